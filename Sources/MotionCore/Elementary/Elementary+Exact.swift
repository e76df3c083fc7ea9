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
}
