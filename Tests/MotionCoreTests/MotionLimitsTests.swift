import TestSupport
import Testing

@testable import MotionCore

/// Defaults, limits and boundary values that other tests don't reach.
@Suite struct MotionLimitsTests {
  @Test func `constants have their documented values`() {
    #expect(NumberHistory.maximumCount == 4096 && RateHistory.maximumRate == 1_000_000)
    #expect(
      RubberBand.standardCoefficient == 0.55 && Decay.stoppingSpeed == 5 && Spring.settlingThreshold == 0.001)
    #expect(MotionPath.greatestCoordinate == 1e100)
    #expect(RGBColor(red: 0, green: 0, blue: 0).alpha == 1 && GrayColor(white: 0).alpha == 1)
    #expect(HSBColor(hue: 0, saturation: 0, brightness: 0).alpha == 1)
  }

  @Test func `colors keep their components, and know whether they are finite`() {
    let rgb = RGBColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect([rgb.red, rgb.green, rgb.blue, rgb.alpha] == [0.1, 0.2, 0.3, 0.4])
    let gray = GrayColor(white: 0.1, alpha: 0.4)
    #expect(
      gray.white == 0.1 && gray.alpha == 0.4
        && gray.rgb == RGBColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.4))
    #expect(MotionColor.gray(gray).rgb == gray.rgb && MotionColor.rgb(rgb).rgb == rgb)
    let end = MotionColor.rgb(RGBColor(red: 1, green: 1, blue: 1))
    #expect(MotionColor.gray(gray).interpolated(to: end, at: 0) == .gray(gray))
    #expect(MotionColor.gray(gray).interpolated(to: end, at: 1) == end)
  }

  @Test func `keyframe shapes are completed with 0, and numbers that aren't finite count as 0`() {
    let shapes = KeyframeShape.shapes(tensions: [0.5], continuities: [0.25, -0.25], biases: [1, 2, 3])
    #expect(shapes.map(\.tension) == [0.5, 0, 0] && shapes.map(\.continuity) == [0.25, -0.25, 0])
    #expect(shapes.map(\.bias) == [1, 2, 3] && KeyframeShape.shapes().isEmpty)
    #expect(
      KeyframeShape.shapes(tensions: [1, 2]).count == 2
        && KeyframeShape.shapes(continuities: [1, 2]).count == 2)
    let odd = KeyframeShape(tension: .nan, continuity: .infinity, bias: -.infinity)
    #expect(odd == KeyframeShape() && odd.tension == 0 && odd.continuity == 0 && odd.bias == 0)
    // Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984.
    let shape = KeyframeShape(tension: 0.5, continuity: 0.25, bias: 0.125)
    #expect(shape.arriving.before == 0.25 * 0.75 * 1.125 && shape.arriving.after == 0.25 * 1.25 * 0.875)
    #expect(shape.leaving.before == 0.25 * 1.25 * 1.125 && shape.leaving.after == 0.25 * 0.75 * 0.875)
  }

  @Test func `rest thresholds follow from the distance`() {
    let thresholds = RestThresholds(startDistance: 400)
    #expect(
      isClose(
        [thresholds.displacement, thresholds.speed, thresholds.acceleration], [0.02, 1, 1], within: 1e-12))
    #expect(RestThresholds(startDistance: 0).displacement > 0 && RestThresholds(startDistance: 0).speed > 0)
    let custom = RestThresholds(displacement: 1, speed: 2, acceleration: 3)
    #expect(custom.displacement == 1 && custom.speed == 2 && custom.acceleration == 3)
    for (displacement, velocity, acceleration, isContained) in [
      (0.9, 1.9, 2.9, true), (-0.9, -1.9, -2.9, true), (1, 1.9, 2.9, false), (0.9, 2, 2.9, false),
      (0.9, 1.9, 3, false),
    ] as [(Double, Double, Double, Bool)] {
      #expect(
        custom.contain(displacement: displacement, velocity: velocity, acceleration: acceleration)
          == isContained)
    }
  }

  @Test func `histories ignore times of a trillion seconds and more`() {
    var history = NumberHistory(1)
    history.addJump(to: 2, at: 1e12)
    history.addRamp(to: 2, at: 1e12)
    history.addJump(to: 2, at: -1e12)
    history.addJump(to: 2, at: .nan)
    #expect(history == NumberHistory(1) && history.lastValue == 1)
    history.addRamp(to: 3, at: 2)
    history.addRamp(to: 9, at: 1)
    #expect([0, 1, 2, 3].map(history.value) == [1, 2, 3, 3] && history.knots.count == 2)
    history.addJump(to: 5, at: 1)
    #expect([0.5, 1, 2].map(history.value) == [1.5, 5, 5])
    #expect(history.valueBefore(1) == 2 && history.valueBefore(0.5) == 1.5 && history.valueBefore(2) == 5)
    #expect(history.valueBefore(0) == 1 && history.valueBefore(-1) == 1)
    #expect(history.mapped { 2 * $0 }.knots.map(\.value) == history.knots.map { 2 * $0.value })
    let converted = history.converted(begin: 1, speed: 2, offset: 3)
    #expect(converted.knots.map(\.time) == history.knots.map { ($0.time - 1) * 2 + 3 })
    #expect(history.converted(begin: 1, speed: 0, offset: 3) == NumberHistory(5))
  }

  @Test func `a sequence has at most 4096 knots, and level ones are merged`() {
    var history = NumberHistory(0)
    for index in 1...5000 { history.addRamp(to: Double(index % 2), at: Double(index)) }
    #expect(history.knots.count == 4096 && history.knots.last?.time == 5000)
    var level = NumberHistory(1)
    for index in 1...10 { level.addRamp(to: 1, at: Double(index)) }
    #expect(level.knots.map(\.time) == [0, 10])
  }

  @Test func `a particle's numbers are those of SplitMix64`() {
    // The generator in TestSupport adds the same step and mixes the same way.
    var reference = SeededGenerator(seed: 0)
    let first = reference.next()
    let random = ParticleRandom(seed: 0)
    var numbers = SeededGenerator(seed: first)
    for index in 0..<5 { #expect(random.number(index) == Double(numbers.next() >> 11) * 0x1p-53) }
    #expect(random.deviation(2) == random.number(2) - 0.5)
  }

  @Test func `of several values each holds for an equal share of the time`() {
    let values = ["a", "b", "c", "d"]
    for (fraction, value) in [
      (-1, "a"), (0, "a"), (0.24, "a"), (0.25, "b"), (0.49, "b"), (0.5, "c"), (0.75, "d"), (0.99, "d"),
      (1, "d"), (7, "d"),
      (.nan, "a"),
    ] as [(Double, String)] { #expect(Discrete.value(of: values, at: fraction) == value, "\(fraction)") }
    #expect(
      Discrete.value(from: 1, to: 2, at: 0.5) == 2 && Discrete.value(from: 1, to: 2, at: 0.5.nextDown) == 1)
    #expect(Discrete.value(of: values[1...], at: 0) == "b")
  }

  @Test func `a closure's progress is clamped`() {
    let curve = CustomCurve { 10 * $0 }
    #expect([-1, 0, 0.25, 1, 2].map(curve.value) == [0, 0, 2.5, 10, 10] && curve.value(at: .nan).isNaN)
  }
}
