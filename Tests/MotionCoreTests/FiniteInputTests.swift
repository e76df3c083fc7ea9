import TestSupport
import Testing

@testable import MotionCore

/// For any finite input, every public function returns a number: possibly infinite, but never NaN.
@Suite struct FiniteInputTests {
  /// Magnitudes for which products overflow or underflow, differences cancel, and progress is at its limits.
  static let sizes: [Double] = [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-160, 1e-20, 1e-9, 0.001, 0.3, 0.5, 1,
    1.0.nextUp, 1.0.nextDown, 2, 3, 1000, 1e9, 1e15, 1e20, 1e154, 1e160, 1e300, 1e308,
    .greatestFiniteMagnitude,
  ]

  /// Draws extreme numbers.
  struct Source {
    var random: SeededGenerator

    mutating func positive() -> Double { random.element(of: Array(sizes.dropFirst())) }

    mutating func number() -> Double {
      random.element(of: sizes) * (random.next() % 2 == 0 ? 1 : -1)
    }

    mutating func progress() -> Double {
      random.element(of: [0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.3, 0.5, 1.0.nextDown, 1])
    }

    mutating func vector() -> SIMD3<Double> { SIMD3(number(), number(), number()) }
    mutating func components() -> SIMD4<Double> { SIMD4(number(), number(), number(), number()) }
  }

  /// Calls a closure many times and reports the returned values that are NaN.
  private func forAll(_ count: Int, seed: UInt64, _ body: (inout Source) -> [(name: String, value: Double)]) {
    var source = Source(random: SeededGenerator(seed: seed))
    var failures: [String: Int] = [:]
    for _ in 0..<count {
      for (name, value) in body(&source) where value.isNaN { failures[name, default: 0] += 1 }
    }
    #expect(failures.isEmpty)
  }

  @Test func `springs never give NaN`() {
    forAll(randomCaseCount, seed: 71) { source in
      let spring = Spring(
        mass: source.positive(), stiffness: source.positive(), damping: abs(source.number()))
      let motion = spring.motion(from: source.number(), velocity: source.number())
      let time = source.number()
      let transition = spring.transition(after: time)
      let turn = motion.firstTurn
      let next = motion.retargeted(at: abs(time), by: 0)
      return [
        ("frequency", spring.naturalFrequency), ("ratio", spring.dampingRatio),
        ("critical", spring.criticalDamping), ("perceptual", spring.perceptualDuration),
        ("bounce", spring.bounce), ("without", spring.withoutOverdamping.damping),
        ("reported", spring.stiffnessReportedBySwiftUI),
        ("p", transition.displacementPerDisplacement), ("q", transition.displacementPerVelocity),
        ("p'", transition.velocityPerDisplacement), ("q'", transition.velocityPerVelocity),
        ("displacement", motion.displacement(at: time)), ("velocity", motion.velocity(at: time)),
        ("crossing", motion.firstCrossing), ("turn", turn?.time ?? 0), ("turned", turn?.displacement ?? 0),
        ("retargeted", next.start), ("retargeted velocity", next.startVelocity),
      ]
    }
  }

  @Test func `durations of springs are never NaN`() {
    forAll(randomCaseCount / 20, seed: 72) { source in
      let spring = Spring(
        mass: source.positive(), stiffness: source.positive(), damping: abs(source.number()))
      let (start, velocity) = (source.number(), source.number())
      let threshold = min(source.positive(), 1.0.nextDown)
      return [
        ("settling", spring.settlingDuration(velocity: velocity, threshold: threshold)),
        (
          "SwiftUI's",
          spring.swiftUISettlingDuration(distance: start, velocity: velocity, threshold: threshold)
        ),
        ("rest", spring.motion(from: start, velocity: velocity).restTime()),
        (
          "view's",
          Spring(viewDampingRatio: abs(start), duration: abs(velocity), velocity: source.number()).stiffness
        ),
      ]
    }
  }

  @Test func `the solver never gives NaN`() {
    forAll(randomCaseCount, seed: 73) { source in
      let spring = Spring(
        mass: source.positive(), stiffness: source.positive(), damping: abs(source.number()))
      var solver = SpringSolver(spring, position: source.vector(), velocity: source.vector())
      let first = solver.advance(to: abs(source.number()))
      _ = solver.hasConverged
      return [("place", first.anyNaN), ("velocity", solver.velocity.anyNaN)]
    }
  }

  @Test func `curves never give NaN`() {
    forAll(randomCaseCount, seed: 74) { source in
      // Three times the height of a control point must be a finite number too.
      let heights = (source.number() / 1e8, source.number() / 1e8)
      let curve = UnitBezier(source.number(), heights.0, source.number(), heights.1)
      let x = source.number()
      let stairs = StepCurve(Int(min(abs(source.number()), 1e15)) + 2, .jumpNone)
      let lines = PiecewiseLinear((0..<3).map { _ in .init(source.number(), at: source.number()) })
      return [
        ("curve", curve.value(at: x)), ("curve within", curve.value(at: source.progress())),
        ("extrapolated", curve.extrapolatedValue(at: x)),
        ("slope", curve.slope(at: x)), ("slope within", curve.slope(at: source.progress())),
        ("least", curve.range.lowerBound), ("greatest", curve.range.upperBound),
        ("Core Animation's", curve.coreAnimationValue(at: source.progress())),
        ("stairs", stairs.value(at: x)), ("stairs outside", stairs.extrapolatedValue(at: x)),
        ("lines", lines.value(at: x)), ("lines outside", lines.extrapolatedValue(at: x)),
      ]
    }
  }

