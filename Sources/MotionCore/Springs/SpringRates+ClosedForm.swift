// With g the envelope, the factors are P = g·(C + β·S), Q = g·S and Q′ = g·(C − β·S), where C and S are cos
// ωt and sin ωt/ω below critical damping, 1 and t at it, cosh λt and sinh λt/λ above; P′ = −ω₀²·Q always.
// Above, the difference of two nearly equal exponentials is computed as one exponential minus 1, so that
// nothing is lost near critical damping, and every sum that doesn't change its sign has terms of one sign.

extension SpringRates {
  /// The exponent from which on downward the envelope counts as 0, because nothing that it scales is visible.
  static let leastExponent = -708.0
  /// The angle from which on sine and cosine need another reduction.
  static let farAngle = 1e6

  @usableFromInline
  @inline(__always)
  func transition(after time: Double) -> SpringTransition {
    switch regime {
    case .underdamped: oscillatingTransition(time)
    case .critical, .overdamped:
      time >= 0 ? nonoscillatingTransition(time) : nonoscillatingTransition(atNegative: time)
    case .immediate: time > 0 ? .rest : .identity
    }
  }

  @inline(__always)
  private func oscillatingTransition(_ time: Double) -> SpringTransition {
    let (exponent, angle) = (-decay * time, rate * time)
    guard exponent > Self.leastExponent else { return exponent.isNaN ? .notANumber : .rest }
    guard exponent <= 0, abs(angle) < Self.farAngle else { return farOscillatingTransition(exponent, angle) }
    return Self.oscillatingTransition(
      envelope: Elementary.expAndExpMinusOne(exponent).exp, Elementary.sinCosBelowMillion(angle),
      decay: decay, inverseRate: inverseRate, square: square)
  }

  /// Returns the factors for a negative time, or for a time so late that the angle needs another reduction.
  /// An infinite angle, whose phase is undefined, counts as 0.
  private func farOscillatingTransition(_ exponent: Double, _ angle: Double) -> SpringTransition {
    Self.oscillatingTransition(
      envelope: Self.growth(exponent), abs(angle) < .infinity ? Elementary.sinCos(angle) : (0, 1),
      decay: decay, inverseRate: inverseRate, square: square)
  }

  /// Returns the factors below critical damping. (Static and without branches, for the loops of
  /// ``SpringBatch``.)
  @inline(__always)
  static func oscillatingTransition(
    envelope: Double, _ circle: (sin: Double, cos: Double), decay: Double, inverseRate: Double,
    square: Double
  ) -> SpringTransition {
    let scaledSine = circle.sin * inverseRate
    let q = envelope * scaledSine
    return SpringTransition(
      p: envelope * (circle.cos + decay * scaledSine), q: q, pSlope: -square * q,
      qSlope: envelope * (circle.cos - decay * scaledSine))
  }

  @inline(__always)
  private func nonoscillatingTransition(_ time: Double) -> SpringTransition {
    let exponent = -slow * time
    guard exponent > Self.leastExponent else { return exponent.isNaN ? .notANumber : .rest }
    return Self.nonoscillatingTransition(
      time, exponent: exponent, slow: slow, rate: rate, inverseRate: inverseRate,
      critical: regime == .critical ? 1 : 0, square: square)
  }

  /// Returns the factors at critical damping and above, from the start on. (Static and without branches, for
  /// the loops of ``SpringBatch``.)
  @inline(__always)
  static func nonoscillatingTransition(
    _ time: Double, exponent: Double, slow: Double, rate: Double, inverseRate: Double,
    critical: Double, square: Double
  ) -> SpringTransition {
    let spread = -2 * (time * rate)
    let (ratio, difference) = Elementary.expAndExpMinusOne(spread > leastExponent ? spread : leastExponent)
    let envelope = Elementary.expAndExpMinusOne(exponent).exp
    let reach = critical * time - difference * inverseRate
    let q = envelope * reach
    return SpringTransition(
      p: envelope * (1 + slow * reach), q: q, pSlope: -square * q,
      qSlope: envelope * (ratio - slow * reach))
  }

  /// Returns the factors for a negative time, for which the fast mode is the envelope because it grows
  /// fastest.
  private func nonoscillatingTransition(atNegative time: Double) -> SpringTransition {
    let exponent = -fast * time
    guard exponent >= 0 else { return .notANumber }
    let envelope = Self.growth(exponent)
    let (ratio, difference) = Elementary.expAndExpMinusOne(max(2 * (time * rate), Self.leastExponent))
    let reach = regime == .critical ? time : difference * inverseRate
    let q = envelope * reach
    return SpringTransition(
      p: envelope * (ratio + slow * reach), q: q, pSlope: square > 0 ? -square * q : 0,
      qSlope: envelope * (1 - slow * reach))
  }

  /// Returns the exponential, limited to the largest finite number so that its product with 0 is 0.
  private static func growth(_ exponent: Double) -> Double {
    min(Elementary.exp(exponent), .greatestFiniteMagnitude)
  }
}
