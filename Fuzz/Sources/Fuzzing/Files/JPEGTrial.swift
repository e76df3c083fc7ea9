import Foundation
import ImageCoding

/// Checks that the JPEG decoder returns a picture or throws its own error for any bytes.
struct JPEGTrial: Trial {
  let name = "jpeg"

  func run(_ random: inout CaseRandom) throws {
    let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
    var bytes = signature + random.bytes(random.int(0...200))
    if !random.once(in: 10) {
      let encoder = JPEGEncoder(quality: random.double(0...1))
      bytes = [UInt8](try encoder.encode(RandomPicture.picture(&random)))
      FileDamage.apply(to: &bytes, from: signature.count, &random)
      // Without an end marker, the decoder refuses a file immediately.
      if random.once(in: 2) { bytes += [0xFF, 0xD9] }
    }
    try FileDamage.demandPicture(of: bytes) { limit, data in
      try JPEGDecoder(pixelLimit: limit).decode(data)
    }
  }
}
