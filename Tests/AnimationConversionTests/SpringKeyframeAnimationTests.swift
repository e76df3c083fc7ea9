import AnimationConversion
import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing

/// The properties and values of AXAnimationChain's spring animation, compared with CASpringAnimation (S199).
@Suite struct SpringKeyframeAnimationTests {
  private func spring() -> SpringKeyframeAnimation {
    let spring = SpringKeyframeAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 1)
    return spring
  }

  @Test func `defaults and settling duration are Core Animation's`() {
    let spring = SpringKeyframeAnimation()
    #expect(
      spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    #expect(spring.fromValue == nil && spring.toValue == nil && spring.byValue == nil && spring.values == nil)
    for (damping, velocity) in [(10, 0), (5, 0), (15, 0), (10, 5), (25, 0)] as [(CGFloat, CGFloat)] {
      let own = CASpringAnimation()
      (spring.damping, spring.initialVelocity) = (damping, velocity)
      (own.damping, own.initialVelocity) = (damping, velocity)
      #expect(spring.settlingDuration == own.settlingDuration)
    }
  }

  @Test func `values are those of AXAnimationChain's spring`() throws {
    let spring = spring()
    spring.duration = 2
    let table = [
      (0.05, 0.10440547), (0.1, 0.34029985), (0.25, 1.02335958), (0.3627599, 1.16303353), (0.5, 1.07459057),
      (1.0, 1.00217012),
    ]
    for (time, value) in table {
      #expect(isClose(numbers(try spring.immediateValue(atTime: time)), [value], within: 1.1e-4))
    }
    spring.damping = 20
    #expect(isClose(numbers(try spring.immediateValue(atTime: 0.1)), [0.26424112], within: 1.1e-4))
    (spring.damping, spring.initialVelocity) = (10, 5)
    #expect(isClose(numbers(try spring.immediateValue(atTime: 0.05)), [0.29307808], within: 1.1e-4))
  }

  @Test func `keyframes are computed and can't be set`() {
    let spring = spring()
    spring.duration = 1
    let (values, times) = (spring.values?.count, spring.keyTimes)
    spring.values = [1, 2]
    spring.keyTimes = [0, 1]
    spring.path = CGPath(rect: .zero, transform: nil)
    spring.timingFunctions = [.easeIn]
    #expect(spring.values?.count == values && spring.keyTimes == times && times?.count == values)
    #expect(spring.path == nil && spring.timingFunctions == nil)
  }

  @Test func `properties and the duration can be set in any order`() throws {
    let late = SpringKeyframeAnimation(keyPath: "position.x")
    late.duration = 0.7
    (late.damping, late.toValue) = (4, 30)
    _ = late.values
    late.fromValue = 10
    let early = SpringKeyframeAnimation(keyPath: "position.x")
    (early.fromValue, early.toValue, early.damping) = (10, 30, 4)
    _ = early.values
    early.duration = 0.7
    #expect(try late.deviation(from: early) == 0)
    let copy = try #require(early.copy() as? SpringKeyframeAnimation)
    #expect(copy.damping == 4 && copy.fromValue as? Int == 10)
    copy.damping = 40
    #expect(try early.deviation(from: copy) > 0.1)
  }

  @Test func `a change of any property computes the keyframes anew`() {
    let changes: [(SpringKeyframeAnimation) -> Void] = [
      { $0.mass = 3 }, { $0.stiffness = 50 }, { $0.damping = 4 }, { $0.initialVelocity = 5 },
      { $0.allowsOverdamping = true }, { $0.fromValue = 0.5 }, { $0.toValue = 2 }, { $0.duration = 0.5 },
      {
        ($0.toValue, $0.byValue) = (nil, nil)
        _ = $0.values
        $0.byValue = 7
      },
    ]
    for (index, change) in changes.enumerated() {
      let (late, early) = (spring(), spring())
      for animation in [late, early] { (animation.damping, animation.duration) = (60, 1) }
      let former = numbers(late.values)
      change(late)
      change(early)
      let copy = SpringKeyframeAnimation(keyPath: "position.x")
      (copy.mass, copy.stiffness, copy.damping) = (early.mass, early.stiffness, early.damping)
      (copy.initialVelocity, copy.allowsOverdamping) = (early.initialVelocity, early.allowsOverdamping)
      (copy.fromValue, copy.toValue, copy.byValue) = (early.fromValue, early.toValue, early.byValue)
      copy.duration = early.duration
      #expect(
        numbers(late.values) == numbers(copy.values) && numbers(late.values) != former, "change \(index)")
    }
  }

  @Test func `constants may be small`() {
    let spring = SpringKeyframeAnimation()
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (0.5, 0.25, 0, -0.5)
    #expect(
      spring.mass == 0.5 && spring.stiffness == 0.25 && spring.damping == 0 && spring.initialVelocity == -0.5)
    spring.damping = 0.5
    #expect(spring.damping == 0.5)
  }

  @Test func `a timing function warps the spring's time as in Core Animation`() throws {
    let own = CASpringAnimation(keyPath: "position.x")
    (own.fromValue, own.toValue, own.duration, own.timingFunction) = (0, 10, 1, .easeIn)
    #expect(try own.deviation(from: SpringKeyframeAnimation(own)) < 1e-3)
  }

  @Test func `without a duration the transaction's cuts the spring off`() throws {
    let fixture = AnimationFixture()
    let own = CASpringAnimation(keyPath: "position.x")
    (own.fromValue, own.toValue) = (0, 10)
    let times = [0, 0.1, 0.2, 0.249, 0.25]
    let shown = fixture.presentationValues(own, at: times, keyPath: "position.x").map { numbers($0)[0] }
    let keyframes = fixture.presentationValues(SpringKeyframeAnimation(own), at: times, keyPath: "position.x")
    #expect(isClose(keyframes.map { numbers($0)[0] }, shown, within: 1e-3))
  }

  @Test func `constants out of range trap`() async {
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().mass = 0 }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().mass = .infinity }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().mass = -1 }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().stiffness = .nan }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().stiffness = 0 }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().stiffness = -1 }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().stiffness = .infinity }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().damping = -1 }
    await #expect(processExitsWith: .failure) { SpringKeyframeAnimation().initialVelocity = .infinity }
  }
}
