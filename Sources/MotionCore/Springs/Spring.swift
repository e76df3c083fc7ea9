import Requirements

/// A damped spring that pulls a value toward its target.
///
/// The displacement *x* from the target follows m·x″ + c·x′ + k·x = 0. Time is in seconds; displacement and
/// velocity use the unit of the animated value.
public struct Spring: Hashable, Sendable {
  /// The mass *m*, above 0.
  public let mass: Double
  /// The stiffness *k*, in mass per second squared, above 0.
  public let stiffness: Double
  /// The damping coefficient *c*, in mass per second, 0 or more. Infinite for a spring that arrives
  /// immediately.
  ///
  /// This isn't the damping *ratio*; see ``dampingRatio``.
  public let damping: Double

  /// Creates a spring from its physical constants. The defaults are Core Animation's.
  ///
  /// - Precondition: `mass` and `stiffness` are above 0 and finite, and `damping` is 0 or more.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) {
    require(mass > 0 && mass.isFinite, "a spring's mass must be above 0, not \(mass)")
    require(
      stiffness > 0 && stiffness.isFinite, "a spring's stiffness must be above 0, not \(stiffness)")
    require(damping >= 0, "a spring's damping must be 0 or more, not \(damping)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring of mass 1 from its appearance: the period of its undamped oscillation, and its bounce.
  ///
  /// The stiffness is (2π/d)². The damping ratio is 1 − bounce if `bounce` is 0 or more and 1/(1 + bounce) if
  /// it is negative: a bounce of 1 never comes to rest, 0 is critically damped, −1 arrives immediately.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period *d* in seconds.
  ///   - bounce: The bounce, −1…1.
  /// - Precondition: `perceptualDuration` is above 0 and finite, as is the resulting stiffness, and `bounce`
  ///   is in −1…1.
  public init(perceptualDuration: Double, bounce: Double) {
    require(
      perceptualDuration > 0 && perceptualDuration.isFinite,
      "a perceptual duration must be above 0, not \(perceptualDuration)")
    require(bounce >= -1 && bounce <= 1, "a bounce must be in −1…1, not \(bounce)")
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(response: perceptualDuration, dampingRatio: ratio)
  }

  /// Creates a spring of mass 1 from the period of its undamped oscillation, in seconds, and its damping
  /// ratio.
  ///
  /// The stiffness is (2π/response)², the damping coefficient 4π·ratio/response.
  ///
  /// - Precondition: `response` is above 0 and finite, as is the resulting stiffness, and `dampingRatio` is 0
  ///   or more. An infinite ratio is a spring that arrives immediately.
  public init(response: Double, dampingRatio: Double) {
    require(
      response > 0 && response.isFinite, "a spring's response must be above 0, not \(response)")
    require(dampingRatio >= 0, "a damping ratio must be 0 or more, not \(dampingRatio)")
    let frequency = 2 * Double.pi / response
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
}

// MARK: - Derived values

extension Spring {
  /// The angular frequency *ω₀* = √(k/m) of the undamped spring, in radians per second.
  public var naturalFrequency: Double {
    let square = stiffness / mass
    return square.isNormal ? square.squareRoot() : stiffness.squareRoot() / mass.squareRoot()
  }

  /// The damping ratio *ζ* = c / (2√(k·m)).
  ///
  /// Below 1 the value overshoots its target; released from rest at 1 or above, it doesn't.
  public var dampingRatio: Double { damping / geometricMean / 2 }

  /// The damping coefficient 2√(k·m) above which the spring doesn't oscillate.
  public var criticalDamping: Double { 2 * geometricMean }

  /// √(k·m), even if the product is outside the range of a `Double`.
  private var geometricMean: Double {
    let product = stiffness * mass
    return product.isNormal ? product.squareRoot() : stiffness.squareRoot() * mass.squareRoot()
  }

  /// The period 2π/ω₀ of the undamped oscillation, in seconds.
  public var perceptualDuration: Double { 2 * .pi / naturalFrequency }

  /// The bounce: 1 − ζ up to ζ = 1, then 1/ζ − 1. It is above 0 if the spring overshoots its target.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The same spring, with its damping limited to the critical value.
  public var withoutOverdamping: Spring {
    let critical = criticalDamping
    return damping > critical ? Spring(mass: mass, stiffness: stiffness, damping: critical) : self
  }

  /// Returns the motion of a value released at `displacement` from its target with `velocity`.
  ///
  /// Both use the same unit. A velocity toward the target has the opposite sign of the displacement.
  public func motion(from displacement: Double, velocity: Double) -> SpringMotion {
    SpringMotion(spring: self, displacement: displacement, velocity: velocity)
  }
}
