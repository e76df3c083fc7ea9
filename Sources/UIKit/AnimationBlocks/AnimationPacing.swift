import MotionCore
import QuartzCore

/// The pacing of view animations: a timing curve or a spring.
enum AnimationPacing {
  case curve(CAMediaTimingFunction)
  case spring(ViewSpring)

  /// The timing curve; nil for a spring.
  var timingFunction: CAMediaTimingFunction? {
    if case .curve(let function) = self { function } else { nil }
  }

  /// Returns an animation of a key path with this pacing.
  ///
  /// - Parameter axis: The component of the spring's velocity to use if the key path is one coordinate of a point.
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

  /// Returns the pacing for a duration multiplied by a factor. Curves don't depend on the duration.
  func stretched(by factor: Double) -> AnimationPacing {
    guard case .spring(var spring) = self, abs(factor - 1) > 1e-9 else { return self }
    spring.stretch *= factor
    return .spring(spring)
  }

  /// Whether the two coordinates of a point move with different velocities.
  var movesCoordinatesIndependently: Bool {
    if case .spring(let spring) = self { spring.velocity.dx != spring.velocity.dy } else { false }
  }
}
