import MotionCore
import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// Perspective: m34 = −1/distance, and a point is seen at (x, y)/w.
@Suite struct PerspectiveTests {
  /// A root of 40 × 30 points seen from a distance, and a layer in it.
  private func stage(_ layer: CALayer, distance: CGFloat = 60) -> CALayer {
    let root = CALayer(0, 0, 40, 30)
    root.sublayerTransform.m34 = -1 / distance
    root.addSublayer(layer)
    return root
  }

  private func draw(_ layer: CALayer, distance: CGFloat = 60) -> Bitmap {
    Drawn(onScreen: stage(layer, distance: distance), width: 40, height: 30).bitmap
  }

  /// The eye is 60 points in front of the center. A rotation by 30° maps x to x·cos 30° and z to −x·sin 30°.
  @Test func `a rotated rectangle's sides are at their projections`() {
    let layer = CALayer(4, 5, 32, 20, .red)
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    let drawn = Drawn(onScreen: stage(layer), width: 40, height: 30)
    let rootOf3 = 3.0.squareRoot()
    for x in 0..<40 {
      // The layer's x that is seen at the pixel's center: s = x·cos 30°/(1 + x/120).
      let s = Double(x) + 0.5 - 20
      let inLayer = s / (rootOf3 / 2 - s / 120)
      let height = abs(inLayer) <= 16 ? 20 / (1 + inLayer / 120) : 0
      let alphas = (0..<30).reduce(0) { $0 + drawn.alpha(x, $1) }
      let isAtSide = abs(abs(inLayer) - 16) < 1
      if !isAtSide { #expect(abs(Double(alphas) / 255 - height) < 0.02, "\(x)") }
    }
  }

  @Test func `z alone scales about the eye, to the byte`() {
    let near = CALayer(10, 10, 8, 6, .red)
    near.zPosition = 30
    let large = CALayer(0, 5, 16, 12, .red)
    #expect(draw(near) == draw(large))
    let moved = CALayer(10, 10, 8, 6, .red)
    moved.transform = CATransform3DMakeTranslation(0, 0, 30)
    #expect(draw(moved) == draw(large))
  }

  @Test func `m34 in a layer's own transform applies about its anchor point`() {
    let layer = CALayer(10, 10, 8, 6, .red)
    layer.transform.m34 = -1 / 60
    layer.transform = CATransform3DTranslate(layer.transform, 0, 0, 30)
    let large = CALayer(6, 7, 16, 12, .red)
    let root = CALayer(0, 0, 40, 30)
    root.addSublayer(layer)
    let other = CALayer(0, 0, 40, 30)
    other.addSublayer(large)
    #expect(
      Drawn(onScreen: root, width: 40, height: 30).bitmap
        == Drawn(onScreen: other, width: 40, height: 30).bitmap)
  }

  @Test func `a transform rotates about anchorPointZ`() {
    let turn = CATransform3DMakeRotation(0.7, 0.3, 1, 0)
    let layer = CALayer(10, 8, 16, 12, .red)
    (layer.anchorPointZ, layer.transform) = (5, turn)
    let shifted = CALayer(10, 8, 16, 12, .red)
    shifted.transform = CATransform3DTranslate(turn, 0, 0, -5)
    #expect(draw(layer) == draw(shifted))
  }

  @Test func `zPosition moves after the transform`() {
    let layer = CALayer(10, 8, 16, 12, .red)
    (layer.zPosition, layer.transform) = (12, CATransform3DMakeRotation(0.7, 0.3, 1, 0))
    let shifted = CALayer(10, 8, 16, 12, .red)
    shifted.transform = CATransform3DConcat(layer.transform, CATransform3DMakeTranslation(0, 0, 12))
    #expect(draw(layer) == draw(shifted))
  }

  @Test func `nothing is drawn beside the eye and behind it`() {
    for z in [60.0, 61, 1e6] {
      let layer = CALayer(10, 8, 16, 12, .red)
      layer.zPosition = z
      #expect(draw(layer).pixels.allSatisfy { $0 == 0 }, "\(z)")
    }
  }

  /// A wall on the right, perpendicular to the screen: seen edge-on without perspective, and from the inside with it.
  @Test func `the visible side depends on the position of the eye`() {
    for (angle, isFront) in [(CGFloat.pi / 2, true), (-.pi / 2, false)] {
      let wall = CALayer(20, 5, 20, 20, .red)
      wall.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      let both = draw(wall)
      #expect(both.pixels.contains { $0 != 0 })
      wall.isDoubleSided = false
      #expect(draw(wall).pixels.contains { $0 != 0 } == !isFront)
    }
  }

