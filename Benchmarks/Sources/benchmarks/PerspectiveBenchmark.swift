import CCairo
import RasterBenchmarking

/// Compares a full-screen picture in perspective with Cairo, which has no perspective and draws it rotated in the
/// plane.
func measurePerspective(_ harness: inout Harness) {
  let scene = TiltedPicture()
  let cairo = CairoPicture(scene)
  _ = scene.drawTilted()
  let difference = scene.differenceFromDivisions
  harness.check(
    difference < 0.5,
    "the tilted picture differs by \(difference) of 255 on average from exact division at every pixel")
  harness.compare(
    "full-screen picture in perspective", budget: 6, work: scene.drawTilted, with: "Cairo, turned",
    baseline: cairo.drawTurned)
  harness.compare(
    "full-screen picture turned", work: scene.drawTurned, with: "Cairo", baseline: cairo.drawTurned)
}

/// A smooth picture of 1280 × 720 pixels, enlarged so that it fills a screen of the same size.
private struct TiltedPicture {
  static let (width, height) = (1280, 720)
  /// The factor of the enlargement.
  private static let scale = 1.6

  private let source = RasterBenchmark(width: width, height: height)
  private let screen = RasterBenchmark(width: width, height: height)

  init() {
    for row in 0..<9 {
      for column in 0..<16 {
        let fraction = Double((row * 5 + column * 3) % 16) / 15
        source.fillGradient(
          x: Double(column) * 80, y: Double(row) * 80, width: 80, height: 80,
          stops: [(0, (fraction, 0.5, 1 - fraction, 1)), (1, (1 - fraction, fraction, 0.5, 1))])
      }
    }
  }

  var pixels: [UInt32] { source.pixels }

  /// Draws the picture rotated by 30° about its vertical axis, for an eye at a distance of 2000 pixels, where x becomes
  /// x·cos 30° and w = 1 + x·sin 30°/2000.
  func drawTilted() -> UInt64 {
    let (cos, slope, k) = (Self.cos, Self.slope, Self.scale)
    // Everything is divided by the w of the picture's corner, because w is 1 at the origin of a matrix.
    let w0 = 1 - 640 * k * slope
    screen.draw(
      source,
      matrix: (
        a: k * (cos + 640 * slope) / w0, b: k * 360 * slope / w0, c: 0, d: k / w0,
        tx: (640 - 640 * k * (cos + 640 * slope)) / w0, ty: (360 - 360 * k - 640 * k * 360 * slope) / w0
      ), wx: k * slope / w0)
    return UInt64(screen.pixel(x: 640, y: 360))
  }

  private static let cos = 0.75.squareRoot()
  private static let slope = 0.5 / 2000

  func drawTurned() -> UInt64 {
    screen.draw(source, matrix: Self.turn)
    return UInt64(screen.pixel(x: 640, y: 360))
  }

  /// A rotation by 30° in the plane.
  static var turn: RasterBenchmark.Matrix {
    let (a, b) = (scale * cos, scale * 0.5)
    return (a: a, b: b, c: -b, d: a, tx: 640 - 640 * a + 360 * b, ty: 360 - 640 * b - 360 * a)
  }

  /// The mean difference of the tilted picture from one with an exact division at every pixel.
  var differenceFromDivisions: Double {
    let pixels = source.pixels
    var sum = 0.0
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let (dx, dy) = (Double(x) + 0.5 - 640, Double(y) + 0.5 - 360)
        let s = dx / (Self.cos - dx * Self.slope)
        let (u, v) = (s / Self.scale + 639.5, dy * (1 + s * Self.slope) / Self.scale + 359.5)
        let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (across, down) = (u - Double(column), v - Double(row))
        func component(_ dx: Int, _ dy: Int) -> Double {
          Double(pixels[(row + dy) * Self.width + column + dx] & 255)
        }
        let upper = component(0, 0) * (1 - across) + component(1, 0) * across
        let lower = component(0, 1) * (1 - across) + component(1, 1) * across
        let exact = upper * (1 - down) + lower * down
        sum += abs(exact - Double(screen.pixel(x: x, y: y) & 255))
      }
    }
    return sum / Double(Self.width * Self.height)
  }
}

/// The same picture drawn by Cairo.
private final class CairoPicture {
  private let source = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, Int32(TiltedPicture.width), Int32(TiltedPicture.height))
  private let screen = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, Int32(TiltedPicture.width), Int32(TiltedPicture.height))
  private let context: OpaquePointer?

  init(_ picture: TiltedPicture) {
    context = cairo_create(screen)
    cairo_surface_flush(source)
    let words = UnsafeMutableRawPointer(cairo_image_surface_get_data(source)).assumingMemoryBound(
      to: UInt32.self)
    for (index, pixel) in picture.pixels.enumerated() {
      // In Cairo's pixels, blue is the lowest byte.
      words[index] = pixel & 0xff00_ff00 | (pixel & 0xff) << 16 | (pixel >> 16) & 0xff
    }
    cairo_surface_mark_dirty(source)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(screen)
    cairo_surface_destroy(source)
  }

  func drawTurned() -> UInt64 {
    let turn = TiltedPicture.turn
    var matrix = cairo_matrix_t(
      xx: turn.a, yx: turn.b, xy: turn.c, yy: turn.d, x0: turn.tx, y0: turn.ty)
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_flush(screen)
    return UInt64(cairo_image_surface_get_data(screen)[4 * (360 * TiltedPicture.width + 640)])
  }
}
