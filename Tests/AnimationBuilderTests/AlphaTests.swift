import AnimationBuilder
import QuartzCore
import Staging
import Testing

/// Alpha as another name of opacity (S12).
@Suite struct AlphaTests {
  private let stage = Stage(size: CGSize(width: 2, height: 2))
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    stage.perform { stage.layer.addSublayer(layer) }
  }

  @Test func `alpha and opacity change together`() {
    layer.alpha = 0.3
    #expect(layer.opacity == 0.3)
    layer.opacity = 0.75
    #expect(layer.alpha == 0.75)
    #expect(CALayer().alpha == 1)
  }

  @Test func `a change animates the key path opacity`() throws {
    stage.perform { layer.alpha = 0 }
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.keyPath == "opacity" && layer.animationKeys() == ["opacity"])
  }

  @Test func `an animation of the key path opacity changes the presentation's alpha and the picture`() {
    stage.perform {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 2)
      layer.add(fade, forKey: nil)
    }
    stage.advance(to: 1)
    #expect(layer.presentation()?.alpha == 0.5 && layer.alpha == 1)
    let bytes = stage.picture().dataProvider?.data.map(Array.init) ?? []
    #expect(bytes.prefix(4) == [128, 0, 0, 128])
  }
}
