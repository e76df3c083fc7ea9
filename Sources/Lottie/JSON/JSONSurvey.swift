import Foundation

/// How much a JSON text holds, counted before any of it is read.
struct JSONSurvey {
  /// Objects and lists, and what follows a comma: about as many as there are values.
  private(set) var valueCount = 0
  private(set) var objectCount = 0
  /// How many objects and lists lie inside each other.
  private(set) var depth = 0

  /// - Complexity: O(*n*) in the number of bytes; in a text that isn't JSON it counts something.
  init(_ data: Data) { data.withUnsafeBytes { count($0) } }

  private mutating func count(_ bytes: UnsafeRawBufferPointer) {
    var (openCount, place) = (0, 0)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): place = Self.endOfText(from: place, in: bytes)
      case UInt8(ascii: ","): valueCount += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        valueCount += 1
        objectCount += bytes[place] == UInt8(ascii: "{") ? 1 : 0
        openCount += 1
        depth = max(depth, openCount)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): openCount -= 1
      default: break
      }
      place += 1
    }
  }

  /// Where the text between quotes ends that begins at a place.
  private static func endOfText(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place
  }
}
