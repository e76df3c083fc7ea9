/// A scanner of the tokens of a CSS easing function.
///
/// Like CSS it ignores white space and comments between tokens and the case of letters.
struct EasingScanner {
  private let bytes: [UInt8]
  /// The number of bytes that have been read.
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  var isAtEnd: Bool { offset == bytes.count }

  func error(_ expected: EasingSyntaxError.Expectation, at offset: Int? = nil) -> EasingSyntaxError {
    EasingSyntaxError(offset: offset ?? self.offset, expected: expected)
  }
}

// MARK: - Tokens

extension EasingScanner {
  /// Skips white space and comments.
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

  /// Consumes a character, and by default the space before it. Returns false if another character is next.
  mutating func consume(_ character: Unicode.Scalar, afterSpace: Bool = true) -> Bool {
    if afterSpace { skipSpace() }
    guard byte(at: offset) == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Consumes a word of letters and hyphens, which may be empty, and returns it in lowercase.
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
  /// A number as written, and whether a percent sign follows.
  struct Numeral {
    let start: Int
    fileprivate let isNegative: Bool
    /// Digits, with at most one decimal point among them.
    fileprivate let digits: ArraySlice<UInt8>
    fileprivate let exponent: Int64
    let isPercentage: Bool
    /// Whether it has neither a fraction nor an exponent.
    let isInteger: Bool

    /// The nearest number, with a percentage in hundredths, or nil if it is beyond all numbers.
    var value: Double? {
      // Shifting the decimal exponent instead of dividing preserves the number that was printed.
      let size = Double(numeral: digits, exponent: exponent - (isPercentage ? 2 : 0))
      return size.isFinite ? (isNegative ? -size : size) : nil
    }

    /// The integer, or nil if there is a fraction or a minus sign or it is too large.
    var integer: Int? { isInteger && !isPercentage && !isNegative ? digits.integer(as: Int.self) : nil }
  }

  /// Consumes a number and its percent sign. Returns nil, without consuming anything, if there is none.
  mutating func numeral() -> Numeral? {
    skipSpace()
    let start = offset
    let isNegative = consumeSign()
    let first = offset
    skipDigits()
    let isFraction = byte(at: offset) == UInt8(ascii: ".") && isDigit(byte(at: offset + 1))
    if isFraction {
      offset += 1
      skipDigits()
    }
    guard offset > first else {
      offset = start
      return nil
    }
    let digits = bytes[first..<offset]
    let exponent = consumeExponent()
    let isPercentage = byte(at: offset) == UInt8(ascii: "%")
    if isPercentage { offset += 1 }
    return Numeral(
      start: start, isNegative: isNegative, digits: digits, exponent: exponent ?? 0,
      isPercentage: isPercentage, isInteger: !isFraction && exponent == nil)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Consumes a sign, if there is one, and returns whether it is a minus.
  private mutating func consumeSign() -> Bool {
    let sign = byte(at: offset)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    return sign == UInt8(ascii: "-")
  }

  private mutating func skipDigits() {
    while isDigit(byte(at: offset)) { offset += 1 }
  }

  /// Consumes an exponent, or returns nil if there is none.
  ///
  /// Exponents are limited to 10¹⁸, which no number of digits can compensate for.
  private mutating func consumeExponent() -> Int64? {
    let start = offset
    guard byte(at: offset).lowercased == UInt8(ascii: "e") else { return nil }
    offset += 1
    let isNegative = consumeSign()
    let first = offset
    skipDigits()
    guard offset > first else {
      offset = start
      return nil
    }
    let limit: Int64 = 1_000_000_000_000_000_000
    let size = min(bytes[first..<offset].integer(as: Int64.self) ?? limit, limit)
    return isNegative ? -size : size
  }
}

extension ArraySlice<UInt8> {
  /// Returns the integer of ASCII digits, or nil if it is too large.
  fileprivate func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    var integer: Integer = 0
    for byte in self {
      let (tens, isTooLarge) = integer.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = tens.addingReportingOverflow(Integer(byte - UInt8(ascii: "0")))
      guard !isTooLarge && !isTooLargeNow else { return nil }
      integer = sum
    }
    return integer
  }
}
