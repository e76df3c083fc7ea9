import AnimationConversion
import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing

/// Decays as keyframes (S71–S74).
@Suite struct DecayKeyframeAnimationTests {
  private func decay(_ from: Any? = 0, velocity: Any) -> DecayKeyframeAnimation {
    let decay = DecayKeyframeAnimation(keyPath: "position")
    decay.fromValue = from
    decay.velocity = velocity
    return decay
  }

  @Test func `S71: a velocity of 1,000 travels 496.5 in 2.646509 s`() throws {
    let decay = decay(velocity: 1000)
    decay.fillMode = .forwards
    #expect(
      isClose(decay.settlingDuration, 2.646509, within: 1e-6) && decay.duration == decay.settlingDuration)
    #expect(isClose(numbers(try decay.immediateValue(atTime: 3)), [496.505], within: 1e-3))
    #expect(isClose(self.decay(velocity: 500).duration, 2.300282, within: 1e-6))
    #expect(isClose(self.decay(velocity: 100).duration, 1.496368, within: 1e-6))
    let exact = Decay.normal
    for step in 0...100 {
      let time = decay.duration * Double(step) / 101
      let way = exact.state(at: time, from: 1000.0).travel
      #expect(isClose(numbers(try decay.immediateValue(atTime: time)), [way], within: 0.05))
    }
  }

  @Test func `S72: the default deceleration is 0.998, and a velocity of 5 doesn't move`() throws {
    #expect(
      DecayKeyframeAnimation().deceleration == 0.998 && DecayKeyframeAnimation().velocity as? Double == 0)
    for velocity in [0, 5, -5, 4.9] {
      let decay = decay(3, velocity: velocity)
      #expect(decay.duration == 0 && decay.settlingDuration == 0)
      decay.fillMode = .forwards
      #expect(numbers(try decay.immediateValue(atTime: 1)) == [3])
    }
    #expect(decay(velocity: 5.1).duration > 0)
    let fast = decay(velocity: 1000)
    fast.deceleration = 0.99
    #expect(fast.duration < 0.6)
    fast.deceleration = 1
    #expect(fast.settlingDuration == .infinity && fast.values == nil)
    fast.deceleration = 0
    #expect(fast.settlingDuration == 0)
  }

  @Test func `S73: each component has its own velocity, also a negative one`() throws {
    let decay = decay(CGPoint(x: 10, y: 20), velocity: CGPoint(x: 1000, y: -1000))
    decay.fillMode = .forwards
    let end = numbers(try decay.immediateValue(atTime: 10))
    #expect(isClose(end, [10 + 496.505, 20 - 496.505], within: 1e-3))
    let shared = self.decay(CGPoint(x: 0, y: 1), velocity: 1000)
    shared.fillMode = .forwards
    #expect(isClose(numbers(try shared.immediateValue(atTime: 10)), [496.505, 497.505], within: 1e-3))
    #expect(self.decay(CGPoint.zero, velocity: CGSize.zero).values == nil)
  }

  @Test func `S74: properties can be set in any order`() throws {
    let late = DecayKeyframeAnimation(keyPath: "position")
    late.velocity = 800
    late.deceleration = 0.997
    #expect(late.values == nil)
    late.fromValue = 40
    let early = DecayKeyframeAnimation(keyPath: "position")
    early.fromValue = 40
    early.deceleration = 0.997
    early.velocity = 800
    #expect(try late.deviation(from: early) == 0)
    #expect(late.values?.isEmpty == false)
  }

  @Test func `S74: a change of any property computes the keyframes anew`() {
    let changes: [(DecayKeyframeAnimation) -> Void] = [
      { $0.fromValue = 5 }, { $0.velocity = 700 }, { $0.deceleration = 0.99 }, { $0.duration = 0.25 },
    ]
    for (index, change) in changes.enumerated() {
      let late = decay(velocity: 1000)
      late.duration = 0.5
      let former = numbers(late.values)
      change(late)
      let fresh = decay(late.fromValue, velocity: late.velocity)
      (fresh.deceleration, fresh.duration) = (late.deceleration, late.duration)
      #expect(
        numbers(late.values) == numbers(fresh.values) && numbers(late.values) != former, "change \(index)")
    }
  }

  @Test func `a copy has the properties of its original`() throws {
    let original = decay(3, velocity: 800)
    original.deceleration = 0.99
    let copy = try #require(original.copy() as? DecayKeyframeAnimation)
    #expect(copy.fromValue as? Int == 3 && copy.velocity as? Int == 800 && copy.deceleration == 0.99)
    #expect(copy.duration == original.duration && copy.keyPath == "position")
    #expect(numbers(copy.values) == numbers(original.values) && copy.keyTimes == original.keyTimes)
    copy.velocity = 400
    #expect(numbers(copy.values) != numbers(original.values) && original.velocity as? Int == 800)
  }

  @Test func `S71: a decay plays for its settling duration, and a shorter duration cuts it off`() {
    let fixture = AnimationFixture()
    let decay = DecayKeyframeAnimation(keyPath: "position.x")
    (decay.fromValue, decay.velocity) = (0, 1000)
    let shown = fixture.presentationValues(decay, at: [1, 2.6465, 2.6466], keyPath: "position.x")
    let way = Decay.normal.state(at: 1, from: 1000.0).travel
    #expect(
      isClose(numbers(shown[0]), [way], within: 0.05) && isClose(numbers(shown[1]), [496.5], within: 0.05))
    #expect(numbers(shown[2]) == [60])
    decay.duration = 0.5
    let cut = fixture.presentationValues(decay, at: [0.25, 0.6], keyPath: "position.x")
    #expect(isClose(numbers(cut[0]), [Decay.normal.state(at: 0.25, from: 1000.0).travel], within: 0.05))
    #expect(numbers(cut[1]) == [60])
  }
}
