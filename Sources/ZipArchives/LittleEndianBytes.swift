import Foundation

/// The bytes of an archive by their offset from its start. Reading past the end traps.
struct LittleEndianBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  subscript(range: Range<Int>) -> Data {
    data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
  }

  func uint16(at offset: Int) -> Int { Int(byte(offset)) | Int(byte(offset + 1)) << 8 }

  func uint32(at offset: Int) -> Int { uint16(at: offset) | uint16(at: offset + 2) << 16 }

  /// Whether a record with a signature and a fixed length is at an offset.
  func hasRecord(_ signature: Int, length: Int, at offset: Int) -> Bool {
    0...count ~= offset && length <= count - offset && uint32(at: offset) == signature
  }

  private func byte(_ offset: Int) -> UInt8 { data[data.startIndex + offset] }
}
