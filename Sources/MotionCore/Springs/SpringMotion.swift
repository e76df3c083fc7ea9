/// The exact motion of one number on a spring from one start: a closed form, so any time costs the same and none
/// drifts.
///
/// With *β* = c/2m, the displacement is e^(−βt)·(x₀·C(t) + (v₀ + β·x₀)·S(t)), where C and S are cos ωt and
/// sin ωt / ω below critical damping (ω² = ω₀² − β²), 1 and t at it, and their hyperbolic twins above it. All
/// three have one limit where β = ω₀, and the motion is computed so that no digit is lost near it.
///
/// Finite input never gives NaN. A time so long ago that the motion would have come from beyond all numbers gives
/// an infinite value with the right sign; after an envelope of 10⁻³⁰⁷ the motion has ended and everything is 0.
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
  /// Returns the displacement from the target after `time` seconds; for a time below 0, where the motion
  /// would have come from.
  public func displacement(at time: Double) -> Double {
    rates.transition(after: time).displacement(from: start, velocity: startVelocity)
  }

  /// Returns the velocity after `time` seconds.
  public func velocity(at time: Double) -> Double {
    rates.transition(after: time).velocity(from: start, velocity: startVelocity)
  }

  /// Returns displacement and velocity after `time` seconds.
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
  /// Returns the motion that goes on from `time` toward another target, with the same place and velocity.
  ///
  /// - Parameters:
  ///   - time: When the target changes, in seconds of this motion; it's time 0 of the new one.
  ///   - shift: How far the target moves, in the unit of the displacement.
  ///   - spring: The spring from then on; nil for the same one.
  public func retargeted(at time: Double, by shift: Double, spring: Spring? = nil) -> SpringMotion {
    let (displacement, velocity) = state(at: time)
    return SpringMotion(
      rates: spring.map { SpringRates($0) } ?? rates, displacement: displacement - shift,
      velocity: velocity)
  }
}
