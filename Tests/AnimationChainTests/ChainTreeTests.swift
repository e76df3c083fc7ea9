import AnimationChain
import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing

/// The tree of animators and its times (S153–S162, S164–S167, S174).
@Suite struct ChainTreeTests {
  private let fixture = ChainFixture()
  private var layer: CALayer { fixture.layer }

  /// The tree of AXAnimationChain's advanced sample.
  private struct Sample {
    let a, d, f: BasicChainAnimator
    let b, c, e: SpringChainAnimator

    init(_ layer: CALayer) {
      a = layer.chainAnimator.basic.property("position").toValue(CGPoint(x: 100, y: 300)).easeInBack.duration(
        0.5)
      b = a.combineSpring.property("bounds").toValue(CGRect(x: 0, y: 0, width: 50, height: 50)).autoreverses
        .duration(0.5).repeatCount(5)
      c = b.combineSpring.property("transform.rotation").toValue(CGFloat.pi / 4).autoreverses.duration(0.5)
        .repeatCount(3).beginTime(1)
      d = c.nextToBasic.property("position").toValue(CGPoint(x: 200, y: 300)).duration(0.5)
      e = d.combineSpring.property("bounds").toValue(CGRect(x: 0, y: 0, width: 80, height: 80)).duration(0.8)
      f = e.nextToBasic.property("transform.rotation").toValue(CGFloat.pi / 4).duration(1)
    }
  }

  @Test func `S156: nextTo appends to the root's last child from any depth`() {
    let tree = Sample(layer)
    #expect(tree.a.childAnimator === tree.d && tree.d.childAnimator === tree.f && tree.f.childAnimator == nil)
    #expect(tree.d.superAnimator === tree.a && tree.f.superAnimator === tree.d)
    #expect(tree.a.combinedAnimators.first === tree.b && tree.b.combinedAnimators.first === tree.c)
    #expect(tree.c.childAnimator == nil && tree.b.childAnimator == nil)
    for animator in [tree.a, tree.b, tree.c, tree.d, tree.e, tree.f] as [ChainAnimator] {
      #expect(animator.topAnimator === tree.a && animator.layer === layer)
    }
  }

  @Test func `S153, S154, S158: stages begin at 0, 5.0 and 5.8 s, and the chain takes 6.8 s`() {
    let chain = Chain(Sample(layer).f)
    #expect(isClose(chain.stageStarts, [0, 5, 5.8], within: 1e-12))
    #expect(isClose(chain.length, 6.8, within: 1e-12))
  }

