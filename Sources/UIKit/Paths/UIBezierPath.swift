public import CoreGraphics
public import Foundation

/// A path with what is needed to draw it: line width, ends, corners, dashes and the rule of its inside.
///
/// Angles are radians from the x axis toward the y axis, which is clockwise as y points down. Paths are equal when
/// elements and attributes are.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath
  private var attributes: PathAttributes

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    attributes = PathAttributes()
  }

  /// Reads a path from an archive; nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let archived = ArchivedPath(from: coder) else { return nil }
    path = archived.path.mutableCopy() ?? CGMutablePath()
    attributes = archived.attributes
  }

  private init(_ path: CGPath, _ attributes: PathAttributes) {
    self.path = path.mutableCopy() ?? CGMutablePath()
    self.attributes = attributes
  }

  /// Creates a path of the elements of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The elements: a copy, which later changes leave alone.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Returns another path of the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(path, attributes) }

  /// Whether another path has the same elements and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && attributes == other.attributes
  }

  /// A number that equal paths share; it changes when the path does.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(attributes)
    return hasher.finalize()
  }
}

/// A path changes, so two threads must not have it.
@available(*, unavailable)
extension UIBezierPath: Sendable {}

// MARK: - Archiving

extension UIBezierPath: NSSecureCoding {
  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes elements and attributes.
  public final func encode(with coder: NSCoder) {
    ArchivedPath(path: path, attributes: attributes).encode(with: coder)
  }
}

// MARK: - Elements

extension UIBezierPath {
  /// Begins a subpath.
  public final func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point.
  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, and before it a line from the current point to the arc's beginning where there is a
  /// current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: Where the arc begins.
  ///   - endAngle: Where the arc ends; an end on the wrong side of the start is moved by whole turns.
  ///   - clockwise: Whether angles grow, which looks clockwise where y points down.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its beginning.
  public final func close() { path.closeSubpath() }

  /// Takes all elements away.
  public final func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  public final func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms every point.
  public final func apply(_ transform: CGAffineTransform) {
    let elements = path
    path = CGMutablePath()
    path.addPath(elements, transform: transform)
  }

  /// Returns a path of the same attributes whose elements run the other way: the last subpath first, each from its
  /// end; a closed one from where its closing line began.
  public final func reversing() -> UIBezierPath { UIBezierPath(CGPath(path.path.reversed), attributes) }
}

// MARK: - Asking

extension UIBezierPath {
  /// Whether there are no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, without control points off it; null for an empty path.
  public final var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element; after a closing one, where that subpath began; the origin for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside, every subpath taken as closed.
  public final func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// The rule that ``usesEvenOddFillRule`` asks for.
  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

// MARK: - Attributes

extension UIBezierPath {
  /// How wide the line is, in points; default 1.
  public final var lineWidth: CGFloat {
    get { attributes.lineWidth }
    set { attributes.lineWidth = newValue }
  }

  /// The shape of open ends; default butt.
  public final var lineCapStyle: CGLineCap {
    get { attributes.lineCap }
    set { attributes.lineCap = newValue }
  }

  /// The shape of corners; default miter.
  public final var lineJoinStyle: CGLineJoin {
    get { attributes.lineJoin }
    set { attributes.lineJoin = newValue }
  }

  /// The longest miter, in line widths; default 10. A corner with a longer one is cut off.
  public final var miterLimit: CGFloat {
    get { attributes.miterLimit }
    set { attributes.miterLimit = newValue }
  }

  /// How far chords may lie from curves, in pixels; default 0.6. Kept, and without effect: curves are drawn as Core
  /// Graphics does at its default.
  public final var flatness: CGFloat {
    get { attributes.flatness }
    set { attributes.flatness = newValue }
  }

  /// Whether points are inside by the even-odd rule rather than by winding number; default false.
  public final var usesEvenOddFillRule: Bool {
    get { attributes.usesEvenOddFillRule }
    set { attributes.usesEvenOddFillRule = newValue }
  }

  /// Makes the line dashed.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of a dash, a gap, a dash and so on, in points; nil for a line without gaps.
  ///   - count: How many lengths there are.
  ///   - phase: How far into the pattern every subpath begins.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    attributes.dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0)))
    attributes.dashPhase = phase
  }

  /// Writes the dashes to the places that aren't nil; `pattern` must have room for as many numbers as `count` gets.
  public final func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: attributes.dashes, count: attributes.dashes.count)
    count?.pointee = attributes.dashes.count
    phase?.pointee = attributes.dashPhase
  }

  /// The lengths and the phase of the line's dashes.
  final var dashes: (lengths: [CGFloat], phase: CGFloat) { (attributes.dashes, attributes.dashPhase) }
}
