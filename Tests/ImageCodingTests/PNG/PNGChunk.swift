import CZlib
import Foundation

/// A handmade chunk, for files that the encoder doesn't write.
struct PNGChunk {
  var name: String
  var contents: Data

  init(_ name: String, _ contents: Data) {
    self.name = name
    self.contents = contents
  }

  var data: Data {
    let body = Data(name.utf8) + contents
    return Self.bigEndian(contents.count) + body + Self.bigEndian(Self.checksum(body))
  }

  /// The bytes as an uncompressed zlib stream.
  static func stored(_ bytes: [UInt8]) -> Data {
    let count = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
    let sum = Int(bytes.withUnsafeBufferPointer { adler32(1, $0.baseAddress, UInt32($0.count)) })
    return Data([0x78, 0x01, 1] + count + count.map(~) + bytes) + bigEndian(sum)
  }

  /// The same file with a correct checksum in each chunk that its lengths lead to.
  static func withChecksums(_ file: Data) -> Data {
    var file = file
    var start = 8
    while start + 12 <= file.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(file[start + $1]) }
      let end = start + 12 + length
      guard end <= file.count else { break }
      let sum = checksum(file[(start + 4)..<(end - 4)])
      file.replaceSubrange((end - 4)..<end, with: bigEndian(sum))
      start = end
    }
    return file
  }

  private static func checksum(_ data: Data) -> Int {
    Int(data.withUnsafeBytes { crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count)) })
  }

  private static func bigEndian(_ value: Int) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) })
  }
}
