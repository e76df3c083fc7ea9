import QuartzCore

extension UIGestureRecognizer {
  /// Leaves out fingers beyond two.
  func leaveOutThird(_ touches: Set<UITouch>, of live: [UITouch], with event: UIEvent) {
    guard live.count > 2 else { return }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Ends the gesture, or fails, when too few fingers are left.
  func endIfFewer(than count: Int) {
    guard course.live.count < count else { return }
    if state != .possible {
      state = .ended
    } else if course.live.isEmpty {
      state = .failed
    }
  }
}