  @Test func `a plane's sublayers show their backs when it's rotated`() {
    let plane = CALayer(10, 5, 20, 20)
    plane.addSublayer(CALayer(0, 0, 10, 10, .red))
    plane.sublayers?[0].isDoubleSided = false
    plane.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(draw(plane).pixels.contains { $0 != 0 })
    plane.transform = CATransform3DMakeRotation(.pi + 0.5, 0, 1, 0)
    #expect(draw(plane).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a plain layer flattens its sublayers`() {
    let plane = CALayer(5, 5, 30, 20)
    let child = CALayer(5, 5, 10, 10, .red)
    plane.addSublayer(child)
    plane.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let flat = draw(plane)
    child.transform = CATransform3DMakeTranslation(0, 0, 20)
    #expect(draw(plane) == flat)
  }

  @Test func `a context draws layers with perspective untransformed, at the origin`() {
    let layer = CALayer(10, 8, 16, 12, .red)
    layer.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
    let drawn = Drawn(inContext: stage(layer), width: 40, height: 30)
    #expect(drawn.paintedCount == 16 * 12 && drawn.alpha(0, 0) == 255 && drawn.alpha(15, 11) == 255)
  }

  /// Hit testing matches drawing, except at edges; the order of hits depends only on zPosition.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a point hits the layer that is visible there`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func turned(_ layer: CALayer, _ sublayers: [CALayer]) -> CALayer {
      layer.transform = CATransform3DMakeRotation(random.double(in: -1...1), random.double(in: -1...1), 1, 0)
      layer.sublayers = sublayers
      return layer
    }
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let inner = turned(CALayer(3, 3, 8, 8, .green), [CALayer(1, 1, 4, 9, .blue)])
    inner.sublayerTransform.m34 = -1 / 30
    let root = stage(turned(space, [turned(CALayer(8, 6, 24, 18, .red), [inner])]))
    let drawn = Drawn(onScreen: root, width: 40, height: 30)
    for y in 0..<30 {
      for x in 0..<40 {
        let hit = root.hitTest(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let color = hit?.backgroundColor?.components ?? [0, 0, 0, 0]
        let isPure = drawn[x, y].allSatisfy { $0 == 0 || $0 == 255 }
        if isPure { #expect(drawn[x, y] == color.map { Int($0 * 255) }, "seed \(seed), \(x), \(y)") }
      }
    }
  }

  @Test(arguments: PerspectiveScene.allCases)
  func `drawing only changed pixels has the same bytes`(_ scene: PerspectiveScene) {
    let root = scene.root
    let host = LayerHost(root: root)
    let renderer = FrameRenderer(width: 40, height: 30, scale: 1, mode: .screen)
    for step in 0..<6 {
      host.perform {
        let turn = CATransform3DMakeRotation(0.1, 0, 1, step % 2 == 0 ? 0 : 1)
        root.sublayers?.last.map { $0.transform = CATransform3DConcat(turn, $0.transform) }
      }
      let fresh = FrameRenderer(width: 40, height: 30, scale: 1, mode: .screen)
      #expect(renderer.picture(of: host) == fresh.picture(of: host), "step \(step)")
    }
    host.close()
  }

  @Test(arguments: PerspectiveScene.allCases)
  func `bytes don't depend on the number of threads`(_ scene: PerspectiveScene) {
    let pictures = [1, 2, 8].map {
      Drawn(onScreen: scene.root, width: 80, height: 60, scale: 2, threads: $0).bitmap
    }
    #expect(pictures[1] == pictures[0] && pictures[2] == pictures[0])
  }
}

// MARK: - Comparison with the flat picture

