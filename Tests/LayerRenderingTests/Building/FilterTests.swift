import CoreGraphics
import QuartzCore
import Raster
import TestSupport
import Testing

@Suite struct FilterTests {
  private static func filter(_ type: String, _ inputs: [String: Any] = [:]) -> CAFilter {
    let filter = CAFilter(type: type)
    for (key, value) in inputs { filter.setValue(value, forKey: key) }
    return filter
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  private func isNear(_ pixel: [Int], _ expected: [Int], within distance: Int = 1) -> Bool {
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= distance }
  }

  // MARK: - Colors

  /// A filter type, its inputs, and the result for (0.8, 0.4, 0.2), computed by hand from the formulas.
  private static var colors: [(String, [String: Any], [Double])] {
    [
      ("colorInvert", [:], [0.2, 0.6, 0.8]),
      ("CIColorInvert", [:], [0.2, 0.6, 0.8]),
      ("colorBrightness", ["inputAmount": 0.1], [0.9, 0.5, 0.3]),
      ("colorBrightness", ["inputAmount": 0.5], [1, 0.9, 0.7]),
      ("colorContrast", ["inputAmount": 0.5], [0.65, 0.45, 0.35]),
      ("colorSaturate", ["inputAmount": 0], [0.4708, 0.4708, 0.4708]),
      ("colorSaturate", ["inputAmount": 0.5], [0.6354, 0.4354, 0.3354]),
      (
        "colorControls", ["inputSaturation": 0, "inputBrightness": 0.1, "inputContrast": 0.5],
        [0.5354, 0.5354, 0.5354]
      ),
      ("sepiaTone", [:], [0.6598, 0.5872, 0.4574]),
      ("CISepiaTone", ["inputIntensity": 0], [0.8, 0.4, 0.2]),
      ("colorMonochrome", ["inputColor": color(1, 0.5, 0)], [0.4706, 0.2353, 0]),
      ("colorMonochrome", ["inputColor": color(1, 0.5, 0), "inputAmount": 0.5], [0.6353, 0.3177, 0.1]),
      ("colorMonochrome", ["inputColor": color(0, 0, 0), "inputBias": 0.25], [0.25, 0.25, 0.25]),
      ("multiplyColor", ["inputColor": color(0.5, 1, 0)], [0.4, 0.4, 0]),
      ("colorAdd", ["inputColor": color(0.1, 0.2, 0.4, 0.5)], [0.85, 0.5, 0.4]),
      ("colorHueRotate", ["inputAngle": 0], [0.8, 0.4, 0.2]),
      // A half turn mirrors the color at the gray of its luminance.
      ("CIHueAdjust", ["inputAngle": Double.pi], [0.1416, 0.5416, 0.7416]),
      (
        "colorMatrix", ["inputColorMatrix": [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]],
        [0.4, 0.2, 0.8]
      ),
    ]
  }

  @Test func `color filters apply their formulas`() {
    for (type, inputs, expected) in Self.colors {
      let layer = CALayer(0, 0, 2, 2, Self.color(0.8, 0.4, 0.2))
      layer.filters = [Self.filter(type, inputs)]
      let pixel = Drawn(onScreen: layer, width: 2, height: 2)[1, 1]
      #expect(isNear(pixel, (expected + [1]).map { Int(($0 * 255).rounded()) }), "\(type): \(pixel)")
    }
  }

  @Test func `contexts draw only filters that are enabled for contexts`() {
    let layer = CALayer(0, 0, 2, 2, Self.color(1, 0, 0))
    let invert = CAFilter(type: "colorInvert")
    layer.filters = [invert]
    #expect(Drawn(inContext: layer, width: 2, height: 2)[1, 1] == [255, 0, 0, 255])
    invert.actsInContexts = true
    invert.setDefaults()
    layer.filters = [invert]
    #expect(Drawn(inContext: layer, width: 2, height: 2)[1, 1] == [0, 255, 255, 255])
    #expect(Drawn(onScreen: layer, width: 2, height: 2)[1, 1] == [0, 255, 255, 255])
  }

  @Test func `color filters apply to unpremultiplied colors`() {
    let layer = CALayer(0, 0, 2, 2, Self.color(0.8, 0.4, 0.2, 0.5))
    layer.filters = ["colorInvert"]
    #expect(isNear(Drawn(onScreen: layer, width: 3, height: 2)[1, 1], [26, 77, 102, 128]))
    #expect(Drawn(onScreen: layer, width: 3, height: 2)[2, 1] == [0, 0, 0, 0])
    layer.filters = ["luminanceToAlpha"]
    #expect(isNear(Drawn(onScreen: layer, width: 2, height: 2)[1, 1], [0, 0, 0, 120]))
  }

