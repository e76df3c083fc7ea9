/// The thresholds of displacement, speed and acceleration below which a spring counts as at rest.
///
/// Unlike a settling duration, thresholds depend on visibility. They end a spring at the first instant at
/// which the remaining motion is invisible, even if the value exceeds the thresholds again later.
public struct RestThresholds: Hashable, Sendable {
  /// The limit of every component of the displacement, exclusive.
  public var displacement: Double
  /// The limit of the speed over all components, exclusive, per second.
  public var speed: Double
  /// The limit of the acceleration over all components, exclusive, per second squared.
  public var acceleration: Double

  /// Creates thresholds from the three numbers.
  public init(displacement: Double, speed: Double, acceleration: Double) {
    self.displacement = displacement
    self.speed = speed
    self.acceleration = acceleration
  }

  /// Creates the thresholds of INTUAnimationEngine for a start at a distance.
  ///
  /// With T = `distance`/10,000, the displacement must be below T/2, the squared speed below 25·T and the
  /// squared acceleration below 625·T². For a distance of 1 that is 0.00005, 0.05 per second and 0.0025 per
  /// second squared.
  public init(startDistance distance: Double) {
    let unit = max(distance * 0.0001, .leastNormalMagnitude)
    self.init(
      displacement: unit / 2, speed: 5 * unit.squareRoot(), acceleration: 25 * unit)
  }

  /// Whether a state is below all three thresholds.
  @inlinable
  func contain<Vector: MotionVector>(displacement: Vector, velocity: Vector, acceleration: Vector) -> Bool {
    displacement.largestMagnitude < self.displacement
      && velocity.length < speed && acceleration.length < self.acceleration
  }
}
