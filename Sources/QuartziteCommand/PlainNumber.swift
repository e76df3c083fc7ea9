import Foundation

extension Double {
  /// The number in its shortest form: 8 rather than 8.0.
  var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the number rounded to a number of decimals.
  func rounded(decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    return (self * unit).rounded() / unit
  }
}
