extension Easing {
  /// A formula of a curve from (0, 0) to (1, 1), which usually starts slowly.
  ///
  /// The first eleven are the formulas that most animation libraries use under these names. The last four are
  /// Robert Penner's formulas ("Programming Macromedia Flash MX", 2002, chapter 7), some with parameters, and
  /// a free fall.
  public enum Family: Hashable, Sendable {
    /// p.
    case linear
    /// 1 − cos(p·π/2).
    case sine
    /// p².
    case quadratic
    /// p³.
    case cubic
    /// p⁴.
    case quartic
    /// p⁵.
    case quintic
    /// 2^(10(p − 1)), and 0 at 0.
    case exponential
    /// 1 − √(1 − p²).
    case circular
    /// p³ − p·sin(πp).
    case back
    /// sin(13π/2·p)·2^(10(p − 1)).
    case elastic
    /// The mirror image of four parabolas through rational points.
    case bounce
    /// p²·((s + 1)·p − s): Penner's back. An overshoot *s* of 1.70158 draws back by a tenth.
    case pennerBack(overshoot: Double)
    /// −a·2^(10(p − 1))·sin((p − 1 − s)·2π/period) with a = max(amplitude, 1) and s = period/2π·arcsin(1/a):
    /// Penner's elastic.
    ///
    /// The customary amplitude is 1. The customary period is 0.3, and 0.45 for in and out together. The out
    /// direction is the exact mirror image, unlike Penner's own for amplitudes above 1.
    case pennerElastic(amplitude: Double, period: Double)
    /// The mirror image of a ball that falls and bounces to ¼, ¹⁄₁₆ and ¹⁄₆₄ of its height: Penner's bounce.
    case pennerBounce
    /// min(g·p²/2, 1): a fall from rest that ends at p = √(2/g). *g* must be 2 or more.
    case gravity(Double)
  }
}

extension Easing {
  /// Penner's back with its customary overshoot of a tenth.
  public static func pennerBack(_ direction: Direction) -> Easing {
    Easing(.pennerBack(overshoot: 1.70158), direction)
  }

  /// Penner's elastic with its customary period: 0.3, or 0.45 for in and out together.
  public static func pennerElastic(_ direction: Direction) -> Easing {
    Easing(.pennerElastic(amplitude: 1, period: direction == .inOut ? 0.45 : 0.3), direction)
  }

  /// Penner's bounce.
  public static func pennerBounce(_ direction: Direction) -> Easing { Easing(.pennerBounce, direction) }

  /// A fall at 9.98 lengths per duration squared, which ends at a progress of 0.447661.
  public static let gravity = Easing(.gravity(9.98), .in)
}

// MARK: - Formulas

extension Easing.Family {
  /// Whether the family's parameters define a curve.
  var isValid: Bool {
    switch self {
    case .pennerBack(let overshoot): overshoot.isFinite
    case .pennerElastic(let amplitude, let period):
      amplitude.isFinite && period > 0 && (2 * .pi / period).isFinite && period.isFinite
    case .gravity(let acceleration): acceleration >= 2 && acceleration.isFinite
    default: true
    }
  }

  /// Returns the eased progress at a progress strictly between the ends.
  func value(_ p: Double) -> Double {
    switch self {
    case .linear: p
    case .sine: 1 - Elementary.cos(p * (.pi / 2))
    case .quadratic: p * p
    case .cubic: p * p * p
    case .quartic: p * p * p * p
    case .quintic: p * p * p * p * p
    case .exponential: Elementary.exp2(10 * (p - 1))
    case .circular: 1 - ((1 - p) * (1 + p)).squareRoot()
    case .back: p * (p * p - Elementary.sin(.pi * p))
    case .elastic: Elementary.sin(6.5 * .pi * p) * Elementary.exp2(10 * (p - 1))
    case .bounce: 1 - Bounce.rational.height(1 - p)
    case .pennerBack(let size): p * p * ((size + 1) * p - size)
    case .pennerElastic(let amplitude, let period): ElasticCurve(amplitude, period).value(p - 1)
    case .pennerBounce: 1 - Bounce.ball.height(1 - p)
    case .gravity(let acceleration): min(acceleration * p * p / 2, 1)
    }
  }

