import QuartzCore

/// The layers of a landscape of 240 × 140 points.
struct Landscape {
  let sun = shape(
    CGPath(ellipseIn: CGRect(x: 150, y: 15, width: 40, height: 40), transform: nil),
    CGColor(srgbRed: 1, green: 0.85, blue: 0.4, alpha: 1))
  let hills = shape(
    ridge(from: 90, over: [(30, 50), (90, 85), (150, 60), (210, 95)]),
    CGColor(srgbRed: 0.45, green: 0.60, blue: 0.65, alpha: 1))
  let meadow = shape(
    ridge(from: 115, over: [(60, 100), (140, 118), (200, 105)]),
    CGColor(srgbRed: 0.35, green: 0.60, blue: 0.30, alpha: 1))
  let bird = shape(wings, CGColor(srgbRed: 0.15, green: 0.15, blue: 0.20, alpha: 1))

  /// A curve from the left edge to the right edge.
  let flightPath: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -20, y: 80))
    path.addCurve(
      to: CGPoint(x: 260, y: 40), control1: CGPoint(x: 80, y: -20), control2: CGPoint(x: 160, y: 120))
    return path
  }()

  private static func shape(_ path: CGPath, _ color: CGColor) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = color
    return layer
  }

  /// Returns the area below a line through hilltops, wider than the scene.
  private static func ridge(from height: CGFloat, over tops: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -60, y: 200))
    path.addLine(to: CGPoint(x: -60, y: height))
    var last = CGPoint(x: -60, y: height)
    for (x, y) in tops + [(300, height)] {
      path.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: (last.x + x) / 2, y: last.y),
        control2: CGPoint(x: (last.x + x) / 2, y: y))
      last = CGPoint(x: x, y: y)
    }
    path.addLine(to: CGPoint(x: 300, y: 200))
    path.closeSubpath()
    return path
  }

  /// A bird in profile that faces right.
  private static var wings: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 12, y: 0))
    path.addQuadCurve(to: CGPoint(x: -12, y: -3), control: CGPoint(x: 0, y: -6))
    path.addQuadCurve(to: CGPoint(x: 12, y: 0), control: CGPoint(x: 0, y: 6))
    path.move(to: CGPoint(x: 2, y: -1))
    path.addLine(to: CGPoint(x: -8, y: -14))
    path.addLine(to: CGPoint(x: -4, y: -1))
    path.closeSubpath()
    return path
  }
}
