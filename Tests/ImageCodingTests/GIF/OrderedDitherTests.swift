import Testing

@testable import ImageCoding

@Suite struct OrderedDitherTests {
  @Test func `every threshold occurs once in eight by eight pixels`() {
    let thresholds = (0..<64).map { OrderedDither.threshold(x: $0 % 8, y: $0 / 8) }
    #expect(thresholds.sorted() == Array(0..<64))
    #expect(OrderedDither.threshold(x: 8 + 3, y: 16 + 5) == OrderedDither.threshold(x: 3, y: 5))
  }

  /// The first rows of Bayer's matrix of order 8, whose 2 × 2 kernel is 0 2 / 3 1.
  @Test func `thresholds are Bayer's`() {
    #expect((0..<8).map { OrderedDither.threshold(x: $0, y: 0) } == [0, 32, 8, 40, 2, 34, 10, 42])
    #expect((0..<8).map { OrderedDither.threshold(x: $0, y: 1) } == [48, 16, 56, 24, 50, 18, 58, 26])
  }

  @Test func `a color between two of the palette becomes a proportional mix of both`() {
    let dither = OrderedDither(for: [SIMD3(0, 0, 0), SIMD3(64, 64, 64)])
    for gray in [8, 16, 32, 48] {
      let brighter = (0..<64).count {
        (dither.apply(opaque(gray, gray, gray), x: $0 % 8, y: $0 / 8) & 255) >= 32
      }
      // The midpoint between the two is rounded up.
      #expect(brighter == gray + 1)
    }
  }

  @Test func `a palette of one color is not dithered`() {
    #expect(OrderedDither(for: [SIMD3(9, 9, 9)]).apply(opaque(50, 60, 70), x: 7, y: 7) == opaque(50, 60, 70))
    #expect(OrderedDither(for: []).apply(opaque(50, 60, 70), x: 0, y: 0) == opaque(50, 60, 70))
  }
}
