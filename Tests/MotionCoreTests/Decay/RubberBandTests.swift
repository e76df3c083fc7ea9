import TestSupport
import Testing

@testable import MotionCore

@Suite struct RubberBandTests {
  /// SCR-RB-5, SCR-RB-10, SCR-RB-400, SCR-RB-960.
  @Test func `offsets equal UIScrollView's`() {
    let band = RubberBand(dimension: 960)
    let rows = [(5.0, 2.74), (10, 5.47), (400, 178.98), (960, 340.65)]
    for (distance, offset) in rows {
      #expect(isClose(band.offset(forDistance: distance), offset, within: 0.01), "\(distance)")
      #expect(isClose(band.offset(forDistance: -distance), -offset, within: 0.01), "\(distance)")
    }
  }

  @Test func `the inverse gives the distance back`() {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<randomCaseCount / 4 {
      let band = RubberBand(
        dimension: random.logarithmic(in: 1...1e4), coefficient: random.double(in: 0.1...1))
      let distance = random.double(in: -2...2) * band.dimension
      let back = band.distance(forOffset: band.offset(forDistance: distance))
      #expect(isClose(back, distance, within: 1e-14 * band.dimension * 10), "\(band) \(distance)")
    }
  }

  @Test func `the slope is the change of the offset`() {
    let band = RubberBand(dimension: 300, coefficient: 0.4)
    #expect(band.slope(atDistance: 0) == 0.4)
    for distance in [-500, -20, 1, 70, 4000.0] {
      let change = band.offset(forDistance: distance + 1e-3) - band.offset(forDistance: distance - 1e-3)
      #expect(isClose(band.slope(atDistance: distance), change / 2e-3, within: 1e-8), "\(distance)")
    }
    #expect(RubberBand(dimension: 0).slope(atDistance: 3) == 0)
  }

  @Test func `the offset grows with the drag, starts at the coefficient and never reaches the dimension`() {
    let band = RubberBand(dimension: 300, coefficient: 0.4)
    let offsets = stride(from: 0.0, through: 5000, by: 50).map { band.offset(forDistance: $0) }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 } && offsets.last! < 300)
    #expect(isClose(band.offset(forDistance: 1e-6), 0.4e-6, within: 1e-14))
  }

  @Test func `only positions beyond the bounds are held back`() {
    let band = RubberBand(dimension: 100)
    #expect(band.position(for: 30, within: 0...50) == 30)
    #expect(band.position(for: 60, within: 0...50) == 50 + band.offset(forDistance: 10))
    #expect(band.position(for: -10, within: 0...50) == -band.offset(forDistance: 10))
  }

  @Test func `limits have their documented values`() {
    let band = RubberBand(dimension: 100)
    #expect(band.offset(forDistance: .infinity) == 100 && band.offset(forDistance: -1e308) == -100)
    #expect(band.distance(forOffset: 100) == .infinity && band.distance(forOffset: -200) == -.infinity)
    #expect(RubberBand(dimension: 0).offset(forDistance: 50) == 0)
    #expect(band.offset(forDistance: .nan).isNaN)
    for dimension in SpringExtremesTests.magnitudes {
      for distance in SpringExtremesTests.magnitudes {
        let offset = RubberBand(dimension: dimension).offset(forDistance: distance)
        #expect(offset >= 0 && offset <= dimension, "\(dimension) \(distance)")
      }
    }
  }

  @Test func `invalid sizes and coefficients trap`() async {
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: -1) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: .nan) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 1, coefficient: 0) }
  }
}
