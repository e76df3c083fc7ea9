import Foundation
import ImageCoding

/// Checks that the WebP decoder returns a picture or throws its own error for any bytes.
struct WebPTrial: Trial {
  let name = "webp"

  func run(_ random: inout CaseRandom) throws {
    var bytes = random.pick(Self.files)
    FileDamage.apply(to: &bytes, from: Self.headerLength, &random)
    // A wrong length of the container ends decoding, so half of the cases have a correct one.
    if random.once(in: 2) {
      for index in 0..<4 { bytes[4 + index] = UInt8(truncatingIfNeeded: (bytes.count - 8) >> (8 * index)) }
    }
    try FileDamage.demandPicture(of: bytes) { limit, data in
      try PictureDecoder(pixelLimit: limit).decode(data)
    }
  }

  /// The size of the container's name, its length, and the name of its content.
  private static let headerLength = 12

  /// A lossless and a lossy picture of 12 × 9 pixels, half of them translucent.
  private static let files = [
    "UklGRjQAAABXRUJQVlA4TCcAAAAvCwACELkyRPQ/dhHR/4CZtm1Mo/yhdts1AEMxZJM3ASSt0gFcfwIA",
    "UklGRm4AAABXRUJQVlA4WAoAAAAQAAAACwAACAAAQUxQSBQAAAABD/C8/4iIIBBIEPK32W6FiP5HHlZQOCA0AAAA8AEAnQEqDAAJAAQAaCWw"
      + "AnR/ABgUXxwAAP7vZ3SfNUQPWbNkBh7/KIdVg325On9Wy8AAAA==",
  ].compactMap { Data(base64Encoded: $0).map { [UInt8]($0) } }
}
