import CoreGraphics
import TestSupport

/// Random paths that often touch, coincide or overlap in degenerate ways.
extension SeededGenerator {
  /// Returns a path of polygons, curves, circles or rectangles in and around the square from 0 to 6.
  ///
  /// Coordinates are often whole numbers.
  mutating func area() -> CGPath {
    let path = CGMutablePath()
    let onGrid = Int.random(in: 0..<3, using: &self) == 0
    let kind = Int.random(in: 0..<5, using: &self)
    for _ in 0..<Int.random(in: 1...3, using: &self) { addSubpath(to: path, kind: kind, onGrid: onGrid) }
    return path
  }

  /// Returns two paths, which are sometimes equal, and a fill rule.
  mutating func areas() -> (CGPath, CGPath, CGPathFillRule) {
    let first = area()
    let second = Int.random(in: 0..<10, using: &self) == 0 ? first : area()
    return (first, second, Bool.random(using: &self) ? .winding : .evenOdd)
  }

  private mutating func addSubpath(to path: CGMutablePath, kind: Int, onGrid: Bool) {
    let start = place(onGrid)
    let size = CGSize(
      width: Int.random(in: 1...4, using: &self), height: Int.random(in: 1...4, using: &self))
    switch kind {
    case 0: path.addLines(between: (0..<Int.random(in: 3...8, using: &self)).map { _ in place(onGrid) })
    case 1:
      path.move(to: start)
      for _ in 0..<Int.random(in: 1...5, using: &self) { addSegment(to: path, onGrid) }
    case 2:
      let radius = CGFloat(Int.random(in: 1...3, using: &self))
      path.addEllipse(in: CGRect(origin: start, size: .zero).insetBy(dx: -radius, dy: -radius))
    case 3: path.addRect(CGRect(origin: place(true), size: size))
    default:
      path.addRoundedRect(in: CGRect(origin: place(true), size: size), cornerWidth: 0.5, cornerHeight: 0.5)
    }
    if Bool.random(using: &self) { path.closeSubpath() }
  }

  private mutating func addSegment(to path: CGMutablePath, _ onGrid: Bool) {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: path.addLine(to: place(onGrid))
    case 1: path.addQuadCurve(to: place(onGrid), control: place(onGrid))
    default: path.addCurve(to: place(onGrid), control1: place(onGrid), control2: place(onGrid))
    }
  }

  private mutating func place(_ onGrid: Bool) -> CGPoint {
    let point = CGPoint(x: double(in: 0...6), y: double(in: 0...6))
    return onGrid ? CGPoint(x: point.x.rounded(), y: point.y.rounded()) : point
  }

  /// Returns a random point in and around the areas.
  mutating func probe() -> CGPoint { CGPoint(x: double(in: -1...9), y: double(in: -1...9)) }
}
