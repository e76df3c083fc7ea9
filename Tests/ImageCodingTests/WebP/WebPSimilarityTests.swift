#if OptionalLibraries
  import CoreGraphics
  import Raster
  import TestSupport
  import Testing

  @testable import ImageCoding

  /// The criterion is compared with the decisions of libwebp's encoder.
  @Suite struct WebPSimilarityTests {
    private static let compressions: [WebPWriter.Compression] =
      [.lossless] + [0, 1, 2.25, 30, 60, 85, 99, 100].flatMap { [.lossy(quality: $0), .mixed(quality: $0)] }

    @Test(arguments: compressions)
    func `the frames are merged that libwebp merges`(_ compression: WebPWriter.Compression) throws {
      var generator = SeededGenerator(seed: 8)
      let similarity = WebPSimilarity(compression)
      for index in 0..<40 {
        let (width, height) = (
          Int.random(in: 1...13, using: &generator), Int.random(in: 1...9, using: &generator)
        )
        let settings = WebPFilmSettings(
          width: width, height: height, options: .init(compression: compression), threadsPerFrame: 1)
        let alpha: UInt32 = [255, 255, 200, 90, 3].randomElement(using: &generator)!
        let first = (0..<width * height).map { _ in
          Self.pixel((0..<3).map { _ in UInt32.random(in: 0...255, using: &generator) }, alpha)
        }
        let distance = Int.random(in: 0...40, using: &generator)
        var second = first
        for index in second.indices where index == 0 || Bool.random(using: &generator) {
          second[index] = Self.moved(first[index], by: distance, using: &generator)
        }
        let frames = try [first.map(WebPFilmState.flipped), first, second].enumerated().reduce(
          into: WebPFilmEncoder(settings)
        ) { try $0.append(WebPFrame(pixels: $1.element, time: CInt($1.offset)), .full) }
        let count = try WebPEncodedFrame.all(in: frames.finish(at: 3), startingAt: 0).count
        #expect(similarity.merges(second, after: first) == (count == 2), "case \(index), \(distance)")
      }
    }

    /// Returns a premultiplied pixel.
    private static func pixel(_ components: [UInt32], _ alpha: UInt32) -> UInt32 {
      StraightAlpha.multiply(components[0] | components[1] << 8 | components[2] << 16 | alpha << 24)
    }

    /// Returns a pixel whose straight components differ by at most a distance.
    private static func moved(
      _ pixel: UInt32, by distance: Int, using generator: inout SeededGenerator
    ) -> UInt32 {
      let straight = StraightAlpha.divide(pixel)
      let components = [0, 8, 16].map { (shift: UInt32) in
        let component = Int(straight >> shift & 255)
        let range = max(0, component - distance)...min(255, component + distance)
        return UInt32(Int.random(in: range, using: &generator))
      }
      return Self.pixel(components, pixel >> 24)
    }

    @Test(arguments: compressions)
    func `a writer makes the film of libwebp's encoder`(_ compression: WebPWriter.Compression) throws {
      for seed in 1...4 as ClosedRange<UInt64> {
        var generator = SeededGenerator(seed: seed)
        var pixels = (0..<64).map { _ in Self.pixel([90, 120, 150], seed % 2 == 0 ? 255 : 128) }
        let options = WebPWriter.Options(compression: compression)
        let encoder = try WebPFilmEncoder(
          WebPFilmSettings(width: 8, height: 8, options: options, threadsPerFrame: 1))
        var bytes: [UInt8] = []
        let writer = try WebPWriter(width: 8, height: 8, options: options) { bytes += $0 }
        for time in 0..<40 {
          let distance = Int.random(in: 0...4, using: &generator)
          pixels = pixels.map { Self.moved($0, by: distance, using: &generator) }
          try encoder.append(WebPFrame(pixels: pixels, time: CInt(time * 20)), .full)
          let image = CGImage(bitmap: Bitmap(width: 8, height: 8, pixels: pixels))
          try writer.append(image, duration: 0.02)
        }
        try writer.finish()
        #expect(try bytes == encoder.finish(at: 800), "seed \(seed)")
      }
    }
  }
#endif
