import LayerTree
import TestSupport
import Testing

/// Frames, conversions and hit tests: the rows GEO and CONV of the truth table, and rules that follow from
/// them.
@Suite struct CALayerGeometryTests {
  private func layer(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50), position: CGPoint = CGPoint(x: 200, y: 300),
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> CALayer {
    let layer = CALayer()
    layer.bounds = bounds
    layer.position = position
    layer.anchorPoint = anchorPoint
    return layer
  }

  private func expect(_ rect: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    #expect(isClose(numbers, [x, y, width, height], within: 1e-4))
  }

  @Test func `the frame follows from bounds, position and anchor point`() {
    expect(layer().frame, 150, 275, 100, 50)  // GEO-1
    expect(layer(anchorPoint: .zero).frame, 200, 300, 100, 50)  // GEO-2
    expect(layer(position: .zero, anchorPoint: CGPoint(x: 2, y: -1)).frame, -200, 50, 100, 50)  // GEO-5
    expect(layer(bounds: .zero, position: CGPoint(x: 10, y: 20)).frame, 10, 20, 0, 0)  // GEO-6
  }

  @Test func `setting the frame sets bounds and position`() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let plain = CALayer()
    plain.frame = frame  // GEO-7
    expect(plain.bounds, 0, 0, 100, 50)
    #expect(plain.position == CGPoint(x: 60, y: 45))
    for (anchor, position) in [(0.0, CGPoint(x: 10, y: 20)), (1, CGPoint(x: 110, y: 70))] {
      let anchored = CALayer()
      anchored.anchorPoint = CGPoint(x: anchor, y: anchor)
      anchored.frame = frame  // GEO-8, GEO-9
      #expect(anchored.position == position)
    }
    let scrolled = layer(bounds: CGRect(x: 11, y: 22, width: 5, height: 5))
    scrolled.frame = frame  // GEO-10
    expect(scrolled.bounds, 11, 22, 100, 50)
    let negative = CALayer()
    negative.frame = CGRect(x: 0, y: 0, width: -100, height: -50)  // GEO-11
    expect(negative.bounds, 0, 0, 100, 50)
    #expect(negative.position == CGPoint(x: -50, y: -25))
  }

  @Test func `the frame is the bounding box of the transformed bounds`() {
    let scaled = layer()
    scaled.transform = CATransform3DMakeScale(2, 4, 1)
    expect(scaled.frame, 100, 200, 200, 200)  // GEO-13
    let moved = layer()
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    expect(moved.frame, 160, 295, 100, 50)  // GEO-14
    let turned = layer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: .zero)
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    expect(turned.frame, -70.71068, -70.71068, 141.42136, 141.42136)  // GEO-15
    let placed = CALayer()
    placed.transform = CATransform3DMakeTranslation(10, 20, 0)
    placed.frame = CGRect(x: 10, y: 20, width: 100, height: 50)  // GEO-17
    expect(placed.bounds, 0, 0, 100, 50)
    #expect(placed.position == CGPoint(x: 50, y: 25))
  }

  @Test func `depth, flipping and contents scale don't affect the frame`() {
    let layer = layer()
    layer.zPosition = 17
    layer.anchorPointZ = 25
    layer.isGeometryFlipped = true
    layer.contentsScale = 2
    expect(layer.frame, 150, 275, 100, 50)  // GEO-18
  }

  /// CONV-10.
  @Test func `a transform that isn't affine has the identity as its affine transform`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for spatial in [
      CATransform3DMakeScale(1, 1, 2), CATransform3DMakeRotation(.pi / 3, 1, 0, 0),
      CATransform3DMakeTranslation(0, 0, 5), perspective,
    ] {
      let layer = layer()
      layer.transform = spatial
      #expect(layer.affineTransform() == .identity)
    }
  }

  /// S1.
  @Test func `the position is the anchor point in the superlayer's space`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `layers with an anchor point of zero share no changes, and keep its sign`() {
    let (changed, other, negative) = (CALayer(), CALayer(), CALayer())
    for layer in [changed, other] { layer.anchorPoint = .zero }
    changed.anchorPoint.x = 1
    changed.zPosition = 2
    #expect(changed.anchorPoint == CGPoint(x: 1, y: 0) && changed.zPosition == 2)
    #expect(other.anchorPoint == .zero && other.zPosition == 0)
    negative.anchorPoint = CGPoint(x: -0.0, y: 0)
    #expect(negative.anchorPoint.x.sign == .minus)
  }

  /// S13.
  @Test func `a frame is read back as it was set`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.bounds.size == CGSize(width: 20, height: 20))
    var random = SeededGenerator(seed: 51)
    for _ in 0..<200 {
      let frame = CGRect(
        x: random.double(in: -500...500), y: random.double(in: -500...500), width: random.double(in: 0...500),
        height: random.double(in: 0...500))
      layer.anchorPoint = CGPoint(x: random.double(in: -1...2), y: random.double(in: -1...2))
      layer.transform = CATransform3DMakeScale(random.double(in: 0.1...3), random.double(in: 0.1...3), 1)
      layer.frame = frame
      expect(layer.frame, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    }
  }

  @Test func `points are converted between superlayer and sublayer`() {
    let parent = layer(bounds: CGRect(x: 0, y: 0, width: 200, height: 200), position: CGPoint(x: 100, y: 100))
    let child = layer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50), position: CGPoint(x: 100, y: 50))
    parent.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))  // CONV-1
    #expect(parent.convert(CGPoint.zero, to: child) == CGPoint(x: -75, y: -25))  // CONV-2
    expect(child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent), 75, 25, 10, 20)  // CONV-3
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 50, y: 0))  // CONV-5
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 150, y: 100))  // CONV-5
    child.transform = CATransform3DIdentity
    parent.bounds.origin = CGPoint(x: 10, y: 20)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))  // CONV-4
    parent.bounds.origin = .zero
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 85, y: 45))  // CONV-6
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 60, y: -38))  // CONV-7
    parent.sublayerTransform = CATransform3DIdentity
    let turned = layer(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 100, y: 100))
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    parent.addSublayer(turned)
    let box = turned.convert(turned.bounds, to: parent)
    expect(box, 29.289322, 29.289322, 141.421356, 141.421356)  // CONV-8
  }

  @Test func `bounds of either sign contain their minimum edges but not their maximum edges`() {
    for bounds in [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 4, y: 6, width: -3, height: -4)] {
      let layer = layer(bounds: bounds)
      for (x, y) in [(1, 2), (3.9, 5.9), (1, 5.9)] { #expect(layer.contains(CGPoint(x: x, y: y))) }
      for (x, y) in [(4, 2), (1, 6), (0.9, 2), (1, 1.9)] { #expect(!layer.contains(CGPoint(x: x, y: y))) }
    }
    #expect(!CALayer().contains(.zero) && !layer().contains(CGPoint(x: CGFloat.nan, y: 0)))
    #expect(layer(bounds: .infinite).contains(.zero) && !layer(bounds: .null).contains(.zero))
  }

  /// A rotation by 60° about y maps x to x·cos 60°.
  @Test func `points of a rotated layer are projected onto the plane`() {
    let (root, turned) = (CALayer(), layer(position: CGPoint(x: 100, y: 100)))
    turned.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.addSublayer(turned)
    let corner = root.convert(CGPoint.zero, from: turned)
    #expect(isClose([Double(corner.x), Double(corner.y)], [75, 75], within: 1e-9))
    let back = turned.convert(CGPoint(x: 75, y: 75), from: root)
    #expect(isClose([Double(back.x), Double(back.y)], [0, 0], within: 1e-9))
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(root.hitTest(CGPoint(x: 0, y: 0)) === turned)
    #expect(root.hitTest(CGPoint(x: -26, y: 0)) === root)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `points are converted there and back in perspective, even through transform layers`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var layers: [CALayer] = []
    for level in 0..<4 {
      let current = level == 2 ? CATransformLayer() : CALayer()
      current.frame = CGRect(
        x: random.double(in: -9...9), y: random.double(in: -9...9), width: 100, height: 80)
      let turn = CATransform3DMakeRotation(random.double(in: -1...1), random.double(in: -1...1), 1, 0)
      (current.transform, current.zPosition) = (turn, CGFloat(random.double(in: -9...9)))
      if level % 2 == 0 { current.sublayerTransform.m34 = -1 / 800 }
      layers.last?.addSublayer(current)
      layers.append(current)
    }
    let point = CGPoint(x: random.double(in: 0...100), y: random.double(in: 0...80))
    for target in layers {
      let there = target.convert(point, from: layers[3])
      let back = layers[3].convert(there, from: target)
      #expect(isClose(Double(back.x), Double(point.x), within: 1e-6), "seed \(seed)")
      #expect(isClose(Double(back.y), Double(point.y), within: 1e-6), "seed \(seed)")
    }
  }

  @Test func `a hit test finds the frontmost layer that contains the point`() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 5)) == nil)
  }

  /// E11.
  @Test func `bounds with negative sizes are stored with positive ones`() {
    let (rect, negative) = (
      CGRect(x: -100, y: -50, width: 100, height: 50), CGRect(x: 0, y: 0, width: -100, height: -50)
    )
    for key in ["property", "key"] {
      let layer = CALayer()
      if key == "key" { layer.setValue(negative, forKey: "bounds") } else { layer.bounds = negative }
      #expect(layer.bounds.origin == rect.origin && layer.bounds.size == rect.size)
      #expect(layer.bounds.size.width == 100 && layer.bounds.size.height == 50)
    }
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.setValue(-30, forKeyPath: "bounds.size.width")
    #expect(layer.bounds.origin.x == -20 && layer.bounds.size.width == 30 && layer.bounds.origin.y == 20)
  }
}
