import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringMotionTests {
  @Test func `motion starts at its displacement and velocity, to the last bit`() {
    for spring in SpringTests.springs {
      let motion = spring.motion(from: 1, velocity: -3)
      #expect(motion.state(at: 0) == (1, -3))
    }
  }

  /// S63, S64 and S65: the values between 0 and 1, and reference values between 0 and 100,
  /// which were printed in single precision.
  @Test func `values between 0 and 1 equal Core Animation's`() {
    func value(_ spring: Spring, velocity: Double = 0, at time: Double) -> Double {
      1 - spring.motion(from: 1, velocity: -velocity).displacement(at: time)
    }
    let times = [0.05, 0.15, 0.25, 0.45]
    func expect(_ spring: Spring, velocity: Double = 0, _ values: [Double]) {
      let shown = times.map { 100 * value(spring, velocity: velocity, at: $0) }
      #expect(isClose(shown, values, within: 1e-5), "\(spring)")
    }
    expect(Spring(), [10.44054702, 61.04925, 102.33595, 111.84460])
    expect(Spring(damping: 20), [9.02040, 44.21746, 71.27025, 93.89005])
    expect(Spring(damping: 30).withoutOverdamping, [9.02040, 44.21746, 71.27025, 93.89005])
    expect(Spring(), velocity: 5, [29.30781, 87.32048, 116.04146, 107.67215])
    expect(Spring(), velocity: -5, [-8.42671, 34.77803, 88.63046, 116.01706])
    #expect(isClose(value(Spring(), at: 0.1), 0.34029985, within: 1e-8))
    #expect(isClose(value(Spring(), at: 0.25), 1.02335958, within: 1e-8))
    #expect(isClose(value(Spring(), at: 0.5), 1.07459057, within: 1e-8))
    #expect(isClose(value(Spring(), at: 1), 1.00217012, within: 1e-8))
    #expect(isClose(value(Spring(), at: 0.49), 1.0834387, within: 1e-7))  // S68
    #expect(isClose(value(Spring(damping: 20), at: 0.1), 0.26424112, within: 1e-8))
    #expect(isClose(value(Spring(damping: 30), at: 0.1), 0.21335440, within: 1e-8))
    #expect(isClose(value(Spring(damping: 30), at: 0.5), 0.82659535, within: 1e-8))  // S129
  }

  /// SPR-VALUE-3, SPR-VALUE-4, at fractions of 1.2 s.
  @Test func `a critically damped spring equals Core Animation's`() {
    let motion = Spring(stiffness: 39.4784176, damping: 12.56637061).motion(from: -1, velocity: 0)
    #expect(isClose(1 + motion.displacement(at: 0.6), 0.89003396, within: 1e-6))
    #expect(isClose(1 + motion.displacement(at: 0.9), 0.976705, within: 1e-6))
  }

  /// VEL-1: in travels per second, 50 over a distance of 100 is 0.5.
  @Test func `a motion in its own unit is the unit motion scaled`() {
    let points = Spring().motion(from: -100, velocity: 50)
    let travels = Spring().motion(from: -1, velocity: 50.0 / 100)
    for time in stride(from: 0.1, to: 1, by: 0.1) {
      #expect(isClose(points.displacement(at: time), 100 * travels.displacement(at: time), within: 1e-12))
    }
  }

  @Test func `a spring with infinite damping arrives immediately`() {
    let motion = Spring(perceptualDuration: 1, bounce: -1).motion(from: 1, velocity: 0)
    #expect(motion.displacement(at: 0) == 1)
    #expect(motion.displacement(at: 1e-9) == 0)
  }

  /// S126.
  @Test func `the first turn is the overshoot`() throws {
    let turn = try #require(Spring(damping: 5).motion(from: -1, velocity: 0).firstTurn)
    #expect(isClose(turn.time, 0.32446, within: 5e-6))
    #expect(isClose(turn.displacement, 0.44434, within: 5e-6))
    #expect(Spring(damping: 30).motion(from: -1, velocity: 0).firstTurn == nil)
    #expect(Spring(damping: 20).motion(from: -1, velocity: 0).firstTurn == nil)
    let thrown = try #require(Spring(damping: 30).motion(from: 1, velocity: 10).firstTurn)
    #expect(abs(Spring(damping: 30).motion(from: 1, velocity: 10).velocity(at: thrown.time)) < 1e-12)
  }

  @Test func `a crossing is the first zero of the displacement`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<randomCaseCount / 10 {
      let drawn = RandomSpring(using: &random)
      let (motion, crossing) = (drawn.motion, drawn.motion.firstCrossing)
      let end = min(crossing, 50 * drawn.period)
      for fraction in [0.01, 0.3, 0.7, 0.99] {
        #expect(motion.displacement(at: fraction * end) * motion.start > 0, "\(drawn)")
      }
      if crossing < 30 * drawn.period {
        #expect(abs(motion.displacement(at: crossing)) < 1e-11 * drawn.amplitude, "\(drawn)")
      }
    }
  }
}

