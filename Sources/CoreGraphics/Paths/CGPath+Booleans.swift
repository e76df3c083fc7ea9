public import Foundation
import PathBooleans
import Raster

/// Boolean operations on the areas of paths.
///
/// Results consist of parts of the paths' own lines and curves; quadratic curves are converted to cubic ones. The
/// subpaths are closed and don't intersect themselves or one another, holes have the opposite direction of the
/// outline that contains them, and both fill rules produce the same area. The operations are deterministic: the same
/// paths result in the same elements.
///
/// Open subpaths are treated as closed. A path with a coordinate that isn't finite is treated as empty. Details
/// smaller than 2⁻⁴⁰ of the combined extent of both paths are dropped, and points closer to one another than that
/// coincide. The time is proportional to *n* log *n* in the number *n* of segments and intersections. If there are
/// more than half a million intersections and more than 8·*n*, the result consists of squares with a side of 1/512 of
/// the paths' extent.
extension CGPath {
  /// Returns the union of this path's area and another's.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths. The default is `.winding`.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.union, other, rule)
  }

  /// Returns the intersection of this path's area and another's.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths. The default is `.winding`.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.intersection, other, rule)
  }

  /// Returns this path's area without another's.
  ///
  /// - Parameters:
  ///   - other: The path whose area is subtracted.
  ///   - rule: The fill rule of both paths. The default is `.winding`.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.subtraction, other, rule)
  }

  /// Returns the area that is inside exactly one of this path and another.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths. The default is `.winding`.
  public final func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(.symmetricDifference, other, rule)
  }

  /// Returns whether the areas of this path and another overlap; touching isn't enough.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The fill rule of both paths. The default is `.winding`.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !combined(.intersection, other, rule).isEmpty
  }

  private func combined(_ operation: PathOperation, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
    CGPath(elements.combined(operation, with: other.elements, rule: FillRule(rule)))
  }
}

// MARK: - Single paths

extension CGPath {
  /// Returns a path that covers the same area with both fill rules, and whose subpaths don't intersect.
  ///
  /// - Parameter rule: The fill rule of this path. The default is `.winding`.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements.normalized(rule: FillRule(rule)))
  }

  /// Returns the connected parts of the area, each as a path of an outline and its holes in the form of
  /// ``normalized(using:)``.
  ///
  /// Parts that touch only at points are separate.
  ///
  /// - Parameter rule: The fill rule of this path. The default is `.winding`.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    elements.components(rule: FillRule(rule)).map { CGPath($0) }
  }

  /// Returns the path with its curves flattened to lines.
  ///
  /// - Parameter threshold: The maximum distance between a line and its curve, along x and along y. A curve becomes
  ///   at most 4096 lines, even if the threshold isn't above 0.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements.flattened(tolerance: threshold))
  }
}

// MARK: - Lines

extension CGPath {
  /// Returns the parts of this path's lines and curves that are inside another path or on its outline.
  ///
  /// This path's subpaths aren't closed, and all subpaths of the result are open.
  ///
  /// - Parameters:
  ///   - other: The path that bounds the area.
  ///   - rule: The fill rule of the other path. The default is `.winding`.
  public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements.lines(inside: true, other.elements, rule: FillRule(rule)))
  }

  /// Returns the parts of this path's lines and curves that are outside of another path; see
  /// ``lineIntersection(_:using:)``.
  ///
  /// - Parameters:
  ///   - other: The path that bounds the area.
  ///   - rule: The fill rule of the other path. The default is `.winding`.
  public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements.lines(inside: false, other.elements, rule: FillRule(rule)))
  }
}
