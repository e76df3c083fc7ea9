import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// S11: `shouldRasterize` and `rasterizationScale`.
@Suite struct RasterizationTests {
  /// A layer, half covered by another one, in a root of 20 × 20.
  private func scene(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    let root = CALayer(0, 0, 20, 20)
    let layer = CALayer(4, 4, 8, 8, .red)
    layer.addSublayer(CALayer(0, 0, 4, 8, .green))
    layer.shouldRasterize = true
    root.addSublayer(layer)
    change(layer)
    return root
  }

  private func drawn(
    _ layer: CALayer, points: Double = 20, scale: Double = 1, threads: Int = 1
  ) -> Drawn {
    let side = Int(points * scale)
    return Drawn(onScreen: layer, width: side, height: side, scale: scale, threads: threads)
  }

  @Test(arguments: [1.0, 2, 3])
  func `rasterization at the screen's scale has no effect`(_ scale: Double) {
    let rasterized = scene { $0.rasterizationScale = scale }
    let plain = scene { $0.shouldRasterize = false }
    #expect(drawn(rasterized, scale: scale).bitmap == drawn(plain, scale: scale).bitmap)
  }

  @Test func `rasterization with fewer pixels than the screen's is coarse`() {
    // One pixel per point, interpolated on a screen of scale 2: one quarter and three quarters at each side.
    let picture = drawn(scene(), scale: 2)
    let row = (6..<12).map { picture.alpha($0, 16) }
    #expect(row == [0, 64, 191, 255, 255, 255])
    // Also between the colors inside.
    #expect(picture[15, 16] == [64, 191, 0, 255] && picture[16, 16] == [191, 64, 0, 255])
    #expect(drawn(scene { $0.rasterizationScale = 2 }, scale: 2).alpha(7, 16) == 0)
  }

  @Test func `a moved rasterized picture is interpolated`() {
    let picture = drawn(scene { $0.position.x += 0.5 })
    #expect((3..<7).map { picture.alpha($0, 8) } == [0, 128, 255, 255])
    #expect(picture[8, 8] == [128, 128, 0, 255])
  }

