import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct PNGEncoderTests {
  @Test(arguments: [PNGEncoder.Compression.fast, .small])
  func `encoding and decoding preserves the picture exactly`(_ compression: PNGEncoder.Compression) throws {
    let encoder = PNGEncoder(compression: compression)
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (width, height) = (
        Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
      )
      let isOpaque = Bool.random(using: &generator)
      let pixels = (0..<(width * height)).map { _ in
        isOpaque
          ? UInt32.random(in: 0xFF00_0000...0xFFFF_FFFF, using: &generator) : randomPixel(using: &generator)
      }
      let decoded = try PNGDecoder().decode(encoder.encode(CGImage(width: width, height: height, pixels)))
      #expect(decoded.width == width && decoded.height == height)
      #expect(decoded.bitmap.pixels == pixels, "seed \(seed)")
    }
  }

  @Test func `the file is marked as sRGB, and has alpha if the picture isn't opaque`() throws {
    let opaque = try PNGEncoder().encode(CGImage(width: 1, height: 1, [0xFF00_00FF]))
    let clear = try PNGEncoder().encode(CGImage(width: 1, height: 1, [0x8000_0080]))
    #expect(opaque[24] == 8 && opaque[25] == 2)
    #expect(clear[24] == 8 && clear[25] == 6)
    #expect(opaque.range(of: Data("sRGB".utf8)) != nil)
  }

  @Test func `equal pictures make equal bytes`() throws {
    let image = CGImage(width: 5, height: 4) { x, y in opaque(x * 50, y * 60, 7) }
    #expect(try PNGEncoder().encode(image) == PNGEncoder().encode(image))
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1_000_001, 1)])
  func `a picture of an invalid size is refused`(_ width: Int, _ height: Int) {
    let error = #expect(throws: ImageCodingError.self) {
      try PNGEncoder().encode(CGImage(bitmap: Bitmap(width: width, height: height)))
    }
    #expect(error?.message == "a PNG of \(width) × \(height) pixels; expected 1 to 1000000 on each side")
  }

  @Test func `a file is written completely, or nothing of it remains`() throws {
    let image = CGImage(width: 1, height: 1, [opaque(1, 2, 3)])
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.png")
      try PNGEncoder().write(image, to: url)
      #expect(try PNGDecoder().decode(contentsOf: url).bitmap == image.bitmap)
      #expect(throws: ImageCodingError.self) {
        try PNGEncoder().write(CGImage(bitmap: Bitmap(width: 0, height: 0)), to: url)
      }
      #expect(try files(in: folder) == ["a.png"])
    }
    let error = #expect(throws: ImageCodingError.self) {
      try PNGEncoder().write(image, to: URL(fileURLWithPath: "/nowhere/a.png"))
    }
    #expect(error?.path == "/nowhere/a.png" && error?.kind == .file)
  }
}
