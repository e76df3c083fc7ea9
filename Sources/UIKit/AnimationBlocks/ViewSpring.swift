import MotionCore
import QuartzCore

/// A spring with fixed constants, or with constants that follow from a damping ratio and a duration.
struct ViewSpring {
  private enum Rule {
    case constants(Spring)
    case dampingRatio(Double, duration: Double)
  }

  private let rule: Rule
  /// The initial velocity in total distances per second; positive toward the end.
  let velocity: CGVector
  let allowsOverdamping: Bool
  /// The factor by which the motion is slowed down.
  var stretch = 1.0

  /// Creates a spring with fixed constants.
  init(_ spring: Spring, velocity: CGVector, allowsOverdamping: Bool = false) {
    rule = .constants(spring)
    self.velocity = velocity.finite
    self.allowsOverdamping = allowsOverdamping
  }

  /// Creates a spring that settles within a duration in seconds.
  init(dampingRatio: Double, duration: Double, velocity: CGVector) {
    rule = .dampingRatio(dampingRatio.isNaN ? 1 : dampingRatio, duration: duration)
    self.velocity = velocity.finite
    allowsOverdamping = false
  }

  /// Returns the constants for the velocity along an axis.
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

  /// Returns the velocity along an axis; without an axis, the component with the larger magnitude.
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

  /// Returns the spring that Core Animation simulates along an axis, which is critically damped unless overdamping is
  /// allowed.
  func effectiveSpring(along axis: ValueTrack.Axis? = nil) -> Spring {
    let spring = constants(along: axis)
    return allowsOverdamping ? spring : spring.withoutOverdamping
  }

  /// The settling time in seconds.
  var settlingDuration: Double {
    let duration = effectiveSpring().settlingDuration(velocity: Double(velocity()))
    return min(duration, Double(Float.greatestFiniteMagnitude))
  }
}

extension ViewSpring {
  /// Creates a spring from its perceptual duration and bounce; nil if the duration isn't above 0.
  init?(perceptualDuration: Double, bounce: CGFloat, velocity: CGVector) {
    guard perceptualDuration > 1e-100, perceptualDuration.isFinite else { return nil }
    let bounce = bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 1)
    // A longer duration would underflow the stiffness to 0.
    let duration = min(perceptualDuration, 1e100)
    self.init(
      Spring(perceptualDuration: duration, bounce: bounce), velocity: velocity,
      allowsOverdamping: true)
  }
}

extension CGVector {
  /// Creates a vector with two equal components.
  init(both component: CGFloat) { self.init(dx: component, dy: component) }

  /// The vector with NaN and infinite components replaced by 0.
  fileprivate var finite: CGVector { CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0) }
}
