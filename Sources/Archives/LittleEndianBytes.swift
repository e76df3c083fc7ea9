import Foundation

/// The bytes of an archive by their offset from its start. Reading past the end traps.
struct LittleEndianBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  subscript(range: Range<Int>) -> Data {
    data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
  }

  func two(at offset: Int) -> Int { Int(byte(offset)) | Int(byte(offset + 1)) << 8 }

  func four(at offset: Int) -> Int { two(at: offset) | two(at: offset + 2) << 16 }

  /// Whether a record with a signature and a fixed length is at an offset.
  func hasRecord(_ signature: Int, length: Int, at offset: Int) -> Bool {
    0...count ~= offset && length <= count - offset && four(at: offset) == signature
  }

  private func byte(_ offset: Int) -> UInt8 { data[data.startIndex + offset] }
}