  @Test
  func
    `filters act one after the other, on layer and sublayers as one picture, before shadow, mask and opacity`()
  {
    let layer = CALayer(0, 0, 4, 4, Self.color(0.8, 0.4, 0.2))
    layer.addSublayer(CALayer(2, 0, 2, 4, Self.color(1, 1, 1)))
    layer.filters = [
      Self.filter("colorInvert"), Self.filter("multiplyColor", ["inputColor": Self.color(0.5, 1, 1)]),
    ]
    func drawn() -> Drawn { Drawn(onScreen: layer, width: 4, height: 8) }
    #expect(isNear(drawn()[0, 0], [26, 153, 204, 255]) && isNear(drawn()[3, 0], [0, 0, 0, 255]))
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowColor) = (1, 0, .red)
    layer.shadowOffset = CGSize(width: 0, height: 4)
    #expect(drawn()[1, 6] == [255, 0, 0, 255] && isNear(drawn()[0, 0], [26, 153, 204, 255]))
    layer.mask = CALayer(0, 0, 1, 8, Self.color(1, 1, 1))
    #expect(drawn().alpha(2, 1) == 0 && drawn()[0, 6] == [255, 0, 0, 255])
    layer.opacity = 0.5
    #expect(isNear(drawn()[0, 0], [13, 77, 102, 128]))
  }

  @Test func `disabled, unknown and invalid filters have no effect`() {
    let layer = CALayer(0, 0, 4, 4, Self.color(0.8, 0.4, 0.2))
    let plain = Drawn(onScreen: layer, width: 4, height: 4).bitmap
    let off = Self.filter("colorInvert")
    off.isEnabled = false
    let odd: [[Any]] = [
      [], [off], ["multiplyBlendMode"], [Self.filter("gaussianBlur", ["inputRadius": -3])],
      [Self.filter("gaussianBlur", ["inputRadius": Double.nan])],
      [Self.filter("colorMatrix", ["inputColorMatrix": [1, 2, 3]])], [Self.filter("colorMatrix")],
      [Self.filter("colorSaturate", ["inputAmount": Double.infinity])],
    ]
    for filters in odd {
      layer.filters = filters
      #expect(Drawn(onScreen: layer, width: 4, height: 4).bitmap == plain)
    }
    layer.filters = ["colorInvert"]
    #expect(Drawn(inContext: layer, width: 4, height: 4).bitmap == plain)
  }

  // MARK: - Blur

  /// A root of 40 × 40 with a layer in its center.
  private func blurred(_ radius: Double, scale: Double = 1, _ change: (CALayer) -> Void = { _ in }) -> Drawn {
    let root = CALayer(0, 0, 40, 40)
    let layer = CALayer(10, 10, 20, 20, Self.color(1, 0.5, 0))
    layer.filters = [Self.filter("gaussianBlur", ["inputRadius": radius])]
    root.addSublayer(layer)
    change(layer)
    let side = Int(40 * scale)
    return Drawn(onScreen: root, width: side, height: side, scale: scale)
  }

  @Test func `a blurred edge is a Gaussian's integral, which is one half at the bounds`() {
    let drawn = blurred(2)
    #expect(abs(drawn.alpha(9, 20) + drawn.alpha(10, 20) - 255) <= 2)
    // The fraction beyond half a pixel: 1 − Φ(0.25), with a kernel of 13 weights.
    #expect(abs(drawn.alpha(9, 20) - 102) <= 3 && abs(drawn.alpha(7, 20) - 27) <= 3)
    #expect(drawn.alpha(3, 20) == 0 && drawn[20, 20] == [255, 128, 0, 255])
    // Colors are constant where only alpha falls off.
    let edge = drawn[8, 20]
    #expect(abs(edge[0] - edge[3]) <= 1 && abs(2 * edge[1] - edge[3]) <= 3)
  }

  @Test func `a blur's radius is in the layer's points`() {
    let (plain, scaled) = (
      blurred(4), blurred(2) { $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2)) }
    )
    // The scaled layer's side is at 0. Both values are accurate to 1.
    #expect(abs(scaled.alpha(1, 20) - plain.alpha(11, 20)) <= 2)
    #expect(abs(blurred(2, scale: 2).alpha(21, 40) - plain.alpha(11, 20)) <= 2)
  }

  @Test func `masksToBounds clips the blur`() {
    let drawn = blurred(2) { $0.masksToBounds = true }
    #expect(drawn.alpha(9, 20) == 0 && abs(drawn.alpha(10, 20) - 153) <= 3)
  }

  @Test func `a blur has the same bytes in bands, and with content outside of the picture`() {
    let root = CALayer(0, 0, 40, 40)
    let layer = CALayer(-30, -30, 45, 90, Self.color(1, 0.5, 0))
    layer.addSublayer(CALayer(20, 0, 20, 60, .blue))
    layer.filters = [
      Self.filter("gaussianBlur", ["inputRadius": 6]), "colorInvert",
      Self.filter("gaussianBlur", ["inputRadius": 20]),
    ]
    root.addSublayer(layer)
    let whole = Drawn(onScreen: root, width: 40, height: 40)
    for threads in [2, 7, 40] {
      #expect(Drawn(onScreen: root, width: 40, height: 40, threads: threads).bitmap == whole.bitmap)
    }
    // The visible part doesn't depend on the picture's bounds.
    let around = CALayer(0, 0, 100, 100)
    layer.position.x += 30
    layer.position.y += 30
    around.addSublayer(layer)
    let larger = Drawn(onScreen: around, width: 100, height: 100)
    #expect((0..<40).allSatisfy { larger[$0 + 30, 50] == whole[$0, 20] })
  }

  @Test func `a radius of more than 256 pixels counts as that`() {
    func center(_ radius: Double) -> Bitmap {
      blurred(radius, scale: 0.5) { $0.bounds.size = CGSize(width: 2000, height: 2000) }.bitmap
    }
    let widest = center(512)
    #expect(center(1e9) == widest && center(.infinity) == widest && center(500) != widest)
    // Half the side is 500 pixels: (2·Φ(500/256) − 1)² of the layer, whose kernel ends at three deviations.
    #expect(abs(Int(widest[10, 10] >> 24) - 230) <= 2)
  }

  @Test func `a blur's radius is animated`() {
    let root = CALayer(0, 0, 40, 40)
    let host = LayerHost(root: root)
    let layer = CALayer(10, 10, 20, 20, .red)
    layer.filters = [Self.filter("gaussianBlur")]
    host.perform {
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "filters.gaussianBlur.inputRadius")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
      layer.add(animation, forKey: nil)
    }
    func alpha() -> Int {
      Drawn(bitmap: FrameRenderer(width: 40, height: 40, scale: 1, mode: .screen).picture(of: host)).alpha(
        9, 20)
    }
    #expect(alpha() == 0)
    host.advance(to: 0.5)
    #expect(abs(alpha() - 102) <= 3)
    host.close()
  }
}

