#if OptionalLibraries
  import CoreGraphics
  import Foundation
  import Raster
  import TestSupport
  import Testing

  @testable import ImageCoding

  @Suite struct WebPWriterTests {
    private func data(_ film: TestFilm, _ compression: WebPWriter.Compression = .lossless, effort: Int = 4)
      throws -> Data
    {
      var data = Data()
      let options = WebPWriter.Options(loopCount: film.loopCount, compression: compression, effort: effort)
      let writer = try WebPWriter(width: film.width, height: film.height, options: options) { data += $0 }
      for (frame, duration) in zip(film.frames, film.durations) {
        try writer.append(frame, duration: duration)
      }
      try writer.finish()
      return data
    }

    @Test func `times beyond 24 days wrap around without a crash`() throws {
      func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        Array(name.utf8) + [UInt8(contents.count), 0, 0, 0] + contents
      }
      func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
      let pixel: [UInt8] = [47, 0, 0, 0, 0, 7, 16, 253, 143, 254, 7, 34, 162, 255, 1, 0]
      let picture: [UInt8] = Array("VP8L".utf8) + [15, 0, 0, 0] + pixel
      let longest: [UInt8] = [255, 255, 255, 2]
      let frame = chunk("ANMF", zeros(12) + longest + picture)
      let header = chunk("VP8X", [18] + zeros(9)) + chunk("ANIM", zeros(6))
      let contents = Array("WEBP".utf8) + header + [[UInt8]](repeating: frame, count: 130).joined()
      let length = withUnsafeBytes(of: UInt32(contents.count).littleEndian) { Array($0) }
      let reader = try FilmReader(Data(Array("RIFF".utf8) + length + contents))
      let frames = try reader.remainingFrames()
      #expect(frames.count == 130 && frames.allSatisfy { $0.duration == 16_777.215 })
    }

    @Test func `a film that reached 24 days can continue with a shorter frame`() throws {
      var data = Data()
      let writer = try WebPWriter(width: 1, height: 1) { data += $0 }
      for index in 0..<128 {
        let color: UInt32 = index % 2 == 0 ? 0xFF00_00FF : 0xFFFF_FFFF
        try writer.append(
          CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [color])), duration: WebPWriter.maximumDuration)
      }
      let last = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]))
      #expect(throws: ImageCodingError(.invalidArgument, "a WebP film can't be longer than 24 days")) {
        try writer.append(last, duration: 1)
      }
      try writer.append(last, duration: 0.05)
      try writer.finish()
      #expect(try FilmReader(data).remainingFrames().last?.duration == 0.05)
    }

    /// Returns the frame that is visible in each hundredth of a second.
    private func timeline(_ pixels: [[UInt32]], _ durations: [Double]) -> [[UInt32]] {
      zip(pixels, durations).flatMap { [[UInt32]](repeating: $0, count: Int(($1 * 100).rounded())) }
    }

    @Test(arguments: TestFilm.Colors.allCases, 1...4 as ClosedRange<UInt64>)
    func `a lossless film is read as it was written`(_ colors: TestFilm.Colors, _ seed: UInt64) throws {
      let film = TestFilm(colors, seed: seed)
      let reader = try FilmReader(data(film))
      #expect(reader.width == film.width && reader.height == film.height)
      let frames = try reader.remainingFrames()
      // A film of equal frames becomes a still picture, which has neither durations nor passes.
      guard film.merged.pixels.count > 1 else {
        return #expect(frames[0].image.bitmap.pixels == film.pixels[0])
      }
      #expect(reader.loopCount == film.loopCount)
      #expect(
        timeline(frames.map(\.image.bitmap.pixels), frames.map(\.duration))
          == timeline(film.pixels, film.durations), "seed \(seed)")
    }

    @Test(.enabled(if: Pillow.python != nil, Pillow.notice), arguments: TestFilm.Colors.allCases)
    func `Pillow decodes the same bytes, durations, and number of passes`(_ colors: TestFilm.Colors) throws {
      let film = TestFilm(colors, seed: 7)
      try withTemporaryFolder { folder in
        let url = folder.appendingPathComponent("film.webp")
        try data(film).write(to: url)
        let decoded = try Pillow.decode(url)
        #expect(timeline(decoded.frames, decoded.durations) == timeline(film.straightPixels, film.durations))
        #expect(decoded.loopCount == film.loopCount)
      }
    }

    @Test(arguments: [WebPWriter.Compression.lossy(quality: 90), .mixed(quality: 90)])
    func `a lossy film of smooth colors is close, and its alpha is exact`(
      _ compression: WebPWriter.Compression
    ) throws {
      var film = TestFilm(.few, seed: 1)
      film.frames = (0..<4).map { step in
        CGImage(width: 48, height: 48) { x, y in
          y < 8 ? 0 : opaque(x * 3 + step * 35, y * 4, 255 - x * 2 - y)
        }
      }
      film.durations = [0.1, 0.1, 0.1, 0.1]
      let frames = try FilmReader(data(film, compression)).remainingFrames()
      #expect(frames.count == 4)
      for (frame, original) in zip(frames, film.frames) {
        #expect(frame.image.bitmap.pixels.map { $0 >> 24 } == original.bitmap.pixels.map { $0 >> 24 })
        #expect(psnr(frame.image, original) > 33)
      }
    }

    @Test func `effort makes smaller files, and the same frames make the same bytes`() throws {
      let film = TestFilm(.opaque, seed: 6, sides: 60...60)
      #expect(try data(film, effort: 6).count <= data(film, effort: 0).count)
      #expect(try data(film) == data(film))
    }

    @Test func `sixty frames of 1/60 s last a second`() throws {
      var film = TestFilm(.opaque, seed: 6, count: 60, sides: 8...8)
      film.frames = (0..<60).map { step in CGImage(width: 8, height: 8) { x, y in opaque(step * 4, x, y) } }
      film.durations = [Double](repeating: 1 / 60, count: 60)
      let durations = try FilmReader(data(film)).remainingFrames().map(\.duration)
      #expect(areClose([durations.reduce(0, +)], [1]) && durations.allSatisfy { 0.016...0.017 ~= $0 })
    }

    @Test func `arguments out of range are refused, and failures leave no file`() throws {
      let picture = CGImage(width: 2, height: 2) { _, _ in 0 }
      for (side, options) in [
        (0, WebPWriter.Options()), (16_384, .init()), (2, .init(loopCount: 65_536)), (2, .init(effort: 7)),
        (2, .init(compression: .lossy(quality: .nan))), (2, .init(threads: 0)),
      ] {
        #expect(throws: ImageCodingError.self) {
          _ = try WebPWriter(width: side, height: 2, options: options) { _ in }
        }
      }
      try withTemporaryFolder { folder in
        let url = folder.appendingPathComponent("film.webp")
        let empty = try WebPWriter(to: url, width: 2, height: 2)
        #expect(throws: ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")) {
          try empty.finish()
        }
        let canceled = try WebPWriter(to: url, width: 2, height: 2)
        for duration in [0, -1, 20_000, .nan] {
          #expect(throws: ImageCodingError.self) { try canceled.append(picture, duration: duration) }
        }
        try canceled.append(picture, duration: 1)
        canceled.cancel()
        #expect(try files(in: folder) == [])
      }
    }
  }
#endif
