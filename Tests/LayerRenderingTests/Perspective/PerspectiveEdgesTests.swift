import MotionCore
import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import LayerTree

/// `allowsEdgeAntialiasing` and `edgeAntialiasingMask` of layers in perspective.
@Suite struct PerspectiveEdgesTests {
  private static let (width, height) = (40, 30)

  /// The bounds of a plane, a transform from there, and the eye's distance.
  private struct View {
    var bounds = CGRect(x: 0, y: 0, width: 24, height: 18)
    var transform = CATransform3DIdentity
    var distance = 60.0

    /// Random views, including from behind, at glancing angles, and of planes that extend behind the eye.
    static func random(_ seed: UInt64) -> View {
      var random = SeededGenerator(seed: seed)
      let size = random.element(of: [10.0, 24, 80, 2000])
      let turn = CATransform3DMakeRotation(
        random.element(of: [random.double(in: -4...4), 1.5, -1.55]), random.double(in: -1...1),
        random.double(in: -1...1), random.double(in: -0.3...0.3))
      return View(
        bounds: CGRect(
          x: random.double(in: -5...5), y: 3, width: size * random.double(in: 0.3...1), height: size),
        transform: CATransform3DTranslate(
          turn, random.double(in: -9...9), random.double(in: -9...9), random.double(in: -9...9)),
        distance: random.double(in: 15...80))
    }

    /// A plane with a slight rotation, so that a pixel is no wider than two points.
    static func moderate(_ seed: UInt64) -> View {
      var random = SeededGenerator(seed: seed)
      let turn = CATransform3DMakeRotation(
        random.double(in: -0.7...0.7), random.double(in: -1...1), 1, random.double(in: -1...1))
      return View(transform: CATransform3DRotate(turn, random.element(of: [0, .pi]), 0, 1, 0))
    }

    /// A layer with the view's transform, among others.
    func plane() -> CALayer {
      let plane = CALayer()
      plane.bounds = bounds
      (plane.position, plane.transform) = (CGPoint(x: 20, y: 15), transform)
      return plane
    }

    func draw(_ fill: (CALayer) -> Void) -> Drawn {
      let root = CALayer(0, 0, CGFloat(width), CGFloat(height))
      root.sublayerTransform.m34 = -1 / distance
      let plane = plane()
      fill(plane)
      root.addSublayer(plane)
      return Drawn(onScreen: root, width: width, height: height)
    }

    var projection: Projection {
      var eye = CATransform3DIdentity
      eye.m34 = -1 / distance
      let about = Matrix4.translation(-20, -15) * Matrix4(eye) * .translation(20, 15)
      return Projection(plane().values.transformToSuperlayer * about)
    }

    /// The distances, in points, of a pixel's center from the left, right, bottom and top edge, positive inside; nil if it isn't visible.
    func insets(_ x: Int, _ y: Int) -> [Double]? {
      guard let place = projection.inverse?.image(of: Point(Double(x) + 0.5, Double(y) + 0.5)) else {
        return nil
      }
      let box = Box(bounds)
      return [place.x - box.min.x, box.max.x - place.x, place.y - box.min.y, box.max.y - place.y]
    }

    func check(_ body: (_ x: Int, _ y: Int, _ insets: [Double]?) -> Void) {
      for y in 0..<height {
        for x in 0..<width {
          let insets = insets(x, y)
          // Within this tolerance a center may be on either side.
          if let insets, insets.contains(where: { abs($0) < 1e-6 }) { continue }
          body(x, y, insets)
        }
      }
    }
  }

  private static func hard(_ layer: CALayer) { layer.allowsEdgeAntialiasing = false }

  /// A layer with hard edges around a smaller one with hard edges. In the distance, antialiased edges could share pixels.
  private static func large(_ bounds: CGRect) -> CALayer {
    let layer = CALayer(bounds.insetBy(dx: -9, dy: -9), .blue)
    hard(layer)
    return layer
  }

  private static let picture = CGImage(
    bitmap: Bitmap(width: 3, height: 3, pixels: Array(repeating: .max, count: 9)))

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `a plane with hard edges covers exactly the pixels whose centers are inside`(seed: UInt64) {
    let view = View.random(seed)
    let drawn = view.draw {
      Self.hard($0)
      $0.backgroundColor = .red
    }
    view.check { x, y, insets in
      let isInside = insets?.allSatisfy { $0 > 0 } ?? false
      #expect(drawn.alpha(x, y) == (isInside ? 255 : 0), "seed \(seed), pixel \(x), \(y)")
    }
  }

