import AnimationBuilder
import QuartzCore
import Testing

@Suite struct ModifierTests {
  @Test func `S142: every modifier sets its property and returns the receiver`() throws {
    let layer = CALayer()
    let animation = try #require(
      built(on: layer) {
        let animation: LayerAnimation<CABasicAnimation, CGFloat> =
          $0.cornerRadius.value(from: 0, to: 1, duration: 1)
          .from(2).to(3).by(4).duration(5).timingFunction(.easeInOut).removedOnCompletion(false)
          .speed(2).time(offset: 0.5).repeat(count: 3).repeat(duration: 60).autoreverses(true)
          .fill(mode: .both).additive().cumulative().valueFunction(.scaleX)
          .onStopped { _ in }.onDidStart {}.delay(0)
        #expect(animation.caAnimation.keyPath == "cornerRadius")
      } as? CABasicAnimation)
    #expect(animation.fromValue as? CGFloat == 2 && animation.toValue as? CGFloat == 3)
    #expect(animation.byValue as? CGFloat == 4 && animation.duration == 5)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(!animation.isRemovedOnCompletion && animation.speed == 2 && animation.timeOffset == 0.5)
    #expect(animation.repeatCount == 3 && animation.repeatDuration == 60 && animation.autoreverses)
    #expect(animation.fillMode == .both && animation.isAdditive && animation.isCumulative)
    #expect(animation.valueFunction?.name == .scaleX && animation.delegate != nil)
  }

  @Test func `S142: a builder's own modifiers set those of the group`() throws {
    let group = try #require(
      built(on: CALayer()) {
        $0.opacity.value(from: 0, to: 1, duration: 1)
        let maker: AnimationsMaker<CALayer> =
          $0.timingFunction(.easeIn).removedOnCompletion(false).speed(2).time(offset: 0.5)
          .repeat(count: 3).repeat(duration: 60).autoreverses().fill(mode: .forwards).duration(9)
        #expect(maker === $0)
      } as? CAAnimationGroup)
    #expect(group.timingFunction == .easeIn && !group.isRemovedOnCompletion && group.speed == 2)
    #expect(group.timeOffset == 0.5 && group.repeatCount == 3 && group.repeatDuration == 60)
    #expect(group.autoreverses && group.fillMode == .forwards && group.duration == 9)
  }

  @Test func `S150: keyframes have modifiers for all properties of Core Animation's`() throws {
    let animation = try #require(
      built(on: CALayer()) {
        $0.position.values([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)], duration: 1)
          .keyTimes([0, 0.25, 1]).timingFunctions([.easeIn, .linear]).calculationMode(.cubic)
          .tension([0.1, 0.2, 0.3]).continuity([0.4, 0.5, 0.6]).bias([0.7, 0.8, 0.9])
          .rotationMode(.rotateAuto)
      } as? CAKeyframeAnimation)
    #expect(animation.keyTimes == [0, 0.25, 1] && animation.timingFunctions == [.easeIn, .linear])
    #expect(animation.calculationMode == .cubic && animation.rotationMode == .rotateAuto)
    #expect(animation.tensionValues == [0.1, 0.2, 0.3] && animation.continuityValues == [0.4, 0.5, 0.6])
    #expect(animation.biasValues == [0.7, 0.8, 0.9])
  }

  @Test func `springs have modifiers for their constants, which replace those of the factory`() throws {
    let spring = try #require(
      built(on: CALayer()) {
        $0.cornerRadius.value(to: 1, damping: 7).mass(2).stiffness(50).initialVelocity(3)
      }
        as? CASpringAnimation)
    #expect(spring.damping == 7 && spring.mass == 2 && spring.stiffness == 50 && spring.initialVelocity == 3)
    let damped =
      built(on: CALayer()) { $0.cornerRadius.value(from: 0, to: 1, damping: 7).damping(6) }
      as? CASpringAnimation
    #expect(damped?.damping == 6)
  }

  @Test func `S152: there are four fill modes with Core Animation's names`() {
    #expect(AnimationFillMode.allCases.map(\.rawValue) == ["backwards", "forwards", "both", "removed"])
    #expect(
      AnimationFillMode.allCases.map(\.caFillMode) == [.backwards, .forwards, .both, .removed])
  }

  @Test func `timing functions have short names`() {
    #expect(CAMediaTimingFunction.easeInOut == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(CAMediaTimingFunction.easeOut == CAMediaTimingFunction(name: .easeOut))
    #expect(CAMediaTimingFunction.easeIn == CAMediaTimingFunction(name: .easeIn))
    #expect(CAMediaTimingFunction.linear == CAMediaTimingFunction(name: .linear))
    #expect(CAMediaTimingFunction.default == CAMediaTimingFunction(name: .default))
  }

  @Test func `a delay that isn't finite or is negative traps`() async {
    await #expect(processExitsWith: .failure) {
      CALayer().animate { $0.opacity.value(from: 0, to: 1, duration: 1).delay(-1) }
    }
    await #expect(processExitsWith: .failure) { CALayer().animate { $0.delay(.nan) } }
  }
}
