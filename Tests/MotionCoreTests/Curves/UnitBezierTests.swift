import TestSupport
import Testing

@testable import MotionCore

@Suite struct UnitBezierTests {
  static let named: [UnitBezier] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .standard]

  /// Curves on which solvers fail: vertical or flat places, vanishing cubic or quadratic coefficients.
  static let awkward = [
    UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0.9, 0.1, 0.1, 0.9),
    UnitBezier(0.5, 0, 0.833_333_333_333_333_3, 1), UnitBezier(1.0 / 3, 0, 2.0 / 3, 1),
    UnitBezier(0, 0, 0, 1), UnitBezier(1, 0, 1, 1), UnitBezier(0.5, -1, 0.5, 2),
  ]

  @Test(arguments: named + awkward)
  func `ends are exact and what lies outside is brought to them`(_ curve: UnitBezier) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan).isNaN)
  }

  /// S105: |x(s) − x| < 10⁻⁷ on every curve.
  @Test(arguments: named + awkward)
  func `the parameter found lies at the x asked for`(_ curve: UnitBezier) {
    let cubic = UnitBezier.Cubic(curve.x1, curve.x2)
    for step in 1..<1000 {
      let x = Double(step) / 1000
      #expect(abs(cubic.value(curve.parameter(at: x)) - x) < 1e-12, "x = \(x)")
    }
  }

  @Test func `random curves are solved too`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let curve = UnitBezier(
        random.double(in: 0...1), random.double(in: -2...3), random.double(in: 0...1),
        random.double(in: -2...3))
      let x = random.double(in: 0.000_001...0.999_999)
      let cubic = UnitBezier.Cubic(curve.x1, curve.x2)
      #expect(abs(cubic.value(curve.parameter(at: x)) - x) < 1e-12, "\(curve) at \(x)")
    }
  }

  /// The reference table's values, computed there by exact solving (S35, S92, the timing row of §6).
  @Test func `the curves of Core Animation have their known values`() {
    let places = [0.1, 0.25, 0.5, 0.75, 0.9]
    let rows: [(UnitBezier, [Double])] = [
      (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
      (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
      (.easeInEaseOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
      (.standard, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
    ]
    for (curve, expected) in rows {
      #expect(isClose(places.map(curve.value(at:)), expected, within: 5e-6))
    }
  }

  /// TF-easeIn-0.75, TF-custom-0.75.
  @Test func `Core Animation's own solver stops a little early`() {
    #expect(isClose(UnitBezier.easeIn.coreAnimationValue(at: 0.75), 0.6218605, within: 5e-8))
    #expect(isClose(UnitBezier(0.5, 0, 0.5, 1).coreAnimationValue(at: 0.75), 0.894111, within: 5e-7))
    for curve in Self.named + Self.awkward {
      #expect(curve.coreAnimationValue(at: 0) == 0 && curve.coreAnimationValue(at: 1) == 1)
      for x in stride(from: 0.01, to: 1, by: 0.01) {
        // Where the curve is steep, 10⁻⁵ of x is more of y.
        let (near, exact) = (curve.coreAnimationValue(at: x), curve.value(at: x))
        #expect(isClose(near, exact, within: 0.05), "\(curve) at \(x)")
      }
    }
  }

  @Test func `a control point beside the unit interval moves to its nearer end`() {
    #expect(UnitBezier(-1, 0, 2, 1) == UnitBezier(0, 0, 1, 1))
  }

  @Test func `a control point that isn't finite traps`() async {
    await #expect(processExitsWith: .failure) { _ = UnitBezier(.nan, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = UnitBezier(0, .infinity, 1, 1) }
  }
}
