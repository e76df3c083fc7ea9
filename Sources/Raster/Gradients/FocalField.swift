/// Circles that grow from a point inside the unit circle until they are that.
///
/// The circle for *t* has the radius *t*, and its center lies at (1 − *t*)·*f*, where *f* is the point. A place *f* + *d* is
/// on it where |*d* + *t*·*f*| = *t*, which is *t*²·(1 − |*f*|²) − 2·*t*·(*d*·*f*) − |*d*|² = 0. Its greater root counts.
struct FocalField {
  private let focus: Point
  private let rest: Double

  /// - Parameter focus: Nearer to the origin than 1.
  init(focus: Point) {
    self.focus = focus
    rest = 1 - focus.dot(focus)
  }

  /// Which circle leads through a place.
  @inline(__always)
  func circle(through place: Point) -> Double {
    let way = place - focus
    let along = way.dot(focus)
    return (along + (along * along + way.dot(way) * rest).squareRoot()) / rest
  }
}
