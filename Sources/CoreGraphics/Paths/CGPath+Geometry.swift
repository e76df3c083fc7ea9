public import Foundation
import Raster

extension CGPath {
  /// The smallest rectangle around the path itself, without control points off it; null for an empty path.
  public final var boundingBoxOfPath: CGRect { CGRect(elements.boundingBox) }

  /// Returns whether a point is inside the path, every subpath taken as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: Which points are inside where subpaths overlap.
  ///   - transform: Applied to the point first.
  /// - Returns: Whether it is inside; of points on the outline itself some are, some aren't.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(Point(point.applying(transform)), rule: FillRule(rule))
  }

  /// Returns the outline of a line drawn along the path, to be filled by winding number.
  ///
  /// Curves become chords that stay within 1/40 of a unit after the transform, however wide the line is.
  ///
  /// - Parameters:
  ///   - lineWidth: The line's width; where it isn't above 0 the outline is empty.
  ///   - lineCap: The shape of open ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The longest miter, in line widths; see ``CGContext/setMiterLimit(_:)``.
  ///   - transform: Applied to the outline.
  /// - Returns: A path of closed polygons.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: .init(lineCap), join: .init(lineJoin), miterLimit: miterLimit)
    return copy(transform) { $0.stroked(style, scale: 4 * Affine(transform).maximumScale) }
  }

  /// Returns the path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern every subpath begins.
  ///   - lengths: The lengths of a dash, a gap, a dash and so on, over and over again; see
  ///     ``CGContext/setLineDash(phase:lengths:)``.
  ///   - transform: Applied to the dashes.
  /// - Returns: A path of open subpaths, or one of the same elements where `lengths` makes no pattern.
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
