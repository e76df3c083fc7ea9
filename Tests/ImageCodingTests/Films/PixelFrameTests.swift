import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct PixelFrameTests {
  private func random(_ generator: inout SeededGenerator, _ width: Int, _ height: Int) -> PixelFrame<UInt32> {
    PixelFrame(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in Bool.random(using: &generator) ? 0 : 0xFF00_00FF })
  }

  @Test func `a pixel of an alpha below 128 is transparent, another one opaque in its straight color`() {
    let bitmap = Bitmap(width: 4, height: 1, pixels: [0x7F10_1010, 0x8040_2010, 0xFF03_0201, 0])
    #expect(PixelFrame(bitmap).pixels == [0, 0xFF80_4020, 0xFF03_0201, 0])
  }

  @Test func `the rectangle of changes is the smallest possible`() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (width, height) = (
        Int.random(in: 1...6, using: &generator), Int.random(in: 1...6, using: &generator)
      )
      let (a, b) = (random(&generator, width, height), random(&generator, width, height))
      var expected = PixelRect.empty
      for index in a.pixels.indices where a.pixels[index] != b.pixels[index] {
        expected = expected.union(PixelRect(x: index % width, y: index / width, width: 1, height: 1))
      }
      #expect(a.changes(from: b) == expected, "seed \(seed)")
      #expect(a.changes(from: a).isEmpty && a.hasSamePixels(as: a))
      #expect(a.hasSamePixels(as: b) == expected.isEmpty)
      var merged = b
      merged.replace(expected, with: a.pixels(in: expected)) { _ in true }
      #expect(merged == a, "seed \(seed)")
    }
  }

  @Test func `only pixels that become transparent are cleared`() {
    let now = PixelFrame<UInt8>(width: 3, height: 2, pixels: [1, 0, 1, 0, 1, 1])
    let next = PixelFrame<UInt8>(width: 3, height: 2, pixels: [2, 1, 1, 0, 0, 1])
    #expect(now.clearedArea(in: next, transparent: 0) == PixelRect(x: 1, y: 1, width: 1, height: 1))
    #expect(next.clearedArea(in: now, transparent: 0) == PixelRect(x: 1, y: 0, width: 1, height: 1))
    #expect(now.clearedArea(in: next, transparent: 7).isEmpty)
  }

  @Test func `filling or replacing a rectangle doesn't affect other pixels`() {
    var frame = PixelFrame<UInt8>(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    frame.fill(PixelRect(x: 1, y: 0, width: 1, height: 2), with: 0)
    #expect(frame.pixels == [1, 0, 3, 4, 0, 6])
    frame.replace(PixelRect(x: 1, y: 0, width: 2, height: 2), with: [7, 8, 9, 10]) { $0 != 1 }
    #expect(frame.pixels == [1, 7, 3, 4, 9, 10])
  }
}
