import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct GIFWriterTests {
  private static let palettes: [GIFWriter.Palette] = [.automatic, .global, .perFrame]

  /// Returns the bytes of a film of frames of equal duration.
  private func film(
    _ frames: [CGImage], duration: Double = 0.1, _ options: GIFWriter.Options = .init()
  ) throws -> Data {
    var data = Data()
    let writer = try GIFWriter(width: frames[0].width, height: frames[0].height, options: options) {
      data += $0
    }
    for frame in frames { try writer.append(frame, duration: duration) }
    try writer.finish()
    return data
  }

  private func randomFrames(
    _ generator: inout SeededGenerator, colors: [UInt32], count: Int = 6
  ) -> [CGImage] {
    let (width, height) = (Int.random(in: 1...7, using: &generator), Int.random(in: 1...7, using: &generator))
    var pixels = (0..<(width * height)).map { _ in colors.randomElement(using: &generator)! }
    return (0..<count).map { _ in
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        pixels[Int.random(in: pixels.indices, using: &generator)] = colors.randomElement(using: &generator)!
      }
      return CGImage(width: width, height: height, pixels)
    }
  }

  /// Returns the visible pixels in each hundredth of a second of the film.
  private func timeline(_ reader: GIFReader) -> [[UInt32]] {
    reader.frames.flatMap { frame in [[UInt32]](repeating: frame.pixels, count: frame.delay) }
  }

  // MARK: - Exactness

  @Test(arguments: palettes, 1...12 as ClosedRange<UInt64>)
  func `a film of few colors, opaque or not, is encoded exactly`(
    _ palette: GIFWriter.Palette, _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let colors = [opaque(1, 2, 3), opaque(250, 0, 9), opaque(0, 200, 0)] + (seed % 3 == 0 ? [] : [0])
    let frames = randomFrames(&generator, colors: colors)
    let reader = try GIFReader(film(frames, duration: 0.02, .init(palette: palette)))
    let shown = timeline(reader)
    #expect(shown.count == 12)
    for (index, frame) in frames.enumerated() {
      #expect(shown[2 * index] == frame.bitmap.pixels, "seed \(seed), frame \(index)")
      #expect(shown[2 * index + 1] == frame.bitmap.pixels, "seed \(seed), frame \(index)")
    }
  }

  @Test(arguments: palettes, [255, 256])
  func `the largest number of colors in a table is exact`(_ palette: GIFWriter.Palette, _ count: Int) throws {
    let frames = [0, 1, 2].map { shift in
      CGImage(width: 16, height: 16) { x, y in opaque((y * 16 + x + shift) % count, 255 - x, 0) & 0xFF00_00FF
      }
    }
    let reader = try GIFReader(film(frames, .init(palette: palette)))
    #expect(reader.frames.map(\.pixels) == frames.map(\.bitmap.pixels))
  }

  @Test(arguments: palettes)
  func `many colors are approximated, and static pixels don't change`(_ palette: GIFWriter.Palette) throws {
    let frames = (0..<3).map { step in
      CGImage(width: 24, height: 24) { x, y in
        y < 12 ? opaque(x * 10, y * 20, 128) : opaque((x * 10 + step) % 256, y * 10, x * y % 256)
      }
    }
    let reader = try GIFReader(film(frames, .init(palette: palette, dither: .none)))
    for (shown, frame) in zip(reader.frames, frames) {
      for (a, b) in zip(shown.pixels, frame.bitmap.pixels) {
        #expect((SIMD3(pixel: a) - SIMD3(pixel: b)).squaredLength < 400)
      }
      #expect(shown.pixels.prefix(24 * 12) == reader.frames[0].pixels.prefix(24 * 12))
    }
  }

  @Test func `ordered dithering keeps the mean of a color that isn't in the palette`() throws {
    // 1,280 colors elsewhere leave few near this gray.
    let image = CGImage(width: 64, height: 36) { x, y in
      y < 16 ? opaque(77, 77, 77) : opaque(x * 4, (y - 16) * 12, (x * y) % 256)
    }
    let reader = try GIFReader(film([image], .init(dither: .ordered)))
    let gray = reader.frames[0].pixels.prefix(64 * 16)
    let mean = gray.reduce(0) { $0 + Double($1 & 255) } / Double(gray.count)
    #expect(abs(mean - 77) < 6)
    #expect(try film([image], .init(dither: .ordered)) != film([image]))
  }

  @Test(arguments: palettes)
  func `the same frames make the same bytes`(_ palette: GIFWriter.Palette) throws {
    let frames = (0..<3).map { step in
      CGImage(width: 20, height: 20) { x, y in opaque(x * 12, y * 12, (x * y + step) % 256) }
    }
    let options = GIFWriter.Options(palette: palette, dither: .ordered)
    #expect(try film(frames, options) == film(frames, options))
  }

  /// The numbers of frames are around the number of those in flight.
  @Test(arguments: palettes, [1, 2, 3, 4, 5, 17])
  func `the number of threads doesn't affect the bytes`(_ palette: GIFWriter.Palette, _ count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let sets = [
      (0..<5).map { opaque($0 * 60, 0, 0) } + [0], (0..<400).map { opaque($0 % 256, $0 / 2, $0 % 7) },
    ]
    for colors in sets {
      let frames = randomFrames(&generator, colors: colors, count: count)
      for dither in [GIFWriter.Dither.automatic, .none, .ordered] {
        let options = GIFWriter.Options(palette: palette, dither: dither)
        let alone = try film(frames, options)
        for threads in [2, 8, .max] {
          var options = options
          options.threads = threads
          #expect(try film(frames, options) == alone, "\(threads) threads, seed \(count)")
        }
      }
    }
  }

  // MARK: - Blocks

  @Test(arguments: palettes)
  func `only the changed rectangle is written`(_ palette: GIFWriter.Palette) throws {
    let frames = [(0, 0), (3, 1), (4, 1)].map { dot in
      CGImage(width: 9, height: 5) { x, y in (x, y) == dot ? opaque(255, 0, 0) : opaque(0, 0, 255) }
    }
    let reader = try GIFReader(film(frames, .init(palette: palette)))
    #expect(
      reader.frames.map(\.rect) == [
        PixelRect(x: 0, y: 0, width: 9, height: 5), PixelRect(x: 0, y: 0, width: 4, height: 2),
        PixelRect(x: 3, y: 1, width: 2, height: 1),
      ])
    #expect(reader.frames.allSatisfy { $0.disposal == 1 })
    #expect(reader.frames.map(\.pixels) == frames.map(\.bitmap.pixels))
  }

  @Test func `unchanged pixels are transparent where that is shorter`() throws {
    var generator = SeededGenerator(seed: 6)
    let noise = (0..<1_024).map { _ in opaque(Int.random(in: 0...99, using: &generator), 0, 0) }
    var changed = noise
    (changed[0], changed[1_023]) = (opaque(200, 0, 0), opaque(200, 0, 0))
    let data = try film([CGImage(width: 32, height: 32, noise), CGImage(width: 32, height: 32, changed)])
    let first = try film([CGImage(width: 32, height: 32, noise)])
    let reader = try GIFReader(data)
    #expect(reader.frames[1].rect == PixelRect(x: 0, y: 0, width: 32, height: 32))
    #expect(reader.frames[1].pixels == changed)
    #expect(data.count - first.count < 150)
  }

  @Test(arguments: palettes)
  func `equal frames are merged into one longer frame`(_ palette: GIFWriter.Palette) throws {
    let (a, b) = (CGImage(width: 2, height: 1, [opaque(1, 1, 1), 0]), CGImage(width: 2, height: 1, [0, 0]))
    let reader = try GIFReader(film([a, a, a, b, b, a], .init(palette: palette)))
    #expect(reader.frames.map(\.delay) == [30, 20, 10])
  }

  @Test func `a delay of more than 16 bits is divided`() throws {
    let image = CGImage(width: 2, height: 2, [UInt32](repeating: opaque(1, 1, 1), count: 4))
    let reader = try GIFReader(film([image, image, image], duration: 400))
    #expect(reader.frames.map(\.delay) == [40_000, 40_000, 40_000])
    #expect(reader.frames.dropFirst().allSatisfy { $0.rect == PixelRect(x: 0, y: 0, width: 1, height: 1) })
    #expect(reader.frames.allSatisfy { $0.pixels == image.bitmap.pixels })
  }

  @Test func `the film has one palette, or each frame has its own`() throws {
    let frames = [0, 100].map { red in CGImage(width: 3, height: 1) { x, _ in opaque(red + x, 0, 0) } }
    let (film, own) = (try GIFReader(film(frames)), try GIFReader(film(frames, .init(palette: .perFrame))))
    #expect(film.globalColorCount == 8 && film.frames.allSatisfy { !$0.hasLocalPalette })
    #expect(own.globalColorCount == 0 && own.frames.allSatisfy { $0.hasLocalPalette && $0.colorCount == 3 })
  }

  @Test(arguments: palettes, 1...8 as ClosedRange<UInt64>)
  func `a viewer that doesn't clear the screen shows the second round correctly too`(
    _ palette: GIFWriter.Palette, _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let frames = randomFrames(&generator, colors: [0, opaque(9, 9, 9), opaque(0, 0, 200)])
    let once = timeline(try GIFReader(film(frames, .init(palette: palette))))
    let twice = timeline(try GIFReader(film(frames, .init(palette: palette)), rounds: 2))
    #expect(twice == once + once, "seed \(seed)")
  }

  @Test(arguments: [(0, 0), (1, nil), (2, 1), (65_536, 65_535)] as [(Int, Int?)])
  func `the loop count is the number of times that the film plays`(_ count: Int, _ repetitions: Int?) throws {
    let reader = try GIFReader(
      film([CGImage(width: 1, height: 1, [opaque(1, 1, 1)])], .init(loopCount: count)))
    #expect(reader.repetitions == repetitions)
  }

  @Test(arguments: palettes)
  func `a film can be completely transparent`(_ palette: GIFWriter.Palette) throws {
    let reader = try GIFReader(
      film([CGImage(width: 3, height: 2, [0, 0, 0, 0, 0, 0])], .init(palette: palette)))
    #expect(reader.frames.map(\.pixels) == [[0, 0, 0, 0, 0, 0]])
  }

  // MARK: - Limits

  @Test(arguments: [(0, 1), (1, 0), (-5, 5), (65_536, 1), (1, .max), (.min, .min)])
  func `an invalid size is refused before anything is written`(_ width: Int, _ height: Int) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      let error = #expect(throws: ImageCodingError.self) {
        try GIFWriter(to: url, width: width, height: height)
      }
      #expect(error?.message == "a GIF of \(width) × \(height) pixels; expected 1 to 65535 on each side")
      let remains = try files(in: folder)
      #expect(remains == [])
    }
  }

  @Test(arguments: [-1, 65_537, .max])
  func `an invalid loop count is refused`(_ count: Int) {
    #expect(throws: ImageCodingError.self) {
      try GIFWriter(width: 1, height: 1, options: .init(loopCount: count)) { _ in }
    }
  }

  @Test(arguments: [0, -1, .min])
  func `a film needs at least one thread`(_ threads: Int) {
    let error = #expect(throws: ImageCodingError.self) {
      try GIFWriter(width: 1, height: 1, options: .init(threads: threads)) { _ in }
    }
    #expect(error?.message == "\(threads) threads; expected 1 or more")
  }

  @Test func `the largest width and height are written`() throws {
    let wide = CGImage(bitmap: Bitmap(width: 65_535, height: 1))
    let high = CGImage(bitmap: Bitmap(width: 1, height: 65_535))
    #expect(try GIFReader(film([wide])).width == 65_535)
    #expect(try GIFReader(film([high])).height == 65_535)
  }

  @Test func `a frame of another size or an invalid duration is refused, and the film can continue`() throws {
    var data = Data()
    let writer = try GIFWriter(width: 1, height: 1) { data += $0 }
    let (good, bad) = (
      CGImage(width: 1, height: 1, [opaque(5, 5, 5)]), CGImage(bitmap: Bitmap(width: 2, height: 1))
    )
    try writer.append(good, duration: 0.1)
    let error = #expect(throws: ImageCodingError.self) { try writer.append(bad, duration: 0.1) }
    #expect(error?.message == "a frame of 2 × 1 pixels; expected 1 × 1")
    #expect(throws: ImageCodingError.self) { try writer.append(good, duration: 1 / 60.0) }
    try writer.append(good, duration: 0.1)
    try writer.finish()
    #expect(try GIFReader(data).duration == 20)
  }

  // MARK: - Ends

  @Test(arguments: palettes)
  func `a file appears when the film is finished`(_ palette: GIFWriter.Palette) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      let writer = try GIFWriter(to: url, width: 1, height: 1, options: .init(palette: palette))
      try writer.append(CGImage(width: 1, height: 1, [opaque(1, 2, 3)]), duration: 0.5)
      #expect(!FileManager.default.fileExists(atPath: url.path))
      var fractions: [Double] = []
      try writer.finish { fractions.append($0) }
      #expect(fractions == fractions.sorted() && fractions.last == 1)
      #expect(try GIFReader(Data(contentsOf: url)).frames.map(\.pixels) == [[opaque(1, 2, 3)]])
      #expect(try files(in: folder) == ["a.gif"])
      writer.cancel()
      #expect(try files(in: folder) == ["a.gif"])
    }
  }

  @Test(arguments: palettes)
  func `a canceled, released, or interrupted film leaves no file`(_ palette: GIFWriter.Palette) throws {
    struct Stop: Error {}
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.gif")
      func writer() throws -> GIFWriter {
        let writer = try GIFWriter(to: url, width: 1, height: 1, options: .init(palette: palette))
        try writer.append(CGImage(width: 1, height: 1, [opaque(1, 2, 3)]), duration: 0.5)
        return writer
      }
      try writer().cancel()
      #expect(try files(in: folder) == [])
      _ = try writer()
      #expect(try files(in: folder) == [])
      #expect(throws: Stop.self) { try writer().finish { _ in throw Stop() } }
      #expect(try files(in: folder) == [])
    }
  }

  @Test func `a film without frames is an error and leaves nothing`() throws {
    try withTemporaryFolder { folder in
      let writer = try GIFWriter(to: folder.appendingPathComponent("a.gif"), width: 1, height: 1)
      let error = #expect(throws: ImageCodingError.self) { try writer.finish() }
      #expect(error?.message == "the film has no frames; expected at least one")
      #expect(try files(in: folder) == [])
    }
  }

  @Test func `a folder that can't be written is an error before the first frame`() {
    let error = #expect(throws: ImageCodingError.self) {
      try GIFWriter(to: URL(fileURLWithPath: "/nowhere/a.gif"), width: 1, height: 1)
    }
    #expect(error?.description == "/nowhere/a.gif: can't be written: No such file or directory")
  }

  @Test(arguments: palettes, [1, 2, 8])
  func `an error of the sink is rethrown by this and every later call`(
    _ palette: GIFWriter.Palette, _ threads: Int
  ) throws {
    struct Full: Error {}
    let options = GIFWriter.Options(palette: palette, threads: threads)
    let writer = try GIFWriter(width: 1, height: 1, options: options) { _ in throw Full() }
    #expect(throws: Full.self) {
      try writer.append(CGImage(width: 1, height: 1, [0]), duration: 1)
      try writer.finish()
    }
    #expect(throws: Full.self) { try writer.append(CGImage(width: 1, height: 1, [0]), duration: 1) }
    #expect(throws: Full.self) { try writer.finish() }
    writer.cancel()
  }

  @Test func `a full disk is an error`() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let writer = try GIFWriter(width: 1, height: 1, sink: handle.write(contentsOf:))
    try writer.append(CGImage(width: 1, height: 1, [0]), duration: 1)
    #expect(throws: (any Error).self) { try writer.finish() }
  }

  @Test func `using the writer after the end traps`() async {
    await #expect(processExitsWith: .failure) {
      let writer = try GIFWriter(width: 1, height: 1) { _ in }
      writer.cancel()
      try writer.append(CGImage(bitmap: Bitmap(width: 1, height: 1)), duration: 1)
    }
    await #expect(processExitsWith: .failure) {
      let writer = try GIFWriter(width: 1, height: 1) { _ in }
      try writer.append(CGImage(bitmap: Bitmap(width: 1, height: 1)), duration: 1)
      try writer.finish()
      try writer.finish()
    }
  }
}
