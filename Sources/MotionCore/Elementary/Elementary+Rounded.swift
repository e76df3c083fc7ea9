// Functions whose results are, but for one in thousands, the nearest doubles of the true values. A C library's differ in
// one result in hundreds, and between platforms.

extension Elementary {
  /// Returns the sine and cosine of an angle in radians, rounded to the nearest doubles.
  ///
  /// The angle's distance from a multiple of π/2, and the first three terms of the Taylor series, have twice the precision
  /// of a double. NaN from 10⁶ on, and for NaN.
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

  /// Returns (sin r − r)/r³ for r² ≤ (π/4)².
  private static func sineSeries(_ square: DoubleDouble) -> DoubleDouble {
    let x = square.high
    let low = -1.0 / 5_040 + x * (1.0 / 362_880 + x * (-1.0 / 39_916_800))
    let high = 1.0 / 6_227_020_800 + x * (-1.0 / 1_307_674_368_000 + x * (1.0 / 355_687_428_096_000))
    let fifth = DoubleDouble(reciprocal: 120) + x * (low + x * x * x * high)
    return fifth * square + DoubleDouble(reciprocal: -6)
  }

  /// Returns (cos r − 1)/r² for r² ≤ (π/4)².
  private static func cosineSeries(_ square: DoubleDouble) -> DoubleDouble {
    let x = square.high
    let low = 1.0 / 40_320 + x * (-1.0 / 3_628_800 + x * (1.0 / 479_001_600))
    let high =
      -1.0 / 87_178_291_200 + x * (1.0 / 20_922_789_888_000 + x * (-1.0 / 6_402_373_705_728_000))
    let sixth = DoubleDouble(reciprocal: -720) + x * (low + x * x * x * high)
    return (sixth * square + DoubleDouble(reciprocal: 24)) * square + -0.5
  }
}
