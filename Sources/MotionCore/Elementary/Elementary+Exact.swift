// Where two nearly equal numbers are subtracted: forms that keep the digits that the plain ones lose.

extension Elementary {
  /// ln(1 + x) for x above −1, with all its digits also near 0.
  ///
  /// The error that 1 + x makes in rounding is put right to the first order (Kahan).
  static func logOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    guard sum != 1, sum.isFinite else { return x }
    return log(sum) + (x - (sum - 1)) / sum
  }

  /// a·b as the nearest double and what it lacks (Dekker 1971), exact for factors between 10⁻¹⁴⁰ and 10¹⁴⁰.
  static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let product = a * b
    return (product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// A number as a sum of two with 26 bits each, so that their products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
