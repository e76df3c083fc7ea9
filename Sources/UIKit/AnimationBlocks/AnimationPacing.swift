import MotionCore
import QuartzCore

/// How progress runs in animations of views.
enum AnimationPacing {
  case curve(CAMediaTimingFunction)
  case spring(ViewSpring)

  /// The curve, where it's one.
  var timingFunction: CAMediaTimingFunction? {
    if case .curve(let function) = self { function } else { nil }
  }

  /// Returns an animation of a key path with this pacing.
  ///
  /// - Parameter axis: Which of a velocity's components counts, where the key path is one of a point's coordinates.
  func animation(keyPath: String, axis: ValueTrack.Axis? = nil) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      let constants = spring.constants(along: axis)
      animation.mass = CGFloat(constants.mass)
      animation.stiffness = CGFloat(constants.stiffness)
      animation.damping = CGFloat(constants.damping)
      animation.allowsOverdamping = spring.allowsOverdamping
      animation.initialVelocity = spring.velocity(along: axis)
      return animation
    }
  }

  /// The pacing for so many times the duration; a curve suits any.
  func stretched(by factor: Double) -> AnimationPacing {
    guard case .spring(var spring) = self, abs(factor - 1) > 1e-9 else { return self }
    spring.stretch *= factor
    return .spring(spring)
  }

  /// Whether a point's two coordinates move differently.
  var movesCoordinatesApart: Bool {
    if case .spring(let spring) = self { spring.velocity.dx != spring.velocity.dy } else { false }
  }
}
