public import QuartzCore

/// Recognises two fingers that turn about each other. It's continuous: it begins when they have turned by a tenth of a
/// radian.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since they came down, plus what was last set, in radians; clockwise is positive.
  open var rotation: CGFloat = 0
  /// How fast ``rotation`` changes, per second.
  open var velocity: CGFloat { speed.velocity.x }

  private static let threshold: CGFloat = 0.1

  private var angle: CGFloat = 0
  private var turned: CGFloat = 0
  private var speed = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = course.live
    guard live.count == 2 else { return leaveOutThird(touches, of: live, with: event) }
    angle = Self.angle(of: live)
    speed.note(CGPoint(x: turned, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = course.live
    guard live.count == 2 else { return }
    let angle = Self.angle(of: live)
    let change = remainder(angle - self.angle, 2 * .pi)
    self.angle = angle
    turned += change
    rotation += change
    speed.note(CGPoint(x: turned, y: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(turned) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    speed.note(CGPoint(x: turned, y: 0), at: event.timestamp)
    endIfFewer(than: 2)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (rotation, angle, turned, speed) = (0, 0, 0, VelocityTracker()) }

  private static func angle(of touches: [UITouch]) -> CGFloat {
    atan2(touches[1].place.y - touches[0].place.y, touches[1].place.x - touches[0].place.x)
  }
}
