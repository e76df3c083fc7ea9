import TestSupport
import Testing

@testable import MotionCore

@Suite struct ArcLengthTests {
  private func segment(_ points: [SIMD2<Double>]) -> PathSegment {
    switch points.count {
    case 2: PathSegment(from: points[0], to: points[1])
    case 3: PathSegment(from: points[0], points[1], to: points[2])
    default: PathSegment(from: points[0], points[1], points[2], to: points[3])
    }
  }

  @Test func `known lengths are exact to nine digits`() {
    #expect(ArcLength(segment([.zero, SIMD2(3, 4)])).total == 5)
    // y = x² from 0 to 1: √5/2 + arsinh(2)/4.
    let parabola = ArcLength(segment([.zero, SIMD2(0.5, 0), SIMD2(1, 1)])).total
    #expect(isClose(parabola, 1.478_942_857_544_597, within: 2e-9))
    // There and back on one line: x = 12·u·(1 − u) reaches 3.
    let back = ArcLength(segment([.zero, SIMD2(4, 0), SIMD2(4, 0), .zero])).total
    #expect(isClose(back, 6, within: 6e-9))
    // A cusp, the semicubical parabola y² = x³ on both sides of it.
    let cusp = ArcLength(segment([SIMD2(1, -1), SIMD2(-1.0 / 3, 1), SIMD2(-1.0 / 3, -1), SIMD2(1, 1)])).total
    // One branch from (0, 0) to (1, 1): (13√13 − 8)/27.
    #expect(isClose(cusp, 2 * 1.439_709_873_371_552_8, within: 3e-9))
  }

  /// x = 2·t·u − u² turns back at u = t, so the length is t² + (1 − t)². Close to an end, the turn is beyond
  /// the outermost node of the quadrature.
  @Test func `a turn close to the end counts`() {
    for turn in [0.02, 0.5, 0.9, 0.96, 0.98, 0.99, 0.999] {
      let curve = segment([.zero, SIMD2(turn, 0), SIMD2(2 * turn - 1, 0)])
      let length = turn * turn + (1 - turn) * (1 - turn)
      #expect(isClose(ArcLength(curve).total, length, within: 1e-14), "\(turn)")
    }
  }

  @Test func `random curves are as long as their small chords`() {
    for seed in 0..<UInt64(randomCaseCount / 200) {
      let curve = segment(points(seed))
      let total = ArcLength(curve).total
      let pieces = 2_000
      var (sum, last) = (0.0, curve.start)
      for step in 1...pieces {
        let point = curve.point(at: Double(step) / Double(pieces))
        sum += last.distance(to: point)
        last = point
      }
      #expect(total >= sum * (1 - 1e-9), "seed \(seed)")
      #expect(total - sum <= 2e-6 * total, "seed \(seed)")
    }
  }

  @Test func `the parameter at a fraction of the length divides the curve there`() {
    for seed in 0..<UInt64(randomCaseCount / 100) {
      var random = SeededGenerator(seed: seed)
      let points = points(seed)
      let whole = ArcLength(segment(points))
      guard whole.total > 0 else { continue }
      let fraction = random.double(in: 0...1)
      let u = whole.parameter(at: fraction)
      let part = ArcLength(segment(Self.firstPart(of: points, upTo: u)))
      #expect(abs(part.total - fraction * whole.total) < 1e-8 * whole.total, "seed \(seed)")
    }
  }

  /// Returns two, three or four points on a small grid, so that some coincide or are collinear.
  private func points(_ seed: UInt64) -> [SIMD2<Double>] {
    var random = SeededGenerator(seed: seed)
    func coordinate() -> Double { Double(Int.random(in: -3...3, using: &random)) }
    return (0..<Int.random(in: 2...4, using: &random)).map { _ in SIMD2(coordinate(), coordinate()) }
  }

  /// Returns the control points of the first part of a Bézier curve, by de Casteljau's algorithm.
  private static func firstPart(of points: [SIMD2<Double>], upTo u: Double) -> [SIMD2<Double>] {
    var (result, row) = ([points[0]], points)
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * u }
      result.append(row[0])
    }
    return result
  }
}
