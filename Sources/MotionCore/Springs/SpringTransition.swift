/// The effect of a spring on any start within a given time: four factors for displacement and velocity.
///
/// A spring's motion is linear in its start: x(t) = P·x₀ + Q·v₀ and v(t) = P′·x₀ + Q′·v₀. The factors depend
/// only on the spring and the time, so one transition moves any number of components.
public struct SpringTransition: Hashable, Sendable {
  /// *P*: the remaining fraction of the initial displacement.
  public let displacementPerDisplacement: Double
  /// *Q*, in seconds: the displacement due to an initial velocity of 1.
  public let displacementPerVelocity: Double
  /// *P′*, per second: the velocity after a start at rest with a displacement of 1.
  public let velocityPerDisplacement: Double
  /// *Q′*: the remaining fraction of the initial velocity.
  public let velocityPerVelocity: Double

  /// The transition of no time, which changes nothing.
  static let identity = SpringTransition(p: 1, q: 0, pSlope: 0, qSlope: 1)
  /// The transition of a time after which nothing is left.
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
  /// Returns the displacement after a start with `displacement` and `velocity`.
  @inlinable
  public func displacement<Vector: MotionVector>(from displacement: Vector, velocity: Vector) -> Vector {
    displacement.combined(with: velocity) {
      Self.sum($0, displacementPerDisplacement, $1, displacementPerVelocity)
    }
  }

  /// Returns the velocity after a start with `displacement` and `velocity`.
  @inlinable
  public func velocity<Vector: MotionVector>(from displacement: Vector, velocity: Vector) -> Vector {
    displacement.combined(with: velocity) {
      Self.sum($0, velocityPerDisplacement, $1, velocityPerVelocity)
    }
  }

  /// Returns displacement·P + velocity·Q, which is never NaN for finite starts.
  @inlinable
  static func sum(_ displacement: Double, _ p: Double, _ velocity: Double, _ q: Double) -> Double {
    let sum = plainSum(displacement, p, velocity, q)
    return sum.isNaN ? overflowingSum(displacement, p, velocity, q) : sum
  }

  @inlinable
  @inline(__always)
  static func plainSum(_ displacement: Double, _ p: Double, _ velocity: Double, _ q: Double) -> Double {
    displacement * p + velocity * q
  }

  /// Returns the sum of two products that overflow with opposite signs, or one of which has an infinite
  /// factor and 0: infinite, or 0 if nothing is left.
  @usableFromInline
  static func overflowingSum(
    _ displacement: Double, _ p: Double, _ velocity: Double, _ q: Double
  ) -> Double {
    let sum = scaledProduct(displacement, p) + scaledProduct(velocity, q)
    return sum.isNaN || sum == 0 ? sum : sum * .infinity
  }

  /// Returns the product of a number and a factor clamped to finite numbers, scaled down so that it doesn't
  /// overflow.
  private static func scaledProduct(_ value: Double, _ factor: Double) -> Double {
    let limit = Double.greatestFiniteMagnitude
    return (factor.isNaN ? factor : min(max(factor, -limit), limit)) * 0x1p-520 * (value * 0x1p-520)
  }
}

extension Spring {
  /// Returns the effect of the spring on any start within `time` seconds. For a negative time, the motion is
  /// extended backward.
  ///
  /// For a spring that moves for a while, prefer a ``SpringMotion`` or a ``SpringSolver``, which store the
  /// numbers that this method computes from the constants.
  public func transition(after time: Double) -> SpringTransition {
    SpringRates(self).transition(after: time)
  }
}

extension SpringTransition {
  static let notANumber = SpringTransition(p: .nan, q: .nan, pSlope: .nan, qSlope: .nan)
}
