import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringViewDurationTests {
  @Test func `the two published springs are reproduced`() {
    let still = Spring(viewDampingRatio: 0.7, duration: 0.7)
    #expect(isClose([still.stiffness, still.damping], [197.589, 19.679], within: 5e-4))
    let thrown = Spring(viewDampingRatio: 0.7, duration: 0.7, velocity: 0.7)
    #expect(isClose([thrown.stiffness, thrown.damping], [193.330, 19.466], within: 5e-4))
  }

  @Test func `without velocity the frequency has a closed form`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<randomCaseCount / 20 {
      let (ratio, duration) = (random.double(in: 0.05...0.999), random.double(in: 0.01...10))
      let spring = Spring(viewDampingRatio: ratio, duration: duration)
      let expected = Elementary.log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio / duration
      #expect(isClose(spring.naturalFrequency / expected, 1, within: 1e-13), "\(ratio) \(duration)")
    }
  }

  @Test func `a thousandth of the distance remains after the duration, and less at any later time`() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<randomCaseCount / 20 {
      let ratio = random.element(of: [1, random.double(in: 0.05...1)])
      let duration = random.double(in: 0.01...10)
      let velocity = random.double(in: -30...30) / duration
      let spring = Spring(viewDampingRatio: ratio, duration: duration, velocity: velocity)
      func left(_ frequency: Double) -> Double {
        let u = ratio * frequency
        if ratio == 1 { return (1 + (u - velocity) * duration) * Elementary.exp(-u * duration) }
        return (u - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * Elementary.exp(-u * duration)
      }
      let frequency = spring.naturalFrequency
      #expect(isClose(abs(left(frequency)), 0.001, within: 1e-9), "\(ratio) \(duration) \(velocity)")
      for factor in [1.001, 1.1, 2, 5, 20] {
        #expect(abs(left(factor * frequency)) < 0.001 + 1e-12, "\(ratio) \(duration) \(velocity) \(factor)")
      }
    }
  }

  @Test func `ratio and duration are limited as UIKit limits them`() {
    let half = Spring(viewDampingRatio: 0.05, duration: 0.5)
    #expect(Spring(viewDampingRatio: -3, duration: 0.5) == half)
    let critical = Spring(viewDampingRatio: 1, duration: 0.5)
    #expect(Spring(viewDampingRatio: .infinity, duration: 0.5) == critical)
    #expect(isClose(critical.dampingRatio, 1, within: 1e-15))
    let shortest = Spring(viewDampingRatio: 0.5, duration: 0.01)
    #expect(Spring(viewDampingRatio: 0.5, duration: 0) == shortest)
    let longest = Spring(viewDampingRatio: 0.5, duration: 10)
    #expect(Spring(viewDampingRatio: 0.5, duration: 1e9) == longest)
  }

  @Test func `extreme velocities give a spring`() {
    for ratio in [0.05, 0.7, 1] {
      for velocity in [1e300, 1e20, 1e3, 1e-300, 0, -1e3, -1e20, -1e300] {
        let spring = Spring(viewDampingRatio: ratio, duration: 0.5, velocity: velocity)
        #expect(spring.stiffness > 0 && spring.stiffness < 1e9, "\(ratio) \(velocity)")
      }
    }
  }

  @Test func `NaN arguments trap`() async {
    await #expect(processExitsWith: .failure) { _ = Spring(viewDampingRatio: .nan, duration: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(viewDampingRatio: 1, duration: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = Spring(viewDampingRatio: 1, duration: 1, velocity: .infinity)
    }
  }
}
