// The goals, in this order: accuracy to the last digits even where the curve is vertical, a cost that doesn't
// depend on the position, and few divisions. Three shapes need different care.
//
// Numbers that depend on the position are selected by products with 0 and 1, which are exact, instead of by a
// condition: half of all branches would be mispredicted, and a loop without branches handles several
// positions at a time.

/// The inverse of one coordinate of a timing curve, x(t) = 3·f·t·(1 − t)² + 3·s·t²·(1 − t) + t³, which never
/// decreases.
///
/// Every solution is an initial guess improved by two steps, at least one of them of Householder's
/// third-order method. Everything that doesn't depend on the position is precomputed, which is half of the
/// work.
struct MonotoneCubic: Sendable {
  enum Shape: UInt8 {
    /// The position is the parameter.
    case straight
    /// Steep everywhere.
    case smooth
    /// Flat at an end: f < s.
    case halved
    /// Flat at an end, and so close to t³ there that some positions need more than two steps.
    case nearCubic
    /// Slowest in the middle, or nearly t³ from an end: f ≥ s.
    case inflected
  }

  /// Six numbers whose meaning depends on the shape.
  ///
  /// The payloads of an enumeration would be clearer, but they are passed in integer registers, which costs a
  /// tenth of a solution.
  typealias Constants = (Double, Double, Double, Double, Double, Double)

  let shape: Shape
  let constants: Constants
}

extension MonotoneCubic {
  static let straight = MonotoneCubic(shape: .straight, constants: (0, 0, 0, 0, 0, 0))

  /// Creates the inverse.
  ///
  /// - Parameters:
  ///   - first, second: The control points' positions *f* and *s*. The curve between must not decrease.
  init(_ first: Double, _ second: Double) {
    if SmoothCubic.fits(first, second) {
      self.init(shape: .smooth, constants: SmoothCubic(first, second).constants)
    } else if first < second {
      let shape = HalvedCubic.isNearCubic(first, second) ? Shape.nearCubic : .halved
      self.init(shape: shape, constants: HalvedCubic(first, second).constants)
    } else {
      self.init(shape: .inflected, constants: InflectedCubic(first, second).constants)
    }
  }

  /// Returns the parameter, 0…1, at a position strictly between 0 and 1.
  @inline(__always)
  func parameter(at position: Double) -> Double {
    // Comparisons, the most common first: a jump table costs as much as three of them.
    if shape == .smooth { return SmoothCubic(constants: constants).parameter(at: position) }
    if shape == .halved { return HalvedCubic(constants: constants).parameter(at: position) }
    if shape == .inflected { return InflectedCubic(constants: constants).parameter(at: position) }
    return shape == .straight ? position : HalvedCubic(constants: constants).iterativeParameter(at: position)
  }
}

// MARK: - Steep everywhere

/// A cubic without flat parts.
///
/// The guess is the third-order polynomial of the position that agrees with the curve at both ends and at t =
/// ¼ and t = ¾.
struct SmoothCubic {
  let constants: MonotoneCubic.Constants

  private var cubic: UnitBezier.Cubic { UnitBezier.Cubic(a: constants.0, b: constants.1, c: constants.2) }
  private var bend: Double { constants.3 }
  private var skew: Double { constants.4 }
}

extension SmoothCubic {
  /// Whether the guess is so good that two steps reach 10⁻¹⁴, which was verified for all such curves.
  static func fits(_ first: Double, _ second: Double) -> Bool {
    min(first, second) >= 0.12 && max(first, second) <= 0.88 && first - second <= 0.12
  }

  init(_ first: Double, _ second: Double) {
    let cubic = UnitBezier.Cubic(first, second)
    let (early, late) = (cubic.value(0.25), cubic.value(0.75))
    let atEarly = (0.25 - early) / (early * (1 - early))
    let atLate = (0.75 - late) / (late * (1 - late))
    let skew = (atLate - atEarly) / (late - early)
    self.init(constants: (cubic.a, cubic.b, cubic.c, atEarly - skew * early, skew, 0))
  }

  @inline(__always)
  func parameter(at x: Double) -> Double {
    var t = x + (bend + skew * x) * (x * (1 - x))
    t -= cubic.step(at: t, toward: x)
    t -= cubic.shortStep(at: t, toward: x)
    return min(t, 1)
  }
}

// MARK: - Slowest in the middle

/// A cubic whose slope is smallest at a point of inflection inside it, where it may vanish.
///
/// Relative to that point, the cubic is an odd function: a·s³ + p·s = q with a ≥ 1 and p ≥ 0. The point's
/// position is computed relative to the nearest of 0, ½ and 1, at which the vertical curves (0, 0), (1, 0)
/// and (1, 1) have their points of inflection. So no digits are lost.
struct InflectedCubic {
  let constants: MonotoneCubic.Constants

  /// −1 if 0 and 1 have been exchanged because the inflection is near 1; else 1.
  private var direction: Double { constants.0 }
  /// The origin of the inflection's position and of positions in general: 0 or ½, or −1 from the far end.
  private var base: Double { constants.1 }
  private var parameter: Double { constants.2 }
  private var inflection: Double { constants.3 }
  /// 1/a.
  private var scale: Double { constants.4 }
  /// p/a.
  private var slope: Double { constants.5 }
}