  @Test func `shadow and mask are rasterized, opacity isn't`() {
    let shadowed = scene {
      ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (1, 0, CGSize(width: 4, height: 0))
      $0.opacity = 0.5
    }
    let picture = drawn(shadowed, scale: 2)
    #expect(picture[20, 16] == [128, 0, 0, 128] && picture[28, 16] == [0, 0, 0, 128])
    #expect(abs(picture.alpha(31, 16) - 96) <= 1 && abs(picture.alpha(32, 16) - 32) <= 1)
    let masked = scene { $0.mask = CALayer(0, 0, 2, 8, .black) }
    #expect(
      (6..<16).map { drawn(masked, scale: 2).alpha($0, 16) } == [0, 64, 191, 255, 255, 191, 64, 0, 0, 0])
  }

  @Test func `an invalid scale counts as 1`() {
    let standard = drawn(scene(), scale: 2).bitmap
    for scale in [0, -3, CGFloat.nan] {
      #expect(drawn(scene { $0.rasterizationScale = scale }, scale: 2).bitmap == standard)
    }
  }

  /// A rotated layer of a size that is rasterized at a scale, together with a rasterized sublayer.
  private func rotated(side: Double, scale: CGFloat) -> Drawn {
    drawn(
      scene {
        $0.rasterizationScale = scale
        $0.bounds.size = CGSize(width: side, height: side)
        $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        $0.sublayers?[0].shouldRasterize = true
        $0.sublayers?[0].rasterizationScale = scale
      })
  }

  @Test(arguments: [1e300, CGFloat.infinity, 1e6])
  func `the finest scales show a small layer in the screen's pixels, and nothing of a huge one`(
    _ scale: CGFloat
  ) {
    #expect(rotated(side: 8, scale: scale).bitmap == rotated(side: 8, scale: 4).bitmap)
    #expect(rotated(side: 8, scale: scale)[10, 8] == [255, 0, 0, 255])
    // More than 10¹³ pixels in a row are too many.
    #expect(rotated(side: 1e7, scale: scale).paintedCount == 0)
  }

  @Test(arguments: [1e-3, 1e-300])
  func `the coarsest scales leave nothing of a small layer`(_ scale: CGFloat) {
    #expect(rotated(side: 8, scale: scale).paintedCount == 0)
    #expect(rotated(side: 1e7, scale: scale).paintedCount == (scale == 1e-3 ? 400 : 0))
  }

  /// A layer of black with one white column of four, rasterized with a pixel per point.
  private func striped(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
    let root = CALayer(0, 0, 80, 80)
    let layer = CALayer(8, 8, 64, 64, .black)
    for x in stride(from: 1, to: 64, by: 4) { layer.addSublayer(CALayer(CGFloat(x), 0, 1, 64, .white)) }
    layer.shouldRasterize = true
    root.addSublayer(layer)
    change(layer)
    return root
  }

  /// E7.
  @Test func `a rasterized picture that is shrunk below half is averaged`() {
    func reds(_ root: CALayer) -> Set<Int> {
      let picture = drawn(root, points: 80, scale: 0.25)
      return Set((3..<17).map { picture[$0, 10][0] })
    }
    // Between columns 4n + 1 and 4n + 2, the two nearest to the centers of the screen's pixels.
    #expect(reds(striped()) == [64])
    #expect(reds(striped { $0.minificationFilter = .nearest }) == [0])
    #expect(reds(striped { ($0.minificationFilter, $0.minificationFilterBias) = (.trilinear, -1) }) == [64])
    #expect(reds(striped { ($0.minificationFilter, $0.minificationFilterBias) = (.trilinear, -2) }) == [128])
    for bias in [30, Float.infinity] {
      let root = striped { ($0.minificationFilter, $0.minificationFilterBias) = (.trilinear, bias) }
      // The picture's average, with the transparent pixels around it.
      #expect(drawn(root, points: 80, scale: 0.25)[10, 10][0] < 64)
    }
  }

  @Test func `the magnification filter applies to a rasterized picture`() {
    let picture = drawn(scene { $0.magnificationFilter = .nearest }, scale: 2)
    #expect((6..<12).map { picture.alpha($0, 16) } == [0, 0, 255, 255, 255, 255])
    #expect(picture[15, 16] == [0, 255, 0, 255] && picture[16, 16] == [255, 0, 0, 255])
  }

  /// E7.
  @Test(arguments: [CALayerContentsFilter.linear, .trilinear])
  func `a shrunk rasterized layer has the same bytes in bands, and when its picture is cached`(
    _ filter: CALayerContentsFilter
  ) {
    let root = striped {
      ($0.minificationFilter, $0.transform) = (filter, CATransform3DMakeRotation(0.3, 0, 0, 1))
    }
    let whole = drawn(root, points: 80, scale: 0.3)
    for threads in [2, 5, 64] {
      #expect(drawn(root, points: 80, scale: 0.3, threads: threads).bitmap == whole.bitmap)
    }
  }

  @Test func `a rasterized layer has the same bytes in bands`() {
    let root = scene {
      ($0.rasterizationScale, $0.cornerRadius, $0.masksToBounds) = (1.3, 3, true)
      $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    }
    let whole = drawn(root, scale: 7.3)
    for threads in [2, 5, 64] { #expect(drawn(root, scale: 7.3, threads: threads).bitmap == whole.bitmap) }
  }

  @Test func `a rasterized layer has the same bytes drawn in parts`() {
    // With 4 × 4 of its pixels for each of the screen's, the picture is too large to be drawn at a time.
    let root = CALayer(0, 0, 800, 800)
    let layer = CALayer(0, 0, 800, 800, .red)
    (layer.shouldRasterize, layer.rasterizationScale, layer.cornerRadius) = (true, 4, 300)
    layer.transform = CATransform3DMakeRotation(0.1, 0, 0, 1)
    root.addSublayer(layer)
    let whole = Drawn(onScreen: root, width: 800, height: 800)
    let bands = Drawn(onScreen: root, width: 800, height: 800, threads: 7)
    #expect(whole.bitmap == bands.bitmap && whole.alpha(400, 400) == 255)
  }

  @Test func `a context ignores rasterization`() {
    let layer = scene().sublayers![0]
    let (rasterized, plain) = (Drawn(inContext: layer, width: 16, height: 16, scale: 2), layer)
    plain.shouldRasterize = false
    #expect(rasterized.bitmap == Drawn(inContext: plain, width: 16, height: 16, scale: 2).bitmap)
  }
}
