/// Reads the tokens of a CSS easing function from left to right.
///
/// Like CSS it forgives white space and comments between tokens and the case of letters.
struct EasingScanner {
  private let bytes: [UInt8]
  /// The number of bytes that have been read.
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  var isAtEnd: Bool { offset == bytes.count }

  func error(_ expected: EasingSyntaxError.Expectation, at place: Int? = nil) -> EasingSyntaxError {
    EasingSyntaxError(offset: place ?? offset, expected: expected)
  }
}

// MARK: - Tokens

extension EasingScanner {
  /// Passes white space and comments.
  mutating func skipSpace() {
    while true {
      if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte(at: offset)) {
        offset += 1
      } else if byte(at: offset) == UInt8(ascii: "/") && byte(at: offset + 1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    offset += 2
    while !isAtEnd {
      if byte(at: offset) == UInt8(ascii: "*") && byte(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// Passes a character and the space before it, if any may be; false where another one is next.
  mutating func take(_ character: Unicode.Scalar, afterSpace: Bool = true) -> Bool {
    if afterSpace { skipSpace() }
    guard byte(at: offset) == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Passes a word of letters and hyphens, maybe empty, and returns it in lower case.
  mutating func word() -> String {
    skipSpace()
    var word = ""
    while true {
      let letter = byte(at: offset).lowercased
      guard (0x61...0x7A).contains(letter) || letter == UInt8(ascii: "-") else { return word }
      word.unicodeScalars.append(Unicode.Scalar(letter))
      offset += 1
    }
  }
}

// MARK: - Numbers

extension EasingScanner {
  /// A number as it is written, and whether a percent sign follows.
  struct Numeral {
    let start: Int
    fileprivate let mantissa: String
    fileprivate let exponent: Int
    let isPercentage: Bool
    /// Whether it has neither a fraction nor an exponent.
    let isWhole: Bool

    /// The nearest number; a percentage counts in hundredths. Nil where it is beyond all numbers.
    var value: Double? {
      // Shifting the decimal exponent, instead of dividing, keeps the number that was printed.
      guard let value = Double(mantissa + "e" + String(exponent - (isPercentage ? 2 : 0))) else { return nil }
      return value.isFinite ? value : nil
    }

    /// The whole number that is written; nil where it has a fraction or is too large.
    var whole: Int? { isWhole && !isPercentage ? Int(mantissa) : nil }
  }

  /// Passes a number and its percent sign; nil, at the same place, where there is none.
  mutating func numeral() -> Numeral? {
    skipSpace()
    let start = offset
    var mantissa = sign()
    let digits = takeDigits()
    mantissa += digits.isEmpty ? "0" : digits
    var fraction = ""
    if byte(at: offset) == UInt8(ascii: ".") && isDigit(byte(at: offset + 1)) {
      offset += 1
      fraction = takeDigits()
      mantissa += "." + fraction
    }
    guard !digits.isEmpty || !fraction.isEmpty else {
      offset = start
      return nil
    }
    let exponent = takeExponent()
    let isPercentage = byte(at: offset) == UInt8(ascii: "%")
    if isPercentage { offset += 1 }
    return Numeral(
      start: start, mantissa: mantissa, exponent: exponent ?? 0, isPercentage: isPercentage,
      isWhole: fraction.isEmpty && exponent == nil)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Passes a sign and returns "-" or nothing.
  private mutating func sign() -> String {
    let sign = byte(at: offset)
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return "" }
    offset += 1
    return sign == UInt8(ascii: "-") ? "-" : ""
  }

  private mutating func takeDigits() -> String {
    var digits = ""
    while isDigit(byte(at: offset)) {
      digits.unicodeScalars.append(Unicode.Scalar(byte(at: offset)))
      offset += 1
    }
    return digits
  }

  /// Passes an exponent; nil where there is none. One of many digits counts as 10⁶, beyond all numbers anyway.
  private mutating func takeExponent() -> Int? {
    let start = offset
    guard byte(at: offset).lowercased == UInt8(ascii: "e") else { return nil }
    offset += 1
    let isNegative = !sign().isEmpty
    let digits = takeDigits()
    guard !digits.isEmpty else {
      offset = start
      return nil
    }
    let size = min(Int(digits) ?? 1_000_000, 1_000_000)
    return isNegative ? -size : size
  }
}