// MARK: - Backdrops

@Suite struct BackdropTests {
  private static let mint = CGColor(srgbRed: 0.2, green: 0.8, blue: 0.6, alpha: 1)

  /// A red and a mint half with a layer in front of both.
  private func scene(_ change: (CALayer) -> Void) -> CALayer {
    let root = CALayer(0, 0, 16, 16, .red)
    root.addSublayer(CALayer(8, 0, 8, 16, Self.mint))
    let layer = CALayer(4, 4, 8, 8)
    root.addSublayer(layer)
    change(layer)
    return root
  }

  private func drawn(_ change: (CALayer) -> Void) -> Drawn {
    Drawn(onScreen: scene(change), width: 16, height: 16)
  }

  private func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  /// A mode and the result of (0.5, 0.25, 1) over (0.2, 0.8, 0.6), by the formulas of `BlendMode`.
  @Test(arguments: [
    ("multiplyBlendMode", [26, 51, 153]), ("multiply", [26, 51, 153]), ("screenBlendMode", [153, 217, 255]),
    ("darkenBlendMode", [51, 64, 153]), ("lightenBlendMode", [128, 204, 255]),
    ("differenceBlendMode", [77, 140, 102]), ("exclusionBlendMode", [128, 166, 102]),
    ("overlayBlendMode", [51, 178, 255]), ("plusL", [179, 255, 255]), ("normalBlendMode", [128, 64, 255]),
    ("sourceAtop", [128, 64, 255]), ("destOut", [0, 0, 0]), ("CIColorDodgeBlendMode", [102, 255, 255]),
  ])
  func `a layer is blended with its backdrop`(_ mode: String, _ expected: [Int]) {
    let source = CGColor(srgbRed: 0.5, green: 0.25, blue: 1, alpha: 1)
    let drawn = drawn {
      ($0.backgroundColor, $0.compositingFilter) = (source, mode)
    }
    #expect(isNear(drawn[10, 8], expected + [mode == "destOut" ? 0 : 255]), "\(drawn[10, 8])")
    #expect(drawn[14, 8] == [51, 204, 153, 255])
    let object = self.drawn { ($0.backgroundColor, $0.compositingFilter) = (source, CAFilter(type: mode)) }
    #expect(object.bitmap == drawn.bitmap)
  }

