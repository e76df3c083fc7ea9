import TestSupport
import Testing

@testable import MotionCore

/// Slope, range, inverse and batches.
@Suite struct UnitBezierShapeTests {
  /// CB-slope-…, symmetric about ½.
  @Test func `slopes have their known values`() {
    let curve = UnitBezier(0.25, 0, 0.75, 1)
    let rows = [
      (0.15, 0.89121), (0.2, 1.03184), (0.3, 1.21239), (0.35, 1.26751), (0.4, 1.30474), (0.45, 1.32628),
    ]
    for (x, slope) in rows {
      #expect(isClose(curve.slope(at: x), slope, within: 1e-4), "at \(x)")
      #expect(isClose(curve.slope(at: 1 - x), slope, within: 1e-4), "at \(1 - x)")
    }
  }

  /// UC-easeIn-velocity, UC-easeOut-value, UC-easeOut-velocity, UC-easeInOut-value, UC-easeInOut-velocity.
  @Test func `curves and their slopes equal those of SwiftUI`() {
    let places = [0.25, 0.5, 0.75]
    #expect(isClose(places.map(UnitBezier.easeIn.slope(at:)), [0.67, 1.07, 1.37], within: 0.01))
    #expect(isClose(places.map(UnitBezier.easeOut.value(at:)), [0.38, 0.68, 0.91], within: 0.01))
    #expect(isClose(places.map(UnitBezier.easeOut.slope(at:)), [1.37, 1.07, 0.67], within: 0.01))
    #expect(isClose(places.map(UnitBezier.easeInEaseOut.value(at:)), [0.13, 0.5, 0.87], within: 0.01))
    #expect(isClose(places.map(UnitBezier.easeInEaseOut.slope(at:)), [1.06, 1.72, 1.06], within: 0.01))
  }

  @Test func `a slope is the limit of difference quotients`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let curve = UnitBezier(
        random.double(in: 0.1...0.9), random.double(in: -2...3), random.double(in: 0.1...0.9),
        random.double(in: -2...3))
      let x = random.double(in: 0.01...0.99)
      let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(
        isClose(curve.slope(at: x), difference, within: 1e-3 * (1 + abs(difference))), "\(curve) at \(x)")
    }
  }

  @Test func `slopes at ends and at vertical tangents are limits`() {
    #expect(UnitBezier.easeIn.slope(at: 0) == 0)
    #expect(UnitBezier(0, 1, 1, 0).slope(at: 0) == .infinity)
    #expect(UnitBezier(0, -1, 1, 0).slope(at: 0) == -.infinity)
    #expect(UnitBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(UnitBezier(0, 0, 0.5, 1).slope(at: 0) == 2)
    #expect(UnitBezier(0, 0, 0, 0).slope(at: 0) == 1)
    #expect(UnitBezier(0.5, 0, 0.75, 0.5).slope(at: 1) == 2)
    #expect(UnitBezier.easeIn.slope(at: -0.1) == 0 && UnitBezier.easeIn.slope(at: 1.1) == 0)
    #expect(UnitBezier.linear.slope(at: 0.3) == 1)
    #expect(UnitBezier.easeIn.slope(at: .nan).isNaN)
  }

  /// CB-range--0.5_0.9.
  @Test func `the range extends beyond 0…1 if the curve does`() {
    let range = UnitBezier(0.25, -0.5, 0.75, 0.9).range
    #expect(isClose(range.lowerBound, -0.10755, within: 1e-5) && range.upperBound == 1)
    #expect(UnitBezier.easeIn.range == 0...1)
    #expect(UnitBezier(0.5, 0, 0.5, 0).range == 0...1)
    var random = SeededGenerator(seed: 22)
    for _ in 0..<200 {
      let curve = UnitBezier(0.3, random.double(in: -2...3), 0.6, random.double(in: -2...3))
      let values = (0...200).map { curve.value(at: Double($0) / 200) }
      let (least, greatest) = (values.min() ?? 0, values.max() ?? 1)
      #expect(isClose(curve.range.lowerBound, least, within: 1e-3) && curve.range.lowerBound <= least)
      #expect(isClose(curve.range.upperBound, greatest, within: 1e-3) && curve.range.upperBound >= greatest)
    }
  }

  @Test func `the inverse of a value is its position`() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<randomCaseCount {
      let curve = UnitBezier(
        random.double(in: 0...1), random.double(in: 0...1), random.double(in: 0...1), random.double(in: 0...1)
      )
      let y = random.double(in: 0...1)
      guard let x = curve.inverse(at: y) else {
        Issue.record("\(curve) is monotone")
        return
      }
      // A rounding of x changes y by as much more as the curve is steep.
      let slope = curve.slope(at: x)
      #expect(isClose(curve.value(at: x), y, within: 1e-13 + 2e-16 * slope), "\(curve) at \(y)")
    }
  }

  @Test func `only monotone curves have an inverse`() {
    #expect(UnitBezier(0.5, -0.1, 0.5, 1).inverse(at: 0.5) == nil)
    #expect(UnitBezier(0.5, 0, 0.5, 1.1).inverse(at: 0.5) == nil)
    // The first control point may be above the end: y′(t)/3 = 1.2 − 3.0·t + 1.9·t² has no root.
    #expect(UnitBezier(0.5, 1.2, 0.5, 0.9).isMonotone)
    #expect(!UnitBezier(0.5, 1.3, 0.5, 0.4).isMonotone)
    #expect(UnitBezier.easeIn.inverse(at: 0) == 0 && UnitBezier.easeIn.inverse(at: 2) == 1)
    #expect(UnitBezier.linear.inverse(at: 0.3) == 0.3)
    #expect(UnitBezier.easeIn.inverse(at: .nan)?.isNaN == true)
    var random = SeededGenerator(seed: 24)
    for _ in 0..<1_000 {
      let curve = UnitBezier(0.4, random.double(in: -0.5...1.5), 0.6, random.double(in: -0.5...1.5))
      let values = (0...400).map { curve.value(at: Double($0) / 400) }
      let falls = zip(values, values.dropFirst()).contains { $0 > $1 + 1e-12 }
      #expect(!(curve.isMonotone && falls), "\(curve)")
    }
  }

  @Test(arguments: UnitBezierTests.named + UnitBezierTests.awkward)
  func `a batch gives the same bits as single values`(_ curve: UnitBezier) {
    let places =
      (-3...103).map { Double($0) / 100 } + [.nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e-9]
    var results = [Double](repeating: -1, count: places.count + 1)
    var span = results.mutableSpan
    curve.values(at: places.span, into: &span)
    for (place, result) in zip(places, results) {
      #expect(result.bitPattern == curve.value(at: place).bitPattern, "at \(place)")
    }
    #expect(results.last == -1)
  }

  @Test func `a batch with too little space for its results traps`() async {
    await #expect(processExitsWith: .failure) {
      var results = [0.0]
      var span = results.mutableSpan
      UnitBezier.easeIn.values(at: [0.1, 0.2].span, into: &span)
    }
  }
}