  /// Returns the curve's derivative; at the ends, the one-sided derivative.
  func slope(_ p: Double) -> Double {
    switch self {
    case .linear: 1
    case .sine: .pi / 2 * Elementary.sin(p * (.pi / 2))
    case .quadratic: 2 * p
    case .cubic: 3 * p * p
    case .quartic: 4 * p * p * p
    case .quintic: 5 * p * p * p * p
    case .exponential: Elementary.ln2 * 10 * Elementary.exp2(10 * (p - 1))
    case .circular: p / ((1 - p) * (1 + p)).squareRoot()
    case .back:
      3 * p * p - Elementary.sin(.pi * p) - .pi * p * Elementary.cos(.pi * p)
    case .elastic:
      Elementary.exp2(10 * (p - 1))
        * (6.5 * .pi * Elementary.cos(6.5 * .pi * p) + Elementary.ln2 * 10 * Elementary.sin(6.5 * .pi * p))
    case .bounce: Bounce.rational.slope(1 - p)
    case .pennerBack(let size): 3 * p * p + size * ((3 * p - 2) * p)
    case .pennerElastic(let amplitude, let period): ElasticCurve(amplitude, period).slope(p - 1)
    case .pennerBounce: Bounce.ball.slope(1 - p)
    case .gravity(let acceleration): acceleration * p * p < 2 ? acceleration * p : 0
    }
  }
}

// MARK: - Elastic

/// Penner's elastic curve, at times from −1 to 0.
private struct ElasticCurve {
  let amplitude: Double
  let frequency: Double
  let phase: Double

  init(_ amplitude: Double, _ period: Double) {
    self.amplitude = max(amplitude, 1)
    frequency = 2 * .pi / period
    phase = .pi / 2 - Elementary.acos(1 / self.amplitude)
  }

  private func factor(_ time: Double) -> Double { -amplitude * Elementary.exp2(10 * time) }

  func value(_ time: Double) -> Double {
    factor(time) * Elementary.sin(time * frequency - phase)
  }

  func slope(_ time: Double) -> Double {
    let (sine, cosine) = Elementary.sinCos(time * frequency - phase)
    return factor(time) * (10 * Elementary.ln2 * sine + frequency * cosine)
  }
}

// MARK: - Bounce

/// Four consecutive parabolas a·p² + b·p + c.
private struct Bounce {
  struct Parabola {
    let end: Double
    let a: Double
    let b: Double
    let c: Double
  }

  let parabolas: [Parabola]

  static let rational = Bounce(parabolas: [
    Parabola(end: 4.0 / 11, a: 121.0 / 16, b: 0, c: 0),
    Parabola(end: 8.0 / 11, a: 363.0 / 40, b: -99.0 / 10, c: 17.0 / 5),
    Parabola(end: 9.0 / 10, a: 4356.0 / 361, b: -35442.0 / 1805, c: 16061.0 / 1805),
    Parabola(end: 1, a: 54.0 / 5, b: -513.0 / 25, c: 268.0 / 25),
  ])

  /// 7.5625·(p − m)² + h, where m is the middle of a bounce and h is its distance from the full height.
  static let ball = Bounce(
    parabolas: [(1.0, 0.0, 0.0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375)].map {
      let middle = $0.1 / 2.75
      return Parabola(
        end: $0.0 / 2.75, a: 7.5625, b: -2 * 7.5625 * middle, c: 7.5625 * middle * middle + $0.2)
    })

  private func parabola(at p: Double) -> Parabola {
    parabolas.first { p < $0.end } ?? parabolas[parabolas.count - 1]
  }

  func height(_ p: Double) -> Double {
    let parabola = parabola(at: p)
    return (parabola.a * p + parabola.b) * p + parabola.c
  }

  func slope(_ p: Double) -> Double {
    let parabola = parabola(at: p)
    return 2 * parabola.a * p + parabola.b
  }
}
