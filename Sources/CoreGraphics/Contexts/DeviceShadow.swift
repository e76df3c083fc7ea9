import Foundation
import Raster

/// A shadow in pixels.
struct DeviceShadow {
  let kernel: GaussianKernel
  let color: Color
  /// The whole part of the offset, y down.
  let wholeOffset: (x: Int, y: Int)
  /// The rest of the offset, to be drawn with.
  let fraction: Affine

  /// The farthest that a shadow falls, in pixels; beyond it nobody sees one.
  private static let reach = 100_000.0

  /// nil where no shadow can be seen.
  init?(_ shadow: GraphicsState.Shadow, base: CGAffineTransform) {
    let offset = shadow.offset.applying(base)
    let (x, y) = (Double(offset.width), -Double(offset.height))
    color = shadow.color.sRGB
    guard color.alpha > 0, abs(x) < Self.reach, abs(y) < Self.reach else { return nil }
    // Core Graphics' blur is twice the standard deviation, and its weights stop at two of these.
    kernel = GaussianKernel(sigma: shadow.blur / 2 * Affine(base).maximumScale, cutoff: 2)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    wholeOffset = (Int(left), Int(top))
    fraction = .translation(x - left, y - top)
  }

  /// The pixels that lie under `area` before the offset is added.
  func origin(of area: PixelRect) -> PixelRect {
    PixelRect(
      minX: area.minX - wholeOffset.x, minY: area.minY - wholeOffset.y, maxX: area.maxX - wholeOffset.x,
      maxY: area.maxY - wholeOffset.y)
  }
}
