/// The exponential function in plain arithmetic, with the same bits on every platform.
enum Exponential {
  /// Returns e to the power of `x` to about 15 digits; 0 below −708, infinity above 709, NaN for NaN.
  static func exp(_ x: Double) -> Double {
    guard x > -708 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let exponent = (x / highLn2).rounded()
    let rest = (x - exponent * highLn2) - exponent * lowLn2
    // The Taylor series: with |rest| ≤ ln(2)/2 the first omitted term is below 1e-17.
    var sum = 1.0
    for divisor in stride(from: 14.0, to: 0, by: -1) { sum = 1 + rest / divisor * sum }
    return sum * Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }

  /// ln 2 as a sum whose first part has so few digits that its multiples are exact.
  private static let highLn2 = 0x1.62e42feep-1
  private static let lowLn2 = 0x1.a39ef35793c76p-33
}
