public import Foundation
import Raster

/// A path that can be added to.
///
/// Whatever would bring a coordinate that isn't finite into the path is ignored, and so is a segment where there
/// is no current point to begin at. A path must not be changed while another thread uses it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }
}

// MARK: - Elements

extension CGMutablePath {
  /// Begins a subpath; a `move` that nothing followed is replaced.
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

  /// Closes the subpath with a line to its beginning; what follows without a `move` begins there again.
  public func closeSubpath() { elements.close() }

  private func append(_ element: Path.Element, _ transform: CGAffineTransform) {
    let element = element.applying(Affine(transform))
    if element.isFinite { elements.append(element) }
  }
}

// MARK: - Shapes

extension CGMutablePath {
  /// Adds a closed rectangle, run through from its smallest corner along x first; the null rectangle adds
  /// nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.addRect(Box(rect)) }
  }

  /// Adds closed rectangles one after the other.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the others; without points it does nothing.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed ellipse that touches the sides of a rectangle: four cubics from the middle of the side of
  /// largest x toward larger y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.addEllipse(in: Box(rect)) }
  }

  /// Adds a closed rectangle with elliptical corners, a cubic each.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The corners' radius along x, from 0 to half the width. Apple's implementation stops the
  ///     program where it is outside; this one takes the nearest that fits. Where it is 0 the corners are square.
  ///   - cornerHeight: The corners' radius along y, likewise from 0 to half the height.
  ///   - transform: Applied to every point.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(transform) { $0.addRoundedRect(Box(rect), radii: Point(cornerWidth, cornerHeight)) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(transform) { $0 = path.elements }
  }

  /// Appends the shape that `build` makes, or nothing where a coordinate isn't finite.
  private func append(_ transform: CGAffineTransform, build: (inout Path) -> Void) {
    var shape = Path()
    build(&shape)
    shape = shape.applying(Affine(transform))
    if shape.isFinite { elements.append(shape) }
  }
}

extension Path.Element {
  /// Whether every point is a finite number.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let control, let end): control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end):
      control1.isFinite && control2.isFinite && end.isFinite
    case .close: true
    }
  }
}
