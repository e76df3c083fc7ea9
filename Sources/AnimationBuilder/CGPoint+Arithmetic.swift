public import QuartzCore

extension CGPoint {
  /// The sum of the coordinates.
  public static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  /// The difference of the coordinates.
  public static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

  /// The coordinates times a factor.
  public static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The coordinates by a divisor.
  public static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }

  /// The distance to another point.
  public func distance(to other: CGPoint) -> CGFloat {
    let way = other - self
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// The direction to another point in radians from the x axis, positive toward y; 0 where it's the same point.
  public func angle(to other: CGPoint) -> CGFloat {
    let way = other - self
    return CGFloat(atan2(Double(way.y), Double(way.x)))
  }

  /// The point at a distance in a direction, in radians from the x axis, positive toward y.
  public func point(byAngle angle: CGFloat, radius: CGFloat) -> CGPoint {
    self + CGPoint(x: CGFloat(cos(Double(angle))), y: CGFloat(sin(Double(angle)))) * radius
  }

  /// The quadratic curve from here to a point.
  public func quadCurve(to end: CGPoint, control: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: self)
    path.addQuadCurve(to: end, control: control)
    return path
  }
}
