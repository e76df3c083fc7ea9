public import Foundation
import Raster

/// A path that can be modified.
///
/// Elements with coordinates that aren't finite are ignored, and so are segments without a current point to start at.
/// A path must not be modified while another thread uses it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }
}

// MARK: - Elements

extension CGMutablePath {
  /// Begins a subpath. A previous `move` without any segment after it is replaced.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(Point(point)), transform)
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(Point(point)), transform)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quad(control: Point(control), end: Point(end)), transform)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.cubic(control1: Point(control1), control2: Point(control2), end: Point(end)), transform)
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  public func closeSubpath() { elements.close() }

  private func append(_ element: Path.Element, _ transform: CGAffineTransform) {
    elements.appendIfFinite(element.applying(Affine(transform)))
  }
}

// MARK: - Shapes

extension CGMutablePath {
  /// Adds a closed rectangle, starting at its corner of smallest x and y and going along x first. The null rectangle
  /// adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.addRect(Box(rect)) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the remaining points; without points it has no effect.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed ellipse inscribed in a rectangle, as four cubic curves that start at the point of largest x and go
  /// toward larger y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.addEllipse(in: Box(rect)) }
  }

  /// Adds a closed rectangle with elliptical corners, each a cubic curve.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The corners' radius along x, clamped to the range from 0 to half the width; Apple's
  ///     implementation traps outside of it. With a radius of 0, the corners are square.
  ///   - cornerHeight: The corners' radius along y, clamped to the range from 0 to half the height.
  ///   - transform: The transform applied to every point.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(transform) { $0.addRoundedRect(Box(rect), radii: Point(cornerWidth, cornerHeight)) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(transform) { $0 = path.elements }
  }

  /// Appends the shape that `build` creates, or nothing if a coordinate isn't finite.
  private func append(_ transform: CGAffineTransform, build: (inout Path) -> Void) {
    var shape = Path()
    build(&shape)
    shape = shape.applying(Affine(transform))
    if shape.isFinite { elements.append(shape) }
  }
}
