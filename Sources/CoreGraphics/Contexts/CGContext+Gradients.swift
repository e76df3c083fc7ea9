public import Foundation
import Raster

extension CGContext {
  /// Draws a gradient across the clip. It casts no shadow, unless within a transparency layer.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: Where the gradient begins, in user space.
  ///   - endPoint: Where it ends; nothing is drawn where it also begins there.
  ///   - options: Whether the first color goes on before the beginning and the last one after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (Point(startPoint), Point(endPoint))
    guard let band = band(from: start, to: end, options) else { return }
    withCanvas { canvas, transform in
      let paint = Gradient(gradient.ramp, .axial(from: start, to: end), transform: transform)
      canvas.fill(
        band, transform: transform, paint: .gradient(paint), opacity: opacity,
        blendMode: blendMode)
    }
  }

  /// The part of the clip that lies between two points, or beyond them as options say: a rectangle along the line
  /// through the points.
  private func band(from start: Point, to end: Point, _ options: CGGradientDrawingOptions) -> Path? {
    let axis = end - start
    let box = boundingBoxOfClipPath
    guard !box.isNull, let along = axis.normalized else { return nil }
    let across = along.perpendicular
    let toUserSpace = Affine(a: along.x, b: along.y, c: across.x, d: across.y, tx: start.x, ty: start.y)
    guard let fromUserSpace = toUserSpace.inverse else { return nil }
    var extent = Box(box).applying(fromUserSpace)
    if !options.contains(.drawsBeforeStartLocation) { extent.min.x = max(extent.min.x, 0) }
    if !options.contains(.drawsAfterEndLocation) { extent.max.x = min(extent.max.x, axis.length) }
    guard !extent.isEmpty else { return nil }
    return Path(rect: extent).applying(toUserSpace)
  }
}
