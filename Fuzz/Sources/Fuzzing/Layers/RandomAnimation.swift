import QuartzCore

/// Random animations of all classes, with finite values.
enum RandomAnimation {
  static func animation(_ random: inout CaseRandom, depth: Int = 0) -> CAAnimation {
    let animation = moving(&random, depth: depth)
    // Multiples of 1/16 s, so that many animations end at the same instant.
    animation.duration = random.once(in: 4) ? random.double(0...1.5) : Double(random.int(0...16)) / 16
    if random.once(in: 4) { animation.beginTime = random.double(-0.5...2) }
    if random.once(in: 4) { animation.repeatCount = random.pick([0.5, 2, 2.5, .infinity]) }
    if random.once(in: 8) { animation.repeatDuration = random.double(0...2) }
    if random.once(in: 6) { animation.speed = random.pick([0, 0.3, 2, -1]) }
    if random.once(in: 6) { animation.timeOffset = random.double(-1...1) }
    animation.autoreverses = random.once(in: 5)
    animation.fillMode = random.pick([.removed, .removed, .forwards, .backwards, .both])
    animation.isRemovedOnCompletion = !random.once(in: 4)
    if random.once(in: 3) { animation.timingFunction = curve(&random) }
    return animation
  }

  private static func moving(_ random: inout CaseRandom, depth: Int) -> CAAnimation {
    if random.once(in: 10) { return random.once(in: 2) ? CAAnimation() : transition(&random) }
    if depth < 3, random.once(in: 6) {
      let group = CAAnimationGroup()
      group.animations = (0..<random.int(0...3)).map { _ in Self.animation(&random, depth: depth + 1) }
      return group
    }
    let (keyPath, value) = random.pick(targets)
    let animation =
      switch random.int(0...3) {
      case 0: spring(keyPath, value, &random)
      case 1: keyframes(keyPath, value, &random)
      default: basic(keyPath, value, &random)
      }
    animation.isAdditive = random.once(in: 6)
    animation.isCumulative = random.once(in: 8)
    if random.once(in: 12) {
      animation.valueFunction = CAValueFunction(name: random.pick([.rotateZ, .scaleX]))
    }
    return animation
  }

  private typealias Value = @Sendable (inout CaseRandom) -> Any

  private static func basic(
    _ keyPath: String, _ value: Value, _ random: inout CaseRandom
  ) -> CAPropertyAnimation {
    setEnds(of: CABasicAnimation(keyPath: keyPath), value, &random)
  }

  private static func spring(
    _ keyPath: String, _ value: Value, _ random: inout CaseRandom
  ) -> CAPropertyAnimation {
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.mass = random.double(0.1...3)
    spring.damping = random.pick([0, 3, 20, 80])
    spring.stiffness = random.double(1...300)
    spring.initialVelocity = random.double(-5...5)
    spring.allowsOverdamping = random.once(in: 2)
    return setEnds(of: spring, value, &random)
  }

  private static func setEnds(
    of animation: CABasicAnimation, _ value: Value, _ random: inout CaseRandom
  ) -> CAPropertyAnimation {
    if !random.once(in: 3) { animation.fromValue = value(&random) }
    if !random.once(in: 3) { animation.toValue = value(&random) }
    if random.once(in: 4) { animation.byValue = value(&random) }
    return animation
  }

  private static func keyframes(
    _ keyPath: String, _ value: Value, _ random: inout CaseRandom
  ) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = (0..<random.int(0...4)).map { _ in value(&random) }
    if random.once(in: 2) { animation.keyTimes = [0, random.double(-0.2...1.2) as NSNumber, 1] }
    if random.once(in: 3) { animation.timingFunctions = [curve(&random)] }
    animation.calculationMode = random.pick([.linear, .linear, .discrete, .paced, .cubic, .cubicPaced])
    if random.once(in: 4) { animation.tensionValues = [random.double(-2...2) as NSNumber] }
    if random.once(in: 4) { animation.biasValues = [0, random.double(-2...2) as NSNumber] }
    if random.once(in: 4) { animation.path = RandomLayer.path(&random) }
    if random.once(in: 4) { animation.rotationMode = random.pick([.rotateAuto, .rotateAutoReverse]) }
    return animation
  }

  private static func transition(_ random: inout CaseRandom) -> CAAnimation {
    let transition = CATransition()
    transition.type = random.pick([.fade, .moveIn, .push, .reveal])
    transition.subtype = random.pick([nil, .fromTop, .fromLeft])
    transition.startProgress = Float(random.double(-0.5...1.5))
    transition.endProgress = Float(random.double(-0.5...1.5))
    return transition
  }

  private static func curve(_ random: inout CaseRandom) -> CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(random.double(0...1)), Float(random.double(-1...2)), Float(random.double(0...1)),
      Float(random.double(-1...2)))
  }

  private static let targets: [(String, Value)] = [
    ("position", { RandomLayer.point(&$0) }), ("position.x", { $0.double(-10...50) }),
    ("bounds", { RandomLayer.rect(&$0) }), ("bounds.size.width", { $0.double(0...40) }),
    ("opacity", { $0.double(0...1) }), ("backgroundColor", { RandomLayer.color(&$0) }),
    ("transform", { RandomLayer.transform(&$0) }), ("transform.rotation.z", { $0.double(-9...9) }),
    ("transform.rotation.x", { $0.double(-9...9) }), ("transform.scale", { $0.double(-2...2) }),
    ("transform.translation", { CGSize(width: $0.double(-9...9), height: 1) }),
    ("sublayerTransform", { RandomLayer.transform(&$0) }), ("cornerRadius", { $0.double(0...12) }),
    ("hidden", { $0.once(in: 2) }), ("shadowRadius", { $0.double(0...6) }),
    ("strokeEnd", { $0.double(0...1) }), ("transform", { $0.double(-3...3) }),
    ("path", { RandomLayer.path(&$0) }), ("shadowPath", { RandomLayer.path(&$0) }),
    ("colors", { random in (0..<random.int(0...3)).map { _ in RandomLayer.color(&random) } }),
    ("locations", { random in (0..<random.int(0...3)).map { _ in random.double(0...1) as NSNumber } }),
    ("contents", { RandomPicture.picture(&$0) }), ("zPosition", { $0.double(-2...2) }),
    ("instanceCount", { $0.int(0...9) }), ("instanceTransform.rotation", { $0.double(-9...9) }),
    ("emitterCells.spark.velocity", { $0.double(-9...9) }), ("birthRate", { $0.double(0...9) }),
    ("contentsCenter.size", { CGSize(width: $0.double(0...1), height: 1) }),
    ("nothing.of.this", { $0.double(0...1) }), ("opacity", { _ in "a word" }),
  ]
}
