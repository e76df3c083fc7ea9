/// The exact motion of a flung value, in any number of dimensions, each with its own velocity.
public struct DecayMotion<Vector: MotionVector>: Sendable {
  /// The decay that slows the motion down.
  public let decay: Decay
  /// The position at time 0.
  public let start: Vector
  /// The velocity at time 0, per second.
  public let startVelocity: Vector

  /// Creates a motion.
  ///
  /// - Precondition: Position and velocity have the same number of components.
  public init(decay: Decay = .normal, start: Vector, startVelocity: Vector) {
    self.decay = decay
    self.start = start
    // Combined, so that a velocity with another number of components traps here and not later.
    self.startVelocity = start.combined(with: startVelocity) { _, component in component }
  }

  /// Returns the position and the velocity after `time` seconds.
  public func state(at time: Double) -> (position: Vector, velocity: Vector) {
    let (travel, velocity) = decay.state(at: time, from: startVelocity)
    return (start.adding(travel, times: 1), velocity)
  }

  /// Returns the position after `time` seconds.
  public func position(at time: Double) -> Vector { state(at: time).position }

  /// Returns the velocity after `time` seconds.
  public func velocity(at time: Double) -> Vector { state(at: time).velocity }

  /// The time in seconds at which the fastest component has slowed down to ``Decay/stoppingSpeed``.
  public var stoppingTime: Double { decay.stoppingTime(from: startVelocity) }

  /// The position that the motion approaches.
  public var restPoint: Vector { decay.restPoint(from: start, velocity: startVelocity) }
}
