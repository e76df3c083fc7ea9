import LayerTree
public import QuartzCore
import Requirements

// MARK: - Fingers

/// Simulated touches and typing, for tests, for animations rendered to files, and for live windows that forward the
/// system's events. Apple's UIKit doesn't have these methods.
///
/// Everything happens at the stage's current time, inside and outside of `stage.perform`. Only
/// ``drag(from:to:duration:finger:)`` takes time. Points are in the window's coordinates. Each finger has a number,
/// so that several can be down.
extension UIWindow {
  /// Begins a touch in the frontmost view at a point.
  ///
  /// - Precondition: The finger isn't down.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    require(touches[finger] == nil, "finger \(finger) must not be down")
    layer.atHostTime {
      let touch = beginTouch(at: point)
      touches[finger] = touch
      touch.isIgnored = WindowList.current.ignoredEventRequests > 0
      guard !touch.isIgnored else { return }
      let event = event(changing: touch)
      touch.window = self
      touch.view = hitTest(point, with: event)
      sendEvent(event)
    }
  }

  /// Moves a finger that is down.
  ///
  /// - Precondition: The finger is down.
  public func touchMove(to point: CGPoint, finger: Int = 0) { change(finger, to: .moved, at: point) }

  /// Lifts a finger, at a point or at its last position.
  ///
  /// - Precondition: The finger is down.
  public func touchUp(at point: CGPoint? = nil, finger: Int = 0) { change(finger, to: .ended, at: point) }

  /// Cancels a finger's touch, as the system does for an incoming call.
  ///
  /// - Precondition: The finger is down.
  public func touchCancel(finger: Int = 0) { change(finger, to: .cancelled, at: nil) }

  /// Taps with one or more fingers, one or more times.
  ///
  /// - Parameters:
  ///   - point: The position of the first finger. Each further finger is 20 points to the right of the one before.
  ///   - count: The number of taps. Default 1.
  ///   - fingers: The number of fingers. Default 1.
  /// - Precondition: Neither number is negative, and none of the fingers is down.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    require(
      count >= 0 && fingers >= 0,
      "the numbers of fingers and taps must be 0 or more, not \(fingers) and \(count)")
    for _ in 0..<count {
      for finger in 0..<fingers {
        touchDown(at: CGPoint(x: point.x + 20 * CGFloat(finger), y: point.y), finger: finger)
      }
      for finger in 0..<fingers { touchUp(finger: finger) }
    }
  }

  /// Drags a finger to another point in a straight line and at constant speed, beginning now.
  ///
  /// The finger moves 60 times per second of the stage's time and is lifted at the end of the duration. Without a
  /// stage, the drag ends immediately.
  ///
  /// - Parameters:
  ///   - start: The position at which the touch begins.
  ///   - end: The position at which the touch ends.
  ///   - duration: The duration in seconds, 0 or more.
  ///   - finger: The number of the finger. Default 0.
  /// - Precondition: The finger isn't down.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0) {
    require(
      duration >= 0 && duration.isFinite, "a drag's duration must be 0 or more and finite, not \(duration)")
    touchDown(at: start, finger: finger)
    FingerDrag(window: self, finger: finger, start: start, end: end, duration: duration)?.begin()
  }

  private func beginTouch(at point: CGPoint) -> UITouch {
    let touch = UITouch()
    touch.timestamp = CACurrentMediaTime()
    tapSeries.begin(at: point, time: touch.timestamp)
    (touch.number, touch.tapCount) = (tapSeries.number, tapSeries.count)
    (touch.startPoint, touch.point, touch.previousPoint) = (point, point, point)
    return touch
  }

  private func change(_ finger: Int, to phase: UITouch.Phase, at point: CGPoint?) {
    guard let touch = touches[finger] else { failRequirement("finger \(finger) must be down") }
    layer.atHostTime {
      touch.timestamp = CACurrentMediaTime()
      (touch.previousPoint, touch.point) = (touch.point, point ?? touch.point)
      touch.phase = phase
      let event = event(changing: touch)
      if touch.hasEnded { touches[finger] = nil }
      if phase == .ended { tapSeries.end(touch.number, at: touch.point, time: touch.timestamp) }
      if !touch.isIgnored { sendEvent(event) }
    }
  }

  /// Creates an event with all touches, of which only one has changed.
  private func event(changing touch: UITouch) -> UIEvent {
    let event = UIEvent()
    event.timestamp = touch.timestamp
    event.allTouches = Set(touches.values.filter { !$0.isIgnored })
    for other in touches.values where other !== touch { other.phase = .stationary }
    return event
  }
}

// MARK: - Typing

extension UIWindow {
  /// Types text into the first responder, one character at a time. Nothing happens if it isn't a ``UIKeyInput``.
  ///
  /// A line break represents the return key.
  public func type(_ text: String) {
    layer.atHostTime {
      for character in text { (UIResponder.firstResponder as? any UIKeyInput)?.insertText(String(character)) }
    }
  }

  /// Composes text in the first responder, as an input method does before it types the result.
  ///
  /// The next composition or typed text replaces it. Nothing happens if the first responder isn't a ``UITextInput``.
  ///
  /// - Parameters:
  ///   - text: The composed text; empty to cancel the composition.
  ///   - selection: The range to select in the composed text, in UTF-16 code units; nil for the caret at its end.
  public func compose(_ text: String, selecting selection: Range<Int>? = nil) {
    let selection = selection ?? text.utf16.count..<text.utf16.count
    layer.atHostTime {
      (UIResponder.firstResponder as? any UITextInput)?.setMarkedText(
        text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
    }
  }

  /// Presses the return key.
  public func pressReturn() { type("\n") }

  /// Presses the delete key.
  public func deleteBackward() {
    layer.atHostTime { (UIResponder.firstResponder as? any UIKeyInput)?.deleteBackward() }
  }
}
