import Foundation

/// The layout of a part's file; integers have the low byte first.
///
/// ```text
/// bytes    contents
/// 8        "QZPART1\n"
/// 4        the length of the header in bytes
/// …        the header: a JSON object
/// then for each frame:
///   4 × 4  the rectangle of pixels that differ from the frame before: left, top, right, bottom
///   4      the length of the pixels in bytes
///   …      the premultiplied pixels of the rectangle, row by row, compressed with zlib
/// ```
///
/// The first frame's rectangle is the whole picture. A rectangle without pixels repeats the frame before.
enum FilmPartLayout {
  static let signature = Array("QZPART1\n".utf8)
  /// The length of a frame's fields before its pixels, in bytes.
  static let frameFieldLength = 5 * 4
  /// In bytes.
  static let maximumHeaderLength = 1 << 20

  /// Returns the four bytes of an integer.
  static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Returns the integers that the bytes encode, four bytes each.
  static func integers(_ data: Data) -> [Int] {
    let bytes = Array(data)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
    }
  }
}
