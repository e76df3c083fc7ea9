public import Foundation
import Raster

extension CGContext {
  /// Fills the clip with a linear gradient. Gradients don't cast shadows, except in a transparency layer.
  ///
  /// - Parameters:
  ///   - gradient: The gradient's colors.
  ///   - startPoint: The start of the gradient, in user space.
  ///   - endPoint: The end of the gradient, in user space. If it's equal to `startPoint`, nothing is drawn.
  ///   - options: The options that extend the gradient beyond its start and end.
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

  /// The rectangle that covers the part of the clip between two points, extended beyond them according to the
  /// options.
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
