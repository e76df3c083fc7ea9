public import QuartzCore

/// Recognizes two fingers that move apart or together. It's continuous and begins when their distance has changed by
/// 8 points.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the fingers' current distance to their initial distance, multiplied by the value that was last
  /// set.
  open var scale: CGFloat {
    get { factor * ratio }
    set { factor = newValue / ratio }
  }
  /// The change of ``scale`` per second.
  open var velocity: CGFloat { velocityTracker.velocity.x }

  private static let threshold: CGFloat = 8

  private var startDistance: CGFloat = 0
  private var ratio: CGFloat = 1
  private var factor: CGFloat = 1
  private var velocityTracker = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    guard live.count == 2 else { return ignoreExtraTouches(touches, of: live, with: event) }
    // At least 1, because fingers at the same point have no ratio.
    startDistance = max(live[0].point.distance(to: live[1].point), 1)
    velocityTracker.record(CGPoint(x: scale, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    guard live.count == 2 else { return }
    let distance = live[0].point.distance(to: live[1].point)
    ratio = max(distance / startDistance, .leastNormalMagnitude)
    velocityTracker.record(CGPoint(x: scale, y: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(distance - startDistance) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    velocityTracker.record(CGPoint(x: scale, y: 0), at: event.timestamp)
    endIfFewerTouches(than: 2)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    (startDistance, ratio, factor, velocityTracker) = (0, 1, 1, VelocityTracker())
  }
}
