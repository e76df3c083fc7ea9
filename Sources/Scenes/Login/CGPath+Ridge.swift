import Staging

extension CGPath {
  /// Returns a silhouette: a smooth line from the first point to the last, through the midpoints between them, closed
  /// along a horizontal line below.
  static func ridge(_ points: [CGPoint], downTo level: CGFloat) -> CGPath {
    let path = CGMutablePath()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: CGPoint(x: first.x, y: level))
    path.addLine(to: first)
    for (point, next) in zip(points, points.dropFirst()) {
      path.addQuadCurve(
        to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), control: point)
    }
    path.addLine(to: last)
    path.addLine(to: CGPoint(x: last.x, y: level))
    path.closeSubpath()
    return path
  }
}
