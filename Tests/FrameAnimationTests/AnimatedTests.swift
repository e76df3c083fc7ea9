import FrameAnimation
import QuartzCore
import TestSupport
import Testing

@Suite struct AnimatedTests {
  @Test func `a value is at rest until it is animated`() {
    let value = Animated(3.0)
    #expect(value.value(at: 7) == 3 && value.velocity(at: 7) == 0)
    #expect(value.target == 3 && value.isAtRest(at: -1e9))
  }

  @Test func `a value reaches its target in the given duration`() {
    var value = Animated(CGPoint.zero)
    value.animate(to: CGPoint(x: 10, y: 20), at: 1, duration: 2, easing: .easeInQuadratic)
    #expect(value.value(at: 0) == .zero && value.value(at: 2) == CGPoint(x: 2.5, y: 5))
    #expect(value.velocity(at: 2) == CGPoint(x: 5, y: 10) && value.velocity(at: 0) == .zero)
    #expect(value.value(at: 3) == CGPoint(x: 10, y: 20) && value.velocity(at: 3) == .zero)
    #expect(value.endTime == 3 && !value.isAtRest(at: 2.9) && value.isAtRest(at: 3))
  }

  @Test func `a value with a custom easing has a velocity`() {
    var value = Animated(0.0)
    value.animate(to: 1, at: 0, duration: 2, easing: .custom { $0 * $0 })
    #expect(isClose(value.velocity(at: 1), 0.5, within: 1e-6))
    #expect(isClose(value.velocity(at: 0), 0, within: 1e-6))
  }

  @Test func `the velocity at either end of a custom easing is that of the easing's inside`() {
    let easings: [(Easing, Double)] = [(.custom { $0 * (2 - $0) }, 0), (.custom { $0 * $0 }, 2 - 1e-9)]
    for (easing, time) in easings {
      var value = Animated(0.0)
      value.animate(to: 3, at: 0, duration: 2, easing: easing)
      // The slope of both easings is 2 there.
      #expect(isClose(value.velocity(at: time), 3, within: 1e-5))
    }
  }

  @Test func `a motion without a duration jumps from its start to its target`() {
    var value = Animated(2.0)
    value.animate(to: 5, at: 1, duration: 0, easing: .easeInOutCubic)
    #expect(
      [0.5, 1, 2].map(value.value(at:)) == [2, 5, 5] && [0.5, 1, 2].map(value.velocity(at:)) == [0, 0, 0])
    #expect(value.endTime == 1)
  }

  @Test func `a spring takes over the value and the velocity of any motion`() {
    let orders: [(inout Animated<SIMD2<Double>>) -> Void] = [
      { $0.animate(to: [3, -5], at: 0, spring: .bouncy) },
      { $0.animate(to: [3, -5], at: 0, duration: 1, easing: .easeInOutCubic) },
      { $0.set([1, 1]) },
    ]
    for order in orders {
      var value = Animated(SIMD2(0.0, 1.0))
      order(&value)
      let before = value
      value.animate(to: [-1, 4], at: 0.3, spring: .snappy)
      #expect(isClose(value.value(at: 0.3).distance(to: before.value(at: 0.3)), 0, within: 1e-12))
      #expect(isClose(value.velocity(at: 0.3).distance(to: before.velocity(at: 0.3)), 0, within: 1e-9))
    }
  }

  @Test func `the velocity is the slope of the value`() {
    var value = Animated(SIMD2(0.0, 1.0))
    value.animate(
      to: [3, -5], at: 0, spring: Spring(mass: 2, stiffness: 90, damping: 6), velocity: [-10, 2])
    for time in [0.01, 0.2, 0.5, 1] {
      let slope = value.value(at: time + 1e-6).change(from: value.value(at: time - 1e-6)) * 5e5
      #expect(isClose(slope.distance(to: value.velocity(at: time)), 0, within: 1e-5))
    }
  }

  @Test func `a spring comes to rest exactly at its target, without a visible jump`() {
    var value = Animated(SIMD2(0.0, 0.0))
    value.animate(to: [100, 0], at: 5, spring: Spring(stiffness: 100, damping: 5), velocity: [0, 300])
    let end = value.endTime
    #expect(end.isFinite && end > 8)
    #expect(
      value.value(at: end) == [100, 0] && value.velocity(at: end) == .zero
        && value.value(at: 1e9) == [100, 0])
    #expect(value.value(at: end.nextDown).distance(to: [100, 0]) < 0.02)
    #expect(value.value(at: 0) == [0, 0])
  }

  @Test func `a value with one component comes to rest when an engine's spring does`() {
    var value = Animated(0.0)
    value.animate(to: 40, at: 0, spring: Spring(stiffness: 100, damping: 5))
    var engineEnd = Spring(stiffness: 100, damping: 5).motion(from: -40, velocity: 0).restTime()
    #expect(value.endTime == engineEnd)
    value = Animated(0.0)
    value.animate(to: 1, at: 0, spring: Spring(stiffness: 100, damping: 5))
    engineEnd = value.endTime
    #expect(isClose(engineEnd, 3.7025, within: 1e-4))
  }

  @Test func `a spring without damping never ends`() {
    var value = Animated(0.0)
    value.animate(to: 1, at: 0, spring: Spring(damping: 0))
    #expect(value.endTime == .infinity && value.value(at: 1e6).isFinite)
    value.stop(at: 0.1)
    #expect(value.isAtRest(at: 0.1) && value.target == value.value(at: 7))
  }

  @Test func `random instructions never cause a jump`() {
    for seed in 0..<UInt64(max(randomCaseCount / 100, 1)) {
      var generator = SeededGenerator(seed: seed)
      var value = Animated(SIMD2(0.0, 0.0))
      var time = 0.0
      for _ in 0..<10 {
        time += generator.double(in: 0...0.5)
        let before = value.value(at: time)
        let target = SIMD2(generator.double(in: -9...9), generator.element(of: [0, 1]))
        if Bool.random(using: &generator) {
          value.animate(
            to: target, at: time, duration: generator.element(of: [0.2, 1]), easing: .easeOutBack)
        } else {
          value.animate(to: target, at: time, spring: generator.element(of: [.bouncy, .smooth, .keyboard]))
        }
        #expect(value.value(at: time).distance(to: before) < 1e-9, "seed \(seed)")
        #expect(value.target == target && value.value(at: value.endTime) == target, "seed \(seed)")
      }
    }
  }
}
