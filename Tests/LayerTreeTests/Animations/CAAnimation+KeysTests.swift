import LayerTree
import Testing

@Suite struct CAAnimationKeysTests {
  @Test func `a preferred range of frame rates is stored and copied, and doesn't affect playback`() {
    let animation = CABasicAnimation.fade()
    #expect(animation.preferredFrameRateRange == .default && CAFrameRateRange() == .default)
    #expect(CAFrameRateRange.default == CAFrameRateRange(minimum: 0, maximum: 0))
    let range = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    #expect(range.minimum == 30 && range.maximum == 120 && range.preferred == 60)
    animation.preferredFrameRateRange = range
    let copy = animation.copy() as? CAAnimation
    #expect(copy?.preferredFrameRateRange == range)
    #expect(copy?.value(forKey: "preferredFrameRateRange") as? CAFrameRateRange == range)
    animation.setValue(7, forKey: "preferredFrameRateRange")
    #expect(animation.preferredFrameRateRange == range)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: .nan, maximum: -1, preferred: .infinity)
    let hosted = HostedLayer()
    hosted.add(animation)
    #expect(hosted.opacity(at: 0.5) == 0.5)
  }

  @Test func `default values are those of the class`() {
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
    #expect(CAAnimation.defaultValue(forKey: "mass") == nil)
    #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? CGFloat == 100)
    #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
    #expect(CATransition.defaultValue(forKey: "type") as? String == "fade")
    #expect(CABasicAnimation.defaultValue(forKey: "fromValue") == nil)
    #expect(CABasicAnimation.defaultValue(forKey: "preferredFrameRateRange") as? CAFrameRateRange == .default)
    #expect(Tagged.defaultValue(forKey: "tag") as? Int == 7)
  }

  @Test func `every value is archived unless a subclass excludes it`() {
    #expect(CAAnimation().shouldArchiveValue(forKey: "duration"))
    #expect(!Tagged().shouldArchiveValue(forKey: "tag"))
  }

  private final class Tagged: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
      key == "tag" ? 7 : super.defaultValue(forKey: key)
    }

    override func shouldArchiveValue(forKey key: String) -> Bool {
      key != "tag" && super.shouldArchiveValue(forKey: key)
    }
  }
}
