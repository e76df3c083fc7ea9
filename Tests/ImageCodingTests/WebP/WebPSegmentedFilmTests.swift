#if OptionalLibraries
  import CoreGraphics
  import Foundation
  import Raster
  import TestSupport
  import Testing

  @testable import ImageCoding

  /// Films that several threads encode are compared with those of libwebp's encoder alone.
  @Suite struct WebPSegmentedFilmTests {
    private static let compressions: [WebPWriter.Compression] = [
      .lossless, .lossy(quality: 60), .mixed(quality: 80),
    ]

    private func data(_ film: TestFilm, _ options: WebPWriter.Options, threads: Int) throws -> Data {
      var (data, options) = (Data(), options)
      options.threads = threads
      let writer = try WebPWriter(width: film.width, height: film.height, options: options) { data += $0 }
      for (frame, duration) in zip(film.frames, film.durations) {
        try writer.append(frame, duration: duration)
      }
      try writer.finish()
      return data
    }

    private func expectSameBytes(_ film: TestFilm, _ options: WebPWriter.Options, _ name: String) throws {
      let expected = try data(film, options, threads: 1)
      for threads in [2, 4] {
        #expect(try data(film, options, threads: threads) == expected, "\(threads) threads, \(name)")
      }
    }

    @Test(arguments: TestFilm.Colors.allCases, compressions)
    func `the bytes don't depend on the number of threads`(
      _ colors: TestFilm.Colors, _ compression: WebPWriter.Compression
    ) throws {
      for (seed, count) in zip(1...9 as ClosedRange<UInt64>, [1, 2, 31, 32, 33, 48, 49, 79, 101]) {
        let film = TestFilm(colors, seed: seed, count: count, sides: 1...16)
        let options = WebPWriter.Options(
          loopCount: film.loopCount, compression: compression, effort: seed % 2 == 0 ? 6 : 4)
        try expectSameBytes(film, options, "seed \(seed), \(count) frames")
      }
    }

    /// Squares cross a transparent picture, some of them over others that don't move, and disappear for a while.
    @Test(arguments: compressions, [4, 6])
    func `the bytes are the same if frames are cleared`(
      _ compression: WebPWriter.Compression, _ effort: Int
    ) throws {
      for seed in 1...6 as ClosedRange<UInt64> {
        let film = movingSquares(seed: seed, count: 90)
        try expectSameBytes(film, .init(compression: compression, effort: effort), "seed \(seed)")
      }
    }

    private func movingSquares(seed: UInt64, count: Int) -> TestFilm {
      var generator = SeededGenerator(seed: seed)
      var film = TestFilm(.few, seed: seed, count: count, sides: 32...32)
      let squares = (0..<4).map { _ in (0..<6).map { _ in Int.random(in: 0..<24, using: &generator) } }
      film.frames = (0..<count).map { time in
        CGImage(width: film.width, height: film.height) { x, y in
          for square in squares where (time + square[5]) % 24 < square[4] {
            let left = (square[0] + time * (square[1] % 3)) % 32
            let top = (square[2] + time * (square[3] % 2)) % 32
            if left..<(left + 7) ~= x, top..<(top + 7) ~= y {
              return opaque(square[0] * 9, square[2] * 9, 99)
            }
          }
          return 0
        }
      }
      return film
    }

    /// A lossy film merges similar frames.
    @Test(arguments: compressions)
    func `the bytes are the same if colors change slowly`(_ compression: WebPWriter.Compression) throws {
      var film = TestFilm(.few, seed: 3, count: 90, sides: 16...16)
      for step in [0, 1, 3] {
        film.frames = (0..<90).map { time in
          CGImage(width: 16, height: 16) { x, y in opaque(40 + time * step / 2, x * 9, y * 9 + (time + x) % 2)
          }
        }
        try expectSameBytes(film, .init(compression: compression), "step \(step)")
      }
    }

    /// The writer drops frames that libwebp merges. Were one left, it would lead to the wrong state in a lead-in.
    @Test func `the bytes are the same if frames are merged within segments`() throws {
      let settings = WebPFilmSettings(
        width: 4, height: 4, options: .init(compression: .lossy(quality: 40)), threadsPerFrame: 1)
      let frames = (0..<90).map { time in
        WebPFrame(pixels: (0..<16).map { opaque(40 + time * 2, 90, $0 * 9) }, time: CInt(time * 5))
      }
      let whole = try WebPFilmEncoder(settings)
      for frame in frames { try whole.append(frame, .full) }
      let expected = try whole.finish(at: 500)
      for threads in 2...4 {
        let film = try WebPSegmentedFilm(settings, crew: Crew(threads: threads, pixelCount: 16))
        for frame in frames { try film.append(frame, until: frame.time + 5) }
        #expect(try film.finish(at: 500) == expected, "\(threads) threads")
      }
    }

    /// The encoder splits a duration of 2²⁴ ms or more, which changes its state.
    @Test(arguments: compressions)
    func `the bytes are the same if frames last for hours`(_ compression: WebPWriter.Compression) throws {
      for seed in 1...8 as ClosedRange<UInt64> {
        var generator = SeededGenerator(seed: seed)
        var film = TestFilm(.translucent, seed: seed, count: 60, sides: 8...16)
        film.durations = film.durations.map {
          Int.random(in: 0..<8, using: &generator) == 0
            ? [9_000, 16_777.215, 8_388.608].randomElement(using: &generator)! : $0
        }
        try expectSameBytes(film, .init(compression: compression), "seed \(seed)")
        film.durations = film.durations.map { _ in 3_000 }
        film.frames = film.frames.enumerated().map { film.frames[$0.offset / 9] }
        try expectSameBytes(
          film, .init(compression: compression), "seed \(seed), \(film.durations.count) long frames")
      }
    }

    @Test(arguments: compressions, [4, 6])
    func `a segment has the same bytes whatever its lead-in is`(
      _ compression: WebPWriter.Compression, _ effort: Int
    ) throws {
      let film = TestFilm(.palette, seed: 9, count: 12, sides: 9...9)
      let settings = WebPFilmSettings(
        width: 9, height: 9, options: .init(compression: compression, effort: effort), threadsPerFrame: 1)
      let frames = film.frames.indices.map {
        WebPFrame(pixels: film.pixels[$0], time: CInt(1000 + $0 * 7))
      }
      let encoder = try WebPFilmEncoder(settings)
      for frame in frames { try encoder.append(frame, .full) }
      let expected = try encoder.finish(at: 2000)
      let other = WebPFrame(pixels: film.pixels[5], time: 3)
      for leadIn in [[other], [other, frames[1]], Array(frames[0..<3])] {
        let joiner = try WebPFilmJoiner(settings)
        let parts = [
          WebPSegment(settings: settings, leadIn: [], frames: Array(frames[0..<3])),
          WebPSegment(settings: settings, leadIn: leadIn, frames: Array(frames[3..<12])),
        ]
        for part in parts { try joiner.append(part.encoded()) }
        #expect(try joiner.finish(at: 2000) == expected, "\(leadIn.count) frames")
      }
    }

    @Test func `an error of libwebp in another thread is thrown`() throws {
      // The writer refuses such a quality.
      let settings = WebPFilmSettings(
        width: 4, height: 4, options: .init(compression: .lossy(quality: 101)), threadsPerFrame: 1)
      let frames = (0..<40).map {
        WebPFrame(pixels: [UInt32](repeating: UInt32($0) | 0xFF00_0000, count: 16), time: CInt($0))
      }
      let expected = try #require(throws: ImageCodingError.self) {
        try WebPFilmEncoder(settings).append(frames[0], .full)
      }
      let film = try WebPSegmentedFilm(settings, crew: Crew(threads: 2, pixelCount: 16))
      #expect(throws: expected) {
        for frame in frames { try film.append(frame, until: frame.time + 1) }
        _ = try film.finish(at: 40)
      }
    }

    @Test func `a film is canceled while other threads encode it`() throws {
      let film = TestFilm(.palette, seed: 4, count: 120, sides: 16...16)
      try withTemporaryFolder { folder in
        for count in [1, 15, 16, 60, 120] {
          let writer = try WebPWriter(
            to: folder.appendingPathComponent("film.webp"), width: 16, height: 16, options: .init(threads: 4))
          for frame in film.frames.prefix(count) { try writer.append(frame, duration: 0.02) }
          writer.cancel()
          #expect(try files(in: folder) == [])
        }
      }
    }

    @Test func `few large frames are retained`() {
      #expect(WebPSegmentedFilm.frameCountPerGroup(width: 4, height: 4) == 32)
      #expect(WebPSegmentedFilm.frameCountPerGroup(width: 1920, height: 1080) == 4)
      #expect(WebPSegmentedFilm.frameCountPerGroup(width: 16_383, height: 16_383) == 2)
    }

    @Test(arguments: compressions, [4, 6])
    func `an encoder can be put into any state`(_ compression: WebPWriter.Compression, _ effort: Int) throws {
      var generator = SeededGenerator(seed: 5)
      for index in 0..<120 {
        let (width, height) = (
          Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
        )
        // libwebp moves the left and the top side of a rectangle to even coordinates.
        let x = Int.random(in: 0..<width, using: &generator) & ~1
        let y = Int.random(in: 0..<height, using: &generator) & ~1
        let rect = PixelRect(
          minX: x, minY: y, maxX: Int.random(in: (x + 1)...width, using: &generator),
          maxY: Int.random(in: (y + 1)...height, using: &generator))
        let isSparse = Bool.random(using: &generator)
        let pixels = (0..<(width * height)).map { _ in
          isSparse && Int.random(in: 0..<9, using: &generator) > 0 ? 0 : randomPixel(using: &generator)
        }
        let settings = WebPFilmSettings(
          width: width, height: height, options: .init(compression: compression, effort: effort),
          threadsPerFrame: 1)
        let state = WebPFilmState(canvas: WebPFrame(pixels: pixels, time: 5), rect: rect)
        let encoder = try WebPFilmEncoder(settings)
        for frame in state.preparation(width: width) { try encoder.append(frame, .leastExact) }
        let frames = try WebPEncodedFrame.all(in: encoder.finish(at: 6), startingAt: 3)
        #expect(frames.last?.rect == rect && frames.last?.time == 5, "case \(index)")
      }
    }
  }
#endif
