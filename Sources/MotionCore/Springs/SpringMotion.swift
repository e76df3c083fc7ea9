/// The exact motion of one number on a spring: a closed form, so any time costs the same and errors don't
/// accumulate.
///
/// With *β* = c/2m, the displacement is e^(−βt)·(x₀·C(t) + (v₀ + β·x₀)·S(t)), where C and S are cos ωt and
/// sin ωt / ω below critical damping (ω² = ω₀² − β²), 1 and t at it, and their hyperbolic counterparts above
/// it. All three have the same limit where β = ω₀, and the motion is computed so that no digit is lost near
/// it.
///
/// Finite input never gives NaN. A negative time at which the value would overflow gives an infinite value
/// with the right sign. When the envelope falls below 10⁻³⁰⁷ the motion has ended, and displacement and
/// velocity are 0.
public struct SpringMotion: Hashable, Sendable {
  let rates: SpringRates
  /// The displacement from the target at time 0.
  public let start: Double
  /// The velocity at time 0, per second.
  public let startVelocity: Double

  init(spring: Spring, displacement: Double, velocity: Double) {
    self.init(rates: SpringRates(spring), displacement: displacement, velocity: velocity)
  }

  init(rates: SpringRates, displacement: Double, velocity: Double) {
    self.rates = rates
    start = displacement
    startVelocity = velocity
  }
}

// MARK: - Evaluation

extension SpringMotion {
  /// Returns the displacement from the target after `time` seconds. For a negative time, the motion is
  /// extended backward.
  public func displacement(at time: Double) -> Double {
    rates.transition(after: time).displacement(from: start, velocity: startVelocity)
  }

  /// Returns the velocity after `time` seconds.
  public func velocity(at time: Double) -> Double {
    rates.transition(after: time).velocity(from: start, velocity: startVelocity)
  }

  /// Returns the displacement and the velocity after `time` seconds.
  public func state(at time: Double) -> (displacement: Double, velocity: Double) {
    let transition = rates.transition(after: time)
    return (
      transition.displacement(from: start, velocity: startVelocity),
      transition.velocity(from: start, velocity: startVelocity)
    )
  }
}

// MARK: - Changing course

extension SpringMotion {
  /// Returns the motion that continues from `time` toward another target, with the same position and
  /// velocity.
  ///
  /// - Parameters:
  ///   - time: The time of the change, in seconds of this motion. It is time 0 of the new motion.
  ///   - shift: The distance by which the target moves, in the unit of the displacement.
  ///   - spring: The spring from then on; nil for the same one.
  public func retargeted(at time: Double, by shift: Double, spring: Spring? = nil) -> SpringMotion {
    let (displacement, velocity) = state(at: time)
    return SpringMotion(
      rates: spring.map { SpringRates($0) } ?? rates, displacement: displacement - shift,
      velocity: velocity)
  }
}
