import MotionCore
import QuartzCore

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
  func constants(along axis: ValueTrack.Axis? = nil) -> Spring {
    let spring =
      switch rule {
      case .constants(let spring): spring
      case .dampingRatio(let ratio, let duration):
        Spring(
          viewDampingRatio: ratio, duration: duration, velocity: Double(unstretchedVelocity(along: axis)))
      }
    guard stretch != 1 else { return spring }
    return Spring(
      mass: spring.mass, stiffness: spring.stiffness / (stretch * stretch), damping: spring.damping / stretch)
  }

  /// What counts of the velocity along an axis, or where there is no more than one number.
  func velocity(along axis: ValueTrack.Axis? = nil) -> CGFloat {
    unstretchedVelocity(along: axis) / CGFloat(stretch)
  }

  private func unstretchedVelocity(along axis: ValueTrack.Axis?) -> CGFloat {
    switch axis {
    case .x: velocity.dx
    case .y: velocity.dy
    case nil: abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
    }
  }

  /// The spring that acts along an axis.
  func effectiveSpring(along axis: ValueTrack.Axis? = nil) -> Spring {
    let spring = constants(along: axis)
    return allowsOverdamping ? spring : spring.withoutOverdamping
  }

  /// When the spring has come to rest, in seconds.
  var settlingDuration: Double {
    let duration = effectiveSpring().settlingDuration(velocity: Double(velocity()))
    return min(duration, Double(Float.greatestFiniteMagnitude))
  }
}

extension ViewSpring {
  /// Returns nil where the duration isn't above 0.
  init?(perceptualDuration: Double, bounce: CGFloat, velocity: CGVector) {
    guard perceptualDuration > 1e-100, perceptualDuration.isFinite else { return nil }
    let bounce = bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 1)
    // Beyond it the stiffness would be no number above 0.
    let duration = min(perceptualDuration, 1e100)
    self.init(
      Spring(perceptualDuration: duration, bounce: bounce), velocity: velocity,
      allowsOverdamping: true)
  }
}

extension CGVector {
  /// A vector of two equal components.
  init(both component: CGFloat) { self.init(dx: component, dy: component) }

  /// The vector with 0 for what is no number.
  fileprivate var finite: CGVector { CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0) }
}