extension PerspectiveTests {
  /// The kinds of content, each in a plane of 40 × 30 points.
  private static let contents: [(name: String, fill: @Sendable (CALayer) -> Void)] = [
    ("background and corners", { $0.addSublayer(rounded()) }),
    (
      "border",
      {
        let layer = CALayer(8, 6, 24, 16)
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (5, 2, .blue)
        $0.addSublayer(layer)
      }
    ),
    (
      "continuous corners",
      {
        let layer = rounded()
        layer.cornerCurve = .continuous
        $0.addSublayer(layer)
      }
    ),
    (
      "shape",
      {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 8, y: 6, width: 24, height: 18), transform: nil)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.yellow, .blue, 3)
        shape.lineDashPattern = [5, 2]
        $0.addSublayer(shape)
      }
    ),
    (
      "picture",
      {
        let layer = CALayer(6, 5, 28, 20)
        let colors = CALayer(0, 0, 3, 3, .red)
        colors.sublayers = [CALayer(1, 0, 1, 3, .green), CALayer(0, 2, 3, 1, .blue)]
        layer.contents = Drawn(onScreen: colors, width: 3, height: 3).image
        $0.addSublayer(layer)
      }
    ),
    (
      "gradients",
      {
        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
          let layer = CAGradientLayer()
          layer.frame = CGRect(x: 2 + 12 * index, y: 8, width: 11, height: 14)
          (layer.type, layer.colors) = (type, [CGColor.red, CGColor.cyan, CGColor.red])
          (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.2, y: 0.3), CGPoint(x: 1, y: 0.9))
          $0.addSublayer(layer)
        }
      }
    ),
    (
      "group",
      {
        let group = rounded()
        (group.opacity, group.masksToBounds) = (0.6, true)
        group.addSublayer(CALayer(-3, -3, 12, 9, .magenta))
        $0.addSublayer(group)
      }
    ),
    (
      "mask",
      {
        let layer = rounded()
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 12), transform: nil)
        layer.mask = mask
        $0.addSublayer(layer)
      }
    ),
    (
      "shadow",
      {
        let layer = rounded()
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (
          0.8, 1.5, CGSize(width: 2, height: 1)
        )
        $0.addSublayer(layer)
      }
    ),
    (
      "shadow of a path",
      {
        let layer = rounded()
        (layer.shadowOpacity, layer.shadowRadius) = (0.8, 1.5)
        layer.shadowPath = CGPath(ellipseIn: layer.bounds.insetBy(dx: -3, dy: -2), transform: nil)
        $0.addSublayer(layer)
      }
    ),
    (
      "tilted in a tilted plane",
      {
        let layer = rounded()
        layer.transform.m34 = -1 / 40
        layer.transform = CATransform3DRotate(layer.transform, 0.6, 1, 0, 0)
        $0.addSublayer(layer)
      }
    ),
  ]

  private static func rounded() -> CALayer {
    let layer = CALayer(8, 6, 24, 16, CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.8))
    layer.cornerRadius = 5
    return layer
  }

  /// The flat picture, drawn eight times as large and projected, with many samples per pixel.
  private func reference(_ plane: CALayer, _ projection: Projection) -> [SIMD4<Double>] {
    let scale = 8.0
    let flat = Drawn(onScreen: plane, width: 320, height: 240, scale: scale).bitmap
    guard let inverse = projection.inverse else { return [] }
    return (0..<1200).map { index in
      var sum = SIMD4<Double>.zero
      for point in 0..<64 {
        let x = Double(index % 40) + (Double(point % 8) + 0.5) / 8
        let y = Double(index / 40) + (Double(point / 8) + 0.5) / 8
        guard let place = inverse.image(of: Point(x, y)) else { continue }
        let (u, v) = (Int((place.x * scale).rounded(.down)), Int((place.y * scale).rounded(.down)))
        guard u >= 0, v >= 0, u < flat.width, v < flat.height else { continue }
        sum += flat[u, v].vector / 64
      }
      return sum
    }
  }

  @Test(arguments: contents.indices)
  func `a plane in perspective equals its projected flat picture`(_ index: Int) {
    let (name, fill) = Self.contents[index]
    for angle in [0.5, -0.9] {
      let plane = CALayer(0, 0, 40, 30)
      fill(plane)
      plane.transform = CATransform3DMakeRotation(angle, 0.4, 1, 0.1)
      let drawn = draw(plane)
      let eye =
        Matrix4.translation(-20, -15) * Matrix4(stage(CALayer()).sublayerTransform) * .translation(20, 15)
      let expected = reference(plane, Projection(plane.values.transformToSuperlayer * eye))
      let distances = zip(drawn.pixels, expected).flatMap { pixel, exact in
        let distance = pixel.vector - exact
        return (0..<4).map { abs(distance[$0]) }
      }
      // Edges of the flat picture are soft by an eighth of a pixel, two edges in one pixel mix, and a cone's tip has all colors.
      let (mean, outliers) = (distances.reduce(0, +) / 4800, distances.filter { $0 > 24 }.count)
      #expect(mean < 0.7 && outliers < 16, "\(name), \(angle): \(mean), \(outliers)")
    }
  }
}
