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

  @Test func `every pixel counts in the cell of its color`() {
    let many = (0..<256).map { opaque($0, 0, 0) }
    let samples = histogram(many + [opaque(0, 4, 0), opaque(0, 5, 0), opaque(0, 5, 0), 0]).samples
    #expect(samples.count == 65)
    #expect(samples.reduce(0) { $0 + $1.weight } == 259)
    #expect(samples[0] == ColorSample(color: SIMD3(1.5, 0, 0), weight: 4))
    #expect(samples[1] == ColorSample(color: SIMD3(0, 14.0 / 3, 0), weight: 3))
  }

  @Test func `the partition of the pixels doesn't matter`() {
    let pixels = (0..<600).map { opaque($0 % 256, $0 / 3, 255 - $0 % 100) }
    var pieces = ColorHistogram()
    for start in stride(from: 0, to: 600, by: 7) { pieces.add(Array(pixels[start..<min(600, start + 7)])) }
    #expect(pieces.samples == histogram(pixels).samples)
  }

  @Test(arguments: [200, 600])
  func `merged histograms equal one, and subtracted pixels don't count`(_ count: Int) {
    let pixels = (0..<count).map { opaque($0 % 256, $0 / 3, 255 - $0 % 100) }
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