  @Test func `easings never give NaN`() {
    forAll(randomCaseCount, seed: 75) { source in
      let families: [Easing.Family] = [
        .sine, .quintic, .exponential, .circular, .back, .elastic, .bounce, .pennerBounce,
        .pennerBack(overshoot: source.number()),
        .pennerElastic(amplitude: source.number(), period: max(source.positive(), 1e-300)),
        .gravity(max(source.positive(), 2)),
      ]
      let family = source.random.element(of: families)
      let easing = Easing(family, source.random.element(of: Easing.Direction.allCases))
      let p = source.progress()
      let name = "\(family)".prefix(30)
      return [("value \(name)", easing.value(at: p)), ("slope \(name)", easing.slope(at: p) ?? 0)]
    }
  }

  @Test func `decays, rubber bands and times never give NaN`() {
    forAll(randomCaseCount, seed: 76) { source in
      let decay = Decay(rate: source.progress())
      let (a, b) = (source.number(), source.number())
      let (travel, velocity) = decay.state(at: a, from: b)
      let band = RubberBand(dimension: abs(a), coefficient: source.positive())
      let space = TimeSpace(beginTime: source.number(), speed: source.number(), timeOffset: source.number())
      return [
        ("travel", travel), ("velocity", velocity), ("reach", decay.reach),
        ("rest", decay.restPoint(from: a, velocity: b)),
        ("for travel", decay.velocity(forTravel: a)),
        ("stopping", decay.stoppingTime(from: a, speed: source.positive())),
        ("offset", band.offset(forDistance: b)), ("distance", band.distance(forOffset: b)),
        ("position", band.position(for: b, within: min(a, 0)...max(a, 0))),
        ("local", space.localTime(atParentTime: a)), ("parent", space.parentTime(atLocalTime: a)),
      ]
    }
  }

  @Test func `numbers, vectors and colors never become NaN`() {
    forAll(randomCaseCount, seed: 77) { source in
      let (a, b, p) = (source.components(), source.components(), source.progress())
      let rgb = (
        RGBColor(red: abs(a.x), green: abs(a.y), blue: abs(a.z)),
        RGBColor(red: abs(b.x), green: abs(b.y), blue: abs(b.z))
      )
      let hsb = (HSBColor(rgb.0), HSBColor(components: b))
      return [
        ("number", a.x.interpolated(to: b.x, at: p)), ("distance", a.x.distance(to: b.x)),
        ("vector", a.interpolated(to: b, at: p).anyNaN), ("vectors' distance", a.distance(to: b)),
        ("length", a.length), ("list", [a.x, a.y].interpolated(to: [b.x, b.y], at: p)[1]),
        ("lists' distance", [a.x, a.y].distance(to: [b.x, b.y])), ("list's length", [a.x, a.y].length),
        ("color", rgb.0.interpolated(to: rgb.1, at: p).components.anyNaN),
        ("hue", rgb.0.interpolated(to: rgb.1, at: p, hue: .shorter).components.anyNaN),
        ("of rgb", hsb.0.components.anyNaN), ("to rgb", hsb.1.rgb.components.anyNaN),
        ("hues", hsb.0.interpolated(to: hsb.1, at: p, hue: .shorter).components.anyNaN),
      ]
    }
  }

  @Test func `transforms never become NaN`() {
    forAll(randomCaseCount, seed: 78) { source in
      let (a, b, p) = (source.components(), source.components(), source.progress())
      let rotation = Rotation(eulerAngles: SIMD3(a.x, a.y, a.z))
      let (first, second) = (Quaternion(rotation), Quaternion(Rotation(aboutZ: b.x)))
      let between = first.interpolated(to: second, at: p)
      let matrix = Matrix4.rotation(rotation) * Matrix4.translation(0, 0, 1)
      return [
        ("rotation", rotation.eulerAngles.anyNaN), ("quaternion", first.vector.anyNaN),
        ("between", between.vector.anyNaN), ("turned", between.rotation.eulerAngles.anyNaN),
        (
          "matrix", matrix.interpolated(to: .rotation(second.rotation), at: p).apply(SIMD4(1, 2, 3, 1)).anyNaN
        ),
        ("power", Matrix4.rotation(rotation).power(5).apply(SIMD4(1, 2, 3, 1)).anyNaN),
      ]
    }
  }
}

extension SIMD where Scalar == Double {
  /// NaN if a component is NaN, else 0.
  fileprivate var anyNaN: Double { indices.contains { self[$0].isNaN } ? .nan : 0 }
}
