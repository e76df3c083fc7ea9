import CBaselines
import CCairo

/// The test frame drawn by Cairo's image backend with antialiasing "good".
final class CairoFrame: FrameRenderer {
  private let surface = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, Int32(TestFrame.width), Int32(TestFrame.height))
  private let context: OpaquePointer?
  private var cachedShadow: OpaquePointer?

  init() {
    context = cairo_create(surface)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    cairo_surface_destroy(cachedShadow)
  }

  var pixels: [UInt32] {
    cairo_surface_flush(surface)
    let count = TestFrame.width * TestFrame.height
    let words = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)).assumingMemoryBound(
      to: UInt32.self)
    // In Cairo's pixels, blue is the lowest byte.
    return (0..<count).map { index in
      let word = words[index]
      return word & 0xff00_ff00 | (word & 0xff) << 16 | (word >> 16) & 0xff
    }
  }

  var digest: UInt64 {
    cairo_surface_flush(surface)
    return UInt64(cairo_image_surface_get_data(surface)[4 * (360 * TestFrame.width + 640)])
  }

  func draw(_ frame: TestFrame, _ part: FramePart) {
    switch part {
    case .clear:
      setColor(frame.background, of: context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    case .rectangles:
      for rectangle in frame.rectangles { fill(rectangle, in: context) }
    case .shadows:
      for shadow in frame.shadows {
        let mask = makeShadow()
        draw(shadow, through: mask)
        cairo_surface_destroy(mask)
      }
    case .cachedShadows:
      if cachedShadow == nil { cachedShadow = makeShadow() }
      for shadow in frame.shadows { draw(shadow, through: cachedShadow) }
    case .gradients:
      for gradient in frame.gradients { fill(gradient) }
    case .curves:
      for curve in frame.curves { stroke(curve) }
    case .groups:
      for group in frame.groups { draw(group) }
    }
  }
}

// MARK: - Shapes

extension CairoFrame {
  private func setColor(_ color: TestFrame.Components, of context: OpaquePointer?) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func addRoundedRectangle(size: Double, radius: Double, to context: OpaquePointer?) {
    let quarter = Double.pi / 2
    cairo_new_path(context)
    cairo_arc(context, size - radius, radius, radius, -quarter, 0)
    cairo_arc(context, size - radius, size - radius, radius, 0, quarter)
    cairo_arc(context, radius, size - radius, radius, quarter, 2 * quarter)
    cairo_arc(context, radius, radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  private func fill(_ rectangle: TestFrame.Rectangle, in context: OpaquePointer?) {
    let m = rectangle.matrix
    var matrix = cairo_matrix_t(xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx, y0: m.ty)
    cairo_save(context)
    cairo_transform(context, &matrix)
    addRoundedRectangle(size: rectangle.size, radius: rectangle.radius, to: context)
    setColor(rectangle.color, of: context)
    cairo_fill(context)
    cairo_restore(context)
  }

  private func fill(_ gradient: TestFrame.GradientBox) {
    let size = TestFrame.gradientSize
    let pattern = cairo_pattern_create_linear(
      gradient.x, gradient.y, gradient.x + size.width, gradient.y + size.height)
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_rectangle(context, gradient.x, gradient.y, size.width, size.height)
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_pattern_destroy(pattern)
  }

  private func stroke(_ curve: TestFrame.Curve) {
    let p = curve.points
    cairo_move_to(context, p[0], p[1])
    for index in stride(from: 2, to: p.count, by: 6) {
      cairo_curve_to(
        context, p[index], p[index + 1], p[index + 2], p[index + 3], p[index + 4], p[index + 5])
    }
    cairo_set_line_width(context, TestFrame.strokeWidth)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    setColor(curve.color, of: context)
    cairo_stroke(context)
  }
}

// MARK: - Shadows and groups

extension CairoFrame {
  /// The extent of a shadow beyond its shape: two standard deviations.
  private static let margin = Int(2 * TestFrame.shadowSigma)

  /// Returns coverage that is blurred by three boxes, with the widths of the SVG specification.
  private func makeShadow() -> OpaquePointer? {
    let size = Int(TestFrame.shadowSize) + 2 * CairoFrame.margin
    let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size), Int32(size))
    let context = cairo_create(mask)
    cairo_translate(context, Double(CairoFrame.margin), Double(CairoFrame.margin))
    addRoundedRectangle(size: TestFrame.shadowSize, radius: TestFrame.shadowRadius, to: context)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(mask)
    let boxWidth = Int(TestFrame.shadowSigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    let stride = Int(cairo_image_surface_get_stride(mask))
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * size) { scratch in
      baseline_box_blur(
        cairo_image_surface_get_data(mask), Int32(size), Int32(size), Int32(stride), Int32(boxWidth),
        scratch.baseAddress)
    }
    cairo_surface_mark_dirty(mask)
    return mask
  }

  private func draw(_ shadow: TestFrame.Shadow, through mask: OpaquePointer?) {
    setColor(shadow.color, of: context)
    cairo_mask_surface(
      context, mask, Double(shadow.x - CairoFrame.margin), Double(shadow.y - CairoFrame.margin))
  }

  private func draw(_ group: TestFrame.Group) {
    let (width, height) = (Int32(TestFrame.groupSize.width), Int32(TestFrame.groupSize.height))
    let (x, y) = (Double(group.x), Double(group.y))
    let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    let pictureContext = cairo_create(picture)
    cairo_translate(pictureContext, -x, -y)
    for member in group.members { fill(member, in: pictureContext) }
    cairo_destroy(pictureContext)

    let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    let maskContext = cairo_create(mask)
    cairo_scale(maskContext, Double(width) / 2, Double(height) / 2)
    cairo_arc(maskContext, 1, 1, 1, 0, 2 * Double.pi)
    cairo_set_source_rgba(maskContext, 0, 0, 0, TestFrame.groupOpacity)
    cairo_fill(maskContext)
    cairo_destroy(maskContext)

    cairo_set_source_surface(context, picture, x, y)
    cairo_mask_surface(context, mask, x, y)
    cairo_surface_destroy(picture)
    cairo_surface_destroy(mask)
  }
}
