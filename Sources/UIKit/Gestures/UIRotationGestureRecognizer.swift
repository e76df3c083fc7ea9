public import QuartzCore

/// Recognizes two fingers that rotate about each other. It's continuous and begins when they have rotated by 0.1
/// radians.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning plus the value that was last set, in radians; clockwise is positive.
  open var rotation: CGFloat = 0
  /// The change of ``rotation`` per second.
  open var velocity: CGFloat { velocityTracker.velocity.x }

  private static let threshold: CGFloat = 0.1

  private var angle: CGFloat = 0
  private var totalRotation: CGFloat = 0
  private var velocityTracker = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    guard live.count == 2 else { return ignoreExtraTouches(touches, of: live, with: event) }
    angle = Self.angle(of: live)
    velocityTracker.record(CGPoint(x: totalRotation, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    guard live.count == 2 else { return }
    let angle = Self.angle(of: live)
    let change = remainder(angle - self.angle, 2 * .pi)
    self.angle = angle
    totalRotation += change
    rotation += change
    velocityTracker.record(CGPoint(x: totalRotation, y: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(totalRotation) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    velocityTracker.record(CGPoint(x: totalRotation, y: 0), at: event.timestamp)
    endIfFewerTouches(than: 2)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    (rotation, angle, totalRotation, velocityTracker) = (0, 0, 0, VelocityTracker())
  }

  private static func angle(of touches: [UITouch]) -> CGFloat {
    atan2(touches[1].point.y - touches[0].point.y, touches[1].point.x - touches[0].point.x)
  }
}
