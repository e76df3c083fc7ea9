/// What a spring makes of any start within a given time: four factors for displacement and velocity.
///
/// A spring's motion is linear in its start: x(t) = P·x₀ + Q·v₀ and v(t) = P′·x₀ + Q′·v₀. The factors depend on
/// the spring and the time alone, so one transition moves any number of components.
public struct SpringTransition: Hashable, Sendable {
  /// *P*: how much of the initial displacement is left.
  public let displacementPerDisplacement: Double
  /// *Q*, in seconds: how far an initial velocity of 1 has led.
  public let displacementPerVelocity: Double
  /// *P′*, per second: the velocity after a start at rest, 1 away from the target.
  public let velocityPerDisplacement: Double
  /// *Q′*: how much of the initial velocity is left.
  public let velocityPerVelocity: Double

  /// No time at all: everything stays as it is.
  static let identity = SpringTransition(p: 1, q: 0, pSlope: 0, qSlope: 1)
  /// A time after which nothing is left.
  static let rest = SpringTransition(p: 0, q: 0, pSlope: 0, qSlope: 0)

  @inline(__always)
  init(p: Double, q: Double, pSlope: Double, qSlope: Double) {
    displacementPerDisplacement = p
    displacementPerVelocity = q
    velocityPerDisplacement = pSlope
    velocityPerVelocity = qSlope
  }
}

// MARK: - Applying

extension SpringTransition {
  /// Returns the displacement that a start with `displacement` and `velocity` leads to.
  @inlinable
  public func displacement<Vector: MotionVector>(from displacement: Vector, velocity: Vector) -> Vector {
    displacement.combined(with: velocity) {
      Self.sum($0, displacementPerDisplacement, $1, displacementPerVelocity)
    }
  }

  /// Returns the velocity that a start with `displacement` and `velocity` leads to.
  @inlinable
  public func velocity<Vector: MotionVector>(from displacement: Vector, velocity: Vector) -> Vector {
    displacement.combined(with: velocity) {
      Self.sum($0, velocityPerDisplacement, $1, velocityPerVelocity)
    }
  }

  /// displacement·P + velocity·Q, never NaN for finite starts.
  @inlinable
  static func sum(_ displacement: Double, _ p: Double, _ velocity: Double, _ q: Double) -> Double {
    let sum = plainSum(displacement, p, velocity, q)
    return sum.isNaN ? sumBeyondAllNumbers(displacement, p, velocity, q) : sum
  }

  @inlinable
  @inline(__always)
  static func plainSum(_ displacement: Double, _ p: Double, _ velocity: Double, _ q: Double) -> Double {
    displacement * p + velocity * q
  }

  /// The sum of two products that exceed all numbers with opposite signs, or of which a factor does and the other is
  /// 0: infinite, or 0 where nothing is left.
  @usableFromInline
  static func sumBeyondAllNumbers(
    _ displacement: Double, _ p: Double, _ velocity: Double, _ q: Double
  ) -> Double {
    let sum = scaledProduct(displacement, p) + scaledProduct(velocity, q)
    return sum.isNaN || sum == 0 ? sum : sum * .infinity
  }

  /// A product of a number and a factor brought within the range of numbers, scaled down so that it stays there.
  private static func scaledProduct(_ value: Double, _ factor: Double) -> Double {
    let limit = Double.greatestFiniteMagnitude
    return (factor.isNaN ? factor : min(max(factor, -limit), limit)) * 0x1p-520 * (value * 0x1p-520)
  }
}

extension Spring {
  /// Returns what the spring makes of any start within `time` seconds; below 0, from where it would have come.
  ///
  /// A spring that moves for a while is better kept as a ``SpringMotion`` or a ``SpringSolver``: they keep what
  /// this works out of the constants.
  public func transition(after time: Double) -> SpringTransition {
    SpringRates(self).transition(after: time)
  }
}

extension SpringTransition {
  static let notANumber = SpringTransition(p: .nan, q: .nan, pSlope: .nan, qSlope: .nan)
}
