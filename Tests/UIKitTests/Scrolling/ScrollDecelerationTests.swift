import MotionCore
import TestSupport
import Testing

@testable import UIKit

/// Deceleration (SCR-1) and the bounce at an edge.
struct ScrollDecelerationTests {
  private func rules(
    _ range: ClosedRange<Double> = 0...1000, decay: Decay = .normal, bounces: Bool = true
  ) -> ScrollDeceleration.Rules {
    ScrollDeceleration.Rules(range: range, decay: decay, bounces: bounces, tolerance: 0.25)
  }

  @Test func `within its range content decelerates exponentially to the decay's end`() {
    let deceleration = ScrollDeceleration(from: 100, velocity: 1000, rules: rules())
    #expect(deceleration.end == Decay.normal.restPoint(from: 100.0, velocity: 1000))
    for time in [0, 0.1, 1, 2] {
      let (travel, velocity) = Decay.normal.state(at: time, from: 1000.0)
      #expect(deceleration.state(at: time).position == 100 + travel)
      #expect(deceleration.state(at: time).velocity == velocity)
    }
    #expect(abs(deceleration.state(at: deceleration.duration - 1e-9).position - deceleration.end) < 0.26)
  }

  @Test func `beyond an edge a critically damped spring with a response of 0.575 s returns the content`() {
    let deceleration = ScrollDeceleration(from: -50, velocity: 200, rules: rules())
    let spring = Spring(response: 0.575, dampingRatio: 1).motion(from: -50, velocity: 200)
    for time in [0, 0.1, 0.3] {
      #expect(deceleration.state(at: time).position == spring.displacement(at: time))
    }
    #expect(deceleration.end == 0)
  }

  @Test func `position and velocity are continuous, even at edges, and the motion ends at its stated end`() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<2000 {
      let position = random.double(in: -300...1300)
      let velocity = random.double(in: -1...1) * random.logarithmic(in: 1...20_000)
      let rate = random.element(of: [0.998, 0.99])
      let rules = rules(decay: Decay(rate: rate))
      let deceleration =
        Bool.random(using: &random)
        ? ScrollDeceleration(from: position, velocity: velocity, rules: rules)
        : ScrollDeceleration(
          from: position, velocity: velocity, to: random.double(in: 0...1000), rules: rules)
      #expect(
        deceleration.duration.isFinite && deceleration.duration >= 0 && (0...1000).contains(deceleration.end))
      guard deceleration.duration > 0 else { continue }
      let start = deceleration.state(at: 0)
      #expect(
        abs(start.position - position) < 1e-9 && abs(start.velocity - velocity) < 1e-9 * abs(velocity) + 1e-9)
      let step = deceleration.duration / 400
      let states = (0..<400).map { deceleration.state(at: Double($0) * step) }
      let jumps = zip(states, states.dropFirst()).filter { now, next in
        // A step equals the mean velocity times its duration, within the change of velocity. Apple's sum over
        // milliseconds is up to 0.5 % less.
        let mean = (now.velocity + next.velocity) / 2
        let change = abs(next.velocity - now.velocity) + 0.01 * abs(mean)
        return abs(next.position - now.position - mean * step) > step * change + 1e-9
      }
      #expect(jumps.count == 0, "\(position) \(velocity) \(rate)")
      let last = deceleration.state(at: deceleration.duration * (1 - 1e-12))
      #expect(abs(last.position - deceleration.end) <= 0.26, "\(position) \(velocity) \(rate)")
    }
  }

  @Test func `the velocity is continuous at the edge`() {
    let rules = rules(0...200)
    let deceleration = ScrollDeceleration(from: 100, velocity: 2000, rules: rules)
    let arrival = Decay.normal.time(forTravel: 100, from: 2000)
    let (before, after) = (deceleration.state(at: arrival - 1e-9), deceleration.state(at: arrival + 1e-9))
    #expect(abs(before.position - 200) < 1e-5 && abs(after.position - 200) < 1e-5)
    #expect(abs(before.velocity - after.velocity) < 1e-3)
    #expect(after.velocity > 1700)
    #expect(deceleration.end == 200)
  }

  @Test func `without bouncing the motion stops at the edge`() {
    let deceleration = ScrollDeceleration(from: 100, velocity: 2000, rules: rules(0...200, bounces: false))
    #expect(deceleration.duration == Decay.normal.time(forTravel: 100, from: 2000))
    #expect(deceleration.state(at: 10).position == 200)
  }

  @Test func `the motion to a custom target doesn't overshoot`() {
    for velocity in [0, 500, 3000, 20_000.0] {
      let deceleration = ScrollDeceleration(from: 0, velocity: velocity, to: 320, rules: rules())
      let positions = (0...200).map {
        deceleration.state(at: deceleration.duration * Double($0) / 200).position
      }
      #expect(positions.allSatisfy { $0 <= 320 + 1e-9 }, "\(velocity)")
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(velocity)")
      #expect(deceleration.end == 320)
    }
  }

  @Test func `a motion without movement has no duration`() {
    #expect(ScrollDeceleration(from: 10, velocity: 0, rules: rules()).duration == 0)
    #expect(ScrollDeceleration(from: 0, velocity: -500, rules: rules(bounces: false)).duration == 0)
    #expect(ScrollDeceleration(from: 10, velocity: 500, rules: rules(decay: Decay(rate: 0))).duration == 0)
  }
}
