import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct ColorMapTests {
  private func palette(of pixels: [UInt32]) -> GIFPalette {
    var histogram = ColorHistogram()
    histogram.add(pixels)
    return GIFPalette(for: histogram, needsTransparency: true)
  }

  @Test func `a color of the palette has its own index, a transparent pixel the transparent one`() {
    var map = ColorMap(palette(of: [opaque(0, 0, 0), opaque(9, 0, 0), opaque(0, 9, 0)]), dither: .ordered)
    let rect = PixelRect(x: 0, y: 0, width: 2, height: 2)
    #expect(
      map.indices(of: [opaque(0, 9, 0), 0, opaque(9, 0, 0), opaque(0, 0, 0)], in: rect) == [2, 3, 1, 0])
  }

  @Test func `every pixel gets the nearest color, cached or not`() {
    var generator = SeededGenerator(seed: 9)
    let pixels = (0..<3_000).map { _ in opaque(.random(in: 0...255, using: &generator), 40, 90) | 0xFF00_0000
    }
    let palette = palette(of: [opaque(0, 40, 90), opaque(100, 40, 90), opaque(101, 40, 90)])
    var map = ColorMap(palette, dither: .none)
    let indices = map.indices(of: pixels, in: PixelRect(x: 0, y: 0, width: 3_000, height: 1))
    for (pixel, index) in zip(pixels, indices) {
      let red = pixel & 255
      #expect(index == (red <= 50 ? 0 : red <= 100 ? 1 : 2))
    }
  }

  @Test func `an empty palette has only its transparent index`() {
    var map = ColorMap(palette(of: []), dither: .none)
    #expect(map.indices(of: [0, 0], in: PixelRect(x: 0, y: 0, width: 2, height: 1)) == [0, 0])
  }
}
