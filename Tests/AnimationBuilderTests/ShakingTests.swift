import AnimationBuilder
import QuartzCore
import TestSupport
import Testing

@Suite struct ShakingTests {
  private let staged = StagedLayer()

  @Test func `S194, S47: a shake rotates from 0.08 to -0.08 and back, three times in 0.6 s`() {
    staged.at { $0.animateShake() }
    #expect(staged.layer.animationKeys() == ["shakeAnimation"])
    for turn in [0.0, 0.2, 0.4] {
      #expect(staged.shows(0.08, "transform.rotation.z", at: turn))
      #expect(staged.shows(0, "transform.rotation.z", at: turn + 0.05))
      #expect(staged.shows(-0.08, "transform.rotation.z", at: turn + 0.1))
    }
    // Three times 0.2 s is a little more than 0.6 s in binary fractions.
    #expect(staged.shows(0, "transform.rotation.z", at: 0.6 + 1e-9) && staged.layer.animationKeys() == nil)
  }

  @Test func `S194: a jolt moves from 0 by -10, 10 and 0 and back, twice in 0.6 s`() throws {
    staged.at { $0.animateShock() }
    let animation = try #require(staged.layer.animation(forKey: "shockAnimation") as? CAKeyframeAnimation)
    #expect(animation.values as? [CGFloat] == [0, -10, 10, 0] && animation.duration == 0.15)
    #expect(animation.autoreverses && animation.repeatCount == 2)
    #expect(staged.presentationValue("transform.translation.x", at: 0.06) < -1)
    #expect(staged.shows(0, "transform.translation.x", at: 0.075))
    #expect(staged.presentationValue("transform.translation.x", at: 0.09) > 1)
    staged.advance(to: 0.599)
    #expect(staged.layer.animationKeys() != nil)
    staged.advance(to: 0.6)
    #expect(staged.layer.animationKeys() == nil)
  }
}
