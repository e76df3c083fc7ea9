import LayerTree
import Testing

/// An animation that excludes some values from archives.
///
/// It's neither nested nor private, because Foundation can't archive objects of such classes.
final class ChoosyAnimation: CABasicAnimation {
  override func shouldArchiveValue(forKey key: String) -> Bool { key != "toValue" && key != "secret" }
}

@Suite struct CAAnimationArchivingTests {
  private func timed(_ animation: CAAnimation) -> CAAnimation {
    (animation.beginTime, animation.duration, animation.speed, animation.timeOffset) = (1, 2, 3, 4)
    (animation.repeatCount, animation.repeatDuration, animation.autoreverses) = (.infinity, 6, true)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, -0.2, 0.3, 1.4)
    animation.setValue("tag", forKey: "id")
    return animation
  }

  private func property(_ animation: CAPropertyAnimation) -> CAPropertyAnimation {
    animation.valueFunction = CAValueFunction(name: .rotateX)
    (animation.keyPath, animation.isAdditive, animation.isCumulative) = ("position.x", true, true)
    return animation
  }

  private var basic: CABasicAnimation {
    let animation = CABasicAnimation()
    (animation.fromValue, animation.toValue) = (CGFloat(0.1), CGPoint(x: 1, y: 2))
    animation.byValue = CATransform3DMakeScale(1, 2, 3)
    return animation
  }

  private var spring: CASpringAnimation {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (2, 3, 4)
    (animation.initialVelocity, animation.allowsOverdamping) = (5, true)
    return animation
  }

  private var keyframe: CAKeyframeAnimation {
    let animation = CAKeyframeAnimation()
    animation.values = [1, CGColor.white, CGRect(x: 1, y: 2, width: 3, height: 4)]
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
    (animation.calculationMode, animation.rotationMode) = (.cubicPaced, .rotateAuto)
    (animation.tensionValues, animation.continuityValues, animation.biasValues) = ([0.5], [1, 2], [3])
    return animation
  }

  private static let keys: [String] = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses",
    "fillMode",
    "timingFunction", "removedOnCompletion", "id", "keyPath", "additive", "cumulative", "mass", "stiffness",
    "damping",
    "initialVelocity", "allowsOverdamping", "keyTimes", "timingFunctions", "calculationMode",
    "rotationMode", "tensionValues", "continuityValues", "biasValues", "type", "subtype", "startProgress",
    "endProgress",
  ]

  /// Returns whether two values are equal; numbers of different types with the same value are.
  private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? [NSNumber] { return a.map(\.doubleValue) == (b as? [NSNumber])?.map(\.doubleValue) }
    if let a = a as? [NSObject] { return a == b as? [NSObject] }
    if let a = a as? NSNumber { return a.doubleValue == (b as? NSNumber)?.doubleValue }
    return a as? NSObject == b as? NSObject
  }

  @Test func `all properties of every animation class survive archiving`() throws {
    let group = CAAnimationGroup()
    group.animations = [property(basic), keyframe]
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromLeft)
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    for animation in [property(basic), property(spring), property(keyframe), group, transition] {
      let original = timed(animation)
      let copy = try #require(try roundTrip(original))
      #expect(type(of: copy) == type(of: original))
      for key in Self.keys {
        let (value, copied) = (original.value(forKey: key), copy.value(forKey: key))
        #expect(isEqual(value, copied), "\(key) of \(type(of: original))")
      }
      #expect(copy.delegate == nil)
    }
  }

  @Test func `values and group members survive archiving`() throws {
    let copy = try #require(try roundTrip(basic))
    #expect(copy.fromValue as? CGFloat == 0.1 && copy.toValue as? CGPoint == CGPoint(x: 1, y: 2))
    let by = try #require(copy.byValue as? CATransform3D)
    #expect(CATransform3DEqualToTransform(by, CATransform3DMakeScale(1, 2, 3)))
    let frames = try #require(try roundTrip(keyframe))
    #expect(frames.values?.count == 3 && frames.values?[0] as? Int == 1)
    #expect(frames.tensionValues == [0.5] && frames.rotationMode == .rotateAuto)
    #expect(try roundTrip(property(basic))?.valueFunction == CAValueFunction(name: .rotateX))
    let along = CAKeyframeAnimation(keyPath: "position")
    along.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(try roundTrip(along)?.path == along.path)
    #expect(frames.values?[1] as? CGColor == .white)
    #expect(frames.values?[2] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let group = CAAnimationGroup()
    group.animations = [basic, spring, basic]
    let members = try #require(try roundTrip(group)?.animations)
    #expect(members.count == 3 && (members[1] as? CASpringAnimation)?.damping == 4)
  }

  @Test func `an unarchived animation plays like the original`() throws {
    let original = CASpringAnimation(keyPath: "position.x")
    (original.fromValue, original.toValue, original.duration) = (10, 200, 3)
    let (first, second) = (HostedLayer(), HostedLayer())
    first.add(original)
    second.add(try #require(try roundTrip(original)))
    for time in stride(from: 0, to: 3, by: 0.17) {
      #expect(first.number("position.x", at: time) == second.number("position.x", at: time))
    }
  }

  @Test func `a delegate isn't archived`() throws {
    let animation = basic
    animation.delegate = EventLog()
    #expect(try roundTrip(animation)?.delegate == nil)
  }

  @Test func `values that shouldArchiveValue excludes aren't archived`() throws {
    let animation = ChoosyAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (1, 2)
    animation.setValue(3, forKey: "secret")
    let copy = try #require(try roundTrip(animation))
    #expect(copy.fromValue as? Int == 1 && copy.toValue == nil && copy.value(forKey: "secret") == nil)
  }

  @Test func `timing functions survive archiving, even with unusual control points`() throws {
    for points in [(0.25, 0.1, 0.25, 1), (-1, 5, 2, -7), (0, 0, 0, 0)] as [(Float, Float, Float, Float)] {
      let function = CAMediaTimingFunction(controlPoints: points.0, points.1, points.2, points.3)
      #expect(try roundTrip(function) == function)
    }
  }
}
