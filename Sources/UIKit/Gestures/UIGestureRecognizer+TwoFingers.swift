import QuartzCore

extension UIGestureRecognizer {
  /// Ignores touches if more than two are down.
  func ignoreExtraTouches(_ touches: Set<UITouch>, of live: [UITouch], with event: UIEvent) {
    guard live.count > 2 else { return }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Ends the gesture, or fails, if there are fewer touches than the given number.
  func endIfFewerTouches(than count: Int) {
    guard tracking.activeTouches.count < count else { return }
    if state != .possible {
      state = .ended
    } else if tracking.activeTouches.isEmpty {
      state = .failed
    }
  }
}
