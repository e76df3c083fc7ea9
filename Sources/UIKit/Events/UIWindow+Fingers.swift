import LayerTree
public import QuartzCore
import Requirements

// MARK: - Fingers

/// Touches and typing without a device: what a test or a film does, and what a live window does with the system's
/// events. Apple's UIKit has none of this.
///
/// Everything happens at the stage's present time, inside and outside `stage.perform`; ``drag(from:to:duration:finger:)``
/// spreads over the time to come. Points are in the window's space. Fingers have numbers, so that several can touch.
extension UIWindow {
  /// A finger comes down on the frontmost view at a point.
  ///
  /// - Precondition: The finger isn't down.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    require(touches[finger] == nil, "finger \(finger) is down already")
    layer.atHostTime {
      let touch = beginTouch(at: point)
      touches[finger] = touch
      let event = event(changing: touch)
      touch.window = self
      touch.view = hitTest(point, with: event)
      sendEvent(event)
    }
  }

  /// A finger that is down moves to a point.
  ///
  /// - Precondition: The finger is down.
  public func touchMove(to point: CGPoint, finger: Int = 0) { change(finger, to: .moved, at: point) }

  /// A finger leaves, at a point or where it last was.
  ///
  /// - Precondition: The finger is down.
  public func touchUp(at point: CGPoint? = nil, finger: Int = 0) { change(finger, to: .ended, at: point) }

  /// The system takes a finger's touch away, as it does for a call that comes in.
  ///
  /// - Precondition: The finger is down.
  public func touchCancel(finger: Int = 0) { change(finger, to: .cancelled, at: nil) }

  /// Fingers come down and leave at once, a number of times.
  ///
  /// - Parameters:
  ///   - point: Where the first finger taps; further ones tap 20 points apart to its right.
  ///   - count: How many times. Default 1.
  ///   - fingers: How many fingers. Default 1.
  /// - Precondition: Neither number is below 0, and none of the fingers is down.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    require(count >= 0 && fingers >= 0, "\(fingers) fingers can't tap \(count) times")
    for _ in 0..<count {
      for finger in 0..<fingers {
        touchDown(at: CGPoint(x: point.x + 20 * CGFloat(finger), y: point.y), finger: finger)
      }
      for finger in 0..<fingers { touchUp(finger: finger) }
    }
  }

  /// A finger comes down now, goes straight to another point at an even speed, and leaves there.
  ///
  /// It moves 60 times a second as the stage's time goes on, and leaves when the duration is over. Without a stage it
  /// goes there at once.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down.
  ///   - end: Where it leaves.
  ///   - duration: In seconds, 0 or more.
  ///   - finger: Which finger. Default 0.
  /// - Precondition: The finger isn't down.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0) {
    require(duration >= 0 && duration.isFinite, "a drag can't last \(duration) s")
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
    guard let touch = touches[finger] else { failRequirement("finger \(finger) isn't down") }
    layer.atHostTime {
      touch.timestamp = CACurrentMediaTime()
      (touch.previousPoint, touch.point) = (touch.point, point ?? touch.point)
      touch.phase = phase
      let event = event(changing: touch)
      if touch.isOver { touches[finger] = nil }
      if phase == .ended { tapSeries.end(touch.number, at: touch.point, time: touch.timestamp) }
      sendEvent(event)
    }
  }

  /// An event of all touches; only one of them does anything.
  private func event(changing touch: UITouch) -> UIEvent {
    let event = UIEvent()
    event.timestamp = touch.timestamp
    event.allTouches = Set(touches.values)
    for other in touches.values where other !== touch { other.phase = .stationary }
    return event
  }
}

// MARK: - Typing

extension UIWindow {
  /// Types into the first responder, one character after another; where it takes no typing, nothing happens.
  ///
  /// A line break is what the return key types.
  public func type(_ text: String) {
    layer.atHostTime {
      for character in text { (UIResponder.firstResponder as? any UIKeyInput)?.insertText(String(character)) }
    }
  }

  /// Presses the return key.
  public func pressReturn() { type("\n") }

  /// Presses the key that deletes backward.
  public func deleteBackward() {
    layer.atHostTime { (UIResponder.firstResponder as? any UIKeyInput)?.deleteBackward() }
  }
}
