import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringRestTests {
  /// S130, with reference values for the first frame at 60 Hz; and S123's 3.7025 s.
  @Test func `rest begins when all three thresholds hold`() {
    let rows: [(stiffness: Double, damping: Double, mass: Double, frame: Double)] = [
      (100, 5, 1, 3.7167), (100, 10, 1, 1.9667), (500, 30, 1, 0.7833), (1, 1, 0.1, 8.9167),
      (100, 20, 1, 1.3167), (100, 30, 1, 2.65),
    ]
    for row in rows {
      let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let rest = spring.motion(from: -1, velocity: 0).restTime()
      let frame = (rest * 60).rounded(.up) / 60
      #expect(isClose(frame, row.frame, within: 5e-5), "\(row): \(rest)")
    }
    #expect(isClose(Spring(damping: 5).motion(from: -1, velocity: 0).restTime(), 3.7025, within: 5e-5))
  }

  /// S130.
  @Test func `thresholds follow from the distance`() {
    let unit = RestThresholds(startDistance: 1)
    #expect(isClose(unit.displacement, 0.00005, within: 1e-18))
    #expect(isClose(unit.speed, 0.05, within: 1e-15))
    #expect(isClose(unit.acceleration, 0.0025, within: 1e-15))
    // T = 4e−4: T/2, √(25·T) and √(625·T²).
    let four = RestThresholds(startDistance: 4)
    #expect(isClose([four.displacement, four.speed, four.acceleration], [0.0002, 0.1, 0.01], within: 1e-15))
  }

  @Test func `the time found is within the thresholds, and no earlier time is`() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<randomCaseCount / 100 {
      let drawn = RandomSpring(using: &random)
      guard drawn.spring.damping > 0 else { continue }
      let motion = drawn.motion
      let thresholds = random.element(of: [
        RestThresholds(startDistance: abs(drawn.start)),
        RestThresholds(
          displacement: random.logarithmic(in: 1e-6...0.1), speed: random.logarithmic(in: 1e-6...10),
          acceleration: random.logarithmic(in: 1e-6...100)),
      ])
      let rest = motion.restTime(within: thresholds)
      func excess(_ time: Double) -> Double {
        let (x, v) = motion.state(at: time)
        let a = motion.rates.acceleration(displacement: x, velocity: v)
        return max(
          abs(x) / thresholds.displacement, abs(v) / thresholds.speed, abs(a) / thresholds.acceleration)
      }
      #expect(excess(rest) < 1 + 1e-6, "\(drawn) \(thresholds)")
      for _ in 0..<200 where rest > 0 {
        #expect(excess(random.double(in: 0...1) * rest) > 1 - 1e-6, "\(drawn) \(thresholds)")
      }
      // Just before it, where random samples would miss a narrow interval.
      let turn = 2 * .pi * motion.rates.inverseRate
      for step in 1...100 where rest > turn {
        #expect(excess(rest - turn * Double(step) / 100) > 1 - 1e-6, "\(drawn) \(thresholds)")
      }
    }
  }

  @Test func `limits have their documented times`() {
    #expect(Spring(damping: 0).motion(from: 1, velocity: 0).restTime() == .infinity)
    #expect(Spring(damping: .infinity).motion(from: 1, velocity: 0).restTime() == 0)
    #expect(Spring().motion(from: 0, velocity: 0).restTime() == 0)
    let thrown = Spring().motion(from: 0, velocity: 10).restTime()
    #expect(thrown > 1 && thrown < 3)
    let gentle = Spring(damping: 1e-9).motion(from: 1, velocity: 0).restTime()
    #expect(gentle > 1e9 && gentle < 1e12)
  }

  @Test func `thresholds of 0 trap`() async {
    await #expect(processExitsWith: .failure) {
      let nothing = RestThresholds(displacement: 0, speed: 1, acceleration: 1)
      _ = Spring().motion(from: 1, velocity: 0).restTime(within: nothing)
    }
  }
}