extension InflectedCubic {
  init(_ first: Double, _ second: Double) {
    let isMirrored = first + second > 1.5
    let origin = isMirrored ? 1.0 : 0
    let direction = isMirrored ? -1.0 : 1
    let f = isMirrored ? 1 - second : first
    let s = isMirrored ? 1 - first : second
    let isNearEnd = f + s < 0.5
    let start = isNearEnd ? 0 : 0.5
    // The polynomial about the base: constant + linear·u + quadratic·u² + a·u³.
    let (a, sum) = (1 + 3 * (f - s), (1 - f) - s)
    let constant = isNearEnd ? 0 : -0.375 * sum
    let linear = isNearEnd ? 3 * f : 0.75 * ((1 - f) + s)
    let quadratic = isNearEnd ? 3 * (s - 2 * f) : 1.5 * sum
    let scale = 1 / a
    let u = -quadratic * scale * (1.0 / 3)
    let inflection = constant + u * (linear + u * (quadratic + u * a))
    let slope = max(linear + quadratic * u, 0) * scale
    self.init(
      constants: (direction, start - origin, origin + direction * (start + u), inflection, scale, slope))
  }

  @inline(__always)
  func parameter(at x: Double) -> Double {
    let distance = ((direction * x - base) - inflection) * scale
    let target = abs(distance) + 1e-60
    let root = Elementary.roughCubeRoot(target)
    // The solution of s³ + k·s = 1 is 1 − k/3 for small k and 1/k for large k: this quotient has both limits.
    let square = root * root
    let numerator = square + 0.3 * slope
    let denominator = square * (square + (0.3 + 1.0 / 3) * slope) + 0.3 * slope * slope
    var s = root * square * numerator / denominator
    s -= step(at: s, toward: target)
    s -= shortStep(at: s, toward: target)
    let t = parameter + Double(signOf: direction * distance, magnitudeOf: s)
    return min(max(t, 0), 1)
  }

  /// Householder's third-order step for s³ + p/a·s.
  @inline(__always)
  private func step(at s: Double, toward target: Double) -> Double {
    let square = s * s
    let (error, rise) = ((square + slope) * s - target, 3 * square + slope)
    let bend = 3 * s * error
    let rest = rise * rise - bend
    return error * rest / (rise * (rest - bend) + error * error)
  }

  /// Halley's step.
  @inline(__always)
  private func shortStep(at s: Double, toward target: Double) -> Double {
    let square = s * s
    let (error, rise) = ((square + slope) * s - target, 3 * square + slope)
    return error * rise / (rise * rise - 3 * s * error)
  }
}

// MARK: - Slowest at an end

/// A cubic that is steep in the middle and may be flat at its ends.
///
/// Each half is solved relative to its own end, so that no digits are lost by cancellation there. The guess
/// is the parabola that has the curve's slope at that end and passes through the end and the middle.
struct HalvedCubic {
  let constants: MonotoneCubic.Constants

  private var middle: Double { constants.0 }
  private var startSlope: Double { constants.1 }
  /// The slope at the end minus the slope at the start.
  private var slopeRise: Double { constants.2 }
  /// Four times the second coefficient of the parabola from the start.
  private var startBend: Double { constants.3 }
  /// The bend from the end minus the bend from the start.
  private var bendRise: Double { constants.4 }
  private var a: Double { constants.5 }
}

extension HalvedCubic {
  /// Whether the cubic is so close to t³ from an end that some positions need more than two steps.
  static func isNearCubic(_ first: Double, _ second: Double) -> Bool { second < 0.14 || first > 0.86 }

  init(_ first: Double, _ second: Double) {
    // The minimum slope is below any rounding error, and prevents third powers from underflowing.
    let (startSlope, endSlope) = (max(3 * first, 1e-100), 3 * (1 - second))
    let middle = 0.125 + 0.375 * (first + second)
    let startBend = 16 * middle - 8 * startSlope
    let endBend = 16 * (1 - middle) - 8 * endSlope
    self.init(
      constants: (
        middle, startSlope, endSlope - startSlope, startBend, endBend - startBend, 1 + 3 * (first - second)
      ))
  }

  @inline(__always)
  func parameter(at x: Double) -> Double {
    let half = half(at: x)
    return half.parameter(at: half.improved(half.improved(half.guess)))
  }

  /// Returns the parameter on a curve for which two steps may not be enough.
  @inline(__always)
  func iterativeParameter(at x: Double) -> Double {
    let half = half(at: x)
    var t = half.improved(half.improved(half.guess))
    // Three steps are enough except for the most extreme curves.
    for _ in 0..<7 {
      let last = t
      t = half.improved(t)
      if abs(t - last) <= 1e-3 * t { break }
    }
    return half.parameter(at: t)
  }

  /// Returns the half that contains a position, measured from its end.
  @inline(__always)
  private func half(at x: Double) -> Half {
    let origin = x > middle ? 1.0 : 0
    let direction = 1 - (origin + origin)
    let position = origin + direction * x
    let cubic = UnitBezier.Cubic(slope: startSlope + origin * slopeRise, a: a)
    let slope = Elementary.roughSquareRoot(cubic.c * cubic.c + (startBend + origin * bendRise) * position)
    let guess = 2 * position * Elementary.roughReciprocal(cubic.c + slope)
    return Half(cubic: cubic, position: position, guess: guess, origin: origin, direction: direction)
  }

  private struct Half {
    let cubic: UnitBezier.Cubic
    let position: Double
    let guess: Double
    let origin: Double
    let direction: Double

    @inline(__always)
    func improved(_ t: Double) -> Double { t - cubic.step(at: t, toward: position) }

    @inline(__always)
    func parameter(at t: Double) -> Double { origin + direction * t }
  }
}
