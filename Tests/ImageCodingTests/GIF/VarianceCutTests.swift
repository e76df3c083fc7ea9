import TestSupport
import Testing

@testable import ImageCoding

@Suite struct VarianceCutTests {
  @Test func `with as many colors as samples, the colors are the samples`() {
    let samples = (0..<16).map { ColorSample(color: SIMD3(Double($0 * 16), 40, 200), weight: 3) }
    #expect(VarianceCut.palette(of: samples, count: 16) == samples.map(\.color.pixel).sorted())
    #expect(VarianceCut.palette(of: samples, count: 99).count == 16)
    #expect(VarianceCut.palette(of: [], count: 16) == [])
  }

  @Test func `a single color is the weighted mean`() {
    let samples = [
      ColorSample(color: SIMD3(0, 0, 0), weight: 3), ColorSample(color: SIMD3(200, 100, 40), weight: 1),
    ]
    #expect(VarianceCut.palette(of: samples, count: 1) == [opaque(50, 25, 10)])
  }

  @Test func `each cluster gets one color, its mean`() {
    var generator = SeededGenerator(seed: 3)
    let centers = [SIMD3(20.0, 20, 20), SIMD3(230, 30, 120), SIMD3(40, 220, 60), SIMD3(128, 128, 250)]
    let samples = centers.flatMap { center in
      (0..<8).flatMap { _ in
        let away = SIMD3(
          generator.double(in: -8...8), generator.double(in: -8...8),
          generator.double(in: -8...8).magnitude - 8)
        return [ColorSample(color: center + away, weight: 1), ColorSample(color: center - away, weight: 1)]
      }
    }
    #expect(VarianceCut.palette(of: samples.map(clamped), count: 4).count == 4)
    for center in centers {
      #expect(VarianceCut.palette(of: samples.map(clamped), count: 4).contains { isNear($0, center) })
    }
  }

  private func clamped(_ sample: ColorSample) -> ColorSample {
    let color = sample.color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return ColorSample(color: color, weight: sample.weight)
  }

  private func isNear(_ pixel: UInt32, _ color: SIMD3<Double>) -> Bool {
    (SIMD3(pixel: pixel) - color).squaredLength < 12
  }

  @Test func `more colors leave less error`() {
    var generator = SeededGenerator(seed: 4)
    let samples = (0..<200).map { _ in
      ColorSample(
        color: SIMD3(
          Double.random(in: 0...255, using: &generator), Double.random(in: 0...255, using: &generator), 9),
        weight: generator.double(in: 1...50))
    }
    var last = Double.infinity
    for count in [1, 4, 16, 64] {
      let nearest = NearestColor(VarianceCut.palette(of: samples, count: count).map { SIMD3(pixel: $0) })
      let colors = VarianceCut.palette(of: samples, count: count).map { SIMD3(pixel: $0) }
      let error = samples.reduce(0) {
        $0 + (colors[nearest.index(for: $1.color)] - $1.color).squaredLength * $1.weight
      }
      #expect(error < last / 2)
      last = error
    }
  }
}
