extension JSONParser {
  /// Reads the number that begins at the current byte.
  mutating func parseNumber() {
    let start = index
    let isNegative = bytes[index] == UInt8(ascii: "-")
    index += isNegative ? 1 : 0
    if let short = ShortJSONNumber(bytes + index), !Self.continuesNumber(bytes[index + short.length]) {
      index += short.length
      let sign: UInt64 = isNegative ? 1 << 63 : 0
      return append(.number, short.value.bitPattern | sign)
    }
    let number = JSONNumber(bytes, &index)
    let exactValue = number.value
    guard !Self.continuesNumber(bytes[index]), let value = exactValue ?? longValue(from: start, number)
    else {
      while Self.continuesNumber(bytes[index]) { index += 1 }
      append(.unreadableNumber, 0)
      return
    }
    append(.number, (isNegative && exactValue != nil ? -value : value).bitPattern)
  }

  /// Returns the value of a number whose digits don't fit into an exact product; nil if it isn't finite or isn't a
  /// number.
  private func longValue(from start: Int, _ number: JSONNumber) -> Double? {
    guard number.isWellFormed else { return nil }
    let text = String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: index - start), as: UTF8.self)
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

/// An unsigned number of JSON's grammar: its digits as an integer and a power of ten.
struct JSONNumber {
  private var mantissa: UInt64 = 0
  /// The number of digits, with leading zeros.
  private var digitCount = 0
  private var exponent = 0
  private(set) var isWellFormed = true

  /// Reads a number and moves the index behind it.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, _ index: inout Int) {
    let start = index
    let isZero = bytes[index] == UInt8(ascii: "0")
    readDigits(bytes, &index)
    isWellFormed = index > start && !(isZero && index > start + 1)
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      let point = index
      readDigits(bytes, &index)
      exponent = point - index
      if index == point { isWellFormed = false }
    }
    if bytes[index] | 0x20 == UInt8(ascii: "e") { readExponent(bytes, &index) }
  }

  @inline(__always)
  private mutating func readDigits(_ bytes: UnsafePointer<UInt8>, _ index: inout Int) {
    let start = index
    while bytes[index] &- UInt8(ascii: "0") <= 9 {
      mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- UInt8(ascii: "0"))
      index += 1
    }
    digitCount += index - start
  }

  private mutating func readExponent(_ bytes: UnsafePointer<UInt8>, _ index: inout Int) {
    index += 1
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    let start = index
    var power = 0
    while bytes[index] &- UInt8(ascii: "0") <= 9 {
      power = min(power * 10 + Int(bytes[index] &- UInt8(ascii: "0")), 100_000)
      index += 1
    }
    if index == start { isWellFormed = false }
    exponent += isNegative ? -power : power
  }

  /// The value, if one multiplication or division of two exact numbers gives it, correctly rounded; otherwise nil.
  ///
  /// Source: W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990, section 3.
  @inline(__always)
  var value: Double? {
    guard isWellFormed, digitCount <= 19, mantissa <= 1 << 53, abs(exponent) < Self.powers.count else {
      return nil
    }
    if exponent == 0 { return Double(mantissa) }
    let power = Self.powers[abs(exponent)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: InlineArray<23, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20,
    1e21, 1e22,
  ]
}
