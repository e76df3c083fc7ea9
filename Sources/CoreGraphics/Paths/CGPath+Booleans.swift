public import Foundation
import Booleans
import Raster

/// Areas made of areas.
///
/// Results are made of parts of the paths' own lines and curves, quadratic curves raised to cubic ones. Their subpaths
/// are closed and don't cross themselves or one another, holes run the other way round than what they are in, and both
/// fill rules fill the same. The same paths give the same elements every time.
///
/// Open subpaths count as closed. A path with a coordinate that isn't finite counts as empty. Details smaller than 2⁻⁴⁰
/// of the extent of both paths together vanish, and what is closer than that to one another coincides. The time taken
/// grows with the number of segments, *n*, and of places where they meet, as *n* log *n*; where those are more than half a
/// million and 8·*n*, the result consists of squares 1/512 of the paths' extent wide.
extension CGPath {
  /// Returns a path of what is inside of this path, of another, or of both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What is inside of both paths, winding by default.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.union, other, rule)
  }

  /// Returns a path of what is inside of both this path and another.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What is inside of both paths, winding by default.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.intersection, other, rule)
  }

  /// Returns a path of what is inside of this path and outside of another.
  ///
  /// - Parameters:
  ///   - other: What to take away.
  ///   - rule: What is inside of both paths, winding by default.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(.subtraction, other, rule)
  }

  /// Returns a path of what is inside of exactly one of this path and another.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What is inside of both paths, winding by default.
  public final func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(.symmetricDifference, other, rule)
  }

  /// Returns whether this path and another have area in common; touching isn't enough.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What is inside of both paths, winding by default.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !combined(.intersection, other, rule).isEmpty
  }

  private func combined(_ operation: PathOperation, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
    CGPath(elements.combined(operation, with: other.elements, rule: FillRule(rule)))
  }
}

// MARK: - One path

extension CGPath {
  /// Returns a path of the same area whose subpaths don't cross, and which both fill rules fill.
  ///
  /// - Parameter rule: What is inside of this path, winding by default.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements.normalized(rule: FillRule(rule)))
  }

  /// Returns the connected parts of the area, each a path of an outline and its holes, as ``normalized(using:)`` has them.
  ///
  /// Parts that touch at points only are separate.
  ///
  /// - Parameter rule: What is inside of this path, winding by default.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    elements.components(rule: FillRule(rule)).map { CGPath($0) }
  }

  /// Returns the path with lines for curves.
  ///
  /// - Parameter threshold: How far a line may be from its curve, along x and along y. A curve becomes at most 4096 lines,
  ///   also where this isn't above 0.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements.flattened(tolerance: threshold))
  }
}

// MARK: - Lines

extension CGPath {
  /// Returns the parts of this path's lines and curves that are inside of another path or on its outline.
  ///
  /// Open subpaths stay open, and so are all of the result's.
  ///
  /// - Parameters:
  ///   - other: The area.
  ///   - rule: What is inside of it, winding by default.
  public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements.lines(inside: true, other.elements, rule: FillRule(rule)))
  }

  /// Returns the parts of this path's lines and curves that are outside of another path; see
  /// ``lineIntersection(_:using:)``.
  ///
  /// - Parameters:
  ///   - other: The area.
  ///   - rule: What is inside of it, winding by default.
  public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements.lines(inside: false, other.elements, rule: FillRule(rule)))
  }
}
