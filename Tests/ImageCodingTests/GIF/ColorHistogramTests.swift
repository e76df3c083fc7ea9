import Testing

@testable import ImageCoding

@Suite struct ColorHistogramTests {
  private func histogram(_ pixels: [UInt32]) -> ColorHistogram {
    var histogram = ColorHistogram()
    histogram.add(pixels)
    return histogram
  }

  @Test func `up to 256 colors are exact, and transparent pixels don't count`() {
    let colors = (0..<256).map { opaque($0, 0, 0) }
    #expect(histogram([]).exactColors == [])
    #expect(histogram(colors.reversed() + [0, 0] + colors).exactColors == colors)
    #expect(histogram(colors + [opaque(0, 1, 0)]).exactColors == nil)
  }

  /// As many colors as a histogram counts exactly, with 64 × 256 values of red and green.
  private let limit = (0..<ColorHistogram.exactLimit).map { opaque($0 / 256 * 4, $0 % 256, 128) }

  @Test func `colors up to the limit are counted one by one`() {
    let samples = histogram(limit + [limit[5], 0, limit[5]]).samples
    #expect(
      samples.count == limit.count
        && samples.allSatisfy { $0.weight == ($0.color.y == 5 && $0.color.x == 0 ? 3 : 1) })
    #expect(Set(samples.map(\.color.pixel)) == Set(limit))
  }

  @Test func `beyond the limit, every pixel counts in the cell of its color`() {
    let samples = histogram(limit + [opaque(0, 4, 0), opaque(0, 5, 0), opaque(0, 5, 0), 0]).samples
    #expect(samples.count == 64 * 64 + 1)
    #expect(samples.reduce(0) { $0 + $1.weight } == Double(limit.count + 3))
    #expect(samples[0] == ColorSample(color: SIMD3(0, 1.5, 128), weight: 4))
    #expect(samples[1] == ColorSample(color: SIMD3(0, 14.0 / 3, 0), weight: 3))
  }

  @Test func `the partition of the pixels doesn't matter`() {
    for pixels in [(0..<600).map { opaque($0 % 256, $0 / 3, 255 - $0 % 100) }, limit + [opaque(1, 2, 3)]] {
      var pieces = ColorHistogram()
      for start in stride(from: 0, to: pixels.count, by: 7) {
        pieces.add(Array(pixels[start..<min(pixels.count, start + 7)]))
      }
      #expect(pieces.samples == histogram(pixels).samples)
    }
  }

  @Test(arguments: [200, 600, 20_000])
  func `merged histograms equal one, and subtracted pixels don't count`(_ count: Int) {
    let pixels = (0..<count).map { opaque($0 % 256, $0 / 3 % 256, 255 - $0 % 100) }
    var (first, second) = (histogram(Array(pixels.prefix(count / 3))), ColorHistogram())
    second.add(Array(pixels.suffix(from: count / 2)), weight: -4)
    second.add(Array(pixels.suffix(from: count / 3)), weight: 1)
    second.add(Array(pixels.suffix(from: count / 2)), weight: 4)
    for total in [[first, second], [second, first]] {
      var sum = ColorHistogram()
      for histogram in total { sum.add(histogram) }
      #expect(sum.samples == histogram(pixels).samples)
      #expect(sum.exactColors == histogram(pixels).exactColors)
    }
    first.add(second)
    #expect(first.samples == histogram(pixels).samples)
  }
}
