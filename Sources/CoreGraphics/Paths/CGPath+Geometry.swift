public import Foundation
import Raster

extension CGPath {
  /// The smallest rectangle around the path itself, excluding control points that aren't on it; null for an empty
  /// path.
  public final var boundingBoxOfPath: CGRect { CGRect(elements.boundingBox) }

  /// Returns whether a point is inside the path, with every subpath treated as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule, which determines the inside of overlapping subpaths.
  ///   - transform: The transform applied to the point.
  /// - Returns: Whether the point is inside. For points exactly on the outline, the result is unspecified.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(Point(point.applying(transform)), rule: FillRule(rule))
  }

  /// Returns the outline of the path's stroke, to be filled by winding number.
  ///
  /// Curves are flattened to chords within 1/40 of a unit after the transform, regardless of the line width.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width. If it isn't above 0, the outline is empty.
  ///   - lineCap: The shape of open ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The maximum length of a miter, in line widths; see ``CGContext/setMiterLimit(_:)``.
  ///   - transform: The transform applied to the outline.
  /// - Returns: A path of closed polygons.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: .init(lineCap), join: .init(lineJoin), miterLimit: miterLimit)
    return copy(transform) { $0.stroked(style, scale: 4 * Affine(transform).maximumScale) }
  }

  /// Returns the path divided into dashes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which every subpath starts.
  ///   - lengths: The alternating lengths of dashes and gaps, which are repeated; see
  ///     ``CGContext/setLineDash(phase:lengths:)``.
  ///   - transform: The transform applied to the dashes.
  /// - Returns: A path of open subpaths, or one with the same elements if `lengths` isn't a valid pattern.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    copy(transform) { $0.dashed(lengths.map { Double($0) }, phase: phase) }
  }

  private func copy(_ transform: CGAffineTransform, change: (Path) -> Path) -> CGPath {
    let result = CGMutablePath()
    result.addPath(CGPath(change(elements)), transform: transform)
    return CGPath(result.elements)
  }
}
