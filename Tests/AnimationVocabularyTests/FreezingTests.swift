import AnimationVocabulary
import QuartzCore
import Staging
import TestSupport
import Testing

/// Layers that stop with the look that they have (S205).
@Suite struct FreezingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private func staged<Layer: CALayer>(_ layer: Layer) -> Layer {
    stage.perform {
      layer.frame = stage.layer.bounds
      stage.layer.addSublayer(layer)
    }
    return layer
  }

  private func animation(_ keyPath: String, from start: Any, to end: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (start, end, 1)
    return animation
  }

  private final class Ends: NSObject, CAAnimationDelegate {
    var flags: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { flags.append(flag) }
  }

  @Test func `S205: a frozen layer keeps its look, and the next animation starts there`() throws {
    let (layer, ends) = (staged(CAShapeLayer()), Ends())
    stage.perform {
      layer.strokeEnd = 0
      let stroke = animation("strokeEnd", from: 0, to: 1)
      stroke.delegate = ends
      layer.add(stroke, forKey: nil)
      layer.add(animation("position.x", from: 0, to: 100), forKey: "move")
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([animation("transform.rotation.z", from: 0, to: 1)], 1)
      layer.add(group, forKey: "group")
    }
    stage.advance(to: 0.25)
    let shown = try #require(layer.presentation())
    stage.perform { layer.freezeAnimations() }
    #expect(layer.animationKeys() == nil && ends.flags == [false])
    #expect(layer.position.x == 25 && layer.strokeEnd == 0.25)
    #expect(CATransform3DEqualToTransform(layer.transform, shown.transform))
    #expect(layer.presentation()?.position == shown.position)
    stage.perform {
      let next = CABasicAnimation(keyPath: "position.x")
      (next.toValue, next.duration) = (5, 1)
      layer.add(next, forKey: nil)
    }
    #expect(layer.presentation()?.position.x == 25)
    stage.advance(to: 0.75)
    #expect(layer.presentation()?.position.x == 15)
  }

  @Test func `properties of one's own that animations with a key change are kept`() {
    let layer = staged(CALayer())
    stage.perform {
      layer.setValue(0, forKey: "level")
      layer.add(animation("level", from: 0, to: 8), forKey: "level")
    }
    stage.advance(to: 0.5)
    stage.perform { layer.freezeAnimations() }
    #expect((layer.value(forKey: "level") as? NSNumber)?.doubleValue == 4)
  }

  @Test func `a layer without animations doesn't change`() {
    let layer = CALayer()
    layer.cornerRadius = 3
    layer.freezeAnimations()
    #expect(layer.cornerRadius == 3)
  }

  private static let makers: [@Sendable () -> CALayer] = [
    { CALayer() }, { CAGradientLayer() }, { CATextLayer() }, { CAReplicatorLayer() }, { CAEmitterLayer() },
  ]

  @Test(arguments: makers)
  func `every class keeps its own values and those of animations without a key`(
    _ make: @Sendable () -> CALayer
  ) {
    let layer = staged(make())
    stage.perform { layer.add(animation("opacity", from: 0, to: 1), forKey: nil) }
    stage.advance(to: 0.25)
    stage.perform { layer.freezeAnimations() }
    #expect(layer.opacity == 0.25 && layer.bounds.width == 100)
  }
}
