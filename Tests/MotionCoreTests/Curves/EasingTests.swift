import TestSupport
import Testing

@testable import MotionCore

@Suite struct EasingTests {
  struct Row {
    let name: String
    /// The values at ¼, ½ and ¾, to six digits.
    let values: [Double]
  }

  static let rows = [
    Row(name: "Linear", values: [0.25, 0.5, 0.75]),
    Row(name: "EaseInSine", values: [0.076120, 0.292893, 0.617317]),
    Row(name: "EaseOutSine", values: [0.382683, 0.707107, 0.923880]),
    Row(name: "EaseInOutSine", values: [0.146447, 0.5, 0.853553]),
    Row(name: "EaseInQuadratic", values: [0.0625, 0.25, 0.5625]),
    Row(name: "EaseOutQuadratic", values: [0.4375, 0.75, 0.9375]),
    Row(name: "EaseInOutQuadratic", values: [0.125, 0.5, 0.875]),
    Row(name: "EaseInCubic", values: [0.015625, 0.125, 0.421875]),
    Row(name: "EaseOutCubic", values: [0.578125, 0.875, 0.984375]),
    Row(name: "EaseInOutCubic", values: [0.0625, 0.5, 0.9375]),
    Row(name: "EaseInQuartic", values: [0.003906, 0.0625, 0.316406]),
    Row(name: "EaseOutQuartic", values: [0.683594, 0.9375, 0.996094]),
    Row(name: "EaseInOutQuartic", values: [0.03125, 0.5, 0.96875]),
    Row(name: "EaseInQuintic", values: [0.000977, 0.03125, 0.237305]),
    Row(name: "EaseOutQuintic", values: [0.762695, 0.96875, 0.999023]),
    Row(name: "EaseInOutQuintic", values: [0.015625, 0.5, 0.984375]),
    Row(name: "EaseInExponential", values: [0.005524, 0.03125, 0.176777]),
    Row(name: "EaseOutExponential", values: [0.823223, 0.96875, 0.994476]),
    Row(name: "EaseInOutExponential", values: [0.015625, 0.5, 0.984375]),
    Row(name: "EaseInCircular", values: [0.031754, 0.133975, 0.338562]),
    Row(name: "EaseOutCircular", values: [0.661438, 0.866025, 0.968246]),
    Row(name: "EaseInOutCircular", values: [0.066987, 0.5, 0.933013]),
    Row(name: "EaseInBack", values: [-0.161152, -0.375, -0.108455]),
    Row(name: "EaseOutBack", values: [1.108455, 1.375, 1.161152]),
    Row(name: "EaseInOutBack", values: [-0.1875, 0.5, 1.1875]),
    Row(name: "EaseInElastic", values: [-0.005104, -0.022097, 0.067650]),
    Row(name: "EaseOutElastic", values: [0.932350, 1.022097, 1.005104]),
    Row(name: "EaseInOutElastic", values: [-0.011049, 0.5, 1.011049]),
    Row(name: "EaseInBounce", values: [0.041136, 0.281250, 0.527344]),
    Row(name: "EaseOutBounce", values: [0.472656, 0.718750, 0.958864]),
    Row(name: "EaseInOutBounce", values: [0.140625, 0.5, 0.859375]),
  ]

  /// S98.
  @Test func `the 31 easings have their known values`() throws {
    #expect(Self.rows.count == 31)
    for row in Self.rows {
      let easing = try #require(Easing(name: row.name), "\(row.name)")
      #expect(isClose([0.25, 0.5, 0.75].map(easing.value(at:)), row.values, within: 5.1e-7), "\(row.name)")
    }
  }

  /// S102, S103: the values follow from Penner's formulas.
  @Test func `Penner's elastic and bounce and the fall have their known values`() {
    let rows: [(Easing, [Double])] = [
      (.pennerElastic(.in), [-0.005524, -0.015625, 0.088388]),
      (.pennerElastic(.out), [0.911612, 1.015625, 1.005524]),
      (.pennerElastic(.inOut), [0.011969, 0.5, 0.988031]),
      (.pennerBounce(.out), [0.472656, 0.765625, 0.972656]),
      (.pennerBounce(.in), [0.027344, 0.234375, 0.527344]),
      (.pennerBounce(.inOut), [0.117188, 0.5, 0.882812]),
      (.gravity, [0.311875, 1, 1]),
    ]
    for (easing, values) in rows {
      #expect(isClose([0.25, 0.5, 0.75].map(easing.value(at:)), values, within: 5.1e-7), "\(easing)")
    }
    #expect(Easing.gravity.value(at: 0.447661) < 1 && Easing.gravity.value(at: 0.447662) == 1)
  }

  /// Penner's back with its customary overshoot has its minimum of −0.1 at p = 2s/(3(s + 1)).
  @Test func `Penner's back draws back a tenth`() {
    let easing = Easing.pennerBack(.in)
    #expect(isClose(easing.value(at: 0.419_902), -0.1, within: 1e-5))
    #expect(isClose(easing.value(at: 0.5), -0.087_697_5, within: 1e-12))
  }

  /// At a sine of 1 or −1, the value is the amplitude times the power of two.
  @Test func `an elastic easing has its amplitude and period`() {
    let easing = Easing(.pennerElastic(amplitude: 2, period: 0.4), .in)
    // s = 0.4/2π·arcsin ½ = 1/30; the sine is −1 at p − 1 − s = −0.1.
    let p = 1 + 1.0 / 30 - 0.1
    #expect(isClose(easing.value(at: p), 2 * Elementary.exp2(10 * (p - 1)), within: 1e-12))
    let low = Easing(.pennerElastic(amplitude: 0.1, period: 0.3), .in)
    #expect(low.value(at: 0.7) == Easing.pennerElastic(.in).value(at: 0.7))
  }

