/// The escape sequences of JSON strings.
enum JSONEscapes {
  /// Returns a string with its escape sequences replaced; nil if one of them is invalid, or if the bytes aren't valid
  /// UTF-8. A pair of surrogates is one character, a single surrogate is invalid.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var (plain, index) = ([UInt8](), 0)
    plain.reserveCapacity(bytes.count)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        guard let scalar = scalar(bytes, after: &index) else { return nil }
        plain.append(contentsOf: UTF8.encode(scalar)!)
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain.withUnsafeBufferPointer { String(utf8: $0) }
  }

  /// Returns the character of the escape sequence at an index, and moves the index behind it.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, after index: inout Int) -> Unicode.Scalar? {
    guard index + 1 < bytes.count else { return nil }
    let letter = bytes[index + 1]
    guard letter == UInt8(ascii: "u") else {
      index += 2
      return characters[letter]
    }
    guard let unit = codeUnit(bytes, &index) else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard let trail = codeUnit(bytes, &index), UTF16.isTrailSurrogate(trail) else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(unit) - 0xD800) << 10 + UInt32(trail) - 0xDC00)
  }

  private static let characters: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Returns the UTF-16 code unit of the sequence `\uXXXX` at an index, and moves the index behind it.
  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = UnsafeBufferPointer(rebasing: bytes[index + 2..<index + 6])
    guard let unit = UInt32(hexadecimal: digits) else { return nil }
    index += 6
    return UInt16(unit)
  }
}
