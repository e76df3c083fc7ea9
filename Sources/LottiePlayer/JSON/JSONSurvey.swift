/// The size of a JSON text, counted before any of it is decoded.
struct JSONSurvey {
  /// The number of opening brackets and braces plus the number of commas: approximately the number of values.
  private(set) var valueCount = 0
  private(set) var objectCount = 0
  /// The maximum nesting depth of objects and lists.
  private(set) var depth = 0

  /// Counts the values of a text. For text that isn't JSON, the counts are meaningless.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    var (openCount, index) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = Self.endOfString(from: index, in: bytes)
      case UInt8(ascii: ","): valueCount += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        valueCount += 1
        objectCount += bytes[index] == UInt8(ascii: "{") ? 1 : 0
        openCount += 1
        depth = max(depth, openCount)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): openCount -= 1
      default: break
      }
      index += 1
    }
  }

  /// Returns the index of the quotation mark that closes the string opened at an index.
  private static func endOfString(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
