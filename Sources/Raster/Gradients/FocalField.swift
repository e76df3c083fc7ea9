/// The family of circles that grow from a point inside the unit circle to the unit circle.
///
/// The circle for *t* has the radius *t* and its center at (1 − *t*)·*f*, where *f* is the point. A point *f*
/// + *d* is on it where |*d* + *t*·*f*| = *t*, which is *t*²·(1 − |*f*|²) − 2·*t*·(*d*·*f*) − |*d*|² = 0. The
/// larger root counts.
struct FocalField {
  private let focus: Point
  private let rest: Double

  /// - Parameter focus: The point, whose distance from the origin is below 1.
  init(focus: Point) {
    self.focus = focus
    rest = 1 - focus.dot(focus)
  }

  /// Returns the parameters of the circles through points.
  @inline(__always)
  func circles(through point: PointQuad) -> SIMD4<Double> {
    let (x, y) = (point.x - focus.x, point.y - focus.y)
    let along = x * focus.x + y * focus.y
    return (along + (along * along + (x * x + y * y) * rest).squareRoot()) / rest
  }
}
