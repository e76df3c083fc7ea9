/// The exact motion of a value that was flung, in any number of dimensions, each with its own velocity.
public struct DecayMotion<Vector: MotionVector>: Sendable {
  /// How the motion slows down.
  public let decay: Decay
  /// The place at time 0.
  public let start: Vector
  /// The velocity at time 0, per second.
  public let startVelocity: Vector

  /// Creates a motion.
  ///
  /// - Precondition: Place and velocity have the same number of components.
  public init(decay: Decay = .normal, start: Vector, startVelocity: Vector) {
    self.decay = decay
    self.start = start
    // Combined, so that a velocity of another width traps here and not later.
    self.startVelocity = start.combined(with: startVelocity) { _, component in component }
  }

  /// Returns place and velocity after `time` seconds.
  public func state(at time: Double) -> (position: Vector, velocity: Vector) {
    let (travel, velocity) = decay.state(at: time, from: startVelocity)
    return (start.adding(travel, times: 1), velocity)
  }

  /// Returns the place after `time` seconds.
  public func position(at time: Double) -> Vector { state(at: time).position }

  /// Returns the velocity after `time` seconds.
  public func velocity(at time: Double) -> Vector { state(at: time).velocity }

  /// The time in seconds at which the fastest component has slowed down to ``Decay/stoppingSpeed``.
  public var stoppingTime: Double { decay.stoppingTime(from: startVelocity) }

  /// The place that the motion tends to, for ever nearer.
  public var restPoint: Vector { decay.restPoint(from: start, velocity: startVelocity) }
}
