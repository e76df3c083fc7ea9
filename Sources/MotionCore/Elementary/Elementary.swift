// Goals in this order: the same bits on every platform, then an error of at most one or two units in the last
// place, then speed. The C library's functions differ between platforms in their last bits, which would be
// visible in pictures.

/// The elementary functions for motion, in plain arithmetic.
package enum Elementary {}

// MARK: - Exponential and logarithm

extension Elementary {
  /// The natural logarithm of 2.
  @usableFromInline static let ln2 = 0.693_147_180_559_945_3
  /// The first part of ln 2, with 21 trailing zero bits, so that its product with a small integer is exact.
  @usableFromInline static let ln2High = 0x1.62e42fee00000p-1
  /// The rest of ln 2.
  @usableFromInline static let ln2Low = 0x1.a39ef35793c76p-33

  /// Returns eˣ; infinite above 709.8, 0 below −745.2, NaN for NaN.
  @inlinable
  package static func exp(_ x: Double) -> Double {
    guard x > -745.2 else { return x.isNaN ? x : 0 }
    guard x < 709.79 else { return x.isNaN ? x : .infinity }
    let n = (x * 1.442_695_040_888_963_4 + integerShift) - integerShift
    let r = (x - n * ln2High) - n * ln2Low
    // Two factors, so that neither a result near the largest number nor a subnormal one is lost on the way.
    let half = Int(n) / 2
    return (1 + expMinusOneOfReduced(r)) * powerOfTwo(half) * powerOfTwo(Int(n) - half)
  }

  /// Returns 2ˣ, exact if x is an integer; infinite from 1024 on, 0 below −1075, NaN for NaN.
  @inlinable
  package static func exp2(_ x: Double) -> Double {
    guard x > -1076 else { return x.isNaN ? x : 0 }
    guard x < 1024 else { return x.isNaN ? x : .infinity }
    let n = (x + integerShift) - integerShift
    let half = Int(n) / 2
    let fraction = expMinusOneOfReduced((x - n) * ln2)
    return (1 + fraction) * powerOfTwo(half) * powerOfTwo(Int(n) - half)
  }

  /// Returns eʳ − 1 for |r| ≤ ln 2 / 2 by its Taylor series, whose first omitted term is 4·10⁻¹⁸.
  @inlinable
  static func expMinusOneOfReduced(_ r: Double) -> Double {
    // In pairs, and pairs of pairs (Estrin): half of the operations don't depend on the previous one.
    let r2 = r * r
    let r4 = r2 * r2
    let low = (0.5 + r * (1.0 / 6)) + r2 * (1.0 / 24 + r * (1.0 / 120))
    let middle = (1.0 / 720 + r * (1.0 / 5_040)) + r2 * (1.0 / 40_320 + r * (1.0 / 362_880))
    let high =
      (1.0 / 3_628_800 + r * (1.0 / 39_916_800)) + r2 * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))
    return r + r2 * (low + r4 * (middle + r4 * high))
  }

  /// Returns 2ⁿ for n in −1022…1023.
  @inlinable
  static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(n + 1023)) << 52)
  }

  /// Returns the natural logarithm; negative infinity at 0, NaN below 0 and for NaN.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var (mantissa, exponent) = (x.significand, Double(x.exponent))
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa /= 2
      exponent += 1
    }
    // log m = 2·artanh s with s = (m − 1)/(m + 1), |s| ≤ 0.172; the first omitted term is below 10⁻¹⁹.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    for denominator in stride(from: 23, through: 3, by: -2) {
      sum = (sum + 1 / Double(denominator)) * square
    }
    return exponent * ln2High + (2 * s + (2 * s * sum + exponent * ln2Low))
  }
}

// MARK: - Roots

extension Elementary {
  /// Returns the square root of a positive number within 4 %, as an initial guess.
  @inline(__always)
  static func roughSquareRoot(_ x: Double) -> Double {
    Double(bitPattern: (x.bitPattern >> 1) &+ 0x1FF7_5000_0000_0000)
  }

  /// Returns the reciprocal of a positive number within 7 %, as an initial guess.
  @inline(__always)
  static func roughReciprocal(_ x: Double) -> Double {
    Double(bitPattern: 0x7FDE_6000_0000_0000 &- x.bitPattern)
  }

