import Foundation
import ImageCoding
import QuartzCore

/// Random damage to files, and the requirement for decoders of damaged files.
enum FileDamage {
  /// Changes, removes, inserts, or repeats bytes at or after `start`.
  static func apply(to bytes: inout [UInt8], from start: Int, _ random: inout CaseRandom) {
    for _ in 0..<random.int(1...8) where bytes.count > start + 1 {
      applyOnce(to: &bytes, from: start, &random)
    }
  }

  /// Requires that a decoder returns a picture within its limit or throws an error with a message.
  static func demandPicture(
    of bytes: [UInt8], decode: (_ pixelLimit: Int, Data) throws -> CGImage
  ) throws {
    let limit = 1 << 16
    do {
      let picture = try decode(limit, Data(bytes))
      try demand(picture.width * picture.height <= limit, "a picture above the limit")
    } catch let error as ImageCodingError {
      try demand(!error.message.isEmpty, "an error without a message")
    }
  }

  private static func applyOnce(to bytes: inout [UInt8], from start: Int, _ random: inout CaseRandom) {
    let position = random.int(start...bytes.count - 1)
    switch random.int(0...4) {
    case 0: bytes[position] ^= 1 << random.int(0...7)
    case 1: bytes[position] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
    case 2: bytes.removeSubrange(position..<min(bytes.count, position + random.int(1...20)))
    case 3: bytes.insert(contentsOf: random.bytes(random.int(1...20)), at: position)
    default: bytes.insert(contentsOf: bytes[position..<min(bytes.count, position + 40)], at: position)
    }
  }
}
