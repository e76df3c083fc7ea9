import Foundation
import ImageCoding
import QuartzCore

/// What happens to files, and what decoders may make of them.
enum FileDamage {
  /// Changes, takes away, adds or repeats some bytes from `start` on.
  static func apply(to bytes: inout [UInt8], from start: Int, _ random: inout CaseRandom) {
    for _ in 0..<random.int(1...8) where bytes.count > start + 1 {
      applyOnce(to: &bytes, from: start, &random)
    }
  }

  /// Demands that a decoder return a picture within its limit or throw an error that says something.
  static func demandPicture(
    of bytes: [UInt8], decode: (_ pixelLimit: Int, Data) throws -> CGImage
  ) throws {
    let limit = 1 << 16
    do {
      let picture = try decode(limit, Data(bytes))
      try demand(picture.width * picture.height <= limit, "a picture beyond the limit")
    } catch let error as ImageCodingError {
      try demand(!error.message.isEmpty, "an error that says nothing")
    }
  }

  private static func applyOnce(to bytes: inout [UInt8], from start: Int, _ random: inout CaseRandom) {
    let place = random.int(start...bytes.count - 1)
    switch random.int(0...4) {
    case 0: bytes[place] ^= 1 << random.int(0...7)
    case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...20)))
    case 3: bytes.insert(contentsOf: random.bytes(random.int(1...20)), at: place)
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
    }
  }
}