  /// Returns the cube root of a positive number within 6 %, as an initial guess.
  ///
  /// A third of the bits that hold the exponent is approximately a third of the logarithm.
  @inline(__always)
  static func roughCubeRoot(_ x: Double) -> Double {
    // A product and a shift instead of a division by 3, which processors do for several numbers at a time.
    let third = ((x.bitPattern >> 32) &* 0xAAAA_AAAB) >> 33
    return Double(bitPattern: (third &+ 0x2A9F_7893) << 32)
  }
}

// MARK: - Circular functions

extension Elementary {
  /// The first of three parts of π/2 with 33 bits each, so that a product with an integer below 2²⁰ is exact.
  @usableFromInline static let halfPiHigh = 0x1.921fb54400000p0
  @usableFromInline static let halfPiMiddle = 0x1.0b4611a600000p-34
  @usableFromInline static let halfPiLow = 0x1.3198a2e037073p-69

  /// Returns the sine and cosine of an angle in radians.
  ///
  /// The result is exact to two units in the last place below 10⁶; ``roundedSinCos(_:)`` is slower and more exact. A
  /// larger angle is first reduced to one turn, with an absolute error that grows with it. NaN for infinity and NaN.
  @inlinable
  package static func sinCos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard abs(angle) < 1e6 else {
      return abs(angle) < .infinity ? sinCos(reducedToOneTurn(angle)) : (.nan, .nan)
    }
    return sinCosBelowMillion(angle)
  }

  /// Returns the remainder of a finite angle without whole turns, with the angle's sign.
  ///
  /// Long division by halves of a multiple of 2π: every difference is exact, and no C library is needed.
  @usableFromInline
  static func reducedToOneTurn(_ angle: Double) -> Double {
    var rest = abs(angle)
    var turns = 2 * Double.pi * powerOfTwo(max(0, Int(rest.exponent) - 2))
    while turns >= 2 * .pi {
      if rest >= turns { rest -= turns }
      turns /= 2
    }
    return angle < 0 ? -rest : rest
  }

  @inlinable package static func sin(_ angle: Double) -> Double { sinCos(angle).sin }
  @inlinable package static func cos(_ angle: Double) -> Double { sinCos(angle).cos }

  /// Returns the sine for |r| ≤ π/4 by its Taylor series, whose first omitted term is 5·10⁻¹⁷.
  @inlinable
  static func sinOfReduced(_ r: Double) -> Double {
    let square = r * r
    let fourth = square * square
    let low = (-1.0 / 6 + square * (1.0 / 120)) + fourth * (-1.0 / 5_040 + square * (1.0 / 362_880))
    let high =
      (-1.0 / 39_916_800 + square * (1.0 / 6_227_020_800)) + fourth * (-1.0 / 1_307_674_368_000)
    return r + r * square * (low + fourth * fourth * high)
  }

  /// Returns the cosine for |r| ≤ π/4 by its Taylor series, whose first omitted term is 2·10⁻¹⁸.
  @inlinable
  static func cosOfReduced(_ r: Double) -> Double {
    let square = r * r
    let fourth = square * square
    let low = (1.0 / 24 + square * (-1.0 / 720)) + fourth * (1.0 / 40_320 + square * (-1.0 / 3_628_800))
    let high =
      (1.0 / 479_001_600 + square * (-1.0 / 87_178_291_200)) + fourth * (1.0 / 20_922_789_888_000)
    return 1 - (0.5 * square - fourth * (low + fourth * fourth * high))
  }

  /// Returns the angle from the x axis to (x, y) in −π…π; 0 at the origin.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    guard width > 0 || height > 0 else { return x.isNaN || y.isNaN ? .nan : 0 }
    var angle = width >= height ? atanOfRatio(height, width) : .pi / 2 - atanOfRatio(width, height)
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// Returns the angle in 0…π whose cosine is `cosine`, which is clamped to −1…1.
  package static func acos(_ cosine: Double) -> Double {
    let cosine = min(max(cosine, -1), 1)
    return atan2(((1 - cosine) * (1 + cosine)).squareRoot(), cosine)
  }

  /// Returns arctan(rise/run) for 0 ≤ rise ≤ run.
  ///
  /// Halving the angle twice, tan(α/2) = rise/(run + hypotenuse), reduces it below π/16, where the series
  /// needs ten terms.
  private static func atanOfRatio(_ rise: Double, _ run: Double) -> Double {
    guard run < .infinity else { return rise < .infinity ? 0 : .pi / 4 }
    let slope = rise / run
    let half = slope / (1 + (1 + slope * slope).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 0.0
    for denominator in stride(from: 23, through: 3, by: -2) {
      sum = (1 / Double(denominator) - sum) * square
    }
    return 4 * (quarter - quarter * sum)
  }
}
