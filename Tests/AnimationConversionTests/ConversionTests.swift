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

  private final class Delegate: NSObject, CAAnimationDelegate {}

  @Test func `S180: delegates, timing functions and value functions are copied`() throws {
    let (animation, delegate) = (basic(), Delegate())
    (animation.delegate, animation.timingFunction) = (delegate, .easeIn)
    animation.valueFunction = CAValueFunction(name: .scaleX)
    let conversions: [CAPropertyAnimation] = [
      try animation.keyframeAnimation(), try animation.keyframeAnimation(following: .easeOutBounce),
      try animation.basicAnimation(), try animation.springAnimation(), try animation.decayAnimation(),
      try CAKeyframeAnimation(basic: animation),
    ]
    for copy in conversions { #expect(copy.delegate === delegate && copy.valueFunction?.name == .scaleX) }
    #expect(conversions[2].timingFunction == .easeIn)
    #expect([0, 1, 3, 4, 5].allSatisfy { conversions[$0].timingFunction == .linear })
  }

  @Test func `S180: keyframes are copied with all of their properties`() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)]
    (keyframes.keyTimes, keyframes.timingFunctions) = ([0, 0.25, 1], [.easeIn, .easeOut])
    (keyframes.calculationMode, keyframes.rotationMode) = (.cubic, .rotateAuto)
    (keyframes.tensionValues, keyframes.continuityValues) = ([0.1, 0.2, 0.3], [0.4, 0.5, 0.6])
    (keyframes.biasValues, keyframes.timingFunction) = ([0.7, 0.8, 0.9], .easeInOut)
    let copy = try keyframes.keyframeAnimation()
    #expect(copy !== keyframes && copy.values?.map { numbers($0) } == [[0, 0], [1, 0], [1, 1]])
    #expect(copy.keyTimes == [0, 0.25, 1] && copy.timingFunctions == [.easeIn, .easeOut])
    #expect(copy.calculationMode == .cubic && copy.rotationMode == .rotateAuto && copy.path == nil)
    #expect(copy.tensionValues == [0.1, 0.2, 0.3] && copy.continuityValues == [0.4, 0.5, 0.6])
    #expect(copy.biasValues == [0.7, 0.8, 0.9] && copy.timingFunction == .easeInOut)
    keyframes.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(try keyframes.keyframeAnimation().path == keyframes.path)
  }

  @Test func `S177: the default tolerance is a ten-thousandth`() throws {
    let counts = try [1e-4, 1e-5].map { try spring().keyframeAnimation(within: $0).values?.count ?? 0 }
    #expect(counts[0] < counts[1] && SpringKeyframeAnimation(spring()).values?.count == counts[0])
    #expect(try spring().keyframeAnimation().values?.count == counts[0])
    let easing = Easing.pennerElastic(.out)
    let eased = try [1e-4, 1e-5].map {
      try basic().keyframeAnimation(following: easing, within: $0).values?.count ?? 0
    }
    #expect(try eased[0] < eased[1] && basic().keyframeAnimation(following: easing).values?.count == eased[0])
  }

  @Test(
    arguments: [
      (nil, nil, .linear), (nil, [.easeIn], .easeIn), (.linear, [.easeIn], .easeIn),
      (.easeOut, nil, .easeOut),
      (.easeOut, [.linear], .easeOut), (.linear, [.linear], .linear),
    ] as [(CAMediaTimingFunction?, [CAMediaTimingFunction]?, CAMediaTimingFunction)])
  func `S181: the timing function of two keyframes is known exactly if only one of them isn't linear`(
    _ whole: CAMediaTimingFunction?, _ segments: [CAMediaTimingFunction]?, _ expected: CAMediaTimingFunction
  ) throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    (keyframes.values, keyframes.duration) = ([10, 30], 1)
    (keyframes.timingFunction, keyframes.timingFunctions) = (whole, segments)
    #expect(try keyframes.basicAnimation().timingFunction == expected)
  }

  @Test func `S181: otherwise the nearest timing function is found`() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    (keyframes.values, keyframes.duration) = ([10, 30], 1)
    (keyframes.timingFunction, keyframes.timingFunctions) = (.easeOut, [.easeOut])
    let twice = try #require(try keyframes.basicAnimation().timingFunction)
    for x in [0.2, 0.5, 0.8] {
      let exact = CAMediaTimingFunction.easeOut(CAMediaTimingFunction.easeOut(x))
      #expect(isClose(twice(x), exact, within: 0.03))
    }
    (keyframes.values, keyframes.timingFunction) = ([10, 30, 20], .linear)
    let detour = try #require(try keyframes.basicAnimation().timingFunction)
    #expect(detour != .easeOut && detour(0.5) > 1)
    keyframes.values = [3, 7, 3]
    #expect(try keyframes.basicAnimation().timingFunction == .linear)
  }

  @Test func `S181: the nearest timing function depends on the course alone`() throws {
    let plain = try #require(try spring().basicAnimation().timingFunction)
    let other = spring()
    (other.fromValue, other.toValue, other.isAdditive, other.fillMode) = (10, 10.5, true, .forwards)
    (other.beginTime, other.speed, other.timeOffset) = (3, 2, 0.5)
    (other.repeatCount, other.repeatDuration, other.autoreverses) = (3, 7, true)
    let function = try #require(try other.basicAnimation().timingFunction)
    #expect(
      isClose(
        [0.1, 0.3, 0.5, 0.7].map { function($0) }, [0.1, 0.3, 0.5, 0.7].map { plain($0) }, within: 1e-4))
    #expect(abs(plain(0.3) - 0.3) > 0.1)
  }

  @Test(arguments: [(10.0, 110.0), (110, 10), (0.25, 0.75), (5, 5)])
  func `S181: a decay travels from its start to its end`(_ start: Double, _ end: Double) throws {
    let decay = try basic(start, end).decayAnimation()
    decay.fillMode = .forwards
    #expect(isClose(numbers(try decay.immediateValue(atTime: 100)), [end], within: 1e-9))
    #expect(numbers(decay.fromValue) == [start] && (decay.duration > 0) == (start != end))
    #expect((numbers(decay.velocity) == [0]) == (start == end) && decay.deceleration == 0.998)
  }

  @Test(arguments: [
    (100.0, 20.0, 10.0, true), (0.25, 1, 0.5, true), (100, 20, 5, false), (100, 10, 10, false),
    (100, 20, -10, false), (100, 20, 0, false), (100, 10, 5, false),
  ]) func `S181: a spring is a decay if its damping is critical and its velocity its frequency`(
    _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat, _ isDecay: Bool
  ) throws {
    let spring = spring(damping: damping, velocity: velocity)
    spring.stiffness = stiffness
    let decay = try spring.decayAnimation()
    let rate = isDecay ? exp(-Double(velocity) / 1000) : 0.998
    #expect(isClose(Double(decay.deceleration), rate, within: 1e-12))
  }

  @Test func `a deceleration that isn't between 0 and 1 traps`() async {
    await #expect(processExitsWith: .failure) {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      _ = try animation.decayAnimation(deceleration: 0)
    }
    await #expect(processExitsWith: .failure) {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      _ = try animation.decayAnimation(deceleration: 1)
    }
  }

  @Test func `S179: a transform by a change applies the change first`() throws {
    let animation = basic(CATransform3DMakeScale(2, 2, 1), nil)
    animation.byValue = CATransform3DMakeTranslation(3, 0, 0)
    let end = CATransform3DConcat(CATransform3DMakeTranslation(3, 0, 0), CATransform3DMakeScale(2, 2, 1))
    #expect(isClose(numbers(try animation.keyframeAnimation().values?.last), numbers(end), within: 1e-12))
  }

  @Test func `S183: every error has a code of its own`() {
    let errors: [AnimationConversionError] = [
      .noProperty(kind: "a"), .missingValues, .unusableValue(type: "b"), .differentTypes,
      .missingUnderlyingValue, .endlessDuration,
    ]
    #expect(errors.map(\.errorCode) == Array(10001...10006))
    #expect(AnimationConversionError.errorDomain == "AnimationConversion")
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
