import CoreGraphics
import LayerTree
import TestSupport
import Testing

/// Hit testing, defaults, animatable properties and conversions: behaviors 42, 43 and 51.
@Suite struct TreeBehaviors {
  @Test func `behavior 42: a hit test finds siblings by z position, then by order`() {
    let root = CALayer()
    root.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let layers = (0..<3).map { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.addSublayer(layer)
      return layer
    }
    let point = CGPoint(x: 105, y: 105)
    #expect(root.hitTest(point) === layers[2] && root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    layers[0].zPosition = 1
    #expect(root.hitTest(point) === layers[0])
    layers[1].zPosition = 1
    #expect(root.hitTest(point) === layers[1])
    layers[1].isHidden = true
    #expect(root.hitTest(point) === layers[0])
    layers[0].opacity = 0
    #expect(root.hitTest(point) === layers[2])
    root.isHidden = true
    #expect(root.hitTest(point) == nil)
  }

  @Test func `behavior 42: a hit test ignores what masksToBounds clips`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    outer.addSublayer(inner)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === inner)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) == nil && outer.hitTest(CGPoint(x: 7, y: 7)) === inner)
  }

  /// DEF-LAYER, TM-DEF-LAYER, S10.
  @Test func `behavior 43: layers have their own defaults for timing and geometry`() {
    let layer = CALayer()
    #expect(layer.duration == .infinity && layer.doubleSidedAndUpright)
    #expect(layer.zPosition == 0 && layer.anchorPointZ == 0 && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform) && layer.contentsGravity == .resize)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.maskedCorners.rawValue == 15)  // CC-2
    #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1 && CACornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4 && CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
  }

  /// S10, S11.
  @Test(
    arguments: ["zPosition", "anchorPointZ", "contentsScale", "cornerRadius", "borderWidth", "shadowRadius"])
  func `numeric properties of a layer can be animated`(_ key: String) {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.animating(key, from: 1, to: 3))
    #expect(hosted.number(key, at: 0.5) == 2)
  }

  /// S10, S17.
  @Test func `sublayer transforms and numeric properties of shape layers can be animated`() {
    let hosted = HostedLayer(CAShapeLayer())
    hosted.add(
      CABasicAnimation.animating("sublayerTransform", from: nil, to: CATransform3DMakeScale(3, 3, 3)))
    hosted.add(CABasicAnimation.animating("sublayerTransform.translation.x", from: 0, to: 8))
    let keys = ["lineWidth", "miterLimit", "lineDashPhase", "strokeStart", "strokeEnd"]
    for key in keys {
      hosted.add(CABasicAnimation.animating(key, from: 1, to: 3))
    }
    for key in keys {
      #expect(hosted.number(key, at: 0.5) == 2, "\(key)")
    }
    let shown = hosted.layer.presentation()?.sublayerTransform
    #expect(shown?.m11 == 2 && shown?.m41 == 4)
  }

  private func nested(parentBounds: CGRect, _ childBounds: CGRect, at position: CGPoint) -> (CALayer, CALayer)
  {
    let (parent, child) = (CALayer(), CALayer())
    (parent.bounds, parent.position) = (parentBounds, CGPoint(x: 100, y: 100))
    (child.bounds, child.position) = (childBounds, position)
    parent.addSublayer(child)
    return (parent, child)
  }

  /// CONV-4, CONV-5, CONV-8.
  @Test func `conversions ignore the origin of the superlayer's bounds and apply scales and rotations`() {
    let whole = CGRect(x: 0, y: 0, width: 200, height: 200)
    for origin in [CGPoint.zero, CGPoint(x: 10, y: 20)] {
      let (parent, child) = nested(
        parentBounds: CGRect(origin: origin, size: whole.size), CGRect(x: 0, y: 0, width: 50, height: 50),
        at: CGPoint(x: 100, y: 50))
      #expect(child.convert(.zero, to: parent) == CGPoint(x: 75, y: 25))
    }
    let (parent, child) = nested(
      parentBounds: whole, CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 100, y: 50))
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(.zero, to: parent) == CGPoint(x: 50, y: 0))
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 150, y: 100))
    let (outer, turned) = nested(
      parentBounds: whole, CGRect(x: 0, y: 0, width: 100, height: 100), at: CGPoint(x: 100, y: 100))
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let box = turned.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
    #expect(
      isClose(
        [box.minX, box.minY, box.width, box.height].map { Double($0) }, [29.289, 29.289, 141.421, 141.421],
        within: 1e-3))
  }

  /// Behavior 51.
  @Test func `points are converted between any two layers and back, even in different trees`() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let layers = (0..<6).map { _ in
        let layer = CALayer()
        layer.frame = CGRect(
          x: random.double(in: -9...9), y: random.double(in: -9...9), width: 30, height: 20)
        layer.bounds.origin.x = random.double(in: -5...5)
        layer.anchorPoint.x = random.double(in: 0...1)
        layer.isGeometryFlipped = Bool.random(using: &random)
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: random.double(in: -3...3)).scaledBy(x: 2, y: 0.5))
        layer.sublayerTransform = CATransform3DMakeTranslation(random.double(in: -3...3), 1, 0)
        return layer
      }
      for (parent, child) in [(0, 1), (1, 2), (0, 3), (4, 5)] { layers[parent].addSublayer(layers[child]) }
      let (a, b) = (random.element(of: layers), random.element(of: layers))
      let point = CGPoint(x: random.double(in: -50...50), y: random.double(in: -50...50))
      let there = a.convert(point, to: b)
      let back = a.convert(there, from: b)
      #expect(
        isClose([back.x, back.y].map { Double($0) }, [point.x, point.y].map { Double($0) }, within: 1e-9),
        "\(seed)")
      let outside = a.convert(point, to: nil)
      let inside = b.convert(outside, from: nil)
      #expect(
        isClose(
          [there.x, there.y].map { Double($0) }, [inside.x, inside.y].map { Double($0) }, within: 1e-9),
        "\(seed)")
    }
  }
}

extension CALayer {
  fileprivate var doubleSidedAndUpright: Bool { isDoubleSided && !isGeometryFlipped }
}
