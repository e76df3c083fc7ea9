import Foundation
import ImageCoding

/// Checks that the PNG decoder returns a picture or throws its own error for any bytes.
struct PNGTrial: Trial {
  let name = "png"

  func run(_ random: inout CaseRandom) throws {
    try FileDamage.demandPicture(of: try bytes(&random)) { limit, data in
      try PNGDecoder(pixelLimit: limit).decode(data)
    }
  }

  private func bytes(_ random: inout CaseRandom) throws -> [UInt8] {
    if random.once(in: 10) { return Self.signature + random.bytes(random.int(0...200)) }
    var bytes = [UInt8](try PNGEncoder().encode(RandomPicture.picture(&random)))
    FileDamage.apply(to: &bytes, from: Self.signature.count, &random)
    // A wrong checksum ends decoding, so half of the cases have correct ones.
    if random.once(in: 2) { Self.repairChecksums(of: &bytes) }
    return bytes
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Corrects the checksums of all chunks that are found by their lengths.
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

  /// Returns the CRC-32 of the PNG specification, computed bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
