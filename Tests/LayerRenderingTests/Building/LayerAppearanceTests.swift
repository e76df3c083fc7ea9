import QuartzCore
import Testing

@Suite struct LayerAppearanceTests {
  /// OPA-1.
  @Test func `a background of alpha 0.3 has an alpha of 77`() {
    let layer = CALayer(0, 0, 4, 4, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.3))
    #expect(Drawn(inContext: layer, width: 4, height: 4)[1, 1] == [0, 0, 0, 77])
    #expect(Drawn(onScreen: layer, width: 4, height: 4)[1, 1] == [0, 0, 0, 77])
  }

  /// CORN-CIRC-row0, row1, row2: within 3.
  @Test func `circular corners have Apple's coverage`() {
    let layer = CALayer(0, 0, 100, 100, .black)
    layer.cornerRadius = 10
    let drawn = Drawn(inContext: layer, width: 100, height: 100)
    let rows = [
      [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255, 255], [0, 0, 0, 0, 81, 220, 255, 255, 255, 255, 255, 255],
      [0, 0, 2, 138, 255, 255, 255, 255, 255, 255, 255, 255],
    ]
    for (y, expected) in rows.enumerated() {
      for (x, alpha) in expected.enumerated() {
        #expect(abs(drawn.alpha(x, y) - alpha) <= 3, "(\(x), \(y)): \(drawn.alpha(x, y)), Apple's \(alpha)")
      }
    }
  }

  /// CORN-CONT-row0: within 6.
  @Test func `continuous corners have Apple's coverage`() {
    let layer = CALayer(0, 0, 200, 200, .black)
    (layer.cornerRadius, layer.cornerCurve) = (40, .continuous)
    let drawn = Drawn(inContext: layer, width: 600, height: 600, scale: 3)
    let row = [
      0, 1, 13, 27, 42, 57, 69, 80, 90, 101, 111, 122, 132, 141, 149, 156, 164, 170, 177, 183, 189, 194, 199,
      204, 208, 212, 216, 220, 223, 226, 229, 232, 234, 236, 238, 241, 242, 244, 245, 247, 248, 249, 250, 251,
      251, 252, 252, 253, 254, 254, 254, 254, 255, 255, 255,
    ]
    for (x, alpha) in row.enumerated() {
      #expect(
        abs(drawn.alpha(121 + x, 0) - alpha) <= 6, "\(121 + x): \(drawn.alpha(121 + x, 0)), Apple's \(alpha)")
    }
    // The corner is symmetric about its diagonal, and the outline about the layer's center.
    for (x, y) in [(40, 20), (130, 3), (60, 9), (35, 36)] {
      #expect(abs(drawn.alpha(x, y) - drawn.alpha(y, x)) <= 1 && drawn[x, y] == drawn[599 - x, y])
    }
  }

  /// CORN-CONT-MASK: within 6.
  @Test func `a context clips the background at continuous corners twice`() {
    let layer = CALayer(0, 0, 50, 50, .black)
    (layer.cornerRadius, layer.cornerCurve, layer.masksToBounds) = (10, .continuous, true)
    let drawn = Drawn(inContext: layer, width: 150, height: 150, scale: 3)
    let row = [
      0, 0, 0, 0, 2, 13, 34, 60, 85, 112, 139, 158, 178, 199, 213, 224, 233, 241, 245, 249, 251, 255, 255,
      255,
      255, 255,
    ]
    for (x, alpha) in row.enumerated() {
      #expect(
        abs(drawn.alpha(20 + x, 0) - alpha) <= 6, "\(20 + x): \(drawn.alpha(20 + x, 0)), Apple's \(alpha)")
    }
  }

  @Test func `continuous corners without enough space are nearly circular`() {
    let (smooth, round) = (CALayer(0, 0, 60, 20, .black), CALayer(0, 0, 60, 20, .black))
    smooth.cornerCurve = .continuous
    for radius in [10.0, 50] {
      (smooth.cornerRadius, round.cornerRadius) = (radius, radius)
      let (a, b) = (
        Drawn(onScreen: smooth, width: 60, height: 20), Drawn(onScreen: round, width: 60, height: 20)
      )
      // The ends are the same circle; along the width there is space for a smoother curve.
      #expect((0..<20).allSatisfy { abs(a.alpha(0, $0) - b.alpha(0, $0)) <= 40 })
      #expect(a.alpha(0, 0) == 0 && a.alpha(30, 0) == 255)
    }
    smooth.maskedCorners = [.layerMaxXMinYCorner]
    let one = Drawn(onScreen: smooth, width: 60, height: 20)
    #expect(one.alpha(0, 0) == 255 && one.alpha(59, 0) == 0 && one.alpha(59, 19) == 255)
  }

  @Test func `behavior 40: a transform layer draws only its sublayers, each with its opacity`() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    (layer.backgroundColor, layer.borderWidth, layer.masksToBounds) = (.blue, 3, true)
    layer.mask = CALayer(0, 0, 1, 1, .black)
    layer.sublayers = [CALayer(0, 0, 20, 10, .red), CALayer(0, 0, 10, 30, .green)]
    layer.opacity = 0.5
    let root = CALayer(0, 0, 20, 30)
    root.addSublayer(layer)
    let drawn = Drawn(onScreen: root, width: 20, height: 30)
    #expect(drawn[5, 5] == [64, 128, 0, 192] && drawn[15, 5] == [128, 0, 0, 128])
    #expect(drawn[5, 25] == [0, 128, 0, 128] && drawn.alpha(15, 15) == 0)
  }

  @Test func `a rasterized layer fades as one picture`() {
    let layer = CALayer(0, 0, 20, 20, .red)
    layer.addSublayer(CALayer(0, 0, 10, 20, .green))
    (layer.opacity, layer.allowsGroupOpacity, layer.shouldRasterize) = (0.5, false, true)
    #expect(Drawn(onScreen: layer, width: 20, height: 20)[5, 5] == [0, 128, 0, 128])
  }

  @Test func `a scroll layer draws its sublayers at the scrolled position`() {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    scroll.masksToBounds = true
    scroll.sublayers = [CALayer(0, 0, 20, 20, .red), CALayer(20, 0, 20, 20, .green)]
    let root = CALayer(0, 0, 20, 20)
    root.addSublayer(scroll)
    scroll.scroll(to: CGPoint(x: 15, y: 5))
    let drawn = Drawn(onScreen: root, width: 20, height: 20)
    #expect(drawn.paintedCount == 100)
    #expect(drawn[9, 10] == [255, 0, 0, 255] && drawn[10, 10] == [0, 255, 0, 255])
  }

  /// CORN-CLAMP.
  @Test func `a corner radius is limited to half the shorter side`() {
    func box(radius: Double) -> CALayer {
      let (root, layer) = (CALayer(0, 0, 120, 100, .white), CALayer(20, 20, 80, 60, .blue))
      (layer.cornerRadius, layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (radius, .red, 1, 2)
      root.addSublayer(layer)
      return root
    }
    for mode in RenderMode.allCases {
      let clamped = Drawn(onScreen: box(radius: 100), width: 120, height: 100, mode: mode)
      #expect(clamped.bitmap == Drawn(onScreen: box(radius: 30), width: 120, height: 100, mode: mode).bitmap)
      // A half circle about (50, 50), which the diagonal intersects at 28.8.
      #expect((26...30).map { clamped[$0, $0][0] > 0 } == [true, true, true, false, false])
      #expect(clamped[27, 27][0] == 255 && clamped[21, 50] == [0, 0, 255, 255] && clamped[19, 50][0] == 255)
    }
  }

  @Test func `only masked corners are rounded`() {
    let layer = CALayer(0, 0, 20, 20, .red)
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    let drawn = Drawn(onScreen: layer, width: 20, height: 20)
    #expect(drawn.alpha(0, 0) == 255 && drawn.alpha(19, 0) == 255 && drawn.alpha(0, 19) == 255)
    #expect(drawn.alpha(19, 19) == 0)
  }

  /// BORD-1 and PX-3.
  @Test func `behavior 41: a border is inside the bounds and above everything else`() {
    let layer = CALayer(0, 0, 100, 100, .red)
    layer.borderWidth = 4
    layer.addSublayer(CALayer(0, 40, 100, 5, .green))
    let drawn = Drawn(inContext: layer, width: 300, height: 300, scale: 3)
    #expect((0..<12).allSatisfy { drawn[$0, 200] == [0, 0, 0, 255] })
    #expect(drawn[12, 200] == [255, 0, 0, 255])
    #expect(drawn[11, 125] == [0, 0, 0, 255] && drawn[12, 125] == [0, 255, 0, 255])
    let ring = CALayer(0, 0, 80, 60)
    ring.borderWidth = 5
    #expect(Drawn(inContext: ring, width: 80, height: 60).paintedCount == 1300)
  }

  @Test func `behavior 41: opacity applies to a layer and its sublayers as one picture, or to each`() {
    let layer = CALayer(0, 0, 20, 20, .red)
    layer.opacity = 0.5
    layer.addSublayer(CALayer(0, 0, 10, 20, .green))
    let together = Drawn(onScreen: layer, width: 20, height: 20)
    #expect(together[5, 5] == [0, 128, 0, 128] && together[15, 5] == [128, 0, 0, 128])
    layer.allowsGroupOpacity = false
    let apart = Drawn(onScreen: layer, width: 20, height: 20)
    #expect(apart[5, 5] == [64, 128, 0, 192] && apart[15, 5] == [128, 0, 0, 128])
  }

  @Test func `a group in a layer that isn't one fades as one picture`() {
    let outer = CALayer(0, 0, 20, 20)
    (outer.opacity, outer.allowsGroupOpacity) = (0.5, false)
    let inner = CALayer(0, 0, 20, 20, .red)
    inner.opacity = 0.5
    inner.addSublayer(CALayer(0, 0, 10, 20, .green))
    outer.addSublayer(inner)
    let drawn = Drawn(onScreen: outer, width: 20, height: 20)
    #expect(drawn[5, 5] == [0, 64, 0, 64] && drawn[15, 5] == [64, 0, 0, 64])
  }

  /// MASKPX-1: a vertical gradient from opaque to clear, of 200 points at scale 3.
  @Test func `a mask's alpha is linear along a gradient`() {
    let layer = CALayer(0, 0, 8, 200, .red)
    let mask = CAGradientLayer()
    mask.frame = layer.bounds
    mask.colors = [CGColor.black, CGColor.clear]
    layer.mask = mask
    let expected = [234, 213, 191, 170, 149, 128, 106, 85, 64, 43, 21]
    for mode in RenderMode.allCases {
      let drawn = Drawn(onScreen: layer, width: 24, height: 600, scale: 3, mode: mode)
      let alphas = (1...11).map { drawn.alpha(12, 50 * $0) }
      #expect(zip(alphas, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(alphas)")
    }
  }

  @Test func `a mask hides everything outside of it and can itself be masked`() {
    let layer = CALayer(0, 0, 20, 20, .red)
    layer.mask = CALayer(5, 5, 10, 10, .black)
    let drawn = Drawn(onScreen: layer, width: 20, height: 20)
    #expect(drawn.paintedCount == 100 && drawn[5, 5] == [255, 0, 0, 255])
    layer.mask?.mask = CALayer(0, 0, 5, 10, .black)
    #expect(Drawn(onScreen: layer, width: 20, height: 20).paintedCount == 50)
  }

  @Test func `behavior 41: masksToBounds clips sublayers, at rounded corners too`() {
    let layer = CALayer(5, 5, 10, 10, .red)
    layer.addSublayer(CALayer(-5, -5, 30, 7, .green))
    let root = CALayer(0, 0, 20, 20)
    root.addSublayer(layer)
    #expect(Drawn(onScreen: root, width: 20, height: 20)[1, 1] == [0, 255, 0, 255])
    layer.masksToBounds = true
    let cut = Drawn(onScreen: root, width: 20, height: 20)
    #expect(cut.paintedCount == 100 && cut[5, 5] == [0, 255, 0, 255] && cut[5, 8] == [255, 0, 0, 255])
    layer.cornerRadius = 4
    #expect(Drawn(onScreen: root, width: 20, height: 20).alpha(5, 5) == 0)
  }

  @Test func `the context mode draws a background inside its own antialiased clip`() {
    let layer = CALayer(0, 0, 40, 40, .black)
    layer.cornerRadius = 10
    let plain = Drawn(inContext: layer, width: 40, height: 40).alpha(6, 0)
    layer.masksToBounds = true
    let squared = Drawn(inContext: layer, width: 40, height: 40).alpha(6, 0)
    #expect(abs(squared - plain * plain / 255) <= 1)
  }

  @Test func `behavior 42: siblings are drawn by depth, and in order at equal depths`() {
    let root = CALayer(0, 0, 10, 10)
    let (first, second) = (CALayer(0, 0, 10, 10, .red), CALayer(0, 0, 10, 10, .green))
    root.addSublayer(first)
    root.addSublayer(second)
    #expect(Drawn(onScreen: root, width: 10, height: 10)[5, 5] == [0, 255, 0, 255])
    first.zPosition = 1
    #expect(Drawn(onScreen: root, width: 10, height: 10)[5, 5] == [255, 0, 0, 255])
  }

  @Test func `hidden, transparent and back-facing layers aren't drawn`() {
    let root = CALayer(0, 0, 10, 10)
    let layer = CALayer(0, 0, 10, 10, .red)
    root.addSublayer(layer)
    layer.isHidden = true
    #expect(Drawn(onScreen: root, width: 10, height: 10).paintedCount == 0)
    layer.isHidden = false
    layer.opacity = 0
    #expect(Drawn(onScreen: root, width: 10, height: 10).paintedCount == 0)
    layer.opacity = 1
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(Drawn(onScreen: root, width: 10, height: 10).paintedCount == 100)
    layer.isDoubleSided = false
    #expect(Drawn(onScreen: root, width: 10, height: 10).paintedCount == 0)
  }

  @Test func `transforms apply about the anchor point, and to sublayers`() {
    let root = CALayer(0, 0, 40, 40)
    let layer = CALayer(10, 10, 20, 20, .red)
    layer.addSublayer(CALayer(0, 0, 10, 10, .green))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    root.addSublayer(layer)
    let turned = Drawn(onScreen: root, width: 40, height: 40)
    #expect(turned[25, 15] == [0, 255, 0, 255] && turned[15, 15] == [255, 0, 0, 255])
    #expect(turned.paintedCount == 400)
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(Drawn(onScreen: root, width: 40, height: 40).paintedCount == 100)
    layer.transform = CATransform3DIdentity
    layer.sublayerTransform = CATransform3DMakeTranslation(10, 10, 0)
    #expect(Drawn(onScreen: root, width: 40, height: 40)[25, 25] == [0, 255, 0, 255])
  }

  @Test func `invalid geometry draws nothing and leaves other layers unchanged`() {
    for odd in [Double.nan, .infinity, 1e300, -1e300] {
      let root = CALayer(0, 0, 10, 10, .red)
      let layers = (0..<8).map { _ in CALayer(2, 2, 4, 4, .green) }
      layers[0].bounds.size.width = odd
      layers[1].position.x = odd
      layers[2].transform.m11 = odd
      layers[3].transform.m42 = odd
      layers[4].anchorPoint.y = odd
      layers[5].bounds.origin.x = odd
      layers[6].sublayerTransform.m11 = odd
      layers[6].backgroundColor = nil
      layers[6].addSublayer(CALayer(0, 0, 5, 5, .green))
      layers[7].backgroundColor = nil
      layers[7].addSublayer(CALayer(0, 0, 5, 5, .green))
      layers[7].transform.m22 = odd
      for layer in layers { root.addSublayer(layer) }
      let drawn = Drawn(onScreen: root, width: 10, height: 10)
      #expect(drawn[9, 9] == [255, 0, 0, 255] && drawn[0, 0] == [255, 0, 0, 255], "\(odd)")
      let onlyRed = Drawn(onScreen: CALayer(0, 0, 10, 10, .red), width: 10, height: 10)
      #expect(drawn.bitmap == onlyRed.bitmap, "\(odd)")
    }
  }

  @Test func `invalid appearance values draw a layer without them`() {
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      let layer = CALayer(0, 0, 10, 10, .red)
      layer.cornerRadius = odd
      layer.borderWidth = odd
      layer.shadowOpacity = 1
      layer.shadowRadius = odd
      layer.contentsScale = odd
      layer.zPosition = odd
      #expect(Drawn(onScreen: layer, width: 10, height: 10).alpha(5, 5) == 255, "\(odd)")
      layer.shadowOffset = CGSize(width: odd, height: odd)
      layer.opacity = Float(odd)
      _ = Drawn(onScreen: layer, width: 10, height: 10)
    }
  }
}
