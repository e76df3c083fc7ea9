// Functions for differences of nearly equal numbers, which preserve the digits that the plain expressions
// lose.

extension Elementary {
  /// Returns ln(1 + x) for x above −1, with full precision near 0.
  ///
  /// The rounding error of 1 + x is corrected to the first order (Kahan).
  static func logOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    guard sum != 1, sum.isFinite else { return x }
    return log(sum) + (x - (sum - 1)) / sum
  }

  /// Returns a·b as the nearest double and the remainder (Dekker 1971), exact for factors between 10⁻¹⁴⁰ and
  /// 10¹⁴⁰.
  static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let product = a * b
    return (product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// Returns a number as a sum of two numbers with 26 bits each, whose products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
