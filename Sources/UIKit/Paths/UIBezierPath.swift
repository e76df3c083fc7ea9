public import CoreGraphics
public import Foundation

/// A path with the attributes for drawing it: line width, caps, joins, dashes and fill rule.
///
/// Angles are in radians, from the x axis toward the y axis, which is clockwise where y points down. Paths are equal
/// if their elements and attributes are.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path: CGMutablePath
  private var attributes: PathAttributes

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    attributes = PathAttributes()
  }

  /// Creates a path from an archive; nil if there is none.
  public required init?(coder: NSCoder) {
    guard let archived = ArchivedPath(from: coder) else { return nil }
    path = archived.path.mutableCopy() ?? CGMutablePath()
    attributes = archived.attributes
  }

  private convenience init(_ path: CGPath, _ attributes: PathAttributes) {
    self.init()
    self.path = path.mutableCopy() ?? CGMutablePath()
    self.attributes = attributes
  }

  /// Creates a path with the elements of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A copy of the elements.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Returns a path with the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(path, attributes) }

  /// Returns whether another path has the same elements and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && attributes == other.attributes
  }

  /// The hash value, which equal paths share and which changes with the path.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(attributes)
    return hasher.finalize()
  }

  // MARK: Elements

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, preceded by a line from the current point, if there is one, to the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle at the start.
  ///   - endAngle: The angle at the end, which is adjusted by full turns according to the direction.
  ///   - clockwise: Whether angles increase, which is clockwise where y points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let elements = path
    path = CGMutablePath()
    path.addPath(elements, transform: transform)
  }

  /// Returns a path with the same attributes and reversed elements: the last subpath first, each from its end. A
  /// closed subpath begins where its closing line began.
  open func reversing() -> UIBezierPath { UIBezierPath(CGPath(path.path.reversed), attributes) }

  // MARK: Queries

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, not including control points; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element. After a closing element, the start of the subpath; for an empty path, the origin.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path, with open subpaths closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Attributes

  /// The width of the line in points. Default 1.
  open var lineWidth: CGFloat {
    get { attributes.lineWidth }
    set { attributes.lineWidth = newValue }
  }

  /// The shape of open ends. Default butt.
  open var lineCapStyle: CGLineCap {
    get { attributes.lineCap }
    set { attributes.lineCap = newValue }
  }

  /// The shape of corners. Default miter.
  open var lineJoinStyle: CGLineJoin {
    get { attributes.lineJoin }
    set { attributes.lineJoin = newValue }
  }

  /// The maximum length of a miter in line widths. Longer ones are beveled. Default 10.
  open var miterLimit: CGFloat {
    get { attributes.miterLimit }
    set { attributes.miterLimit = newValue }
  }

  /// The maximum distance of chords from curves in pixels. It's stored and not used: curves are flattened as Core
  /// Graphics does by default. Default 0.6.
  open var flatness: CGFloat {
    get { attributes.flatness }
    set { attributes.flatness = newValue }
  }

  /// Whether the even-odd rule determines the inside instead of the winding number. Default false.
  open var usesEvenOddFillRule: Bool {
    get { attributes.usesEvenOddFillRule }
    set { attributes.usesEvenOddFillRule = newValue }
  }

  /// Sets the dash pattern of the line.
  ///
  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps in points; nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which each subpath begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    attributes.dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0)))
    attributes.dashPhase = phase
  }

  /// Writes the dash pattern to the pointers that aren't nil. `pattern` needs capacity for as many numbers as `count`
  /// receives.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: attributes.dashes, count: attributes.dashes.count)
    count?.pointee = attributes.dashes.count
    phase?.pointee = attributes.dashPhase
  }

  // MARK: Drawing

  /// Fills the path with the context's fill color.
  open func fill() {
    guard let context = contextWithPath else { return }
    context.fillPath(using: fillRule)
  }

  /// Strokes the path with the context's stroke color.
  open func stroke() { strokePath() }

  /// Fills the path with a blend mode and an opacity of 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { fill() } }

  /// Strokes the path with a blend mode and an opacity of 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  /// Intersects the context's clip with the path.
  open func addClip() {
    guard let context = contextWithPath else { return }
    context.clip(using: fillRule)
  }

  // MARK: Archiving

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the elements and attributes.
  open func encode(with coder: NSCoder) {
    ArchivedPath(path: path, attributes: attributes).encode(with: coder)
  }
}

/// Paths are mutable and can't be shared between threads.
@available(*, unavailable)
extension UIBezierPath: Sendable {}

// MARK: - Queries

extension UIBezierPath {
  /// The rule according to ``usesEvenOddFillRule``.
  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

// MARK: - Attributes

extension UIBezierPath {
  /// The lengths and the phase of the dash pattern.
  final var dashes: (lengths: [CGFloat], phase: CGFloat) { (attributes.dashes, attributes.dashPhase) }
}
