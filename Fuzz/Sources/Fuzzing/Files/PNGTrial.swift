import Foundation
import ImageCoding
import QuartzCore

/// Whatever bytes a PNG decoder is given, it returns a picture or throws its own error.
struct PNGTrial: Trial {
  let name = "png"

  func run(_ random: inout CaseRandom) throws {
    var decoder = PNGDecoder()
    decoder.pixelLimit = 1 << 16
    do {
      let picture = try decoder.decode(Data(try bytes(&random)))
      try demand(picture.width * picture.height <= decoder.pixelLimit, "a picture beyond the limit")
    } catch let error as ImageCodingError {
      try demand(!error.message.isEmpty, "an error that says nothing")
    }
  }

  private func bytes(_ random: inout CaseRandom) throws -> [UInt8] {
    if random.once(in: 10) { return Self.signature + random.bytes(random.int(0...200)) }
    var bytes = [UInt8](try PNGEncoder().encode(RandomPicture.picture(&random)))
    for _ in 0..<random.int(1...8) { mutate(&bytes, &random) }
    // A decoder that trusts checksums stops at the first: half of the cases go deeper.
    if random.once(in: 2) { Self.repairChecksums(of: &bytes) }
    return bytes
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private func mutate(_ bytes: inout [UInt8], _ random: inout CaseRandom) {
    guard bytes.count > 9 else { return }
    let place = random.int(8...bytes.count - 1)
    switch random.int(0...4) {
    case 0: bytes[place] ^= 1 << random.int(0...7)
    case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...20)))
    case 3: bytes.insert(contentsOf: random.bytes(random.int(1...20)), at: place)
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
    }
  }

  /// Sets the checksum of every chunk that can still be found.
  private static func repairChecksums(of bytes: inout [UInt8]) {
    var start = signature.count
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - 12 else { return }
      let end = start + 8 + length
      let sum = checksum(bytes[start + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(index))) }
      start = end + 4
    }
  }

  /// CRC-32 as the PNG specification has it, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
