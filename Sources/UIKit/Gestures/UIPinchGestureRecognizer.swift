public import QuartzCore

/// Recognises two fingers that move apart or together. It's continuous: it begins when their distance has changed by 8
/// points.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How the fingers' distance compares with that at which they came down, times what was last set.
  open var scale: CGFloat {
    get { factor * ratio }
    set { factor = newValue / ratio }
  }
  /// How fast ``scale`` changes, per second.
  open var velocity: CGFloat { speed.velocity.x }

  private static let threshold: CGFloat = 8

  private var startDistance: CGFloat = 0
  private var ratio: CGFloat = 1
  private var factor: CGFloat = 1
  private var speed = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = course.live
    guard live.count == 2 else { return leaveOutThird(touches, of: live, with: event) }
    // Fingers at one point have no ratio.
    startDistance = max(live[0].place.distance(to: live[1].place), 1)
    speed.note(CGPoint(x: scale, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = course.live
    guard live.count == 2 else { return }
    let distance = live[0].place.distance(to: live[1].place)
    ratio = max(distance / startDistance, .leastNormalMagnitude)
    speed.note(CGPoint(x: scale, y: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(distance - startDistance) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    speed.note(CGPoint(x: scale, y: 0), at: event.timestamp)
    endIfFewer(than: 2)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (startDistance, ratio, factor, speed) = (0, 1, 1, VelocityTracker()) }
}
