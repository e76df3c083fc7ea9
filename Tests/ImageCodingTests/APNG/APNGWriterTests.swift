import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct APNGWriterTests {
  private func data(_ film: TestFilm, threads: Int = 1, _ compression: PNGEncoder.Compression = .small) throws
    -> Data
  {
    var data = Data()
    let options = APNGWriter.Options(loopCount: film.loopCount, compression: compression, threads: threads)
    let writer = try APNGWriter(width: film.width, height: film.height, options: options) { data += $0 }
    for (frame, duration) in zip(film.frames, film.durations) { try writer.append(frame, duration: duration) }
    try writer.finish()
    return data
  }

  private static let seeds = 1...8 as ClosedRange<UInt64>

  // MARK: - Exactness

  @Test(arguments: TestFilm.Colors.allCases, seeds)
  func `a film is read as it was written`(_ colors: TestFilm.Colors, _ seed: UInt64) throws {
    let film = TestFilm(colors, seed: seed)
    for compression in [PNGEncoder.Compression.small, .fast] {
      let reader = try FilmReader(data(film, compression))
      #expect(reader.width == film.width && reader.height == film.height)
      #expect(reader.loopCount == film.loopCount)
      let frames = try reader.remainingFrames()
      #expect(frames.map(\.image.bitmap.pixels) == film.merged.pixels, "seed \(seed)")
      #expect(areClose(frames.map(\.duration), film.merged.durations), "seed \(seed)")
      #expect(frames.count == reader.frameCount)
    }
  }

  @Test(
    .enabled(if: FFmpegDecoder.path != nil, FFmpegDecoder.notice), arguments: TestFilm.Colors.allCases,
    1...2 as ClosedRange<UInt64>)
  func `ffmpeg decodes the same bytes`(_ colors: TestFilm.Colors, _ seed: UInt64) throws {
    let film = TestFilm(colors, seed: seed)
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film.apng")
      try data(film).write(to: url)
      let decoded = try FFmpegDecoder.decode(url, pixelCount: film.width * film.height)
      let expected = film.merged.pixels.map { $0.map(StraightAlpha.divide) }
      #expect(decoded.frames == expected, "seed \(seed)")
    }
  }

  @Test(
    .enabled(if: Pillow.python != nil, Pillow.notice), arguments: TestFilm.Colors.allCases,
    1...2 as ClosedRange<UInt64>)
  func `Pillow decodes the same bytes, durations, and number of passes`(
    _ colors: TestFilm.Colors, _ seed: UInt64
  ) throws {
    let film = TestFilm(colors, seed: seed)
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film.png")
      try data(film).write(to: url)
      let decoded = try Pillow.decode(url)
      #expect(decoded.frames == film.merged.pixels.map { $0.map(StraightAlpha.divide) }, "seed \(seed)")
      #expect(areClose(decoded.durations, film.merged.durations))
      #expect(decoded.loopCount == film.loopCount)
    }
  }

  @Test func `a program without animation sees the first frame`() throws {
    let film = TestFilm(.translucent, seed: 3)
    #expect(try PictureDecoder().decode(data(film)).bitmap.pixels == film.pixels[0])
  }

  @Test(arguments: TestFilm.Colors.allCases, [1, 2, 3, 5, 17])
  func `the number of threads doesn't affect the bytes`(_ colors: TestFilm.Colors, _ count: Int) throws {
    let film = TestFilm(colors, seed: 9, count: count)
    let alone = try data(film)
    for threads in [2, 8, .max] { #expect(try data(film, threads: threads) == alone) }
  }

  // MARK: - Size

  /// Returns the rectangles, the disposals, and the blending of all frames.
  private func frames(_ data: Data) throws -> [APNGFrames.Frame] {
    try APNGFrames(PNGStructure(data), BigEndianBytes(data)).frames
  }

  private func film(_ frames: [CGImage]) throws -> Data {
    var film = TestFilm(.few, seed: 1)
    (film.frames, film.durations) = (frames, [Double](repeating: 0.1, count: frames.count))
    return try data(film)
  }

  @Test func `only the changed rectangle is written`() throws {
    let written = try frames(
      film(
        (0..<3).map { step in
          CGImage(width: 30, height: 20) { x, y in opaque(x == 7 + step && y == 9 ? 255 : 0, x * 3, y) }
        }))
    #expect(written.map(\.rect.width) == [30, 2, 2] && written.map(\.rect.height) == [20, 1, 1])
    #expect(written[2].rect.minX == 8 && written[2].rect.minY == 9)
  }

  @Test func `a flash is written once, and disposed of to what was before`() throws {
    let noise = CGImage(width: 64, height: 64) { x, y in
      opaque(x * y % 251, (x * 7 + y * 13) % 256, (x ^ y) * 3)
    }
    let flash = CGImage(width: 64, height: 64) { x, y in
      (8..<60).contains(x) && (8..<60).contains(y) ? opaque(255, 255, 255) : noise.bitmap.pixels[y * 64 + x]
    }
    let data = try film([noise, noise, flash, noise])
    let written = try frames(data)
    #expect(written.count == 3 && written[1].disposal == .previous)
    #expect(written[2].rect.width == 1 && written[2].rect.height == 1)
    #expect(try FilmReader(data).remainingFrames().map(\.image.bitmap.pixels).last == noise.bitmap.pixels)
  }

  @Test func `a sprite on nothing is cleared before the next one`() throws {
    let written = try frames(
      film(
        (0..<3).map { step in
          CGImage(width: 60, height: 20) { x, _ in
            (step * 20..<step * 20 + 20).contains(x) ? randomOpaque(x, step) : 0
          }
        }))
    // The canvas below the second sprite is as empty as a cleared one.
    #expect(written.map(\.disposal).prefix(2) == [.background, .previous])
    #expect(written.map(\.rect.width) == [60, 20, 20])
  }

  private func randomOpaque(_ x: Int, _ step: Int) -> UInt32 { opaque(x * 37 % 256, x * step % 256, 9) }

  @Test func `distant changes are blended over what is between`() throws {
    var generator = SeededGenerator(seed: 5)
    let base = (0..<10_000).map { _ in
      opaque(.random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator), 7)
    }
    let pictures = (0..<3).map { step in
      var pixels = base
      (pixels[step], pixels[9_999 - step]) = (opaque(1, 2, 3), opaque(4, 5, 6))
      return CGImage(width: 100, height: 100, pixels)
    }
    let data = try film(pictures)
    #expect(try frames(data).dropFirst().allSatisfy { $0.blending == .over })
    #expect(data.count < 40_000)
  }

  // MARK: - Limits and errors

  @Test func `durations that aren't possible, other sizes, and options out of range are refused`() throws {
    let picture = CGImage(width: 2, height: 2) { _, _ in 0 }
    let writer = try APNGWriter(width: 2, height: 2) { _ in }
    for duration in [-0.1, 65_536, .nan, .infinity] {
      #expect(throws: ImageCodingError.self) { try writer.append(picture, duration: duration) }
    }
    #expect(throws: ImageCodingError(.invalidArgument, "a frame of 1 × 2 pixels; expected 2 × 2")) {
      try writer.append(CGImage(width: 1, height: 2) { _, _ in 0 }, duration: 1)
    }
    try writer.append(picture, duration: 0)
    try writer.finish()
    for (width, height, options) in [
      (0, 1, APNGWriter.Options()), (1, 1_000_001, .init()), (1, 1, .init(loopCount: -1)),
      (1, 1, .init(threads: 0)),
    ] {
      #expect(throws: ImageCodingError.self) {
        _ = try APNGWriter(width: width, height: height, options: options) { _ in }
      }
    }
  }

  @Test func `a film without frames, a canceled one, and one that fails leave no file`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film.png")
      let picture = CGImage(width: 2, height: 2) { _, _ in 0 }
      let empty = try APNGWriter(to: url, width: 2, height: 2)
      #expect(throws: ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")) {
        try empty.finish()
      }
      let canceled = try APNGWriter(to: url, width: 2, height: 2)
      try canceled.append(picture, duration: 1)
      canceled.cancel()
      let failing = try APNGWriter(to: url, width: 2, height: 2)
      try failing.append(picture, duration: 1)
      #expect(throws: CancellationError.self) { try failing.finish { _ in throw CancellationError() } }
      #expect(try files(in: folder) == [])
      let missing = folder.appendingPathComponent("missing/film.png")
      #expect(throws: ImageCodingError.self) { _ = try APNGWriter(to: missing, width: 2, height: 2) }
    }
  }

  @Test func `progress rises to 1, and an error of the sink is rethrown`() throws {
    let film = TestFilm(.opaque, seed: 2)
    var fractions: [Double] = []
    let writer = try APNGWriter(width: film.width, height: film.height) { _ in }
    for frame in film.frames { try writer.append(frame, duration: 0.1) }
    try writer.finish { fractions.append($0) }
    #expect(fractions == fractions.sorted() && fractions.last == 1)
    let failing = try APNGWriter(width: 1, height: 1) { _ in throw CancellationError() }
    try failing.append(CGImage(width: 1, height: 1) { _, _ in 0 }, duration: 1)
    #expect(throws: CancellationError.self) { try failing.finish() }
  }
}
