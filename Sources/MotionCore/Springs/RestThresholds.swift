/// How near its target, how slow and how little accelerated a spring must be to count as at rest.
///
/// A rule by thresholds sees what shows: unlike a settling duration, it ends a spring at the first instant at which
/// nothing would be seen of what is left, though the value may leave the thresholds once more later.
public struct RestThresholds: Hashable, Sendable {
  /// Every component of the displacement is below this.
  public var displacement: Double
  /// The speed, over all components, is below this, per second.
  public var speed: Double
  /// The acceleration, over all components, is below this, per second squared.
  public var acceleration: Double

  /// Creates thresholds from the three numbers.
  public init(displacement: Double, speed: Double, acceleration: Double) {
    self.displacement = displacement
    self.speed = speed
    self.acceleration = acceleration
  }

  /// The thresholds of INTUAnimationEngine for a start at a distance: with T = `distance`/10,000, a displacement
  /// below T/2, a squared speed below 25·T and a squared acceleration below 625·T².
  ///
  /// For a distance of 1 that is 0.00005, 0.05 per second and 0.0025 per second squared.
  public init(startDistance distance: Double) {
    let unit = max(distance * 0.0001, .leastNormalMagnitude)
    self.init(
      displacement: unit / 2, speed: 5 * unit.squareRoot(), acceleration: 25 * unit)
  }

  /// Whether a state lies within all three.
  @inlinable
  func contain<Vector: MotionVector>(displacement: Vector, velocity: Vector, acceleration: Vector) -> Bool {
    displacement.largestMagnitude < self.displacement
      && velocity.length < speed && acceleration.length < self.acceleration
  }
}
