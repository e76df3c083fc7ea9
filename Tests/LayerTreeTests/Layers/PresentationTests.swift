import LayerTree
import Testing

@Suite struct PresentationTests {
  private final class Dial: CALayer {
    var angle = 0.0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let dial = layer as? Dial { angle = dial.angle }
    }
  }

  private final class Marker<Value>: CALayer {}

  @Test func `a presentation has the layer's class and its own copies`() {
    let dial = Dial()
    dial.angle = 0.7
    dial.name = "dial"
    dial.setValue(5, forKey: "tag")
    let hosted = HostedLayer(dial)
    let shown = dial.presentation()
    #expect(shown?.angle == 0.7 && shown?.name == "dial" && shown?.value(forKey: "tag") as? Int == 5)
    #expect(shown?.model() === dial && dial.model() === dial && shown?.presentation() === shown)
    _ = hosted
  }

  @Test func `generic subclasses and subclasses without initializers of their own have presentations`() {
    let marker = Marker<Int>()
    let hosted = HostedLayer(marker)
    #expect(marker.presentation() != nil)
    let shape = CAShapeLayer()
    shape.lineWidth = 4
    hosted.perform { $0.addSublayer(shape) }
    #expect(shape.presentation()?.lineWidth == 4)
  }

  @Test func `superlayer, sublayers and mask of a presentation are presentations`() {
    let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.mask = mask
    let hosted = HostedLayer(outer)
    hosted.perform { _ in
      inner.add(CABasicAnimation.fade(), forKey: nil)
      mask.add(CABasicAnimation.animating("cornerRadius", from: 0, to: 4), forKey: nil)
    }
    hosted.host.advance(to: 0.5)
    #expect(outer.presentation()?.sublayers?.first?.opacity == 0.5)
    #expect(outer.presentation()?.mask?.cornerRadius == 2)
    #expect(inner.presentation()?.superlayer?.model() === outer)
  }

  @Test func `a presentation shows the values from before the open transaction`() {
    let hosted = HostedLayer()
    hosted.perform { layer in
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 9
      #expect(layer.presentation()?.cornerRadius == 0)
      CATransaction.flush()
      #expect(layer.presentation()?.cornerRadius == 9)
    }
  }

  @Test func `layers and their presentations are released`() {
    weak var layer: CALayer?
    weak var shown: CALayer?
    do {
      let dial = Dial()
      let hosted = HostedLayer(dial)
      layer = dial
      let presentation = dial.presentation()
      shown = presentation
      hosted.perform { $0.add(CABasicAnimation.fade(), forKey: nil) }
      hosted.host.close()
      hosted.perform { $0.removeFromSuperlayer() }
    }
    CATransaction.flush()
    #expect(layer == nil && shown == nil)
  }

  @Test func `a copied animation has the same class, values and custom keys`() {
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.mass = 3
    spring.toValue = 0.5
    spring.setValue("tag", forKey: "name")
    let copy = spring.copy() as? CASpringAnimation
    #expect(copy?.mass == 3 && copy?.toValue as? Double == 0.5 && copy?.keyPath == "opacity")
    #expect(copy?.value(forKey: "name") as? String == "tag")
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.keyTimes = [0, 1]
    #expect((keyframes.copy() as? CAKeyframeAnimation)?.keyTimes == [0, 1])
  }

  /// S205.
  @Test func `a layer can be frozen at its presentation value and animate from there`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade(), forKey: "fade")
    hosted.host.advance(to: 0.25)
    hosted.perform { layer in
      CATransaction.setDisableActions(true)
      layer.opacity = layer.presentation()?.opacity ?? .nan
      layer.removeAllAnimations()
    }
    #expect(hosted.layer.opacity == 0.25 && hosted.opacity(at: 0.25) == 0.25)
    hosted.perform { layer in
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0.75
    }
    #expect(hosted.opacity(at: 0.75) == 0.5)
  }

  /// E10.
  @Test func `a presentation answers for the animations of its model`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade(), forKey: "fade")
    let shown = hosted.layer.presentation()
    #expect(shown?.animationKeys() == ["fade"])
    #expect(shown?.animation(forKey: "fade") === hosted.layer.animation(forKey: "fade"))
    hosted.perform { $0.removeAllAnimations() }
    #expect(shown?.animationKeys() == nil && shown?.animation(forKey: "fade") == nil)
  }

  /// A layer that doesn't inherit `init(layer:)`, because it declares a designated initializer.
  private final class Bare: CALayer {
    let side: CGFloat

    init(side: CGFloat) {
      self.side = side
      super.init()
    }
  }

  /// E17.
  @Test func `a layer without init(layer:) changes and animates in a hosted tree`() {
    let bare = Bare(side: 2)
    bare.contents = 1
    let hosted = HostedLayer(bare)
    hosted.perform { layer in
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.isHidden = true
      layer.opacity = 0
      layer.contents = 2
      layer.setValue(3.0, forKey: "mine")
    }
    hosted.host.advance(to: 0.5)
    hosted.perform { $0.opacity = 1 }
    let animation = bare.animation(forKey: "opacity") as? CABasicAnimation
    #expect(animation?.fromValue as? Float == 0.5)
    hosted.perform { $0.add(CABasicAnimation.animating("mine", from: 0.0, to: 8.0), forKey: nil) }
    hosted.host.advance(to: 0.75)
    #expect(bare.shownAnimatedValue(forKey: "opacity") != nil && bare.isHidden)
    hosted.perform { $0.isHidden = false }
  }

  /// E17.
  @Test func `asking a layer without init(layer:) for its presentation stops with the class's name`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let hosted = HostedLayer(Bare(side: 1))
      _ = hosted.layer.presentation()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("init(layer:)") && message.contains("Bare"), "\(message)")
  }
}
