package import Foundation

/// Numbers in a string with braces and commas, such as `{{0, 0}, {100, 50.5}}`.
package enum NumberList {
  /// Returns a string with as many digits as it takes to read the same number back.
  package static func string(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// Returns the numbers of a string; nil if there aren't as many as expected, or something else is among them.
  package static func numbers(in string: String, count: Int) -> [CGFloat]? {
    let isBracket: (Character) -> Bool = { $0 == "{" || $0 == "}" || $0 == "[" || $0 == "]" }
    let fields = string.filter { !isBracket($0) && !$0.isWhitespace }.split(
      separator: ",", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { Double($0).map { CGFloat($0) } }
    return fields.count == count && numbers.count == count ? numbers : nil
  }
}
