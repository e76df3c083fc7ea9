import CoreGraphics

@testable import Raster

extension CGPath {
  /// The integral of the winding number over the plane, by Green's theorem.
  ///
  /// It's the area of a path whose outlines have the interior on their left.
  var signedArea: CGFloat {
    var sum: CGFloat = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func addCubic(_ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      func cross(_ p: CGPoint, _ q: CGPoint) -> CGFloat { p.x * q.y - p.y * q.x }
      let a = current
      sum += (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)) / 20
      sum += 6 * cross(c, d) / 20
      current = d
    }
    func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }
    func addLine(to end: CGPoint) { addCubic(mix(current, end, 1 / 3), mix(current, end, 2 / 3), end) }
    for element in recorded {
      let points = element.points
      switch element.type {
      case .moveToPoint:
        addLine(to: start)
        (start, current) = (points[0], points[0])
      case .addLineToPoint: addLine(to: points[0])
      case .addQuadCurveToPoint:
        addCubic(mix(current, points[0], 2 / 3), mix(points[1], points[0], 2 / 3), points[1])
      case .addCurveToPoint: addCubic(points[0], points[1], points[2])
      case .closeSubpath: addLine(to: start)
      }
    }
    addLine(to: start)
    return sum
  }

  /// Whether the outline passes a point within approximately a distance.
  func passes(_ point: CGPoint, within distance: CGFloat, using rule: CGPathFillRule) -> Bool {
    let isInside = contains(point, using: rule)
    return (0..<16).contains { step in
      let angle = CGFloat(step) * .pi / 8
      let reach = step % 2 == 0 ? distance : distance / 3
      let other = CGPoint(x: point.x + reach * cos(angle), y: point.y + reach * sin(angle))
      return contains(other, using: rule) != isInside
    }
  }

  /// The length of all lines and curves.
  var arcLength: CGFloat { path.length }

  /// A point of each line and curve. It isn't the midpoint, which other outlines are more likely to touch.
  var samples: [CGPoint] {
    var current = Point.zero
    return path.elements.compactMap { element in
      if case .move(let point) = element { current = point }
      guard let segment = CurveSegment(element, from: current) else { return nil }
      current = segment.end
      return CGPoint(segment.polynomial.point(at: 0.37))
    }
  }

  var subpathCount: Int { recorded.count { $0.type == .moveToPoint } }
}
