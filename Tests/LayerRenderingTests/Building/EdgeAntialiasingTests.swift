import QuartzCore
import Raster
import TestSupport
import Testing

/// `allowsEdgeAntialiasing` and `edgeAntialiasingMask`.
@Suite struct EdgeAntialiasingTests {
  private func drawn(_ frame: CGRect, _ change: (CALayer) -> Void) -> Drawn {
    let root = CALayer(0, 0, 12, 12)
    let layer = CALayer(frame, .red)
    root.addSublayer(layer)
    change(layer)
    return Drawn(onScreen: root, width: 12, height: 12)
  }

  private func row(_ y: Int, of drawn: Drawn) -> [Int] { (0..<12).map { drawn.alpha($0, y) } }

  @Test func `a hard edge is rounded to whole pixels`() {
    let frame = CGRect(x: 2.25, y: 2.75, width: 5.5, height: 5.5)
    let hard = drawn(frame) { $0.allowsEdgeAntialiasing = false }
    #expect(row(5, of: hard) == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])
    #expect((0..<12).map { hard.alpha(5, $0) } == [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test func `each edge can be hard separately, with the top at the greatest y`() {
    let frame = CGRect(x: 2.25, y: 2.25, width: 5.5, height: 5.5)
    // The coverage of pixels 2 and 7 of a row through the center, and of a column.
    let sides: [(CAEdgeAntialiasingMask, [Int])] = [
      (.layerLeftEdge, [255, 191, 191, 191]), (.layerRightEdge, [191, 255, 191, 191]),
      (.layerBottomEdge, [191, 191, 255, 191]), (.layerTopEdge, [191, 191, 191, 255]),
    ]
    for (edge, expected) in sides {
      let drawn = drawn(frame) { $0.edgeAntialiasingMask.remove(edge) }
      let shown = [drawn.alpha(2, 5), drawn.alpha(7, 5), drawn.alpha(5, 2), drawn.alpha(5, 7)]
      #expect(zip(shown, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(edge): \(shown)")
      #expect(drawn.alpha(1, 5) == 0 && drawn.alpha(8, 5) == 0 && drawn.alpha(5, 1) == 0)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a rotated layer with hard edges covers the pixels whose centers are inside`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (angle, scale) = (
      Double.random(in: -4...4, using: &random), Double.random(in: 0.4...1, using: &random)
    )
    let transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: -1)
    let drawn = drawn(CGRect(x: 3, y: 3, width: 6, height: 6)) {
      $0.allowsEdgeAntialiasing = false
      $0.setAffineTransform(transform)
    }
    let inverse = transform.inverted()
    for y in 0..<12 {
      for x in 0..<12 {
        let middle = CGPoint(x: Double(x) - 5.5, y: Double(y) - 5.5).applying(inverse)
        guard abs(abs(middle.x) - 3) > 1e-6, abs(abs(middle.y) - 3) > 1e-6 else { continue }
        let isInside = abs(middle.x) < 3 && abs(middle.y) < 3
        #expect(drawn.alpha(x, y) == (isInside ? 255 : 0), "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: [0.0, 0.4, 1.2, 2.5])
  func `adjacent hard edges leave no seam and share no pixel`(_ angle: Double) {
    let root = CALayer(0, 0, 12, 12)
    let around = CALayer(1, 1, 10, 10)
    around.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    let half = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    for (x, width) in [(0.0, 3.3), (3.3, 3.3), (6.6, 3.4)] {
      let part = CALayer(x, 0, width, 10, half)
      part.allowsEdgeAntialiasing = false
      around.addSublayer(part)
    }
    root.addSublayer(around)
    let drawn = Drawn(onScreen: root, width: 12, height: 12)
    #expect(Set(drawn.bitmap.pixels.map { $0 >> 24 }) == [0, 128])
    #expect(drawn.paintedCount > 90 && drawn.alpha(6, 6) == 128)
  }

  @Test func `contents, gradients, borders and clips have hard edges, too`() {
    let frame = CGRect(x: 2.25, y: 2.25, width: 5.5, height: 5.5)
    let expected = [0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]
    let picture = CGImage(bitmap: Bitmap(width: 3, height: 3, pixels: Array(repeating: .max, count: 9)))
    let layers: [(CALayer) -> Void] = [
      { $0.contents = picture },
      {
        $0.contents = picture
        $0.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
      },
      { ($0.borderWidth, $0.borderColor) = (9, .blue) },
      {
        $0.masksToBounds = true
        $0.addSublayer(CALayer(-5, -5, 20, 20, .blue))
      },
    ]
    for change in layers {
      let drawn = drawn(frame) {
        $0.backgroundColor = nil
        $0.allowsEdgeAntialiasing = false
        change($0)
      }
      #expect(row(5, of: drawn) == expected)
    }
    let gradient = CAGradientLayer()
    (gradient.frame, gradient.colors) = (frame, [CGColor.red, CGColor.blue])
    gradient.allowsEdgeAntialiasing = false
    let root = CALayer(0, 0, 12, 12)
    root.addSublayer(gradient)
    #expect(row(5, of: Drawn(onScreen: root, width: 12, height: 12)) == expected)
  }

  @Test func `contents stretched in parts have no seams`() {
    let picture = CGImage(bitmap: Bitmap(width: 3, height: 3, pixels: Array(repeating: .max, count: 9)))
    let drawn = drawn(CGRect(x: 2.25, y: 2.25, width: 5.5, height: 5.5)) {
      ($0.backgroundColor, $0.contents) = (nil, picture)
      $0.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
    }
    #expect(row(5, of: drawn)[3..<7].allSatisfy { $0 == 255 } && abs(drawn.alpha(2, 5) - 191) <= 1)
  }

  @Test func `edges with rounded corners stay antialiased, and shadows are unchanged`() {
    let frame = CGRect(x: 2.25, y: 2.25, width: 5.5, height: 5.5)
    let round = drawn(frame) { ($0.allowsEdgeAntialiasing, $0.cornerRadius) = (false, 1) }
    #expect(round.bitmap == drawn(frame) { $0.cornerRadius = 1 }.bitmap)
    func shadow(_ isSmooth: Bool) -> Drawn {
      drawn(frame) {
        ($0.allowsEdgeAntialiasing, $0.shadowOpacity, $0.shadowRadius) = (isSmooth, 1, 1)
        $0.shadowOffset = CGSize(width: 0, height: 20)
      }
    }
    #expect(shadow(true).alpha(5, 11) == shadow(false).alpha(5, 11))
  }

  @Test func `a context antialiases all edges`() {
    let layer = CALayer(0, 0, 5.5, 5.5, .red)
    layer.allowsEdgeAntialiasing = false
    #expect(abs(Drawn(inContext: layer, width: 8, height: 8).alpha(5, 2) - 128) <= 1)
  }
}
