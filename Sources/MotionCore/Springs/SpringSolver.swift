public import Requirements

/// A spring that is stepped through time, in any number of dimensions.
///
/// The closed form always computes the state from the last start, so the state doesn't depend on the steps. For
/// example, 24 and 1,000 steps per second lead to the same position. Time may go backward.
///
/// ```swift
/// var solver = SpringSolver(Spring(stiffness: 100, damping: 5), position: SIMD2(0, 0), target: SIMD2(100, 50))
/// for frame in 1... where !solver.hasConverged {
///   show(solver.advance(to: Double(frame) / 60))
/// }
/// ```
public struct SpringSolver<Vector: MotionVector>: Sendable {
  /// The spring that pulls toward the target.
  public let spring: Spring
  /// The position toward which the spring pulls.
  public let target: Vector

  @usableFromInline var now: (time: Double, position: Vector, velocity: Vector)
  @usableFromInline var rates: SpringRates
  @usableFromInline var startTime: Double
  @usableFromInline var startDisplacement: Vector
  @usableFromInline var startVelocity: Vector
  @usableFromInline var thresholds: RestThresholds
  @usableFromInline var hasAdvanced = false

  /// Creates a solver that starts at `position` with `velocity` at a time.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - position: The initial position.
  ///   - velocity: The initial velocity per second, or nil for none.
  ///   - target: The target, or nil for 0 in all components.
  ///   - time: The start time in seconds.
  /// - Precondition: All vectors have the same number of components, and `time` is finite.
  @inlinable
  public init(
    _ spring: Spring, position: Vector, velocity: Vector? = nil, target: Vector? = nil, time: Double = 0
  ) {
    require(time.isFinite, "a spring's start time must be finite, not \(time)")
    let zero = position.change(from: position)
    self.spring = spring
    self.target = target ?? zero
    // Combined, so that a velocity with another number of components traps here and not later.
    now = (time, position, velocity.map { zero.combined(with: $0) { _, component in component } } ?? zero)
    rates = SpringRates(spring)
    startTime = time
    startDisplacement = position.change(from: self.target)
    startVelocity = now.velocity
    thresholds = Self.thresholds(startDisplacement, startVelocity, rates)
  }

  @inlinable
  static func thresholds(
    _ displacement: Vector, _ velocity: Vector, _ rates: SpringRates
  ) -> RestThresholds {
    let distance = displacement.length
    return RestThresholds(
      startDistance: distance > 0 ? distance : velocity.length / rates.square.squareRoot())
  }
}

// MARK: - The present state

extension SpringSolver {
  /// The time of the present state, in seconds.
  @inlinable public var time: Double { now.time }
  /// The position at ``time``.
  @inlinable public var position: Vector { now.position }
  /// The velocity at ``time``, per second.
  @inlinable public var velocity: Vector { now.velocity }
}

// MARK: - Time

extension SpringSolver {
  /// Returns the position and the velocity at any time, before or after the present one.
  ///
  /// Before the last start, the motion is extended backward.
  @inlinable
  public func state(at time: Double) -> (position: Vector, velocity: Vector) {
    let transition = rates.transition(after: time - startTime)
    return (
      transition.displacement(from: startDisplacement, velocity: startVelocity).adding(target, times: 1),
      transition.velocity(from: startDisplacement, velocity: startVelocity)
    )
  }

  /// Moves to a time, which may be an earlier one, and returns the position there.
  ///
  /// - Precondition: `time` is finite.
  @inlinable
  @discardableResult
  public mutating func advance(to time: Double) -> Vector {
    require(time.isFinite, "a spring can't advance to the time \(time)")
    let state = state(at: time)
    now = (time, state.position, state.velocity)
    hasAdvanced = true
    return position
  }

  /// Moves by an interval in seconds, which may be negative, and returns the position there.
  ///
  /// - Precondition: `interval` is finite.
  @inlinable
  @discardableResult
  public mutating func advance(by interval: Double) -> Vector { advance(to: time + interval) }

  /// Whether the remaining motion can't be seen, by the thresholds of ``RestThresholds/init(startDistance:)``
  /// for the last start. False before the first advance.
  @inlinable
  public var hasConverged: Bool {
    guard hasAdvanced else { return false }
    let displacement = position.change(from: target)
    guard displacement.largestMagnitude > 0 || velocity.largestMagnitude > 0 else { return true }
    let acceleration = displacement.combined(with: velocity) {
      rates.acceleration(displacement: $0, velocity: $1)
    }
    return thresholds.contain(
      displacement: displacement, velocity: velocity, acceleration: acceleration)
  }
}

// MARK: - Changing course

extension SpringSolver {
  /// Changes the target from the present time on, with continuous position and velocity.
  ///
  /// - Parameters:
  ///   - target: The position toward which the spring pulls from then on.
  ///   - spring: The spring from then on; nil for the same one.
  /// - Precondition: The target has the same number of components as the position.
  @inlinable
  public mutating func retarget(to target: Vector, spring: Spring? = nil) {
    restart(at: position, velocity: velocity, target: target, spring: spring ?? self.spring)
  }

  /// Sets the position and the velocity at the present time, for example while a finger moves the value.
  ///
  /// - Precondition: Both have the same number of components as the target.
  @inlinable
  public mutating func move(to position: Vector, velocity: Vector) {
    restart(at: position, velocity: velocity, target: target, spring: spring)
  }

  @inlinable
  mutating func restart(at position: Vector, velocity: Vector, target: Vector, spring: Spring) {
    self = SpringSolver(spring, position: position, velocity: velocity, target: target, time: time)
  }
}
