/// An unsigned number without an exponent, of at most seven bytes with its point, as most numbers of Lottie files are.
///
/// Its digits are converted together, without a branch for each, because their number can't be predicted.
/// Source: D. Lemire, "Number Parsing at a Gigabyte per Second", 2021.
struct ShortJSONNumber {
  let value: Double
  /// The number of bytes.
  let length: Int

  /// Reads the digits and the point at a byte, which at least seven others follow. Nil if they may be longer, or aren't a
  /// number of JSON's grammar. The caller checks that nothing behind them continues the number.
  @inline(__always)
  init?(_ bytes: UnsafePointer<UInt8>) {
    let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    let digits = word ^ Self.repeating(UInt8(ascii: "0"))
    let ends = Self.bytesAboveNine(digits)
    let laterEnds = ends & (ends &- 1)
    let integerLength = ends.trailingZeroBitCount / 8
    guard laterEnds != 0, integerLength > 0, integerLength == 1 || bytes[0] != UInt8(ascii: "0") else {
      return nil
    }
    let hasPoint = bytes[integerLength] == UInt8(ascii: ".")
    length = hasPoint ? laterEnds.trailingZeroBitCount / 8 : integerLength
    let pointLength = hasPoint ? 1 : 0
    let fractionLength = length &- integerLength &- pointLength
    guard fractionLength >= pointLength else { return nil }
    let beforePoint = (1 &<< UInt64(8 &* integerLength)) &- 1
    let withoutPoint = digits & beforePoint | digits &>> 8 & ~beforePoint
    let integer = Self.integer(withoutPoint, count: length &- pointLength)
    value = Double(Int64(truncatingIfNeeded: integer)) / Self.powers[fractionLength]
  }

  /// Returns the integer of one to eight decimal digits, each a byte from 0 to 9, the first one in the lowest byte.
  @inline(__always)
  private static func integer(_ digits: UInt64, count: Int) -> UInt64 {
    // Zeros before the first digit make it eight digits.
    let bytes = digits &<< UInt64(64 - 8 * count)
    let pairs = bytes &* 10 &+ bytes &>> 8
    let (first, second) = (pairs & pairsMask, pairs &>> 16 & pairsMask)
    return (first &* (100 + 1_000_000 << 32) &+ second &* (1 + 10_000 << 32)) &>> 32
  }

  private static let pairsMask: UInt64 = 0x0000_00FF_0000_00FF

  /// Returns a word in which the highest bit of each byte tells whether another word's byte is above 9.
  @inline(__always)
  private static func bytesAboveNine(_ word: UInt64) -> UInt64 {
    ((word & repeating(0x7F)) &+ repeating(0x80 - 10) | word) & repeating(0x80)
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private static let powers: InlineArray<8, Double> = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7]
}
