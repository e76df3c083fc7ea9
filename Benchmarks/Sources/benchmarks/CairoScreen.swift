import CCairo

/// A Cairo surface of 1280 × 720 pixels.
class CairoScreen {
  static let width = 1280
  static let height = 720

  let surface = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, Int32(CairoScreen.width), Int32(CairoScreen.height))
  let context: OpaquePointer?

  init() { context = cairo_create(surface) }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func clear() {
    cairo_identity_matrix(context)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
  }

  var digest: UInt64 {
    cairo_surface_flush(surface)
    let center = CairoScreen.height / 2 * CairoScreen.width + CairoScreen.width / 2
    return UInt64(cairo_image_surface_get_data(surface)[4 * center])
  }
}
