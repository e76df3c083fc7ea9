extension Double {
  /// Creates the number nearest to a decimal, ties to even; infinite beyond the greatest number.
  ///
  /// - Parameters:
  ///   - numeral: ASCII digits, with at most one decimal point among them.
  ///   - exponent: The power of ten by which they are multiplied.
  /// - Complexity: O(n) in the number of digits.
  init(numeral: ArraySlice<UInt8>, exponent: Int64) {
    self =
      Self.exactFactors(numeral, exponent: exponent)
      ?? DecimalNumber(numeral, exponent: exponent).nearest
  }

  /// Returns the product or quotient of two exact numbers, which rounds once, or nil if the digits exceed 2⁵³
  /// or the power of ten exceeds 10²², the last one that is exact (W. D. Clinger, "How to read floating point
  /// numbers accurately", 1990).
  private static func exactFactors(_ numeral: ArraySlice<UInt8>, exponent: Int64) -> Double? {
    var significand: UInt64 = 0
    var exponent = exponent
    var isFraction = false
    for byte in numeral {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
      if isFraction { exponent -= 1 }
      if significand > 1 << 53 { return nil }
    }
    guard abs(exponent) <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Double(significand) / power : Double(significand) * power
  }
}
