import CCairo
import Staging

/// Compares blending a translucent picture onto another one with Cairo, by mode, and measures conic gradients.
func measureBlending(_ harness: inout Harness) {
  let modes = [
    ("multiply", "multiplyBlendMode", CAIRO_OPERATOR_MULTIPLY),
    ("overlay", "overlayBlendMode", CAIRO_OPERATOR_OVERLAY),
    ("color dodge", "colorDodgeBlendMode", CAIRO_OPERATOR_COLOR_DODGE),
    ("soft light", "softLightBlendMode", CAIRO_OPERATOR_SOFT_LIGHT),
    ("hue", "hueBlendMode", CAIRO_OPERATOR_HSL_HUE),
    ("luminosity", "luminosityBlendMode", CAIRO_OPERATOR_HSL_LUMINOSITY),
  ]
  for (mode, filter, cairoOperator) in modes {
    let name = "blending by \(mode)"
    guard harness.includes(name) else { continue }
    let (blending, cairo) = (BlendingStage(filter: filter), CairoBlending(cairoOperator))
    harness.compare(name, leastRatio: 1, work: blending.draw, with: "Cairo", baseline: cairo.draw)
  }
  measureConicGradient(&harness)
}

private let side = 512

/// Compares a conic gradient with a radial one.
private func measureConicGradient(_ harness: inout Harness) {
  let name = "a conic gradient"
  guard harness.includes(name) else { return }
  let (conic, radial) = (GradientStage(.conic), GradientStage(.radial))
  harness.compare(name, leastRatio: 0.2, work: conic.draw, with: "radial", baseline: radial.draw)
}

/// A stage that is drawn anew for each picture.
private class ChangingStage {
  let stage = Stage(size: CGSize(width: side, height: side))
  private var isLight = false

  func draw() -> UInt64 {
    isLight.toggle()
    stage.perform {
      CATransaction.setDisableActions(true)
      stage.layer.backgroundColor = CGColor(gray: isLight ? 1 : 0.99, alpha: 1)
    }
    return UInt64(stage.picture().width)
  }
}

/// A picture that blends with the one behind it.
private final class BlendingStage: ChangingStage {
  init(filter: String) {
    super.init()
    stage.perform {
      for shift in [0, 7] {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
        layer.contents = CGImage.pattern(shift: shift)
        stage.layer.addSublayer(layer)
      }
      stage.layer.sublayers?[1].compositingFilter = filter
    }
  }
}

/// A gradient of three colors that fills the stage.
private final class GradientStage: ChangingStage {
  init(_ type: CAGradientLayerType) {
    super.init()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: side, height: side)
    (gradient.type, gradient.startPoint) = (type, CGPoint(x: 0.5, y: 0.5))
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ]
    stage.perform { stage.layer.addSublayer(gradient) }
  }
}

/// The premultiplied pixels of a picture of many translucent colors, with the first component in the lowest byte.
private func patternPixels(shift: Int) -> [UInt32] {
  (0..<side * side).map { index in
    let (x, y) = (index % side, index / side)
    let alpha = (x + y << 1) >> 1 & 255
    func component(_ number: Int) -> UInt32 { UInt32((number >> shift & 255) * alpha / 255) }
    return component(x * 3) | component(y * 5) << 8 | component(x * y) << 16 | UInt32(alpha) << 24
  }
}

extension CGImage {
  fileprivate static func pattern(shift: Int) -> CGImage? {
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 4 * side,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let pixels = patternPixels(shift: shift)
    pixels.withUnsafeBytes { context?.data?.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return context?.makeImage()
  }
}

/// The same pictures, blended by Cairo.
private final class CairoBlending {
  private let surfaces: [OpaquePointer?]
  private let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
  private let context: OpaquePointer?
  private let blending: cairo_operator_t

  init(_ blending: cairo_operator_t) {
    self.blending = blending
    context = cairo_create(target)
    surfaces = [0, 7].map { shift in
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
      patternPixels(shift: shift).withUnsafeBytes {
        cairo_image_surface_get_data(surface).update(
          from: $0.assumingMemoryBound(to: UInt8.self).baseAddress!, count: $0.count)
      }
      cairo_surface_mark_dirty(surface)
      return surface
    }
  }

  deinit {
    for surface in surfaces { cairo_surface_destroy(surface) }
    cairo_destroy(context)
    cairo_surface_destroy(target)
  }

  func draw() -> UInt64 {
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    for (index, surface) in surfaces.enumerated() {
      cairo_set_operator(context, index == 0 ? CAIRO_OPERATOR_OVER : blending)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
    cairo_surface_flush(target)
    return UInt64(cairo_image_surface_get_data(target)[side])
  }
}
