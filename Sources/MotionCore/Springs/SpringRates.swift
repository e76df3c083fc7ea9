/// The rates of a spring, computed once from mass, stiffness and damping.
///
/// With *β* = c/2m and *ω₀²* = k/m, the rates are the roots −β ± √(β² − ω₀²) of the characteristic
/// polynomial.
@usableFromInline
struct SpringRates: Hashable, Sendable {
  /// The regimes of a damped oscillator.
  enum Regime: UInt8 {
    /// Oscillates with the angular frequency ``SpringRates/rate``.
    case underdamped
    case critical
    /// Approaches its target with the rates ``SpringRates/slow`` and ``SpringRates/fast``.
    case overdamped
    /// Arrives immediately: the damping is so strong that its rate is infinite.
    case immediate
  }

  let regime: Regime
  /// The rate *β* at which the envelope shrinks.
  @usableFromInline let decay: Double
  /// √|β² − ω₀²|: the angular frequency of an oscillation, or half the distance of an overdamped spring's two
  /// rates.
  let rate: Double
  /// 1/``rate`` below critical damping, 1/(2·``rate``) above, 0 at it.
  let inverseRate: Double
  /// ω₀².
  @usableFromInline let square: Double
  /// The slower rate of an overdamped spring; *β* for any other spring.
  let slow: Double
  /// The faster rate of an overdamped spring; *β* for any other spring.
  let fast: Double

  @usableFromInline
  init(_ spring: Spring) {
    let decay = spring.damping / spring.mass / 2
    let square = spring.stiffness / spring.mass
    guard decay < .infinity, square < .infinity else {
      self.init(.immediate, decay: .infinity, rate: 0, inverseRate: 0, square: square, slow: .infinity)
      return
    }
    let excess = Self.excess(of: spring, decay: decay, square: square)
    if excess < 0 {
      let rate = (-excess).squareRoot()
      self.init(
        .underdamped, decay: decay, rate: rate, inverseRate: 1 / rate, square: square, slow: decay)
    } else if excess == 0 {
      self.init(.critical, decay: decay, rate: 0, inverseRate: 0, square: square, slow: decay)
    } else {
      let rate =
        excess < .infinity ? excess.squareRoot() : decay * (1 - square / decay / decay).squareRoot()
      // The slow rate as a quotient: β − √(β² − ω₀²) would lose all digits for a strongly damped spring.
      self.init(
        .overdamped, decay: decay, rate: rate, inverseRate: 0.5 / rate, square: square,
        slow: square / decay / (1 + rate / decay))
    }
  }

  private init(
    _ regime: Regime, decay: Double, rate: Double, inverseRate: Double, square: Double, slow: Double
  ) {
    self.regime = regime
    self.decay = decay
    self.rate = rate
    self.inverseRate = inverseRate
    self.square = square
    self.slow = slow
    fast = regime == .overdamped ? decay + rate : decay
  }

  /// Returns β² − ω₀² = (c² − 4·k·m)/4m², with exact products, because little else remains near critical
  /// damping.
  private static func excess(of spring: Spring, decay: Double, square: Double) -> Double {
    let (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    let safe = 1e-140...1e140
    guard safe.contains(mass), safe.contains(stiffness), safe.contains(damping) else {
      return decay * decay - square
    }
    let damped = DoubleDouble(product: damping, damping)
    let free = DoubleDouble(product: 4 * stiffness, mass)
    let difference = (damped.high - free.high) + (damped.low - free.low)
    return difference / mass / mass / 4
  }
}
