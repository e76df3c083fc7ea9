import LayerTree
import QuartzCore

/// A finger's motion along a line at constant speed, starting at the touch's time.
@MainActor
struct FingerDrag {
  /// The number of moves per second.
  private static var rate: Double { 60 }

  private let window: UIWindow
  private let finger: Int
  private let touch: UITouch
  private let start: CGPoint
  private let end: CGPoint
  private let duration: Double
  private let startTime: Double

  /// Creates the drag of a finger that is down; nil if it isn't.
  init?(window: UIWindow, finger: Int, start: CGPoint, end: CGPoint, duration: Double) {
    guard let touch = window.touches[finger] else { return nil }
    (self.window, self.finger, self.touch) = (window, finger, touch)
    (self.start, self.end, self.duration) = (start, end, duration)
    startTime = touch.timestamp
  }

  func begin() {
    if duration > 0, window.layer.hasHostTime {
      window.layer.atHostTime { scheduleNextStep(after: 0) }
    } else {
      finish()
    }
  }

  /// Schedules the next step at a time relative to the start, so that errors don't accumulate.
  private func scheduleNextStep(after step: Int) {
    let time = min(Double(step + 1) / Self.rate, duration)
    window.layer.call(after: max(startTime + time - CACurrentMediaTime(), 0)) {
      withViews(()) { perform(step: step + 1, after: time) }
    }
  }

  private func perform(step: Int, after time: Double) {
    // The drag ends if the finger was lifted in the meantime.
    guard window.touches[finger] === touch else { return }
    guard time < duration else { return finish() }
    let progress = time / duration
    window.touchMove(
      to: CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress),
      finger: finger)
    scheduleNextStep(after: step)
  }

  private func finish() {
    window.touchMove(to: end, finger: finger)
    window.touchUp(finger: finger)
  }
}