  /// The mask of an inverting background filter is a bar with a blurred lower side.
  @Test func `a blur in the mask of a background filter has the same bytes in bands`() {
    let root = scene { layer in
      layer.backgroundFilters = ["colorInvert"]
      let mask = CALayer(0, 0, 8, 8)
      mask.addSublayer(CALayer(0, 0, 8, 4, .black))
      let blurred = CALayer(0, 0, 8, 8)
      blurred.backgroundFilters = [CAFilter(type: "gaussianBlur")]
      mask.addSublayer(blurred)
      layer.mask = mask
    }
    let whole = Drawn(onScreen: root, width: 16, height: 16)
    #expect(whole[6, 5] != whole[6, 8] && whole[6, 8] != whole[6, 11])
    for threads in [2, 5, 16] {
      #expect(Drawn(onScreen: root, width: 16, height: 16, threads: threads).bitmap == whole.bitmap)
    }
  }

  @Test func `a layer and its sublayers are blended as one picture, with the layer's opacity`() {
    let drawn = drawn {
      $0.addSublayer(CALayer(0, 0, 8, 8, .white))
      $0.addSublayer(CALayer(0, 0, 8, 8, CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)))
      ($0.compositingFilter, $0.opacity) = ("multiplyBlendMode", 0.5)
    }
    #expect(isNear(drawn[10, 8], [38, 153, 115, 255]) && isNear(drawn[5, 8], [191, 0, 0, 255]))
  }

  @Test func `a rounded clip doesn't isolate the backdrop, a translucent ancestor does`() {
    func pixel(_ change: (CALayer) -> Void) -> [Int] {
      drawn {
        let inner = CALayer(0, 0, 8, 8, .white)
        inner.compositingFilter = "differenceBlendMode"
        $0.addSublayer(inner)
        change($0)
      }[5, 8]
    }
    #expect(pixel { _ in } == [0, 255, 255, 255])
    #expect(pixel { ($0.masksToBounds, $0.cornerRadius) = (true, 2) } == [0, 255, 255, 255])
    #expect(isNear(pixel { $0.opacity = 0.5 }, [255, 128, 128, 255]))
  }

  @Test func `blend modes are drawn in a context, too`() {
    let root = scene { ($0.backgroundColor, $0.compositingFilter) = (.white, "differenceBlendMode") }
    #expect(Drawn(inContext: root, width: 16, height: 16)[5, 8] == [0, 255, 255, 255])
  }

  @Test func `a background filter applies to the backdrop inside the rounded bounds, below the layer`() {
    let drawn = drawn {
      ($0.backgroundFilters, $0.cornerRadius) = (["colorInvert"], 4)
      $0.addSublayer(CALayer(2, 2, 1, 1, .blue))
    }
    #expect(drawn[5, 8] == [0, 255, 255, 255] && isNear(drawn[10, 8], [204, 51, 102, 255]))
    #expect(drawn[4, 4] == [255, 0, 0, 255] && drawn[6, 6] == [0, 0, 255, 255])
    #expect(drawn[13, 8] == [51, 204, 153, 255])
  }

  @Test func `a background filter fades with the layer and is masked with it`() {
    let faded = drawn { ($0.backgroundFilters, $0.opacity) = (["colorInvert"], 0.5) }
    #expect(isNear(faded[5, 8], [128, 128, 128, 255]))
    let masked = drawn {
      $0.backgroundFilters = ["colorInvert"]
      $0.mask = CALayer(0, 0, 8, 4, .white)
    }
    #expect(masked[5, 5] == [0, 255, 255, 255] && masked[5, 9] == [255, 0, 0, 255])
  }

  @Test func `a background blur includes the content beside the layer`() {
    let blur = CAFilter(type: "gaussianBlur")
    blur.setValue(2, forKey: "inputRadius")
    let root = scene { $0.backgroundFilters = [blur] }
    let drawn = Drawn(onScreen: root, width: 16, height: 16)
    #expect(drawn[3, 8] == [255, 0, 0, 255] && drawn[12, 8] == [51, 204, 153, 255])
    let middle = zip(drawn[7, 8], drawn[8, 8]).map { $0 + $1 }
    #expect(zip(middle, [306, 204, 153, 510]).allSatisfy { abs($0 - $1) <= 3 })
    #expect(drawn[4, 8][0] > 240 && drawn[11, 8][0] < 66 && drawn.alpha(8, 8) == 255)
    for threads in [3, 16] {
      #expect(Drawn(onScreen: root, width: 16, height: 16, threads: threads).bitmap == drawn.bitmap)
    }
    // A uniform backdrop is unchanged, up to the picture's sides.
    let even = CALayer(0, 0, 16, 16, .magenta)
    let glass = CALayer(-4, -4, 40, 40)
    glass.backgroundFilters = [blur]
    even.addSublayer(glass)
    #expect(Set(Drawn(onScreen: even, width: 16, height: 16).bitmap.pixels) == [0xFFFF_00FF])
  }
}
