import Foundation
import ImageCoding
import QuartzCore

/// For any bytes, the reader of animated PNG, GIF, and WebP returns frames within its limit or throws its own error.
struct FilmFileTrial: Trial {
  let name = "filmfile"

  func run(_ random: inout CaseRandom) throws {
    var bytes = try film(&random)
    FileDamage.apply(to: &bytes, from: 4, &random)
    let limit = 1 << 14
    do {
      let reader = try FilmReader(Data(bytes), pixelLimit: limit)
      try demand(reader.width * reader.height <= limit, "frames above the limit")
      var count = 0
      while let frame = try reader.next() {
        count += 1
        try demand(count <= bytes.count, "more frames than bytes")
        try demand(
          frame.image.width == reader.width && frame.image.height == reader.height,
          "frame \(count) has another size")
        try demand(frame.duration >= 0 && frame.duration.isFinite, "frame \(count) lasts \(frame.duration) s")
      }
    } catch let error as ImageCodingError {
      try demand(!error.message.isEmpty, "an error without a message")
    }
  }

  /// Returns a small film in one of the formats.
  private func film(_ random: inout CaseRandom) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let (width, height, colors) = (random.int(1...24), random.int(1...24), RandomPicture.colors(&random))
    let writer = try FilmWriter(
      as: random.pick([.gif, .png, .webp]),
      options: .init(
        quality: random.pick([.draft, .standard, .high]),
        palette: random.pick([.automatic, .global, .perFrame]))
    ) { bytes += $0 }
    for _ in 0..<random.int(1...4) {
      let picture = RandomPicture.picture(width: width, height: height, colors: colors, &random)
      try writer.append(picture, duration: 0.05)
    }
    try writer.finish()
    return bytes
  }
}