// MARK: - Laws

/// Laws of random springs of any mass in all regimes, every third one nearly critical.
@Suite struct SpringMotionLawTests {
  /// Returns the fourth-order difference quotient of a function.
  private func slope(_ function: (Double) -> Double, at time: Double, step: Double) -> Double {
    let near = function(time + step) - function(time - step)
    let far = function(time + 2 * step) - function(time - 2 * step)
    return (8 * near - far) / (12 * step)
  }

  @Test func `motion satisfies the equation of a damped spring`() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<randomCaseCount {
      let drawn = RandomSpring(using: &random)
      let (spring, motion) = (drawn.spring, drawn.motion)
      let time = random.double(in: 0.1...6) * drawn.period
      let step = 0.003 * drawn.period / max(1, spring.dampingRatio)
      let (x, v) = motion.state(at: time)
      let velocity = slope({ motion.displacement(at: $0) }, at: time, step: step)
      let acceleration = slope({ motion.velocity(at: $0) }, at: time, step: step)
      let residual = spring.mass * acceleration + spring.damping * v + spring.stiffness * x
      let fast = max(1, 2 * spring.dampingRatio)
      #expect(abs(velocity - v) < 1e-9 * fast * drawn.amplitude / drawn.period, "\(drawn) at \(time)")
      #expect(
        abs(residual) < 1e-9 * fast * fast * spring.stiffness * drawn.amplitude, "\(drawn) at \(time)")
    }
  }

  @Test func `the state at a time doesn't depend on a stop in between`() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<randomCaseCount {
      let drawn = RandomSpring(using: &random)
      let times = (random.double(in: 0...20), random.double(in: 0...20))
      let (stop, rest) = (times.0 * drawn.period, times.1 * drawn.period)
      let half = drawn.motion.state(at: stop)
      let onward = drawn.spring.motion(from: half.displacement, velocity: half.velocity).state(at: rest)
      let whole = drawn.motion.state(at: stop + rest)
      let tolerance = 1e-13 * drawn.amplitude
      #expect(isClose(onward.displacement, whole.displacement, within: tolerance), "\(drawn) \(times)")
      #expect(
        isClose(onward.velocity, whole.velocity, within: tolerance / drawn.period), "\(drawn) \(times)")
    }
  }

  @Test func `the motion can be reversed`() {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<randomCaseCount / 4 {
      let drawn = RandomSpring(using: &random)
      let time = random.double(in: 0...1) * drawn.period / max(1, drawn.spring.dampingRatio)
      let (x, v) = drawn.motion.state(at: time)
      let start = drawn.spring.motion(from: x, velocity: v).state(at: -time)
      #expect(isClose(start.displacement, drawn.start, within: 1e-12 * drawn.amplitude), "\(drawn)")
      #expect(
        isClose(start.velocity, drawn.velocity, within: 1e-12 * drawn.amplitude / drawn.period), "\(drawn)")
    }
  }

  /// Compares with the power series of cosh √z and sinh √z/√z in z = (β² − ω₀²)·t², which has no regimes.
  @Test func `no digit is lost near critical damping`() {
    var random = SeededGenerator(seed: 35)
    for _ in 0..<randomCaseCount {
      let (mass, stiffness) = (random.logarithmic(in: 0.01...100), random.logarithmic(in: 0.01...1e4))
      let critical = 2 * (mass * stiffness).squareRoot()
      let away = random.logarithmic(in: 1e-17...1e-2) * (Bool.random(using: &random) ? 1 : -1)
      let spring = Spring(mass: mass, stiffness: stiffness, damping: critical * (1 + away))
      let (start, velocity) = (random.double(in: -1...1), random.double(in: -1...1) * spring.naturalFrequency)
      let time = random.double(in: 0...5) / spring.naturalFrequency
      let expected = bySeries(spring, start, velocity, time)
      let found = spring.motion(from: start, velocity: velocity).displacement(at: time)
      #expect(isClose(found, expected, within: 4e-15), "\(spring) \(start) \(velocity) \(time)")
    }
  }

  private func bySeries(_ spring: Spring, _ start: Double, _ velocity: Double, _ time: Double) -> Double {
    let (m, k, c) = (spring.mass, spring.stiffness, spring.damping)
    let decay = c / m / 2
    // c² − 4·k·m with one rounding, by fused products.
    let square = c * c
    let product = 4 * k * m
    let rest = (-square).addingProduct(c, c) - (-product).addingProduct(4 * k, m)
    let z = ((square - product) + rest) / (4 * m * m) * time * time
    var (even, odd, term) = (1.0, 1.0, 1.0)
    for n in 1...12 {
      term *= z / Double(2 * n * (2 * n - 1))
      even += term
      odd += term / Double(2 * n + 1)
    }
    return Elementary.exp(-decay * time) * (start * even + (velocity + decay * start) * time * odd)
  }

  @Test func `retargeting keeps position and velocity`() {
    var random = SeededGenerator(seed: 36)
    for _ in 0..<randomCaseCount {
      let (drawn, other) = (RandomSpring(using: &random), RandomSpring(using: &random))
      let time = random.double(in: 0...10) * drawn.period
      let shift = random.double(in: -3...3)
      let (x, v) = drawn.motion.state(at: time)
      for spring in [nil, other.spring] {
        let onward = drawn.motion.retargeted(at: time, by: shift, spring: spring).state(at: 0)
        #expect(onward.displacement == x - shift && onward.velocity == v, "\(drawn) at \(time)")
      }
    }
  }

  @Test func `damping never adds energy`() {
    var random = SeededGenerator(seed: 37)
    for _ in 0..<randomCaseCount / 4 {
      let drawn = RandomSpring(using: &random)
      func energy(_ time: Double) -> Double {
        let (x, v) = drawn.motion.state(at: time * drawn.period)
        return drawn.spring.stiffness * x * x + drawn.spring.mass * v * v
      }
      let (early, late) = (random.double(in: 0...5), random.double(in: 5...10))
      #expect(energy(late) <= energy(early) + 1e-13 * energy(0), "\(drawn) \(early) \(late)")
    }
  }

  @Test func `components of a vector move independently`() {
    var random = SeededGenerator(seed: 38)
    for _ in 0..<randomCaseCount / 20 {
      let (first, second) = (RandomSpring(using: &random), RandomSpring(using: &random))
      let spring = first.spring
      let time = random.double(in: -1...9) * first.period
      let transition = spring.transition(after: time)
      let place = transition.displacement(
        from: SIMD2(first.start, second.start), velocity: SIMD2(first.velocity, second.velocity))
      let speed = transition.velocity(
        from: [first.start, second.start], velocity: [first.velocity, second.velocity])
      for (index, one) in [first, second].enumerated() {
        let alone = spring.motion(from: one.start, velocity: one.velocity).state(at: time)
        #expect(place[index] == alone.displacement && speed[index] == alone.velocity)
      }
    }
  }
}

