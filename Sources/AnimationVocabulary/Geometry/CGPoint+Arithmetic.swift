public import QuartzCore

extension CGPoint {
  /// Adds the coordinates of two points.
  public static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  /// Subtracts the coordinates of a point from those of another.
  public static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Multiplies the coordinates by a factor.
  public static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// Divides the coordinates by a divisor.
  public static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }

  /// Returns the Euclidean distance to another point.
  public func distance(to other: CGPoint) -> CGFloat {
    let difference = other - self
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }

  /// Returns the direction to another point, in radians from the x axis, positive toward y; 0 for the same point.
  public func angle(to other: CGPoint) -> CGFloat {
    let difference = other - self
    return CGFloat(atan2(Double(difference.y), Double(difference.x)))
  }

  /// Returns the point at a distance in a direction, in radians from the x axis, positive toward y.
  public func point(byAngle angle: CGFloat, radius: CGFloat) -> CGPoint {
    self + CGPoint(x: CGFloat(cos(Double(angle))), y: CGFloat(sin(Double(angle)))) * radius
  }

  /// Returns a path with the quadratic curve from this point to another.
  public func quadCurve(to end: CGPoint, control: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: self)
    path.addQuadCurve(to: end, control: control)
    return path
  }
}
