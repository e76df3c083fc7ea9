import Foundation
import ImageCoding
import QuartzCore

/// Checks that a film of random frames, when decoded, shows each frame for its duration. The pixels are the same if
/// their colors fit into a palette.
struct GIFTrial: Trial {
  let name = "gif"

  private struct Frame {
    let image: CGImage
    let milliseconds: Int
  }

  func run(_ random: inout CaseRandom) throws {
    let (width, height) = (random.int(1...40), random.int(1...40))
    let colors = RandomPicture.colors(&random)
    let frames = frames(width: width, height: height, colors: colors, &random)
    let options = GIFWriter.Options(
      loopCount: random.int(0...3), palette: random.pick([.global, .perFrame]),
      dither: random.pick([.none, .ordered]), threads: random.int(1...4))
    let decoder = try GIFDecoder(try film(frames, width: width, height: height, options))
    try demand(decoder.width == width && decoder.height == height, "the decoded film has another size")
    try compare(decoder, with: frames, isExact: colors.count <= 255)
  }

  private func frames(
    width: Int, height: Int, colors: [UInt32], _ random: inout CaseRandom
  ) -> [Frame] {
    var frames: [Frame] = []
    for _ in 0..<random.int(1...8) {
      // The writer merges frames that equal the previous one.
      let repeated = random.once(in: 5) ? frames.last?.image : nil
      let image =
        repeated ?? RandomPicture.picture(width: width, height: height, colors: colors, &random)
      frames.append(Frame(image: image, milliseconds: random.int(20...300)))
    }
    return frames
  }

  private func film(
    _ frames: [Frame], width: Int, height: Int, _ options: GIFWriter.Options
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let writer = try GIFWriter(width: width, height: height, options: options) { bytes += $0 }
    for frame in frames { try writer.append(frame.image, duration: Double(frame.milliseconds) / 1000) }
    try writer.finish()
    return bytes
  }

  /// Compares the visible pixels in every hundredth of a second.
  private func compare(_ decoder: GIFDecoder, with frames: [Frame], isExact: Bool) throws {
    let decoded = decoder.frames.flatMap { Array(repeating: $0.pixels, count: $0.delay) }
    var end = 0
    for (index, frame) in frames.enumerated() {
      let start = (end + 5) / 10
      end += frame.milliseconds
      let hundredths = start..<(end + 5) / 10
      try demand(hundredths.upperBound <= decoded.count, "the film ends before frame \(index)")
      guard isExact else { continue }
      let pixels = frame.image.pixels
      try demand(hundredths.allSatisfy { decoded[$0] == pixels }, "frame \(index) has other pixels")
    }
    try demand(
      decoded.count == (end + 5) / 10, "\(decoded.count) hundredths of a second instead of \((end + 5) / 10)")
  }
}