// MARK: - Extremes

@Suite struct SpringExtremesTests {
  static let magnitudes = [
    .leastNonzeroMagnitude, 1e-308, 1e-300, 1e-200, 1e-154, 1e-100, 1e-16, 1e-3, 1, 2, 1e3, 1e16, 1e100,
    1e154, 1e200, 1e300,
    1.7e308,
  ]

  @Test func `finite input never gives NaN, however extreme`() {
    var random = SeededGenerator(seed: 39)
    let signed = Self.magnitudes + Self.magnitudes.map { -$0 } + [0]
    for _ in 0..<randomCaseCount {
      let spring = Spring(
        mass: random.element(of: Self.magnitudes), stiffness: random.element(of: Self.magnitudes),
        damping: random.element(of: Self.magnitudes + [0, .infinity]))
      let (start, velocity) = (random.element(of: signed), random.element(of: signed))
      let motion = spring.motion(from: start, velocity: velocity)
      let time = random.element(of: signed)
      let (x, v) = motion.state(at: time)
      #expect(!x.isNaN && !v.isNaN, "\(spring) from \(start), \(velocity) at \(time): \(x), \(v)")
      #expect(!motion.firstCrossing.isNaN)
      #expect(!spring.dampingRatio.isNaN && !spring.bounce.isNaN && !spring.perceptualDuration.isNaN)
      #expect(spring.withoutOverdamping.damping <= spring.damping)
    }
  }

  @Test func `the searches for settling and rest end, however extreme the spring is`() {
    var random = SeededGenerator(seed: 40)
    for _ in 0..<randomCaseCount / 1000 {
      let spring = Spring(
        mass: random.element(of: Self.magnitudes), stiffness: random.element(of: Self.magnitudes),
        damping: random.element(of: Self.magnitudes + [0, .infinity]))
      let velocity = random.element(of: Self.magnitudes)
      for velocity in [0, velocity, -velocity] {
        #expect(spring.settlingDuration(velocity: velocity) >= 0, "\(spring) \(velocity)")
        #expect(spring.swiftUISettlingDuration(velocity: velocity) >= 0, "\(spring) \(velocity)")
        #expect(spring.motion(from: 1, velocity: velocity).restTime() >= 0, "\(spring) \(velocity)")
      }
    }
  }

  @Test func `a strongly damped spring keeps its slow rate`() {
    let spring = Spring(mass: 1, stiffness: 1, damping: 1e160)
    #expect(
      isClose(spring.motion(from: 1, velocity: 0).displacement(at: 1e160), 0.36787944117144233, within: 1e-15)
    )
  }

  @Test func `a NaN time gives NaN, and an infinite time gives rest`() {
    for spring in SpringTests.springs {
      let motion = spring.motion(from: 1, velocity: 1)
      #expect(motion.displacement(at: .nan).isNaN)
      #expect(motion.state(at: .infinity) == (0, 0))
    }
  }
}
