import Raster

/// The position of points relative to curves that are monotone along both axes.
extension Cubic {
  /// Whether the curve is wider than high.
  private var isWide: Bool { abs(chord.x) >= abs(chord.y) }

  /// Returns the parameter at which the curve passes a point, along the longer side of its box.
  private func parameter(passing point: Point) -> Double {
    isWide
      ? Cubic.parameter(start.x, control1.x, control2.x, end.x, reaching: point.x)
      : Cubic.parameter(start.y, control1.y, control2.y, end.y, reaching: point.y)
  }

  /// Solves for one coordinate by Newton's method, within an interval that always contains the solution.
  private static func parameter(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, reaching value: Double
  ) -> Double {
    let isRising = d > a
    if isRising ? value <= a : value >= a { return 0 }
    if isRising ? value >= d : value <= d { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = (value - a) / (d - a)
    for _ in 0..<64 {
      let s = 1 - t
      let miss = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t) - value
      if miss == 0 { return t }
      if (miss < 0) == isRising { low = t } else { high = t }
      let slope = 3 * ((b - a) * (s * s) + (c - b) * (2 * s * t) + (d - c) * (t * t))
      let next = t - miss / slope
      let middle = (low + high) / 2
      let bounded = next > low && next < high ? next : middle
      if abs(bounded - t) <= 0x1p-53 || middle == low || middle == high { return bounded }
      t = bounded
    }
    return t
  }

  /// Returns the nearest point of the curve to a point that is close to it; for a distant point, any point of
  /// the curve.
  func nearest(to point: Point) -> (parameter: Double, distance: Double) {
    if isLine {
      let t = Swift.min(Swift.max((point - start).dot(chord) / chord.dot(chord), 0), 1)
      return (t, (point - self.point(at: t)).length)
    }
    var best = parameter(passing: point)
    var distance = (point - self.point(at: best)).length
    var t = best
    for _ in 0..<6 {
      let slope = derivative(at: t)
      let square = slope.dot(slope)
      guard square > 0 else { break }
      t = Swift.min(Swift.max(t + (point - self.point(at: t)).dot(slope) / square, 0), 1)
      let next = (point - self.point(at: t)).length
      guard next < distance else { break }
      (best, distance) = (t, next)
    }
    return (best, distance)
  }

  /// Returns the distance of a point above a curve that leads from left to right, negative below.
  ///
  /// It is exact to rounding only for a close point, and meaningful only for points between the ends along x.
  func height(of point: Point) -> Double {
    let side = side(of: point)
    guard side != 0 else { return 0 }
    let distance = nearest(to: point).distance
    return side < 0 ? -distance : distance
  }

  /// Returns 1 above the curve and −1 below.
  private func side(of point: Point) -> Double {
    if point.y > Swift.max(start.y, end.y) { return 1 }
    if point.y < Swift.min(start.y, end.y) { return -1 }
    let nearest = isLine ? linePoint(passing: point) : self.point(at: parameter(passing: point))
    let miss = point - nearest
    let amount = isWide ? miss.y : end.y > start.y ? -miss.x : miss.x
    return amount > 0 ? 1 : amount < 0 ? -1 : 0
  }

  private func linePoint(passing point: Point) -> Point {
    let t = isWide ? (point.x - start.x) / chord.x : (point.y - start.y) / chord.y
    return start + chord * Swift.min(Swift.max(t, 0), 1)
  }
}