  /// S99.
  @Test func `ends are exact, and progress outside is clamped`() {
    for (name, easing) in Easing.named {
      #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1, "\(name)")
      #expect(easing.value(at: -1) == 0 && easing.value(at: .infinity) == 1, "\(name)")
      #expect(easing.value(at: .nan).isNaN, "\(name)")
    }
  }

  /// S100.
  @Test func `out is in rotated by half a turn, and in-out consists of both`() {
    let families: [Easing.Family] = [
      .sine, .quadratic, .cubic, .quartic, .quintic, .exponential, .circular, .back, .elastic, .bounce,
      .pennerBack(overshoot: 1.70158), .pennerElastic(amplitude: 1.5, period: 0.3), .pennerBounce,
      .gravity(9.98),
    ]
    for family in families {
      let (start, end, both) = (Easing(family, .in), Easing(family, .out), Easing(family, .inOut))
      for step in 0...100 {
        let p = Double(step) / 100
        #expect(isClose(end.value(at: p) + start.value(at: 1 - p), 1, within: 1e-9), "\(family) at \(p)")
        let half = p < 0.5 ? start.value(at: 2 * p) / 2 : (1 + end.value(at: 2 * p - 1)) / 2
        #expect(isClose(both.value(at: p), half, within: 1e-9), "\(family) at \(p)")
      }
    }
  }

  /// Exponentials start with a jump of 2⁻¹⁰, as they customarily do; everything else is continuous.
  @Test func `values change little between close positions`() {
    for (name, easing) in Easing.named {
      for step in 1..<1000 {
        let p = Double(step) / 1000
        let change = abs(easing.value(at: p + 1e-9) - easing.value(at: p - 1e-9))
        // A circle is vertical at an end: √10⁻⁹.
        #expect(change < 1e-4, "\(name) at \(p)")
      }
    }
  }

  @Test func `a slope is the limit of difference quotients`() throws {
    var random = SeededGenerator(seed: 31)
    for (name, easing) in Easing.named {
      for _ in 0..<50 {
        let p = random.double(in: 0.01...0.99)
        let (before, after) = (easing.value(at: p - 1e-7), easing.value(at: p + 1e-7))
        let middle = easing.value(at: p)
        let slope = try #require(easing.slope(at: p))
        // At a corner, the slope is that of one of the sides.
        let sides = [(after - before) / 2e-7, (middle - before) / 1e-7, (after - middle) / 1e-7]
        #expect(sides.contains { abs($0 - slope) < 1e-4 * (1 + abs(slope)) }, "\(name) at \(p)")
      }
    }
  }

  /// UC-circularEaseOut-velocity, UC-circularEaseInOut-value, UC-circularEaseInOut-velocity.
  @Test func `circular easings equal those of SwiftUI`() {
    let places = [0.25, 0.5, 0.75]
    let speeds = places.compactMap { Easing.easeOutCircular.slope(at: $0) }
    #expect(isClose(speeds, [1.134, 0.577, 0.258], within: 0.001))
    let both = Easing.easeInOutCircular
    #expect(isClose(places.map(both.value(at:)), [0.067, 0.5, 0.933], within: 0.001))
    #expect(isClose(places.compactMap { both.slope(at: $0) }, [0.577, .infinity, 0.577], within: 0.001))
  }

  @Test func `slopes are 0 outside and unknown for closures`() {
    #expect(Easing.easeInCubic.slope(at: -1) == 0 && Easing.easeInCubic.slope(at: 2) == 0)
    #expect(Easing.easeInCubic.slope(at: 1) == 3)
    #expect(Easing.easeInCubic.slope(at: .nan)?.isNaN == true)
    #expect(Easing.custom { $0 }.slope(at: 0.5) == nil)
  }

  /// S101.
  @Test func `a closure is an easing`() {
    let cube = Easing.custom { $0 * $0 * $0 }
    #expect(cube.value(at: 0.5) == 0.125)
    #expect(cube.value(at: 7) == 1 && cube.value(at: -7) == 0)
    #expect(cube == cube && cube != Easing.custom { $0 * $0 * $0 })
    #expect(Set([cube, cube]).count == 1)
  }

  /// S104.
  @Test func `easings and timing functions convert to each other`() {
    #expect(isClose(Easing(.easeIn).value(at: 0.5), 0.31536, within: 5e-6))
    let function = TimingFunction.bezier(.easeIn)
    #expect(Easing(function).value(at: 0.5) == function.value(at: 0.5))
    #expect(Easing(TimingFunction.easing(.easeInBack)) == .easeInBack)
    #expect(TimingFunction.easing(.easeInBack).value(at: 0.5) == -0.375)
    #expect(Easing.easeOutBounce.closure(0.5) == Easing.easeOutBounce.value(at: 0.5))
    #expect(function.closure(0.5) == function.value(at: 0.5))
  }

  @Test func `easings are found by name in any case, and unknown names give nil`() {
    for (name, easing) in Easing.named { #expect(Easing(name: name.lowercased()) == easing) }
    #expect(Easing(name: "easeInQuad") == nil, "that is a Bézier")
    #expect(Easing(name: "easeInPennerElastic") == .pennerElastic(.in))
  }

  @Test func `a formula with invalid parameters traps`() async {
    await #expect(processExitsWith: .failure) { _ = Easing(.pennerBack(overshoot: .nan), .in) }
    await #expect(processExitsWith: .failure) { _ = Easing(.pennerElastic(amplitude: 1, period: 0), .in) }
    await #expect(processExitsWith: .failure) { _ = Easing(.gravity(1.9), .in) }
  }
}
