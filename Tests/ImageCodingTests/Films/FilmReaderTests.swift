import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct FilmReaderTests {
  /// Returns a film in each format that can be read.
  private static func files(_ film: TestFilm) throws -> [String: Data] {
    var result: [String: Data] = [:]
    let png = try APNGWriter(width: film.width, height: film.height) { result["png", default: Data()] += $0 }
    let gif = try GIFWriter(width: film.width, height: film.height) { result["gif", default: Data()] += $0 }
    for (frame, duration) in zip(film.frames, film.durations) {
      try png.append(frame, duration: duration)
      try gif.append(frame, duration: duration)
    }
    try png.finish()
    try gif.finish()
    #if OptionalLibraries
      let webP = try WebPWriter(width: film.width, height: film.height) {
        result["webp", default: Data()] += $0
      }
      for (frame, duration) in zip(film.frames, film.durations) { try webP.append(frame, duration: duration) }
      try webP.finish()
    #endif
    return result
  }

  /// Reads as much of a damaged file as possible; a crash or an endless loop fails the test.
  private func read(_ data: Data) {
    do {
      let reader = try FilmReader(data, pixelLimit: 1 << 16)
      for _ in 0..<100 {
        guard let frame = try reader.next() else { return }
        #expect(frame.image.width == reader.width && frame.duration >= 0)
      }
    } catch {
      #expect(!error.message.isEmpty)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `changed bytes make another film or an error`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for (format, file) in try Self.files(TestFilm(.palette, seed: seed)) {
      for _ in 0..<150 {
        var data = file
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let early = Bool.random(using: &generator) ? min(60, data.count) : data.count
          data[Int.random(in: 0..<early, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        read(data)
        if format == "png" { read(PNGChunk.withChecksums(data)) }
      }
    }
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a file that ends early is an error`(_ seed: UInt64) throws {
    for (format, file) in try Self.files(TestFilm(.translucent, seed: seed)) {
      for count in stride(from: 0, to: file.count - 1, by: max(1, file.count / 60)) {
        #expect(throws: ImageCodingError.self, "\(format), \(count) of \(file.count) bytes") {
          let reader = try FilmReader(file.prefix(count))
          while try reader.next() != nil {}
        }
      }
    }
  }

  @Test func `a size above the limit is refused`() throws {
    let film = TestFilm(.few, seed: 4, sides: 20...20)
    for (_, file) in try Self.files(film) {
      #expect(throws: ImageCodingError(.tooLarge, "20 × 20 pixels; the limit is 399")) {
        _ = try FilmReader(file, pixelLimit: 399)
      }
      #expect(try FilmReader(file, pixelLimit: 400).width == 20)
    }
  }

  @Test func `bytes needn't begin at index 0`() throws {
    for (format, file) in try Self.files(TestFilm(.opaque, seed: 8)) {
      let slice = (Data([1, 2, 3]) + file).dropFirst(3)
      let frames = try FilmReader(slice).remainingFrames()
      #expect(
        try frames.map(\.image.bitmap.pixels)
          == FilmReader(file).remainingFrames().map(\.image.bitmap.pixels), "\(format)")
    }
  }

  @Test func `a still picture is a film of one frame`() throws {
    let picture = CGImage(width: 5, height: 3) { x, y in opaque(x * 50, y * 50, 9) }
    let reader = try FilmReader(PNGEncoder().encode(picture))
    #expect(reader.frameCount == 1)
    let frames = try reader.remainingFrames()
    #expect(frames.map(\.image.bitmap.pixels) == [picture.bitmap.pixels] && frames[0].duration == 0)
  }

  @Test func `a missing file and another format are errors that say so`() throws {
    let url = URL(fileURLWithPath: "/nowhere/film.gif")
    let missing = #expect(throws: ImageCodingError.self) { _ = try FilmReader(contentsOf: url) }
    #expect(missing?.description == "/nowhere/film.gif: can't be read: No such file or directory")
    let foreign = #expect(throws: ImageCodingError.self) { _ = try FilmReader(Data("film".utf8)) }
    #expect(foreign?.message == "an unknown format; expected a PNG, a GIF, or a WebP")
  }

  // MARK: - Animated PNG

  /// Returns a handmade file of 1 × 1 pixels whose picture for other programs isn't part of the film.
  private func handmade(_ frames: [(pixel: [UInt8], disposal: UInt8, blending: UInt8)], count: Int? = nil)
    -> Data
  {
    func long(_ value: Int) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
    var file = Data(PNGStructure.signature)
    file += PNGChunk("IHDR", long(1) + long(1) + Data([8, 6, 0, 0, 0])).data
    file += PNGChunk("acTL", long(count ?? frames.count) + long(5)).data
    file += PNGChunk("IDAT", PNGChunk.stored([0, 1, 2, 3, 255])).data
    for (index, frame) in frames.enumerated() {
      let rect = long(1) + long(1) + long(0) + long(0)
      // A denominator of 0 means hundredths of a second.
      let control = long(2 * index) + rect + Data([0, 30, 0, 0, frame.disposal, frame.blending])
      file += PNGChunk("fcTL", control).data
      file += PNGChunk("fdAT", long(2 * index + 1) + PNGChunk.stored([0] + frame.pixel)).data
    }
    return file + PNGChunk("IEND", Data()).data
  }

  @Test func `pictures outside the film, disposals, and blending are those of the specification`() throws {
    let (red, half): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 128])
    let reader = try FilmReader(
      handmade([(red, 2, 0), (half, 2, 1), (half, 0, 1), (red, 0, 0), (half, 1, 1), ([0, 0, 0, 0], 0, 1)]))
    #expect(reader.loopCount == 5 && reader.frameCount == 6)
    let frames = try reader.remainingFrames()
    let blue: UInt32 = 0x8080_0000
    // 255 · (255 − 128)/255 of red remains below the translucent blue.
    let mixed: UInt32 = 0xFF80_007F
    #expect(
      frames.map { $0.image.bitmap.pixels[0] } == [
        opaque(255, 0, 0), blue, blue, opaque(255, 0, 0), mixed, 0,
      ])
    #expect(areClose(frames.map(\.duration), [Double](repeating: 0.3, count: 6)))
  }

  @Test func `a wrong number of frames is an error`() {
    let error = #expect(throws: ImageCodingError.self) {
      _ = try FilmReader(handmade([([1, 2, 3, 255], 0, 0)], count: 2))
    }
    #expect(error?.message == "acTL announces 2 frames, but the file has 1")
  }

  // MARK: - GIF

  @Test(arguments: [GIFWriter.Palette.global, .perFrame], 1...6 as ClosedRange<UInt64>)
  func `a GIF of few colors is read as it was written`(_ palette: GIFWriter.Palette, _ seed: UInt64) throws {
    let film = TestFilm(.few, seed: seed)
    var data = Data()
    let options = GIFWriter.Options(loopCount: film.loopCount, palette: palette)
    let writer = try GIFWriter(width: film.width, height: film.height, options: options) { data += $0 }
    for (frame, duration) in zip(film.frames, film.durations) { try writer.append(frame, duration: duration) }
    try writer.finish()
    let reader = try FilmReader(data)
    #expect(reader.loopCount == film.loopCount)
    let frames = try reader.remainingFrames()
    #expect(frames.map(\.image.bitmap.pixels) == film.merged.pixels)
    #expect(areClose(frames.map(\.duration), film.merged.durations))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a GIF with transparency is read as the slow reader of the tests reads it`(_ seed: UInt64) throws {
    let film = TestFilm(.palette, seed: seed)
    var data = Data()
    let writer = try GIFWriter(width: film.width, height: film.height) { data += $0 }
    for (frame, duration) in zip(film.frames, film.durations) { try writer.append(frame, duration: duration) }
    try writer.finish()
    #expect(
      try FilmReader(data).remainingFrames().map(\.image.bitmap.pixels)
        == GIFReader(data).frames.map(\.pixels))
  }

  @Test func `a still picture plays once`() throws {
    let png = try PNGEncoder().encode(
      CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF])))
    #expect(try FilmReader(png).loopCount == 1)
  }

  @Test(arguments: ["IHDR", "IDAT"]) func `wrong checksums are errors`(_ name: String) throws {
    let film = TestFilm(.palette, seed: 1)
    let still = try PNGEncoder().encode(
      CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF])))
    for var file in [still, try #require(Self.files(film)["png"])] {
      let chunk = try #require(PNGStructure(file).chunks.first { $0.name == name })
      file[chunk.end - 1] ^= 1
      #expect(throws: ImageCodingError(.corrupt, offset: chunk.offset, "\(name) has a wrong checksum")) {
        try FilmReader(file)
      }
    }
  }

  @Test(.enabled(if: Pillow.python != nil, Pillow.notice), arguments: 1...3 as ClosedRange<UInt64>)
  func `an interlaced GIF with other disposals, written by Pillow, is read as Pillow reads it`(_ seed: UInt64)
    throws
  {
    let script = """
      import random, sys
      from PIL import Image, ImageDraw
      random.seed(int(sys.argv[2]))
      frames = []
      for step in range(5):
        frame = Image.new("RGBA", (37, 23), (0, 0, 0, 0))
        pen = ImageDraw.Draw(frame)
        for _ in range(4):
          x, y = random.randrange(30), random.randrange(18)
          pen.rectangle([x, y, x + 9, y + 7], fill=tuple(random.randrange(256) for _ in range(3)) + (255,))
        frames.append(frame)
      frames[0].save(sys.argv[1], save_all=True, append_images=frames[1:], duration=[40, 50, 60, 70, 80], loop=2,
        disposal=[2, 2, 2, 2, 2] if random.random() < 0.5 else [3, 2, 3, 2, 1], interlace=1)
      """
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film.gif")
      let outcome = try ProgramOutcome(try #require(Pillow.python), ["-c", script, url.path, "\(seed)"])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let (expected, reader) = (try Pillow.decode(url), try FilmReader(contentsOf: url))
      let frames = try reader.remainingFrames()
      #expect(
        frames.map { $0.image.bitmap.pixels.map(StraightAlpha.divide) }
          == expected.frames.map { $0.map { $0 >> 24 == 0 ? 0 : $0 } })
      #expect(areClose(frames.map(\.duration), expected.durations))
    }
  }
}
