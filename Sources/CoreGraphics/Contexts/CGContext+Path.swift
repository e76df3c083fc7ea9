public import Foundation
import Raster

// Elements are transformed when they are added, so that later changes of the matrix don't move them.

extension CGContext {
  /// The current path in user space, or nil if it's empty.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    var inverse = state.ctm.inverted()
    return currentPath.copy(using: &inverse)
  }

  /// Clears the current path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point in user space, or (0, 0) if the path is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : convertToUserSpace(currentPath.currentPoint)
  }

  /// The bounding box of the current path's points in user space, including control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether a point would be drawn by ``drawPath(using:)``.
  ///
  /// - Parameters:
  ///   - point: The point in user space.
  ///   - mode: The drawing mode.
  /// - Returns: Whether the point would be drawn.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    if let rule = mode.fillRule, path?.contains(point, using: rule) == true { return true }
    return mode.isStroked && strokedPath?.contains(point) == true
  }

  /// The outline of the current path's stroke, in user space.
  private var strokedPath: CGPath? {
    path.map { CGPath($0.elements.stroked(state.stroke, scale: 4 * Affine(state.ctm).maximumScale)) }
  }
}

// MARK: - Elements

extension CGContext {
  /// Begins a subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.ctm) }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.ctm) }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.ctm)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }

  /// Closes the subpath with a line to its start.
  public func closePath() { currentPath.closeSubpath() }
}

// MARK: - Shapes

extension CGContext {
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.ctm) }

  /// Adds a closed rectangle. The infinite rectangle covers the whole context under any matrix.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect.isInfinite ? Self.endless : rect, transform: state.ctm)
  }

  /// A substitute for the infinite rectangle that stays finite under any reasonable matrix.
  private static let endless = CGRect(x: -1e100, y: -1e100, width: 2e100, height: 2e100)

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a closed ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.ctm) }

  /// Begins a subpath at the first point and adds lines to the remaining points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.ctm)
  }

  /// Adds an arc; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.ctm)
  }

  /// Adds a line and an arc that rounds a corner; see
  /// ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let outline = strokedPath else { return }
    beginPath()
    addPath(outline)
  }
}
