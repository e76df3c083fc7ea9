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
  func animation(keyPath: String, axis: ValueCourse.Axis? = nil) -> CABasicAnimation {
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

/// A spring by the constants that it has, or by those that suit a duration.
struct ViewSpring {
  private enum Rule {
    case constants(Spring)
    case dampingRatio(Double, duration: Double)
  }

  private let rule: Rule
  /// In travels per second, positive toward the end.
  let velocity: CGVector
  let allowsOverdamping: Bool
  /// How many times as long everything takes.
  var stretch = 1.0

  /// A spring whose constants are known.
  init(_ spring: Spring, velocity: CGVector, allowsOverdamping: Bool = false) {
    rule = .constants(spring)
    self.velocity = velocity.finite
    self.allowsOverdamping = allowsOverdamping
  }

  /// A spring that comes to rest when a duration is over.
  init(dampingRatio: Double, duration: Double, velocity: CGVector) {
    rule = .dampingRatio(dampingRatio.isNaN ? 1 : dampingRatio, duration: duration)
    self.velocity = velocity.finite
    allowsOverdamping = false
  }

  /// The constants that suit the velocity along an axis.
  func constants(along axis: ValueCourse.Axis? = nil) -> Spring {
    let spring =
      switch rule {
      case .constants(let spring): spring
      case .dampingRatio(let ratio, let duration):
        Spring(viewDampingRatio: ratio, duration: duration, velocity: Double(ownVelocity(along: axis)))
      }
    guard stretch != 1 else { return spring }
    return Spring(
      mass: spring.mass, stiffness: spring.stiffness / (stretch * stretch), damping: spring.damping / stretch)
  }

  /// What counts of the velocity along an axis, or where there is no more than one number.
  func velocity(along axis: ValueCourse.Axis? = nil) -> CGFloat {
    ownVelocity(along: axis) / CGFloat(stretch)
  }

  private func ownVelocity(along axis: ValueCourse.Axis?) -> CGFloat {
    switch axis {
    case .x: velocity.dx
    case .y: velocity.dy
    case nil: abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
    }
  }

  /// The spring that acts along an axis.
  func acting(along axis: ValueCourse.Axis? = nil) -> Spring {
    let spring = constants(along: axis)
    return allowsOverdamping ? spring : spring.withoutOverdamping
  }

  /// When the spring has come to rest, in seconds.
  var settlingDuration: Double {
    let duration = acting().settlingDuration(velocity: Double(velocity()))
    return min(duration, Double(Float.greatestFiniteMagnitude))
  }
}

extension CGVector {
  /// A vector of two equal components.
  init(both component: CGFloat) { self.init(dx: component, dy: component) }

  /// The vector with 0 for what is no number.
  fileprivate var finite: CGVector { CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0) }
}
