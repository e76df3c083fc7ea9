import Testing

@testable import Raster

@Suite struct SubpixelTests {
  @Test func `numbers are rounded to the nearest, ties to even`() {
    for (value, whole) in [(0.4, 0), (0.6, 1), (0.5, 0), (1.5, 2), (-0.6, -1), (-1.5, -2), (1e9 + 0.2, 1e9)] {
      #expect(Subpixel.rounded(value) == Int32(whole))
    }
  }

  @Test func `coordinates up to the largest one fit in the grid`() {
    let reach = Subpixel.reach
    #expect(Subpixel.quantized(Point(reach, -reach)) == SIMD2(1 << 29, -(1 << 29)))
    #expect(Subpixel.quantized(Point(1, 1.0 / 1024)) == SIMD2(1024, 1))
  }
}
