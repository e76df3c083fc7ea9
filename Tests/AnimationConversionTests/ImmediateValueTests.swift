import AnimationConversion
import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing

/// The value of an animation at a time (S182, S183).
@Suite struct ImmediateValueTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  /// Times within three seconds, including boundaries at which random timings begin, reverse and end.
  private static let instants = (0...30).map { Double($0) / 10 }

  @Test(arguments: seeds) func `S182: the value is that of the presentation at any time`(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    for round in 0..<25 {
      let fixture = AnimationFixture()
      let (animation, keyPath) = randomAnimation(&random)
      let underlying = fixture.layer.value(forKeyPath: keyPath)
      let shown = fixture.presentationValues(animation, at: Self.instants, keyPath: keyPath)
      for (time, shown) in zip(Self.instants, shown) {
        let value = try animation.immediateValue(atTime: time, over: underlying)
        #expect(
          structureName(value) == structureName(shown), "seed \(seed), round \(round), \(keyPath) at \(time)")
        #expect(
          isClose(numbers(value), numbers(shown), within: 1e-4),
          "seed \(seed), round \(round), \(keyPath) at \(time): \(String(describing: value)) is not \(String(describing: shown))"
        )
      }
    }
  }

  /// Returns an animation of a random kind and timing: basic, spring or keyframes, with open ends or along a path.
  private func randomAnimation(_ random: inout SeededGenerator) -> (CAPropertyAnimation, String) {
    let keyPath = random.element(of: [
      "position", "position.x", "bounds.size", "bounds", "opacity", "backgroundColor", "transform",
      "transform.rotation.z", "transform.scale", "zPosition",
    ])
    let animation = randomKind(keyPath, &random)
    animation.duration = random.element(of: [0, 0.5, 1, 0.3])
    animation.repeatCount = random.element(of: [0, 2, 1.5])
    animation.autoreverses = random.element(of: [true, false, false])
    animation.speed = random.element(of: [1, 1, 2, 0.5])
    animation.timeOffset = random.element(of: [0, 0, 0.2])
    animation.fillMode = random.element(of: [.removed, .forwards, .both])
    animation.isRemovedOnCompletion = animation.fillMode == .removed
    animation.timingFunction = random.element(of: [nil, .easeInOut, .easeOutBack])
    animation.isCumulative = random.element(of: [true, false, false])
    animation.isAdditive = keyPath != "transform" && random.element(of: [true, false, false])
    return (animation, keyPath)
  }

  private func randomKind(_ keyPath: String, _ random: inout SeededGenerator) -> CAPropertyAnimation {
    let kind = Int.random(in: 0..<5, using: &random)
    if kind < 2 {
      let basic = kind == 0 ? CABasicAnimation(keyPath: keyPath) : CASpringAnimation(keyPath: keyPath)
      let set = Int.random(in: 0..<6, using: &random)
      if set != 1, set != 4 { basic.fromValue = randomValue(keyPath, &random) }
      if set != 2, set != 5 { basic.toValue = randomValue(keyPath, &random) }
      if set == 3 || set == 1 || set == 5 { basic.byValue = randomValue(keyPath, &random) }
      return basic
    }
    if kind == 2, keyPath == "position" || keyPath == "bounds.size" {
      let move = CAKeyframeAnimation(keyPath: keyPath)
      move.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
      move.calculationMode = random.element(of: [.linear, .paced])
      return move
    }
    if kind == 3, keyPath != "transform" {
      let spring = SpringKeyframeAnimation(keyPath: keyPath)
      (spring.fromValue, spring.toValue) = (randomValue(keyPath, &random), randomValue(keyPath, &random))
      return spring
    }
    let keyframes = CAKeyframeAnimation(keyPath: keyPath)
    keyframes.values = (0..<4).map { _ in randomValue(keyPath, &random) }
    if random.element(of: [true, false]) { keyframes.keyTimes = [0, 0.2, 0.7, 1] }
    keyframes.timingFunctions = [.easeIn, .easeOutExpo]
    keyframes.calculationMode =
      keyPath == "transform" ? .linear : random.element(of: [.linear, .discrete, .cubic, .paced])
    return keyframes
  }

  private func randomValue(_ keyPath: String, _ random: inout SeededGenerator) -> Any {
    func number() -> CGFloat { CGFloat(random.double(in: 0.1...0.9)) }
    switch keyPath {
    case "position": return CGPoint(x: number() * 100, y: number() * 100)
    case "bounds.size": return CGSize(width: number() * 100, height: number() * 100)
    case "bounds": return CGRect(x: 0, y: 0, width: number() * 100, height: number() * 100)
    case "backgroundColor": return CGColor(srgbRed: number(), green: number(), blue: number(), alpha: 1)
    case "transform":
      return CATransform3DRotate(
        CATransform3DMakeScale(number() + 0.5, number() + 0.5, 1), number() * 2, number(), number(), 1)
    default: return number()
    }
  }

  @Test func `S182: outside of its fill mode an animation shows the underlying value`() throws {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.beginTime) = (10, 20, 2, 1)
    #expect(try move.immediateValue(atTime: 0.5, over: 7) as? Int == 7)
    #expect(numbers(try move.immediateValue(atTime: 1, over: 7)) == [10])
    #expect(numbers(try move.immediateValue(atTime: 2.5, over: 7)) == [17.5])
    #expect(try move.immediateValue(atTime: 3, over: 7) as? Int == 7)
    #expect(try move.immediateValue(atTime: 3) == nil)
    move.fillMode = .forwards
    #expect(numbers(try move.immediateValue(atTime: 3)) == [20])
    #expect(numbers(try move.immediateValue(atTime: 1e9)) == [20])
  }

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.fillMode) = (0, 1, 1, .forwards)
    fade.timingFunction = .linear
    return fade
  }

  @Test func `S182: timing that isn't finite counts as the default`() throws {
    let changes: [(CABasicAnimation) -> Void] = [
      { _ in }, { $0.beginTime = .nan }, { $0.beginTime = .infinity }, { $0.speed = .nan },
      { $0.timeOffset = .infinity }, { $0.repeatDuration = .nan }, { $0.repeatCount = .nan },
    ]
    for (index, change) in changes.enumerated() {
      let animation = fade()
      change(animation)
      #expect(numbers(try animation.immediateValue(atTime: 0.25)) == [0.25], "change \(index)")
      #expect(numbers(try animation.immediateValue(atTime: 2)) == [1], "change \(index)")
    }
  }

  @Test func `S182: a part of a cycle ends with its value, and endless repeats continue`() throws {
    let (counted, timed, endless) = (fade(), fade(), fade())
    (counted.repeatCount, timed.repeatDuration) = (0.5, 0.5)
    endless.repeatCount = .greatestFiniteMagnitude
    for animation in [counted, timed] {
      #expect(numbers(try animation.immediateValue(atTime: 3)) == [0.5])
    }
    #expect(numbers(try endless.immediateValue(atTime: 1e6 + 0.25)) == [0.25])
  }

  @Test func `S182: without any duration, an animation takes 0.25 s`() throws {
    let animation = fade()
    animation.duration = 0
    CATransaction.begin()
    defer { CATransaction.commit() }
    for (duration, value) in [(0, 0.5), (-1, 0.5), (0.5, 0.25), (2, 0.0625)] {
      CATransaction.setAnimationDuration(duration)
      #expect(numbers(try animation.immediateValue(atTime: 0.125)) == [value], "\(duration)")
    }
  }

  @Test func `S182: paths of all kinds of elements are values`() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    let value = try #require(AnimationValue(path as CGPath))
    #expect(value.numbers == (1...14).map { Double($0) } && value.value as? CGPath == path)
    var scale = CGAffineTransform(scaleX: 3, y: 3)
    let large = try #require(AnimationValue(path.copy(using: &scale)))
    let half = value.interpolated(to: large, at: 0.5)
    #expect(half.form == value.form && isClose(half.numbers, value.numbers.map { 2 * $0 }, within: 1e-9))
  }

  @Test func `S182: a spring has its own constants, and perspective is preserved`() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 2)
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 3, 4)
    let motion = Spring(mass: 2, stiffness: 50, damping: 3).motion(from: 1, velocity: -4)
    #expect(
      isClose(
        numbers(try spring.immediateValue(atTime: 0.7)), [1 - motion.displacement(at: 0.7)], within: 1e-12))

    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    let tilt = CABasicAnimation(keyPath: "transform")
    (tilt.fromValue, tilt.toValue, tilt.duration) = (CATransform3DIdentity, perspective, 1)
    let half = try #require(try tilt.immediateValue(atTime: 0.5) as? CATransform3D)
    #expect(isClose(Double(half.m34), -0.001, within: 1e-12) && half.m44 == 1)
  }

  @Test func `S182: the numbers of a value function are a transform, as in the presentation`() throws {
    let list: [NSNumber] = [2, 3, 1]
    let cases: [(CAValueFunctionName, Any, Any)] = [
      (.rotateX, 0.2, 3), (.rotateZ, 0, -2), (.scaleY, 1, 4), (.translateX, 5, 60),
      (.scale, [1, 1, 1] as [NSNumber], list), (.translate, list, [40, -20, 5] as [NSNumber]),
    ]
    for (name, from, to) in cases {
      for (isAdditive, isKeyframed) in [(false, false), (true, false), (false, true), (true, true)] {
        let fixture = AnimationFixture()
        fixture.layer.transform = CATransform3DMakeScale(2, 1, 1)
        let (basic, keyframes) = (CABasicAnimation(), CAKeyframeAnimation())
        (basic.fromValue, basic.toValue) = (from, to)
        keyframes.values = [from, to, from]
        let turn = isKeyframed ? keyframes : basic
        (turn.keyPath, turn.duration, turn.isAdditive) = ("transform", 1, isAdditive)
        turn.valueFunction = CAValueFunction(name: name)
        let underlying = fixture.layer.transform
        let times = [0, 0.3, 0.5, 0.9]
        for (time, shown) in zip(times, fixture.presentationValues(turn, at: times, keyPath: "transform")) {
          let value = numbers(try turn.immediateValue(atTime: time, over: underlying))
          #expect(value.count == 16 && isClose(value, numbers(shown), within: 1e-9), "\(name) at \(time)")
        }
        #expect(try turn.deviation(from: turn.keyframeAnimation(), over: underlying) < 1e-9)
      }
    }
    let wrong = CABasicAnimation(keyPath: "transform")
    (wrong.fromValue, wrong.toValue, wrong.duration) = (CGPoint.zero, CGPoint.zero, 1)
    wrong.valueFunction = CAValueFunction(name: .rotateX)
    #expect(throws: AnimationConversionError.differentTypes) { try wrong.immediateValue(atTime: 0) }
    let spring = CASpringAnimation(keyPath: "transform")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 2, 1)
    spring.valueFunction = CAValueFunction(name: .rotateZ)
    #expect(numbers(try spring.basicAnimation().toValue) == [2])
  }

  /// A path is a motion of points, and of sizes for a property that has sizes.
  @Test func `S182: a size along a path is a size, as in the presentation`() throws {
    for isAdditive in [false, true] {
      let fixture = AnimationFixture()
      let growth = CAKeyframeAnimation(keyPath: "bounds.size")
      growth.path = CGPath(rect: CGRect(x: 10, y: 20, width: 60, height: 30), transform: nil)
      (growth.duration, growth.isAdditive) = (1, isAdditive)
      let underlying = fixture.layer.bounds.size
      let times = [0, 0.1, 0.45, 0.8]
      for (time, shown) in zip(times, fixture.presentationValues(growth, at: times, keyPath: "bounds.size")) {
        let value = try #require(try growth.immediateValue(atTime: time, over: underlying) as? CGSize)
        let expected = try #require(shown as? CGSize)
        #expect(isClose(numbers(value), numbers(expected), within: 1e-9), "at \(time)")
      }
    }
  }

  /// E2: handles turn, and a line may become a cubic curve.
  @Test func `S182: a path between two others is that of the presentation`() throws {
    func path(_ draw: (CGMutablePath) -> Void) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 3, y: 5))
      draw(path)
      path.closeSubpath()
      return path
    }
    let line = path { $0.addLine(to: CGPoint(x: 40, y: 8)) }
    let curve = path {
      $0.addCurve(
        to: CGPoint(x: 30, y: 9), control1: CGPoint(x: 10, y: 5), control2: CGPoint(x: 30, y: 1))
    }
    let other = path {
      $0.addCurve(
        to: CGPoint(x: 33, y: 2), control1: CGPoint(x: 3, y: 15), control2: CGPoint(x: 50, y: 2))
    }
    let times = [0, 0.2, 0.5, 0.9]
    let spring = CASpringAnimation(keyPath: "path")
    for (basic, from, to) in [
      (CABasicAnimation(keyPath: "path"), curve, other), (spring, other, curve),
      (CABasicAnimation(keyPath: "path"), line, curve), (CABasicAnimation(keyPath: "path"), curve, line),
    ] {
      (basic.fromValue, basic.toValue, basic.duration) = (from, to, 1)
      let keyframes = CAKeyframeAnimation(keyPath: "path")
      (keyframes.values, keyframes.duration) = ([line, from, to], 1)
      for animation in [basic, keyframes, try basic.keyframeAnimation(within: 1e-6)] {
        let stage = Stage(size: CGSize(width: 2, height: 2))
        let layer = CAShapeLayer()
        layer.path = line
        stage.perform { stage.layer.addSublayer(layer) }
        stage.perform { layer.add(animation, forKey: nil) }
        for time in times {
          stage.advance(to: time)
          let value = try animation.immediateValue(atTime: time, over: line)
          let shown = try #require(layer.presentation()?.path)
          let (points, expected) = (Self.points(value), Self.points(shown))
          #expect(points.count == expected.count && isClose(points, expected, within: 1e-4), "\(time)")
        }
      }
    }
    #expect(throws: AnimationConversionError.differentTypes) {
      let mismatched = CABasicAnimation(keyPath: "path")
      (mismatched.fromValue, mismatched.toValue) = (line, CGPath(rect: .zero, transform: nil))
      return try mismatched.immediateValue(atTime: 0)
    }
  }

  /// The coordinates of a path's points.
  private static func points(_ path: Any?) -> [Double] {
    guard let path = path as? CGPath else { return [] }
    var result: [Double] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        let point = element.pointee.points[index]
        result += [Double(point.x), Double(point.y)]
      }
    }
    return result
  }

  @Test func `S182: along a path a value is a point unless the property has a size`() throws {
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = CGPath(rect: CGRect(x: 10, y: 20, width: 60, height: 30), transform: nil)
    move.duration = 1
    #expect(try move.immediateValue(atTime: 0) as? CGPoint == CGPoint(x: 10, y: 20))
    #expect(try move.immediateValue(atTime: 0, over: CGPoint.zero) as? CGPoint == CGPoint(x: 10, y: 20))
    #expect(try move.immediateValue(atTime: 0, over: CGSize.zero) as? CGSize == CGSize(width: 10, height: 20))
    for underlying in [7, CGRect.zero, CATransform3DIdentity] as [Any] {
      #expect(throws: AnimationConversionError.differentTypes) {
        try move.immediateValue(atTime: 0, over: underlying)
      }
    }
    move.isAdditive = true
    #expect(throws: AnimationConversionError.missingUnderlyingValue) { try move.immediateValue(atTime: 0) }
  }

  @Test func `objects switch in the middle`() throws {
    let swap = CABasicAnimation(keyPath: "string")
    (swap.fromValue, swap.toValue, swap.duration) = ("a", "b", 1)
    #expect(try swap.immediateValue(atTime: 0.49) as? String == "a")
    #expect(try swap.immediateValue(atTime: 0.5) as? String == "b")
    let row = CAKeyframeAnimation(keyPath: "string")
    (row.values, row.duration) = (["a", "b", "c"], 3)
    #expect(try [0.9, 1.1, 2.9].map { try row.immediateValue(atTime: $0) as? String } == ["a", "b", "c"])
  }

  @Test func `S183: an animation without a property has no value, with the error code 10001`() {
    for animation in [CAAnimation(), CAAnimationGroup(), CATransition()] {
      let error = #expect(throws: AnimationConversionError.self) { try animation.immediateValue(atTime: 0) }
      #expect(error?.errorCode == 10001)
      #expect(error == .noProperty(kind: "\(type(of: animation))"))
    }
  }

  @Test func `missing and different values are errors`() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.duration = 1
    #expect(throws: AnimationConversionError.missingValues) { try move.immediateValue(atTime: 0) }
    (move.fromValue, move.toValue) = (0, CGPoint.zero)
    #expect(throws: AnimationConversionError.differentTypes) { try move.immediateValue(atTime: 0) }
    (move.fromValue, move.toValue) = (0, nil)
    #expect(throws: AnimationConversionError.missingUnderlyingValue) { try move.immediateValue(atTime: 0) }
    #expect(throws: AnimationConversionError.differentTypes) {
      try move.immediateValue(atTime: 0, over: CGPoint.zero)
    }
    let empty = CAKeyframeAnimation(keyPath: "position.x")
    #expect(throws: AnimationConversionError.missingValues) { try empty.immediateValue(atTime: 0) }
    #expect(throws: AnimationConversionError.noProperty(kind: "CAPropertyAnimation")) {
      try CAPropertyAnimation(keyPath: "opacity").immediateValue(atTime: 0)
    }
  }
}
