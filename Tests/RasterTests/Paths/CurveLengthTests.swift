import TestSupport
import Testing

@testable import Raster

@Suite struct CurveLengthTests {
  /// Abramowitz and Stegun, table 25.4, n = 8: the positive nodes and their weights.
  static let nodes = [
    (0.183434642495649805, 0.362683783378361983), (0.525532409916328986, 0.313706645877887287),
    (0.796666477413626740, 0.222381034453374471), (0.960289856497536232, 0.101228536290376259),
  ]

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `four nodes at a time give exactly the sum of one at a time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let p = (0..<4).map { _ in random.point(in: Box(x: -90, y: -70, width: 160, height: 150)) }
    let curve = seed % 5 == 0 ? CubicPolynomial(p[0], p[1], p[2]) : CubicPolynomial(p[0], p[1], p[2], p[3])
    for _ in 0..<10 {
      let (start, end) = (random.double(in: 0...1), random.double(in: 0...1))
      let (center, half) = ((start + end) / 2, (end - start) / 2)
      var sum = 0.0
      for (node, weight) in Self.nodes {
        let before = curve.derivative(at: center - half * node).length
        sum += weight * (before + curve.derivative(at: center + half * node).length)
      }
      #expect(curve.length(from: start, to: end) == sum * half, "seed \(seed), \(start) to \(end)")
    }
  }

  @Test func `a straight curve is as long as its line, and a point has length 0`() {
    let line = CubicPolynomial(Point(0, 0), Point(1, 2), Point(2, 4), Point(3, 6))
    #expect(abs(line.length(from: 0, to: 1) - 45.0.squareRoot()) < 1e-12)
    #expect(CubicPolynomial(Point(4, 5), Point(4, 5), Point(4, 5)).length(from: 0, to: 1) == 0)
  }
}
