import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct GIFBlocksTests {
  private let palette: GIFPalette = {
    var histogram = ColorHistogram()
    histogram.add([opaque(1, 2, 3), opaque(4, 5, 6)])
    return GIFPalette(for: histogram, needsTransparency: false)
  }()

  @Test func `a film starts with its size, its colors, and its loop count`() {
    let bytes = GIFBlocks.start(width: 258, height: 5, palette: palette, loopCount: 3)
    #expect(
      bytes == Array("GIF89a".utf8) + [2, 1, 5, 0, 0xF1, 0, 0] + [1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0]
        + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0])
    #expect(
      GIFBlocks.start(width: 1, height: 1, palette: nil, loopCount: 1).suffix(7) == [1, 0, 1, 0, 0x70, 0, 0])
  }

  @Test(arguments: [false, true])
  func `an image has a delay and a disposal method`(_ isLocal: Bool) {
    let rect = PixelRect(x: 1, y: 2, width: 2, height: 1)
    let image = GIFImage(rect, GIFIndices([0, 1]), palette: palette, isLocal: isLocal)
    let table: [UInt8] = isLocal ? [0x81, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0] : [0]
    let bytes = GIFBlocks.image(image, delay: 300, isCleared: isLocal)
    #expect(
      bytes == [0x21, 0xF9, 4, isLocal ? 9 : 5, 44, 1, 2, 0] + [0x2C, 1, 0, 2, 0, 2, 0, 1, 0] + table
        + [2, UInt8(image.codes.count)] + image.codes + [0])
  }

  @Test func `codes are divided into blocks of at most 255 bytes`() {
    let rect = PixelRect(x: 0, y: 0, width: 300, height: 9)
    var generator = SeededGenerator(seed: 1)
    let indices = (0..<2_700).map { _ in UInt8.random(in: 0...1, using: &generator) }
    let image = GIFImage(rect, GIFIndices(indices), palette: palette, isLocal: false)
    let bytes = GIFBlocks.image(image, delay: 2, isCleared: false).dropFirst(8 + 10 + 1)
    #expect(image.codes.count > 255)
    #expect(bytes.first == 255 && bytes.last == 0)
    #expect(bytes.count == image.codes.count + (image.codes.count + 254) / 255 + 1)
  }
}
