import Testing

@testable import ImageCoding

@Suite struct GIFPaletteTests {
  private func palette(colors count: Int, needsTransparency: Bool = false) -> GIFPalette {
    var histogram = ColorHistogram()
    histogram.add((0..<count).map { opaque($0 % 256, $0 / 256, 0) })
    return GIFPalette(for: histogram, needsTransparency: needsTransparency)
  }

  @Test func `up to 255 colors are exact and leave an index for transparency`() {
    for count in [1, 2, 3, 255] {
      let palette = palette(colors: count, needsTransparency: true)
      #expect(palette.isExact && palette.colors.count == count)
      #expect(palette.transparentIndex == UInt8(count))
    }
  }

  @Test func `256 colors are exact if no pixel is transparent`() {
    #expect(palette(colors: 256).isExact && palette(colors: 256).transparentIndex == nil)
    let reduced = palette(colors: 256, needsTransparency: true)
    #expect(!reduced.isExact && reduced.colors.count <= 255 && reduced.hasTransparency)
  }

  @Test func `256 grays and transparency lose one gray`() {
    var histogram = ColorHistogram()
    histogram.add((0..<256).map { opaque($0, $0, $0) })
    let palette = GIFPalette(for: histogram, needsTransparency: true)
    #expect(palette.colors.count == 255 && !palette.isExact)
    let grays = Set(palette.colors.map { $0 & 255 })
    #expect((0..<256).allSatisfy { gray in grays.contains { abs(Int($0) - gray) <= 1 } })
  }

  @Test func `more colors are reduced to 255 at most`() {
    let palette = palette(colors: 2_000)
    #expect(!palette.isExact && palette.hasTransparency)
    #expect(palette.colors.count > 100 && palette.colors.count <= 255)
    #expect(palette.colors == palette.colors.sorted())
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (127, 7), (128, 8), (255, 8), (256, 8)])
  func `the table has the fewest bits for its indices`(_ colors: Int, _ bits: Int) {
    let palette = palette(colors: colors)
    #expect(palette.bits == bits)
    #expect(palette.bytes.count == 3 << bits)
  }

  @Test func `the table lists red, green and blue`() {
    var histogram = ColorHistogram()
    histogram.add([opaque(1, 2, 3)])
    #expect(GIFPalette(for: histogram, needsTransparency: false).bytes == [1, 2, 3, 0, 0, 0])
  }
}