  @Test func `S157, S158: played from its last node, the chain begins with the first stage`() {
    let tree = Sample(layer)
    let log = Log()
    let nodes: [(String, ChainAnimator)] = [
      ("a", tree.a), ("b", tree.b), ("c", tree.c), ("d", tree.d), ("e", tree.e), ("f", tree.f),
    ]
    for (name, node) in nodes { node.complete { log.add("\(name) \($0)") } }
    fixture.stage.perform { tree.f.animate { log.add("chain \($0)") } }
    fixture.stage.advance(to: 0.5)
    #expect(isClose(fixture.presentationValues("position"), [100, 300], within: 1e-9))
    fixture.stage.advance(to: 4.999)
    #expect(fixture.model("position") == [200, 300])
    fixture.stage.advance(to: 5)
    #expect(fixture.model("position") == [100, 300] && fixture.model("bounds") == [0, 0, 100, 100])
    #expect(fixture.presentationValues("position") == [100, 300])
    fixture.stage.advance(to: 5.5)
    #expect(isClose(fixture.presentationValues("position"), [200, 300], within: 1e-9))
    fixture.stage.advance(to: 5.8)
    #expect(fixture.model("position") == [200, 300])
    fixture.stage.advance(to: 7)
    #expect(
      log.entries == [
        "a true 0.5000", "c true 4.0000", "b true 5.0000", "d true 5.5000", "e true 5.8000", "f true 6.8000",
        "chain finished 6.8000",
      ])
    #expect(isClose(fixture.model("transform.rotation"), [.pi / 4], within: 1e-12))
    #expect(layer.animationKeys() == nil)
  }

  @Test func `S155: five kinds with typed operators`() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    let root = layer.chainAnimator
    let basic = root.basic.property("opacity").fromValue(0).toValue(1).byValue(2).additive.cumulative
      .duration(1).speed(2).timeOffset(0.5).repeatCount(3).repeatDuration(4).fillMode(.both)
    let own = try #require(basic.animation as? CABasicAnimation)
    #expect(
      own.keyPath == "opacity" && own.isAdditive && own.isCumulative && own.speed == 2
        && own.timeOffset == 0.5)
    #expect(
      own.repeatCount == 3 && own.repeatDuration == 4 && own.fillMode == .both && !own.isRemovedOnCompletion)
    let spring = try #require(
      root.spring.mass(2).stiffness(50).damping(3).initialVelocity(4).animation as? CASpringAnimation)
    #expect(spring.mass == 2 && spring.stiffness == 50 && spring.damping == 3 && spring.initialVelocity == 4)
    let keyframe = try #require(
      root.keyframe.property("position").values([1, 2]).keyTimes([0, 1]).timingFunctions([.easeIn]).path(path)
        .calculationMode(.cubic).tensionValues([1, 1]).continuityValues([2, 2]).biasValues([3, 3])
        .rotationMode(.rotateAuto).animation as? CAKeyframeAnimation)
    #expect(keyframe.values?.count == 2 && keyframe.keyTimes == [0, 1] && keyframe.path == path)
    #expect(
      keyframe.calculationMode == .cubic && keyframe.rotationMode == .rotateAuto
        && keyframe.biasValues == [3, 3])
    let decay = try #require(
      root.decay.velocity(100).deceleration(0.9).fromValue(3).animation as? DecayKeyframeAnimation)
    #expect(decay.velocity as? Int == 100 && decay.deceleration == 0.9 && decay.fromValue as? Int == 3)
    let transition = try #require(
      root.transition.type(.push).subtype(.fromLeft).startProgress(0.1).endProgress(0.9).animation
        as? CATransition)
    #expect(transition.startProgress == 0.1 && transition.timingFunction == .default)
    #expect(keyframe.timingFunctions == [.easeIn] && keyframe.timingFunction == .linear)
    #expect(keyframe.tensionValues == [1, 1] && keyframe.continuityValues == [2, 2])
    #expect(transition.type == .push && transition.subtype == .fromLeft && transition.endProgress == 0.9)
  }

  @Test func `S155: each of the 28 names sets its timing function`() {
    let animator = layer.chainAnimator.basic
    let curves: [(CAMediaTimingFunction, BasicChainAnimator)] = [
      (.linear, animator.linear), (.easeIn, animator.easeIn), (.easeOut, animator.easeOut),
      (.easeInOut, animator.easeInOut),
    ]
    #expect(curves.count == 4)
    #expect(animator.easeInOut.animation.timingFunction == .easeInOut)
    #expect(animator.easeOutBack.animation.timingFunction == .easeOutBack)
    #expect(animator.easeInOutCirc.animation.timingFunction == .easeInOutCirc)
    #expect(animator.easeInOutBounce.easing == .pennerBounce(.inOut))
    #expect(animator.easeInOutElastic.easing == .pennerElastic(.inOut) && animator.gravity.easing == .gravity)
    #expect(animator.easeIn.easing == nil)
  }

  @Test func `S159: a chain never comes after itself`() {
    let tree = Sample(layer)
    let length = Chain(tree.a).length
    tree.f.nextTo(tree.a)
    tree.c.nextTo(tree.b)
    tree.e.combineWith(tree.a)
    #expect(Chain(tree.a).length == length && tree.f.childAnimator == nil && tree.a.superAnimator == nil)
  }

  @Test func `S160: an animator that is combined already is ignored`() {
    let (one, other) = (layer.chainAnimator.basic, layer.chainAnimator.basic)
    one.combineWith(other)
    one.combineWith(other)
    #expect(one.combinedAnimators.count == 1)
    let third = layer.chainAnimator.spring
    one.replaceCombinedAnimator(other, with: third)
    #expect(
      one.combinedAnimators.first === third && other.superAnimator == nil && third.superAnimator === one)
    one.replaceCombinedAnimator(other, with: ChainAnimator.basic)
    #expect(one.combinedAnimators.count == 1 && one.combinedAnimators.first === third)
  }

  @Test func `an animator of another chain adds its whole chain`() {
    let (one, other) = (layer.chainAnimator.basic.duration(1), layer.chainAnimator.basic.duration(2))
    let last = other.nextToBasic.duration(4)
    one.nextTo(last)
    #expect(Chain(one).stageStarts == [0, 1, 3] && Chain(last).length == 7)
  }

  @Test func `S165: a spring without a duration takes its settling duration`() {
    #expect(
      isClose(
        Chain(layer.chainAnimator.spring.property("opacity").toValue(0)).length, 1.4727003, within: 1e-7))
    #expect(Chain(layer.chainAnimator.spring.duration(0.3)).length == 0.3)
    #expect(isClose(Chain(DecayChainAnimator(velocity: 1000)).length, 2.646509, within: 1e-6))
    #expect(Chain(layer.chainAnimator.basic).length == 0.25 && Chain(layer.chainAnimator).length == 0)
  }

  @Test
  func `S163, S165: a spring with the time to settle leaves its exact end, another its value when cut off`()
    throws
  {
    func left(_ change: (SpringChainAnimator) -> Void) -> Double {
      let fixture = ChainFixture()
      let spring = ChainAnimator.spring.property("position.x").toValue(300)
      change(spring)
      fixture.stage.perform { _ = fixture.layer.animate(chain: Chain(spring)) }
      fixture.stage.advance(to: 30)
      return fixture.model("position.x")[0]
    }
    func presentationValue(at time: Double) -> Double {
      300 - 100 * Spring().motion(from: 1, velocity: 0).displacement(at: time)
    }
    #expect(left { _ in } == 300 && left { $0.duration(2).repeatCount(3).speed(2) } == 300)
    #expect(left { _ = $0.autoreverses } == 200 && left { _ = $0.removedOnCompletion } == 200)
    #expect(isClose(left { $0.duration(0.4) }, presentationValue(at: 0.4), within: 1e-9))
    #expect(isClose(left { $0.duration(2).repeatCount(0.25) }, presentationValue(at: 0.5), within: 1e-9))
    #expect(isClose(left { $0.duration(2).timeOffset(0.5) }, presentationValue(at: 0.5), within: 1e-9))
  }

  @Test func `S164: delays count from the stage's own beginning`() {
    let first = layer.chainAnimator.basic.property("opacity").toValue(0.5).duration(2)
    first.nextToBasic.property("position.x").toValue(0).linear.duration(1).beginTime(1)
    fixture.stage.perform { _ = first.animate() }
    fixture.stage.advance(to: 3)
    #expect(fixture.presentationValues("position.x") == [200])
    fixture.stage.advance(to: 3.5)
    #expect(isClose(fixture.presentationValues("position.x"), [100], within: 1e-9))
    fixture.stage.advance(to: 4)
    #expect(fixture.model("position.x") == [0])
  }

  @Test func `S167: beginWith converts in place and keeps key path, values, timing and tree`() throws {
    let root = layer.chainAnimator.basic
    let basic = root.combineBasic.property("position").toValue(CGPoint.zero).duration(0.7).repeatCount(2)
      .beginTime(0.3)
    let next = basic.nextToBasic
    let member = basic.combineBasic
    let spring = basic.beginSpring
    #expect(root.combinedAnimators.count == 1 && root.combinedAnimators.first === spring)
    #expect(
      spring.superAnimator === root && spring.combinedAnimators.first === member
        && member.superAnimator === spring)
    #expect(root.childAnimator === next && basic.superAnimator == nil && basic.combinedAnimators.isEmpty)
    let animation = try #require(spring.animation as? CASpringAnimation)
    #expect(animation.keyPath == "position" && animation.toValue as? CGPoint == .zero && spring.delay == 0.3)
    #expect(animation.duration == 0.7 && animation.repeatCount == 2 && !animation.isRemovedOnCompletion)
    #expect(spring.beginSpring === spring)
    let keyframes = root.fromValue(0).toValue(4).property("opacity").beginKeyframe
    #expect(numbers((keyframes.animation as? CAKeyframeAnimation)?.values?.last) == [4])
    #expect(keyframes.combinedAnimators.first === spring && spring.superAnimator === keyframes)
    let transition = keyframes.beginWith(TransitionChainAnimator(layer: layer))
    #expect(transition.childAnimator === next && transition.animation is CATransition)
  }

  @Test func `S167: an animator that is linked already replaces no other`() {
    let root = layer.chainAnimator.basic
    let linked = root.nextToSpring
    let other = layer.chainAnimator.keyframe
    let next = other.nextToBasic
    #expect(other.beginWith(linked) === linked)
    #expect(linked.superAnimator === root && linked.childAnimator == nil && next.superAnimator === other)
    next.nextTo(root)
    #expect(other.topAnimator === linked.topAnimator && Chain(linked).stageStarts.count == 4)
    #expect(other.beginWith(other) === other)
  }

  @Test func `an animator that was replaced keeps its own links`() {
    let root = layer.chainAnimator.basic
    let member: ChainAnimator
    do {
      let former = root.combineSpring
      member = former.combineKeyframe
      root.replaceCombinedAnimator(former, with: layer.chainAnimator.basic.duration(2))
    }
    #expect(member.topAnimator is SpringChainAnimator && member.topAnimator !== root)
    #expect(root.combinedAnimators.count == 1 && root.combinedAnimators.first is BasicChainAnimator)
    root.nextTo(member)
    #expect(root.childAnimator === member.superAnimator && member.topAnimator === root)
  }

  @Test func `S174: a chain without a layer traps, and ends at once if its layer is gone`() async {
    await #expect(processExitsWith: .failure) { _ = ChainAnimator.basic.animate() }
    var gone: CALayer? = CALayer()
    let animator = gone?.chainAnimator.basic
    gone = nil
    var end: ChainEnd?
    #expect(animator?.animate { end = $0 } == nil && end == .interrupted)
  }

  @Test func `springs may have small constants`() throws {
    let animator = ChainAnimator.spring.mass(0.5).stiffness(0.25).damping(0).initialVelocity(-0.5)
    let spring = try #require(animator.animation as? CASpringAnimation)
    #expect(
      spring.mass == 0.5 && spring.stiffness == 0.25 && spring.damping == 0 && spring.initialVelocity == -0.5)
    let own = try #require(
      animator.spring(Spring(mass: 2, stiffness: 30, damping: 4)).animation as? CASpringAnimation)
    #expect(own.mass == 2 && own.stiffness == 30 && own.damping == 4)
  }

  @Test func `a chain that repeats takes at least a millisecond, or no time`() {
    let short = Chain(ChainAnimator().duration(0.001))
    #expect(short.repeated(2).length == 0.002 && short.repeated(3, autoreverses: true).length == 0.006)
    #expect(Chain(ChainAnimator().duration(1e-6)).repeated(1, autoreverses: true).length == 2e-6)
    #expect(Chain(ChainAnimator()).repeated(.infinity).length == 0)
    #expect(Chain(ChainAnimator().duration(1)).repeated(4).repeatCount == 4)
  }

  @Test func `numbers out of range trap`() async {
    await #expect(processExitsWith: .failure) { ChainAnimator.spring.mass(.infinity) }
    await #expect(processExitsWith: .failure) { ChainAnimator.spring.stiffness(0) }
    await #expect(processExitsWith: .failure) { ChainAnimator.spring.stiffness(.infinity) }
    await #expect(processExitsWith: .failure) { ChainAnimator.spring.damping(-1) }
    await #expect(processExitsWith: .failure) { ChainAnimator.spring.damping(.infinity) }
    await #expect(processExitsWith: .failure) { _ = Chain(ChainAnimator()).repeated(1.5) }
    await #expect(processExitsWith: .failure) { _ = Chain(ChainAnimator()).repeated(0) }
    await #expect(processExitsWith: .failure) { _ = Chain(ChainAnimator().duration(9e-4)).repeated(2) }
    await #expect(processExitsWith: .failure) { ChainAnimator.basic.beginTime(-1) }
    await #expect(processExitsWith: .failure) { ChainAnimator.basic.beginTime(.nan) }
    await #expect(processExitsWith: .failure) { ChainAnimator.basic.duration(.infinity) }
    await #expect(processExitsWith: .failure) { ChainAnimator.basic.property(" \n") }
    await #expect(processExitsWith: .failure) { ChainAnimator.spring.mass(0) }
    await #expect(processExitsWith: .failure) { _ = Chain(ChainAnimator()).repeated(0.5) }
    await #expect(processExitsWith: .failure) {
      _ = Chain(ChainAnimator().duration(1e-6)).repeated(.infinity)
    }
  }

  @Test func `one animator retains the whole chain, without a retain cycle`() {
    weak var weakRoot: ChainAnimator?
    weak var weakLast: ChainAnimator?
    do {
      let last: ChainAnimator
      do {
        let root = layer.chainAnimator.basic
        weakRoot = root
        last = root.combineSpring.combineKeyframe.nextToBasic.duration(3)
      }
      weakLast = last
      // The other animators weren't retained, and are created again from their nodes.
      #expect(
        weakRoot == nil && last.topAnimator is BasicChainAnimator && last.superAnimator === last.topAnimator)
      #expect(last.topAnimator.combinedAnimators.first is SpringChainAnimator)
      #expect(last.topAnimator.combinedAnimators.first?.combinedAnimators.first is KeyframeChainAnimator)
      #expect(Chain(last).stageStarts.count == 2)
    }
    #expect(weakLast == nil)
  }

  @Test func `long and deep chains are built, played and released`() {
    var (last, deepest): (ChainAnimator, ChainAnimator) = (layer.chainAnimator, layer.chainAnimator)
    for _ in 0..<1500 {
      last = last.nextToWait(1)
      deepest = deepest.combineBasic.property("position.x").byValue(1).duration(1)
    }
    #expect(Chain(last).length == 1500 && Chain(deepest).length == 1)
    fixture.stage.perform { _ = deepest.animate() }
    fixture.stage.advance(to: 1)
    #expect(fixture.model("position.x") == [1700])
  }

  @Test func `S156: a chain of ten thousand stages is built from any end`() {
    var last: ChainAnimator = layer.chainAnimator
    for _ in 1..<10_000 { last = last.nextToWait(1) }
    var first: ChainAnimator = layer.chainAnimator
    for _ in 1..<10_000 { first = layer.chainAnimator.duration(1).nextTo(first).topAnimator }
    #expect(Chain(last).length == 9999 && Chain(first).length == 9999)
    first.nextTo(last)
    #expect(Chain(last).stageStarts.count == 20_000 && last.topAnimator === first)
  }

  @Test func `a chain's animators may change while it plays, and the same chain may play again`() {
    let animator = layer.chainAnimator.basic.property("position.x").byValue(10).linear.duration(1)
    fixture.stage.perform {
      animator.animate()
      animator.byValue(1000).duration(9)
    }
    fixture.stage.advance(to: 1)
    #expect(fixture.model("position.x") == [210])
    animator.byValue(5).duration(1)
    let chain = Chain(animator)
    fixture.stage.perform { _ = layer.animate(chain: chain) }
    fixture.stage.advance(to: 2)
    fixture.stage.perform { _ = layer.animate(chain: chain) }
    fixture.stage.advance(to: 3)
    #expect(fixture.model("position.x") == [220])
  }
}
