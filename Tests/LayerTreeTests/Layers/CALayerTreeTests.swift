import LayerTree
import Testing

@Suite struct CALayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> [String] { layer.sublayers?.compactMap(\.name) ?? [] }

  /// S7.
  @Test func `sublayers are inserted at an index, below a sibling and above a sibling`() {
    let root = CALayer()
    for name in ["a", "b", "c"] { root.addSublayer(named(name)) }
    root.insertSublayer(named("first"), at: 0)
    root.insertSublayer(named("beyond"), at: 99)
    let b = root.sublayers?[2]
    root.insertSublayer(named("below b"), below: b)
    root.insertSublayer(named("above b"), above: b)
    #expect(names(root) == ["first", "a", "below b", "b", "above b", "c", "beyond"])
  }

  @Test func `adding a layer removes it from its former superlayer`() {
    let (old, new, layer) = (CALayer(), CALayer(), CALayer())
    old.addSublayer(layer)
    new.addSublayer(layer)
    #expect(old.sublayers == nil)
    #expect(layer.superlayer === new)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil && new.sublayers == nil)
  }

  @Test func `replacing a sublayer keeps its index`() {
    let root = CALayer()
    for name in ["a", "b", "c"] { root.addSublayer(named(name)) }
    if let b = root.sublayers?[1] { root.replaceSublayer(b, with: named("new")) }
    #expect(names(root) == ["a", "new", "c"])
    root.replaceSublayer(CALayer(), with: named("nothing"))
    #expect(names(root) == ["a", "new", "c"])
  }

  @Test func `a mask's superlayer is the masked layer, but it isn't one of its sublayers`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer === layer && layer.sublayers == nil)
    layer.mask = nil
    #expect(mask.superlayer == nil)
  }

  @Test func `a deallocated superlayer leaves no dangling reference`() {
    let layer = CALayer()
    do {
      let superlayer = CALayer()
      superlayer.addSublayer(layer)
    }
    #expect(layer.superlayer == nil)
  }

  @Test func `a layer can't be inserted into itself or its descendants`() {
    let (outer, inner, leaf) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.mask = leaf
    let reports = CoreAnimationDiagnostics.reports {
      inner.addSublayer(outer)
      leaf.insertSublayer(outer, at: 0)
      inner.mask = outer
      leaf.addSublayer(leaf)
      inner.addSublayer(leaf)
      inner.replaceSublayer(leaf, with: outer)
      inner.sublayers = [outer, leaf]
    }
    #expect(reports.count == 1)
    #expect(outer.superlayer == nil && outer.sublayers == [inner] && inner.superlayer === outer)
    #expect(inner.mask == nil && inner.sublayers == [leaf] && leaf.sublayers == nil)
  }

  @Test func `a presentation layer can't be inserted into a tree`() {
    let hosted = HostedLayer()
    let other = CALayer()
    let shown = hosted.layer.presentation()
    let reports = CoreAnimationDiagnostics.reports {
      if let shown { other.addSublayer(shown) }
      shown?.addSublayer(other)
      other.mask = shown
    }
    #expect(reports.count == 1 && other.sublayers == nil && other.mask == nil && other.superlayer == nil)
  }

  /// S9 and the layer's side of DEF-LAYER.
  @Test func `layers have Core Animation's defaults`() {
    let layer = CALayer()
    #expect(layer.borderWidth == 0 && layer.borderColor == .black && layer.cornerRadius == 0)
    #expect(layer.backgroundColor == nil && !layer.masksToBounds)
    #expect(layer.shadowColor == .black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
    #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided && !layer.isGeometryFlipped)
    #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize && layer.allowsGroupOpacity)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.duration == .infinity && layer.speed == 1 && layer.beginTime == 0)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
  }

  /// DEF-SHAPE and DEF-TEXT, S17, S18.
  @Test func `shape, gradient and text layers have Core Animation's defaults`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.fillColor == .black && shape.fillRule == .nonZero)
    #expect(shape.strokeColor == nil && shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineCap == .butt)
    #expect(shape.lineJoin == .miter && shape.lineDashPhase == 0 && shape.lineDashPattern == nil)
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let text = CATextLayer()
    #expect(text.string == nil && text.fontSize == 36 && text.foregroundColor == .white)
    #expect(text.alignmentMode == .natural)
  }
}
