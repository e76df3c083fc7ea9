/// A decimal number of any length that is converted to binary digit by digit: slow, exact, and without the C
/// library.
///
/// It is doubled and halved until its integer part is the significand of the nearest number. 800 digits are
/// stored. No number, and no midpoint of two numbers, has more than 767, so the truncated digits only
/// distinguish "above the midpoint" from "at the midpoint", for which a flag is enough. The limit also makes
/// the time linear in the length of the text.
struct DecimalNumber {
  private static let digitLimit = 800
  /// The largest shift for which a digit and its carry stay within 64 bits.
  private static let shiftLimit = 60

  /// The digits of the value 0.digits · 10^point. Neither the first nor the last digit is 0.
  private var digits: [UInt8] = []
  private var point: Int64
  /// Whether a digit other than 0 was truncated.
  private var isCut = false

  /// Creates a number from its digits.
  ///
  /// - Parameters:
  ///   - numeral: ASCII digits, with at most one decimal point among them.
  ///   - exponent: The power of ten by which they are multiplied.
  init(_ numeral: ArraySlice<UInt8>, exponent: Int64) {
    point = exponent
    var isFraction = false
    for byte in numeral {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      let digit = byte - UInt8(ascii: "0")
      let isSignificant = digit > 0 || !digits.isEmpty
      if isSignificant { append(digit) }
      // Integer digits move the point to the right, zeros after the point move it to the left.
      if isSignificant != isFraction { point += isFraction ? -1 : 1 }
    }
    removeTrailingZeros()
  }

  private mutating func append(_ digit: UInt8) {
    if digits.count < Self.digitLimit {
      digits.append(digit)
    } else if digit > 0 {
      isCut = true
    }
  }

  private mutating func removeTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
  }
}

// MARK: - Binary

extension DecimalNumber {
  /// The nearest number, ties to even; infinite beyond the greatest number.
  var nearest: Double {
    // 10³¹⁰ is beyond all numbers, 10⁻³³⁰ is below half of the least one.
    guard !digits.isEmpty, point > -330 else { return 0 }
    guard point <= 310 else { return .infinity }
    var number = self
    let exponent = number.normalize()
    guard exponent <= 1023 else { return .infinity }
    // Subnormal numbers lose bits; after 54 lost bits, the result is 0.
    let lost = max(0, -1022 - exponent)
    guard lost < 54 else { return 0 }
    number.halve(times: lost)
    number.double(times: 53)
    // The significand's leading bit, if there is one, adds 1 to the exponent's field, as a carry does.
    return Double(bitPattern: UInt64(exponent + lost + 1022) << 52 + number.rounded)
  }

  /// Scales the value into ½..<1 and returns the exponent of the original number.
  private mutating func normalize() -> Int {
    var exponent = -1
    while point > 0 {
      let shift = min(3 * Int(point), Self.shiftLimit)
      halve(times: shift)
      exponent += shift
    }
    // 8 < 10: three doublings for each zero after the point leave the value below 1.
    while point < 0 || digits[0] < 5 {
      let shift = min(max(-3 * Int(point), 1), Self.shiftLimit)
      double(times: shift)
      exponent -= shift
    }
    return exponent
  }

  private mutating func double(times shift: Int) {
    var carry: UInt64 = 0
    for index in digits.indices.reversed() {
      carry += UInt64(digits[index]) << shift
      digits[index] = UInt8(carry % 10)
      carry /= 10
    }
    var front: [UInt8] = []
    while carry > 0 {
      front.append(UInt8(carry % 10))
      carry /= 10
    }
    point += Int64(front.count)
    let shifted = front.reversed() + digits
    digits.removeAll(keepingCapacity: true)
    for digit in shifted { append(digit) }
    removeTrailingZeros()
  }

  private mutating func halve(times shift: Int) {
    let dividend = digits
    digits.removeAll(keepingCapacity: true)
    var remainder: UInt64 = 0
    var index = 0
    while index < dividend.count || (remainder > 0 && digits.count < Self.digitLimit) {
      remainder = remainder * 10 + (index < dividend.count ? UInt64(dividend[index]) : 0)
      index += 1
      let digit = UInt8(remainder >> shift)
      remainder &= 1 << shift - 1
      if digit == 0 && digits.isEmpty { point -= 1 } else { append(digit) }
    }
    isCut = isCut || remainder > 0
    removeTrailingZeros()
  }

  /// The nearest integer, ties to even.
  private var rounded: UInt64 {
    var integer: UInt64 = 0
    for index in 0..<Int(point) {
      integer = integer * 10 + (index < digits.count ? UInt64(digits[index]) : 0)
    }
    guard point < digits.count else { return integer }
    let next = digits[Int(point)]
    let isMiddle = next == 5 && digits.count == Int(point) + 1 && !isCut
    return isMiddle ? integer + integer % 2 : integer + (next >= 5 ? 1 : 0)
  }
}
