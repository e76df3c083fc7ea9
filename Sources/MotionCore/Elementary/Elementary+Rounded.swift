// Functions whose results are nearly always the doubles nearest to the true values. They are for numbers that users compare
// with those of a C library: glibc 2.36 rounds one in 500 to 2,000 to the other neighbor.

extension Elementary {
  /// Returns the sine and cosine of an angle in radians, nearly always rounded to the nearest doubles.
  ///
  /// One result in 50,000 is the other neighbor. Near multiples of π/2 above 10⁵, a small result can be off by one more unit
  /// in the last place. NaN if the magnitude is 10⁶ or more, and for NaN.
  ///
  /// The angle's distance from a multiple of π/2, and the terms of the Taylor series up to the sixth power, have twice the
  /// precision of a double.
  package static func roundedSinCos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard abs(angle) < 1e6 else { return (.nan, .nan) }
    // Further terms are less than half a unit in the last place.
    guard abs(angle) >= 0x1p-27 else { return (angle, 1) }
    let quarter = (angle * 0.636_619_772_367_581_4 + integerShift) - integerShift
    let rest =
      DoubleDouble(sum: angle - quarter * halfPiHigh, -quarter * halfPiMiddle) + (-quarter * halfPiLow)
    let square = rest * rest
    let sine = (rest + rest * square * sineSeries(square)).high
    let cosine = (cosineSeries(square) * square + 1).high
    return switch Int(quarter) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// Returns (sin r − r)/r³ for r² ≤ (π/4)² by its Taylor series, whose first omitted term is 8·10⁻²⁰ of sin r.
  private static func sineSeries(_ square: DoubleDouble) -> DoubleDouble {
    let x = square.high
    let low = -1.0 / 5_040 + x * (1.0 / 362_880 + x * (-1.0 / 39_916_800))
    let high = 1.0 / 6_227_020_800 + x * (-1.0 / 1_307_674_368_000 + x * (1.0 / 355_687_428_096_000))
    let fifth = DoubleDouble(reciprocal: 120) + x * (low + x * x * x * high)
    return fifth * square + DoubleDouble(reciprocal: -6)
  }

  /// Returns (cos r − 1)/r² for r² ≤ (π/4)² by its Taylor series, whose first omitted term is 3·10⁻²¹ of cos r.
  private static func cosineSeries(_ square: DoubleDouble) -> DoubleDouble {
    let x = square.high
    let low = 1.0 / 40_320 + x * (-1.0 / 3_628_800 + x * (1.0 / 479_001_600))
    let high =
      -1.0 / 87_178_291_200 + x * (1.0 / 20_922_789_888_000 + x * (-1.0 / 6_402_373_705_728_000))
    let sixth = DoubleDouble(reciprocal: -720) + x * (low + x * x * x * high)
    return (sixth * square + DoubleDouble(reciprocal: 24)) * square + -0.5
  }
}
