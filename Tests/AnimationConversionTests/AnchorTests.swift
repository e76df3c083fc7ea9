import AnimationConversion
import CoreGraphics
import Staging
import TestSupport
import Testing

/// Anchor points that move while the layer stays in place (S14–S16).
@Suite struct AnchorTests {
  private func corners(of layer: CALayer, in root: CALayer) -> [Double] {
    let bounds = layer.bounds
    return [(0, 0), (1, 0), (0, 1), (1, 1)].flatMap { x, y in
      numbers(
        layer.convert(
          CGPoint(x: bounds.minX + CGFloat(x) * bounds.width, y: bounds.minY + CGFloat(y) * bounds.height),
          to: root))
    }
  }

  @Test func `S14: the frame doesn't change`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.moveAnchor(to: .leftTop)
    #expect(layer.position == .zero && layer.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.anchorPoint == .zero)
  }

  @Test func `S14: the corners stay under a scale, a rotation, a shear, and with moved bounds`() {
    let root = CALayer()
    for transform in [
      CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: 1),
      CGAffineTransform(a: 1, b: 0.3, c: -0.8, d: 2, tx: 5, ty: 6),
    ] {
      let layer = CALayer()
      root.addSublayer(layer)
      layer.bounds = CGRect(x: -7, y: 3, width: 100, height: 50)
      layer.position = CGPoint(x: 30, y: 40)
      layer.setAffineTransform(transform)
      let before = corners(of: layer, in: root)
      for point in [CGPoint(x: 0, y: 1), CGPoint(x: 1.5, y: -2), CGPoint(x: 0.5, y: 0.5)] {
        layer.moveAnchor(to: point)
        #expect(isClose(corners(of: layer, in: root), before, within: 1e-9))
      }
    }
  }

  @Test(
    arguments: [
      (LayerAnchor.default, 0.5, 0.5), (.center, 0.5, 0.5), (.top, 0.5, 0), (.left, 0, 0.5),
      (.bottom, 0.5, 1),
      (.right, 1, 0.5), (.leftTop, 0, 0), (.leftBottom, 0, 1), (.rightTop, 1, 0), (.rightBottom, 1, 1),
    ] as [(LayerAnchor, CGFloat, CGFloat)])
  func `S15: the named anchors`(_ anchor: LayerAnchor, _ x: CGFloat, _ y: CGFloat) {
    let layer = CALayer()
    layer.moveAnchor(to: anchor)
    #expect(layer.anchorPoint == CGPoint(x: x, y: y) && anchor.point == CGPoint(x: x, y: y))
  }

  @Test func `S16: an equal anchor changes nothing, bit for bit`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let before = layer.position
    layer.moveAnchor(to: CGPoint(x: 0.5, y: 0.5))
    #expect(
      layer.position.x.bitPattern == before.x.bitPattern && layer.position.y.bitPattern == before.y.bitPattern
    )
  }

  @Test func `S14: moving the anchor isn't animated`() {
    let fixture = AnimationFixture()
    fixture.stage.perform { fixture.layer.moveAnchor(to: .rightBottom) }
    #expect(fixture.layer.animationKeys() == nil)
  }

  @Test func `S205: a frozen layer stays as it shows, and the next animation starts there`() throws {
    let fixture = AnimationFixture()
    let layer = fixture.layer
    fixture.stage.perform {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (100, 200, 1)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue) = (0, 1)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([turn], 1)
      layer.add(move, forKey: "move")
      layer.add(group, forKey: "group")
    }
    fixture.stage.advance(to: 0.25)
    let shown = try #require(layer.presentation())
    fixture.stage.perform { layer.freezeAnimations() }
    #expect(layer.position.x == 125 && layer.animationKeys() == nil)
    #expect(isClose(numbers(layer.transform), numbers(shown.transform), within: 1e-12))
    #expect(layer.presentation()?.position == shown.position)
    fixture.stage.perform {
      let next = CABasicAnimation(keyPath: "position.x")
      (next.toValue, next.duration) = (25, 1)
      layer.add(next, forKey: nil)
    }
    #expect(layer.presentation()?.position.x == 125)
    fixture.stage.advance(to: 0.75)
    #expect(layer.presentation()?.position.x == 75)
  }
}