  /// Opaque contents of various kinds that fill the plane.
  private static let kinds: [(name: String, fill: @Sendable (CALayer) -> Void)] = [
    ("contents", { $0.contents = picture }),
    (
      "stretched contents",
      {
        ($0.contents, $0.contentsCenter) = (picture, CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4))
      }
    ),
    ("border", { ($0.borderWidth, $0.borderColor) = (1e4, .blue) }),
    (
      "clip",
      {
        $0.masksToBounds = true
        $0.addSublayer(large($0.bounds))
      }
    ),
    (
      "sublayer",
      {
        let sublayer = CALayer($0.bounds, .blue)
        hard(sublayer)
        $0.addSublayer(sublayer)
      }
    ),
    (
      "mask",
      {
        let mask = CALayer($0.bounds, .black)
        hard(mask)
        $0.addSublayer(large($0.bounds))
        $0.mask = mask
      }
    ),
    (
      "tilted in a tilted plane",
      {
        // The inverse of both rotations.
        let (outer, inner) = (CALayer($0.bounds), CALayer($0.bounds, .blue))
        outer.bounds = $0.bounds
        outer.transform = CATransform3DMakeTranslation(2, 1, 0)
        outer.transform.m14 = 0.0001
        inner.transform = CATransform3DInvert(outer.transform)
        hard(inner)
        outer.addSublayer(inner)
        $0.addSublayer(outer)
      }
    ),
  ]

  @Test(arguments: kinds.indices, 0..<12 as Range<UInt64>)
  func `all contents that end at a plane's hard edges end at the same pixels`(_ index: Int, seed: UInt64) {
    let view = View.random(seed)
    let expected = view.draw {
      Self.hard($0)
      $0.backgroundColor = .red
    }
    let drawn = view.draw {
      Self.hard($0)
      Self.kinds[index].fill($0)
    }
    view.check { x, y, _ in
      #expect(
        drawn.alpha(x, y) == expected.alpha(x, y), "\(Self.kinds[index].name), seed \(seed), \(x), \(y)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a gradient with hard edges covers the same pixels as a background`(seed: UInt64) {
    let view = View.random(seed)
    let drawn = view.draw {
      let gradient = CAGradientLayer()
      (gradient.frame, gradient.colors) = ($0.bounds, [CGColor.red, CGColor.blue])
      Self.hard(gradient)
      $0.addSublayer(gradient)
    }
    view.check { x, y, insets in
      let isInside = insets?.allSatisfy { $0 > 0 } ?? false
      #expect(drawn.alpha(x, y) == (isInside ? 255 : 0), "seed \(seed), pixel \(x), \(y)")
    }
  }

  /// The antialiased plane extends beyond the hard edges by more than a pixel.
  @Test(arguments: 0..<48 as Range<UInt64>)
  func `antialiased edges are unaffected by adjacent hard ones`(seed: UInt64) {
    let view = View.moderate(seed)
    let smooth = CAEdgeAntialiasingMask(rawValue: UInt32(seed % 16))
    let edges: [CAEdgeAntialiasingMask] = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    let growth = edges.map { smooth.contains($0) ? 0.0 : 4 }
    let drawn = view.draw { ($0.backgroundColor, $0.edgeAntialiasingMask) = (.red, smooth) }
    let wide = view.draw {
      let frame = CGRect(
        x: $0.bounds.minX - growth[0], y: $0.bounds.minY - growth[2],
        width: $0.bounds.width + growth[0] + growth[1], height: $0.bounds.height + growth[2] + growth[3])
      $0.addSublayer(CALayer(frame, .red))
    }
    // At a sharp corner, the center of a pixel beside the plane may be inside the hard edge.
    let touched = view.projection.deviceBounds(
      of: PixelRect(x: 0, y: 0, width: 24, height: 18), within: .addressable)
    view.check { x, y, insets in
      let isTouched = !PixelRect(x: x, y: y, width: 1, height: 1).intersection(touched).isEmpty
      guard let insets, isTouched else { return #expect(drawn.alpha(x, y) == 0) }
      let isKept = zip(edges, insets).allSatisfy { smooth.contains($0) || $1 > 0 }
      let expected = isKept ? wide.alpha(x, y) : 0
      #expect(abs(drawn.alpha(x, y) - expected) <= 1, "seed \(seed), pixel \(x), \(y)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a border's inner edge stays antialiased`(seed: UInt64) {
    let view = View.moderate(seed)
    let ring = view.draw {
      Self.hard($0)
      ($0.borderWidth, $0.borderColor) = (3, .red)
    }
    let inside = view.draw { $0.addSublayer(CALayer($0.bounds.insetBy(dx: 3, dy: 3), .red)) }
    view.check { x, y, insets in
      let isInside = insets?.allSatisfy { $0 > 0 } ?? false
      let expected = isInside ? 255 - inside.alpha(x, y) : 0
      #expect(abs(ring.alpha(x, y) - expected) <= 1, "seed \(seed), pixel \(x), \(y)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `adjacent hard edges leave no seam and share no pixel`(seed: UInt64) {
    let half = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    let drawn = View.moderate(seed).draw {
      for (x, width) in [(0.0, 7.7), (7.7, 7.3), (15, 9)] {
        let part = CALayer(x, 0, width, 18, half)
        Self.hard(part)
        $0.addSublayer(part)
      }
    }
    #expect(Set(drawn.bitmap.pixels.map { $0 >> 24 }) == [0, 128])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `antialiased contents stretched in parts have no seams`(seed: UInt64) {
    let view = View.moderate(seed)
    func draw(_ center: CGRect) -> Drawn {
      view.draw { ($0.contents, $0.contentsCenter) = (Self.picture, center) }
    }
    let whole = draw(CGRect(x: 0, y: 0, width: 1, height: 1))
    let parts = draw(CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4))
    view.check { x, y, _ in
      #expect(abs(parts.alpha(x, y) - whole.alpha(x, y)) <= 2, "seed \(seed), pixel \(x), \(y)")
    }
  }
}
