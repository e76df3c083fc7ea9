import TestSupport
import Testing

@testable import MotionCore

@Suite struct UnitBezierTests {
  static let named: [UnitBezier] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .standard]

  /// Curves on which solvers fail: with vertical or flat points, or vanishing cubic or quadratic
  /// coefficients.
  static let awkward = [
    UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0.9, 0.1, 0.1, 0.9),
    UnitBezier(0.5, 0, 0.833_333_333_333_333_3, 1), UnitBezier(1.0 / 3, 0, 2.0 / 3, 1),
    UnitBezier(0, 0, 0, 1), UnitBezier(1, 0, 1, 1), UnitBezier(0.5, -1, 0.5, 2), UnitBezier(0, 1, 0.01, 1),
  ]

  @Test(arguments: named + awkward)
  func `ends are exact, and progress outside is clamped`(_ curve: UnitBezier) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan).isNaN)
  }

  /// S105: |x(s) − x| < 10⁻⁷ on every curve.
  @Test(arguments: UnitBezier.named.map { $0.curve } + awkward)
  func `the parameter found has the requested x`(_ curve: UnitBezier) {
    let (cubic, inverse) = (UnitBezier.Cubic(curve.x1, curve.x2), MonotoneCubic(curve.x1, curve.x2))
    for step in 1..<1000 {
      let x = Double(step) / 1000
      #expect(abs(cubic.value(inverse.parameter(at: x)) - x) < 1e-14, "x = \(x)")
    }
  }

  /// x = ½ + 4s³ and y = ½ + 1.5s − 2s³ on (1, 0, 0, 1), with s = t − ½.
  @Test func `a vertical tangent in the middle costs no digits`() {
    let curve = UnitBezier(1, 0, 0, 1)
    for power in 1...17 {
      let s = Elementary.exp2(-Double(power))
      #expect(isClose(curve.value(at: 0.5 + 4 * s * s * s), 0.5 + 1.5 * s - 2 * s * s * s, within: 1e-15))
    }
  }

  /// Reference values, computed by solving the curve's equation exactly (S35, S92).
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

  /// TF-linear-0.25, TF-linear-0.5, TF-easeInEaseOut-0.5, TF-easeIn-0.75, TF-custom-0.75.
  @Test func `Core Animation's own solver stops slightly early`() {
    #expect(isClose(UnitBezier.linear.coreAnimationValue(at: 0.25), 0.25, within: 1e-8))
    #expect(UnitBezier.linear.coreAnimationValue(at: 0.5) == 0.5)
    #expect(UnitBezier.easeInEaseOut.coreAnimationValue(at: 0.5) == 0.5)
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

  /// CB-a-…, CB-b-….
  @Test func `other implementations agree on two curves`() {
    let rows: [(UnitBezier, [(Double, Double)])] = [
      (
        UnitBezier(0.25, 0, 0.75, 1),
        [
          (0.05, 0.01136), (0.1, 0.03978), (0.15, 0.07978), (0.25, 0.18235), (0.35, 0.30323), (0.4, 0.36761),
          (0.45, 0.43345), (0.6, 0.63238), (0.65, 0.69676), (0.7, 0.75884), (0.75, 0.81764), (0.8, 0.87196),
          (0.95, 0.98863),
        ]
      ),
      (
        UnitBezier(0.5, -1, 0.5, 2),
        [
          (0.05, -0.08954), (0.1, -0.15613), (0.15, -0.19641), (0.25, -0.18232), (0.4, 0.1266),
          (0.45, 0.30349), (0.5, 0.5), (0.65, 1.01672), (0.7, 1.11992), (0.75, 1.18232), (0.8, 1.20651),
        ]
      ),
    ]
    for (curve, row) in rows {
      for (x, y) in row { #expect(isClose(curve.value(at: x), y, within: 1e-5), "\(curve) at \(x)") }
    }
    // CB-mid--0.625.
    #expect(isClose(UnitBezier(0.5, -1, 0.5, -1).value(at: 0.5), -0.625, within: 1e-15))
  }

  /// TF-CP-linear, TF-CP-easeIn, TF-CP-easeInEaseOut, S95.
  @Test func `control points are accessible by index`() {
    let points = (0...3).map(UnitBezier.easeIn.controlPoint(at:))
    #expect(points.map(\.x) == [0, 0.42, 1, 1] && points.map(\.y) == [0, 0, 1, 1])
    let both = UnitBezier.easeInEaseOut
    #expect(both.controlPoint(at: 1) == (0.42, 0) && both.controlPoint(at: 2) == (0.58, 1))
    #expect(
      UnitBezier.linear.controlPoint(at: 1) == (0, 0) && UnitBezier.linear.controlPoint(at: 2) == (1, 1))
  }

  /// The cases of CSS Easing Functions Level 2, section 2.2.1.
  @Test func `outside 0…1 the curve is extended along its tangent`() {
    #expect(isClose(UnitBezier(0.25, 0.5, 0.5, 1).extrapolatedValue(at: -0.5), -1, within: 1e-15))
    #expect(isClose(UnitBezier(0, 0, 0.5, 1).extrapolatedValue(at: -0.5), -1, within: 1e-15))
    #expect(UnitBezier(0, 0, 0, 0).extrapolatedValue(at: -0.5) == -0.5)
    #expect(UnitBezier(0, 1, 1, 0).extrapolatedValue(at: -0.5) == 0)
    #expect(UnitBezier(0, 1, 1, 0).extrapolatedValue(at: 1.5) == 1)
    #expect(isClose(UnitBezier(0.5, 0, 0.75, 0.5).extrapolatedValue(at: 1.5), 2, within: 1e-15))
    #expect(isClose(UnitBezier(0.5, 0, 1, 1).extrapolatedValue(at: 1.5), 2, within: 1e-15))
    #expect(UnitBezier(1, 1, 1, 1).extrapolatedValue(at: 1.5) == 1.5)
    #expect(UnitBezier.easeIn.extrapolatedValue(at: 0.3) == UnitBezier.easeIn.value(at: 0.3))
    #expect(UnitBezier.easeIn.extrapolatedValue(at: .nan).isNaN)
  }

  @Test func `a control point outside the unit interval is clamped to it`() {
    #expect(UnitBezier(-1, 0, 2, 1) == UnitBezier(0, 0, 1, 1))
  }

  @Test func `a control point that isn't finite traps`() async {
    await #expect(processExitsWith: .failure) { _ = UnitBezier(.nan, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = UnitBezier(0, .infinity, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = UnitBezier.linear.controlPoint(at: 4) }
  }
}
