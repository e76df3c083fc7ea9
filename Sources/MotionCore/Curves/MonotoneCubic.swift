// Goals in this order: right to the last digits also where the curve is vertical, then a cost that doesn't depend
// on the place, then few divisions. Three shapes need different care.
//
// What depends on the place is chosen by products with 0 and 1, which are exact, instead of by a condition: half of
// all branches would be guessed wrong, and a loop without branches works on several places at a time.

/// The inverse of one coordinate of a timing curve, x(t) = 3·f·t·(1 − t)² + 3·s·t²·(1 − t) + t³, that never falls.
///
/// Every solution is a first guess, bettered by two steps of Householder's third-order method.
enum MonotoneCubic {
  /// Steep enough everywhere.
  case smooth(SmoothCubic)
  /// Flat at an end: f < s.
  case halved(HalvedCubic)
  /// Slowest in the middle, or all but t³ from an end: f ≥ s.
  case inflected(InflectedCubic)

  /// - Parameters:
  ///   - first, second: The control points' places *f* and *s*; the curve between must not fall.
  @inline(__always)
  init(_ first: Double, _ second: Double) {
    if SmoothCubic.fits(first, second) {
      self = .smooth(SmoothCubic(first, second))
    } else if first < second {
      self = .halved(HalvedCubic(first, second))
    } else {
      self = .inflected(InflectedCubic(first, second))
    }
  }

  /// The parameter, 0…1, at a place strictly between 0 and 1.
  @inline(__always)
  func parameter(at place: Double) -> Double {
    switch self {
    case .smooth(let cubic): cubic.parameter(at: place)
    case .inflected(let cubic): cubic.parameter(at: place)
    case .halved(let cubic): cubic.parameter(at: place)
    }
  }
}

// MARK: - Steep everywhere

/// A cubic that is flat nowhere. The guess is a parabola of the place, through the curve's middle and both ends.
struct SmoothCubic {
  private let cubic: UnitBezier.Cubic
  private let bend: Double

  /// Whether the parabola is near enough for two steps to reach 10⁻¹³, which was tried on all such curves.
  @inline(__always)
  static func fits(_ first: Double, _ second: Double) -> Bool {
    min(first, second) >= 0.12 && max(first, second) <= 0.88 && first - second <= 0.15
  }

  @inline(__always)
  init(_ first: Double, _ second: Double) {
    cubic = UnitBezier.Cubic(first, second)
    let middle = 0.125 + 0.375 * (first + second)
    bend = (0.5 - middle) * Elementary.roughReciprocal(middle * (1 - middle))
  }

  @inline(__always)
  func parameter(at x: Double) -> Double {
    var t = x + bend * x * (1 - x)
    t -= cubic.step(at: t, toward: x)
    t -= cubic.step(at: t, toward: x)
    return min(t, 1)
  }
}

// MARK: - Slowest in the middle

/// A cubic whose slope is least at a point of inflection inside it, where it may vanish.
///
/// Measured from that point it is odd, a·s³ + p·s = q with a ≥ 1 and p ≥ 0. The point's place is computed from
/// the nearest of 0, ½ and 1, where the vertical curves (0, 0), (1, 0) and (1, 1) have theirs: that loses nothing.
struct InflectedCubic {
  /// −1 where 0 and 1 have changed places, because the inflection is near 1; else 1.
  private let direction: Double
  /// What the inflection's place is measured from, as the place itself is: 0 or ½, or −1 from the far end.
  private let base: Double
  private let parameter: Double
  private let place: Double
  /// 1/a.
  private let scale: Double
  /// p/a.
  private let slope: Double

  @inline(__always)
  init(_ first: Double, _ second: Double) {
    let isMirrored = first + second > 1.5
    let origin = isMirrored ? 1.0 : 0
    direction = isMirrored ? -1 : 1
    let f = isMirrored ? 1 - second : first
    let s = isMirrored ? 1 - first : second
    let isNearEnd = f + s < 0.5
    let start = isNearEnd ? 0 : 0.5
    // The polynomial about the base: constant + linear·u + quadratic·u² + a·u³.
    let (a, sum) = (1 + 3 * (f - s), (1 - f) - s)
    let constant = isNearEnd ? 0 : -0.375 * sum
    let linear = isNearEnd ? 3 * f : 0.75 * ((1 - f) + s)
    let quadratic = isNearEnd ? 3 * (s - 2 * f) : 1.5 * sum
    scale = 1 / a
    let u = -quadratic * scale * (1.0 / 3)
    place = constant + u * (linear + u * (quadratic + u * a))
    slope = max(linear + quadratic * u, 0) * scale
    base = start - origin
    parameter = origin + direction * (start + u)
  }

  @inline(__always)
  func parameter(at x: Double) -> Double {
    let distance = ((direction * x - base) - place) * scale
    let target = abs(distance) + 1e-60
    let root = Elementary.roughCubeRoot(target)
    // s³ + k·s = 1 has 1 − k/3 for small k and 1/k for large: this quotient has both.
    let square = root * root
    let numerator = square + 0.3 * slope
    let denominator = square * square + slope * (numerator + square * (1.0 / 3))
    var s = root * square * numerator / denominator
    for _ in 0..<2 {
      let (error, rise) = ((s * s + slope) * s - target, 3 * s * s + slope)
      let half = 3 * s * error
      s -= error * (rise * rise - half) / (rise * (rise * rise - 2 * half) + error * error)
    }
    let t = parameter + Double(signOf: direction * distance, magnitudeOf: s)
    return min(max(t, 0), 1)
  }
}

// MARK: - Slowest at an end

/// A cubic that is steep in the middle and may be flat at its ends.
///
/// Each half is solved from its own end, so that nothing cancels there. The guess is the parabola through that end,
/// with its slope, and through the middle.
struct HalvedCubic {
  private let middle: Double
  private let startSlope: Double
  private let endSlope: Double
  /// Four times the second coefficient of the parabola from each end.
  private let startBend: Double
  private let endBend: Double
  private let a: Double
  /// Whether the cubic is so near to t³ from an end that some places need more than two steps.
  let isStubborn: Bool

  @inline(__always)
  init(_ first: Double, _ second: Double) {
    startSlope = 3 * first
    endSlope = 3 * (1 - second)
    middle = 0.125 + 0.375 * (first + second)
    startBend = 16 * middle - 8 * startSlope
    endBend = 16 * (1 - middle) - 8 * endSlope
    a = 1 + 3 * (first - second)
    isStubborn = second < 0.1 || first > 0.9
  }

  @inline(__always)
  func parameter(at x: Double) -> Double {
    isStubborn ? parameter(at: x, steps: 9) : parameter(at: x, steps: 2)
  }

  @inline(__always)
  func parameter(at x: Double, steps: Int) -> Double {
    // 1 left of the middle, 0 right of it.
    let left = 0.5 + Double(signOf: middle - x, magnitudeOf: 0.5)
    let right = 1 - left
    // The sum keeps third powers of slopes away from underflow; its root is below any rounding.
    let place = left * x + right * (1 - x) + 1e-120
    let cubic = UnitBezier.Cubic(slope: left * startSlope + right * endSlope, a: a)
    let square = cubic.c * cubic.c + (left * startBend + right * endBend) * place
    var t = 2 * place * Elementary.roughReciprocal(cubic.c + Elementary.roughSquareRoot(square))
    for _ in 0..<steps {
      let change = cubic.step(at: t, toward: place)
      t -= change
      if steps > 2 && abs(change) <= 1e-4 * t { break }
    }
    return right + (left - right) * t
  }
}
