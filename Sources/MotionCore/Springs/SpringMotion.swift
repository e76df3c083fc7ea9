/// The exact motion of one spring from one start: a closed form, so any time costs the same and none drifts.
///
/// With *β* = c/2m, the displacement is e^(−βt)·(x₀·C(t) + (v₀ + β·x₀)·S(t)), where C and S are cos ωt and
/// sin ωt / ω below critical damping (ω² = ω₀² − β²), 1 and t at it, and their hyperbolic twins above it. All
/// three have one limit where β = ω₀, so nothing is lost near it.
public struct SpringMotion: Hashable, Sendable {
  /// The regimes of a damped oscillator.
  enum Regime: Hashable {
    /// Swings with this angular frequency.
    case underdamped(frequency: Double)
    case critical
    /// Creeps with a slow and a fast rate.
    case overdamped(slow: Double, fast: Double)
    /// Arrives at once: infinite damping.
    case immediate
  }

  let regime: Regime
  /// The rate *β* at which the envelope shrinks.
  let decay: Double
  let start: Double
  /// v₀ + β·x₀.
  let drive: Double
  let startVelocity: Double

  init(spring: Spring, displacement: Double, velocity: Double) {
    let decay = spring.damping / (2 * spring.mass)
    let square = spring.stiffness / spring.mass
    let excess = decay * decay - square
    self.decay = decay
    start = displacement
    startVelocity = velocity
    drive = velocity + decay * displacement
    if !decay.isFinite || !excess.isFinite {
      regime = .immediate
    } else if excess < 0 {
      regime = .underdamped(frequency: (-excess).squareRoot())
    } else if excess == 0 {
      regime = .critical
    } else {
      // The slow rate as a quotient: β − √(β² − ω₀²) would lose all digits of a strongly damped spring.
      let fast = decay + excess.squareRoot()
      regime = .overdamped(slow: square / fast, fast: fast)
    }
  }
}

// MARK: - Evaluation

extension SpringMotion {
  /// Returns the displacement from the target after `time` seconds; for a time below 0, where the motion
  /// would have come from.
  public func displacement(at time: Double) -> Double {
    switch regime {
    case .underdamped(let frequency):
      let (sine, cosine) = Elementary.sinCos(frequency * time)
      return Elementary.exp(-decay * time) * (start * cosine + drive / frequency * sine)
    case .critical:
      return Elementary.exp(-decay * time) * (start + drive * time)
    case .overdamped(let slow, let fast):
      let parts = modes(slow: slow, fast: fast)
      return parts.slow * Elementary.exp(-slow * time) + parts.fast * Elementary.exp(-fast * time)
    case .immediate:
      return time > 0 ? 0 : start
    }
  }

  /// Returns the velocity after `time` seconds.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns displacement and velocity after `time` seconds.
  public func state(at time: Double) -> (displacement: Double, velocity: Double) {
    switch regime {
    case .underdamped(let frequency):
      let envelope = Elementary.exp(-decay * time)
      let (sine, cosine) = Elementary.sinCos(frequency * time)
      let swing = drive / frequency
      return (
        envelope * (start * cosine + swing * sine),
        envelope * (startVelocity * cosine - (start * frequency + decay * swing) * sine)
      )
    case .critical:
      let envelope = Elementary.exp(-decay * time)
      return (envelope * (start + drive * time), envelope * (startVelocity - decay * drive * time))
    case .overdamped(let slow, let fast):
      let (slowPart, fastPart) = modes(slow: slow, fast: fast)
      let slowTerm = slowPart * Elementary.exp(-slow * time)
      let fastTerm = fastPart * Elementary.exp(-fast * time)
      return (slowTerm + fastTerm, -slow * slowTerm - fast * fastTerm)
    case .immediate:
      return time > 0 ? (0, 0) : (start, startVelocity)
    }
  }

  /// The amplitudes of the two modes of an overdamped motion.
  func modes(slow: Double, fast: Double) -> (slow: Double, fast: Double) {
    let spread = fast - slow
    return ((fast * start + startVelocity) / spread, -(slow * start + startVelocity) / spread)
  }
}
