import Foundation
import Raster

/// A shadow in pixels.
struct DeviceShadow {
  let kernel: GaussianKernel
  let color: Color
  /// The integer part of the offset, y down.
  let integerOffset: (x: Int, y: Int)
  /// The translation by the fractional part of the offset, applied to the shape.
  let fraction: Affine

  /// The largest offset of a visible shadow, in pixels.
  private static let reach = 100_000.0

  /// Creates a shadow in pixels, or returns nil if it isn't visible.
  init?(_ shadow: GraphicsState.Shadow, base: CGAffineTransform) {
    let offset = shadow.offset.applying(base)
    let (x, y) = (Double(offset.width), -Double(offset.height))
    color = shadow.color.sRGB
    guard color.alpha > 0, abs(x) < Self.reach, abs(y) < Self.reach else { return nil }
    // Core Graphics' blur is twice the standard deviation, and its kernel is cut off at two standard deviations.
    kernel = GaussianKernel(sigma: shadow.blur / 2 * Affine(base).maximumScale, cutoff: 2)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    integerOffset = (Int(left), Int(top))
    fraction = .translation(x - left, y - top)
  }

  /// The pixels that the integer offset moves to `area`.
  func origin(of area: PixelRect) -> PixelRect {
    PixelRect(
      minX: area.minX - integerOffset.x, minY: area.minY - integerOffset.y, maxX: area.maxX - integerOffset.x,
      maxY: area.maxY - integerOffset.y)
  }
}
