import AnimationConversion
import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing

/// Conversions between the classes of animations (S176–S181).
@Suite struct ConversionTests {
  private func basic(_ from: Any? = 0, _ to: Any? = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return animation
  }

  private func spring(damping: CGFloat = 10, velocity: CGFloat = 0) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 200)
    (animation.damping, animation.initialVelocity) = (damping, velocity)
    animation.duration = animation.settlingDuration
    return animation
  }

  /// Returns the largest difference between the presentations of an original and a converted animation at 1,000 times, as a
  /// fraction of the original's extent.
  private func presentationDeviation(_ one: CAAnimation, _ other: CAAnimation) -> Double {
    let fixture = AnimationFixture()
    let times = (0..<1000).map { one.duration * Double($0) / 1000 }
    let first = fixture.presentationValues(one, at: times, keyPath: "position.x").map { numbers($0)[0] }
    let second = fixture.presentationValues(other, at: times, keyPath: "position.x").map { numbers($0)[0] }
    let extent = first.map { abs($0 - first[0]) }.max() ?? 0
    return (zip(first, second).map { abs($0 - $1) }.max() ?? .infinity) / extent
  }

  @Test func `S176, S199: conversions keep the motion to a thousandth of the range`() throws {
    let linear = basic()
    linear.timingFunction = .linear
    let eased = basic()
    eased.timingFunction = .easeInOut
    let truncated = spring(damping: 5)
    truncated.duration = 0.8
    let long = spring()
    long.duration = 4
    let creeping = spring(damping: 60)
    creeping.allowsOverdamping = true
    creeping.duration = 3
    let decay = DecayKeyframeAnimation(keyPath: "position.x")
    (decay.fromValue, decay.velocity) = (0, 1000)
    let cases: [(String, CAAnimation, CAAnimation)] = [
      ("basic, linear → keyframes", linear, try linear.keyframeAnimation()),
      ("basic, easeInOut → keyframes", eased, try eased.keyframeAnimation()),
      ("basic → keyframes → basic", eased, try eased.keyframeAnimation().basicAnimation()),
      ("spring → keyframes", spring(), try spring().keyframeAnimation()),
      ("spring, damping 5, 0.8 s → keyframes", truncated, try truncated.keyframeAnimation()),
      ("spring, 4 s → keyframes", long, try long.keyframeAnimation()),
      ("spring, overdamped → keyframes", creeping, try creeping.keyframeAnimation()),
      ("spring, velocity 5 → keyframes", spring(velocity: 5), try spring(velocity: 5).keyframeAnimation()),
      ("spring → SpringKeyframeAnimation", spring(), SpringKeyframeAnimation(spring())),
      ("the same cut off at 0.8 s", truncated, SpringKeyframeAnimation(truncated)),
      ("the same shown for 4 s", long, SpringKeyframeAnimation(long)),
      ("the same overdamped", creeping, SpringKeyframeAnimation(creeping)),
      (
        "spring → SpringKeyframeAnimation → spring", truncated,
        try SpringKeyframeAnimation(truncated).springAnimation()
      ),
      ("decay → keyframes", decay, try decay.keyframeAnimation()),
      ("decay → spring", decay, try decay.springAnimation()),
      ("decay → spring → decay", decay, try decay.springAnimation().decayAnimation()),
    ]
    var table = ["conversion                                 largest deviation"]
    for (name, original, converted) in cases {
      let deviation = presentationDeviation(original, converted)
      table.append(
        "\(name.padding(toLength: 43, withPad: " ", startingAt: 0))\(String(format: "%.1e", deviation))")
      #expect(deviation <= 1e-3, "\(name)")
      #expect(isClose(try original.deviation(from: converted), deviation, within: 1e-4), "\(name)")
    }
    print(table.joined(separator: "\n"))
  }

  @Test func `S177: the number of keyframes follows from the tolerance, not from a sampling rate`() throws {
    #expect(try basic().keyframeAnimation().values?.count == 2)
    let coarse = try spring().keyframeAnimation(within: 1e-2)
    let fine = try spring().keyframeAnimation(within: 1e-4)
    let counts = [coarse, fine].map { $0.values?.count ?? 0 }
    #expect(counts[0] < 20 && counts[1] > 50 && counts[1] < 200, "\(counts)")
    #expect(try spring().deviation(from: coarse) < 1e-2)
    let still = spring(damping: 0)
    still.duration = .infinity
    #expect(throws: AnimationConversionError.endlessDuration) { try still.keyframeAnimation() }
  }

  @Test func `S178: a values function replaces the timing function`() throws {
    let bounce: @Sendable (Double, Double, Double, Double) -> Double = { t, b, c, d in
      Easing.pennerBounce(.out).valuesFunction(t, b, c, d)
    }
    let keyframes = try CAKeyframeAnimation(basic: basic(), usingValuesFunction: bounce)
    #expect(isClose(numbers(try keyframes.immediateValue(atTime: 0.5)), [0.765625], within: 2e-4))
    let easing = try basic(0, 200).keyframeAnimation(following: .pennerElastic(.out))
    for step in 0...1000 {
      let time = Double(step) / 1001
      let value = numbers(try easing.immediateValue(atTime: time))
      #expect(isClose(value, [200 * Easing.pennerElastic(.out).value(at: time)], within: 0.1), "\(time)")
    }
  }

  @Test func `S178: values of every type are converted, transforms with perspective too`() throws {
    var tilted = CATransform3DMakeRotation(1, 0, 1, 0)
    tilted.m34 = -0.004
    let pairs: [(Any, Any)] = [
      (CGPoint.zero, CGPoint(x: 10, y: -20)), (CGSize.zero, CGSize(width: 3, height: 4)),
      (CGRect.zero, CGRect(x: 1, y: 2, width: 3, height: 4)),
      (CGColor.white, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)),
      (CATransform3DIdentity, tilted), ([0, 1] as [NSNumber], [0.5, 0.7] as [NSNumber]),
      ([CGColor.white, CGColor.black] as [Any], [CGColor.black, CGColor.clear] as [Any]),
      (
        CGPath(rect: .zero, transform: nil),
        CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5), transform: nil)
      ),
    ]
    for (from, to) in pairs {
      let animation = basic(from, to)
      let exact = try animation.keyframeAnimation()
      #expect(try animation.deviation(from: exact) < 1e-12, "\(from)")
      let bounce = try animation.keyframeAnimation(following: .pennerBounce(.out))
      #expect(numbers(bounce.values?.last) == numbers(try animation.keyframeAnimation().values?.last))
    }
  }

  @Test func `S179: two of from, to and by are required`() {
    for (from, to) in [(nil, nil), (1, nil), (nil, 1)] as [(Int?, Int?)] {
      #expect(throws: AnimationConversionError.missingValues) { try basic(from, to).keyframeAnimation() }
      #expect(throws: AnimationConversionError.missingValues) { try basic(from, to).springAnimation() }
    }
    #expect(throws: AnimationConversionError.unusableValue(type: "String")) {
      try basic("a", "b").keyframeAnimation()
    }
    #expect(throws: AnimationConversionError.unusableValue(type: "Double")) {
      try basic(0, Double.nan).keyframeAnimation()
    }
    #expect(throws: AnimationConversionError.missingValues) {
      try CAKeyframeAnimation(keyPath: "opacity").basicAnimation()
    }
  }

  @Test func `S179: by is added to from or subtracted from to, with transforms concatenated`() throws {
    let animation = basic(10, nil)
    animation.byValue = 5
    #expect(try animation.keyframeAnimation().values?.map { numbers($0) } == [[10], [15]])
    (animation.fromValue, animation.toValue) = (nil, 10)
    #expect(try animation.keyframeAnimation().values?.map { numbers($0) } == [[5], [10]])
    animation.toValue = CATransform3DMakeScale(2, 2, 1)
    animation.byValue = CATransform3DMakeTranslation(3, 0, 0)
    let start = try #require(try animation.keyframeAnimation().values?.first as? CATransform3D)
    let end = CATransform3DConcat(CATransform3DMakeTranslation(3, 0, 0), start)
    #expect(isClose(numbers(end), numbers(CATransform3DMakeScale(2, 2, 1)), within: 1e-12))
  }

  @Test func `S180: timing, options and the user's own values are copied`() throws {
    let animation = basic()
    (animation.beginTime, animation.duration, animation.speed, animation.timeOffset) = (1, 2, 3, 4)
    (animation.repeatCount, animation.repeatDuration, animation.autoreverses) = (5, 6, true)
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .both)
    (animation.isAdditive, animation.isCumulative) = (true, true)
    animation.setValue("me", forKey: "name")
    let conversions: [CAPropertyAnimation] = [
      try animation.keyframeAnimation(), try animation.keyframeAnimation(following: .easeOutBounce),
      try animation.basicAnimation(), try animation.springAnimation(), try animation.decayAnimation(),
      try CAKeyframeAnimation(basic: animation),
    ]
    for copy in conversions {
      let isTimed = copy.beginTime == 1 && copy.speed == 3 && copy.timeOffset == 4 && copy.autoreverses
      #expect(isTimed && copy.repeatCount == 5 && copy.repeatDuration == 6)
      #expect(!copy.isRemovedOnCompletion && copy.fillMode == .both && copy.keyPath == "position.x")
      #expect(copy.isAdditive && copy.isCumulative && copy.value(forKey: "name") as? String == "me")
      // Springs and decays take their settling duration.
      #expect(copy.duration == 2 || copy is CASpringAnimation || copy is DecayKeyframeAnimation)
    }
  }

  @Test func `S181: physics and timing functions survive a round trip`() throws {
    let spring = spring(damping: 7, velocity: 3)
    (spring.mass, spring.stiffness) = (2, 150)
    let back = try SpringKeyframeAnimation(spring).springAnimation()
    #expect(back.mass == 2 && back.stiffness == 150 && back.damping == 7 && back.initialVelocity == 3)
    #expect(back.duration == spring.duration && back.toValue as? Int == 200)

    let eased = basic()
    eased.timingFunction = .easeOutCirc
    let bounced = try eased.keyframeAnimation(following: .easeOutBounce)
    #expect(try bounced.basicAnimation().timingFunction == .easeOutCirc)
    #expect(try eased.keyframeAnimation().basicAnimation().timingFunction == .easeOutCirc)
    #expect(try bounced.basicAnimation(timingFunction: .easeIn).timingFunction == .easeIn)

    let decay = DecayKeyframeAnimation(keyPath: "position")
    (decay.fromValue, decay.velocity) = (CGPoint(x: 5, y: 6), CGPoint(x: 1000, y: -300))
    let flung = try decay.springAnimation().decayAnimation()
    #expect(isClose(numbers(flung.velocity), [1000, -300], within: 1e-6))
    #expect(isClose(Double(flung.deceleration), 0.998, within: 1e-12))
  }

  @Test func `S181: a conversion that changes the motion keeps the ends`() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 90), CGPoint(x: 100, y: 40)]
    keyframes.duration = 1
    let basic = try keyframes.basicAnimation()
    #expect(numbers(basic.fromValue) == [0, 0] && numbers(basic.toValue) == [100, 40])
    let spring = try keyframes.springAnimation()
    #expect(numbers(spring.toValue) == [100, 40])
    #expect(isClose(spring.duration, 1.4727003, within: 1e-6))
    let decay = try keyframes.decayAnimation()
    decay.fillMode = .forwards
    #expect(isClose(numbers(try decay.immediateValue(atTime: 100)), [100, 40], within: 1e-9))
  }

  @Test func `S181: the deviations of approximate conversions are as documented`() throws {
    let linear = basic(0, 200)
    linear.timingFunction = .linear
    let decay = DecayKeyframeAnimation(keyPath: "position.x")
    (decay.fromValue, decay.velocity) = (0, 1000)
    let critical = spring(damping: 20)
    let cases: [(String, CAPropertyAnimation, CAPropertyAnimation, Double)] = [
      ("spring → basic", spring(), try spring().basicAnimation(), 0.081),
      ("critical spring → basic", critical, try critical.basicAnimation(), 0.028),
      ("decay → basic", decay, try decay.basicAnimation(), 0.00064),
      ("basic, linear → spring", linear, try linear.springAnimation(), 0.83),
      ("basic, linear → decay", linear, try linear.decayAnimation(), 0.16),
      ("spring → decay", spring(), try spring().decayAnimation(), 0.57),
    ]
    for (name, original, converted, documented) in cases {
      let deviation = try original.deviation(from: converted)
      #expect(isClose(deviation / documented, 1, within: 0.02), "\(name): \(deviation)")
      (original.fillMode, converted.fillMode) = (.both, .both)
      for time in [0, 100.0] {
        let places = try [original, converted].map { numbers(try $0.immediateValue(atTime: time))[0] }
        // Springs are cut off at their settling duration, a thousandth before the end.
        #expect(isClose(places[0], places[1], within: 0.2), "\(name) at \(time)")
      }
    }
  }

  @Test func `the nearest Bézier curve of samples of one is that curve`() throws {
    let eased = basic(0, 50)
    eased.timingFunction = .easeInOutQuad
    let easing = Easing(UnitBezier.easeInOutQuad)
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    keyframes.values = (0...200).map { 50 * easing.value(at: Double($0) / 200) }
    keyframes.duration = 1
    #expect(try eased.deviation(from: keyframes.basicAnimation()) < 1e-3)
  }
}
