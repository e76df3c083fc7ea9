extension MotionPath: Interpolable {
  /// Returns the path at a fraction of the way to another one, as Core Animation morphs paths.
  ///
  /// Vertices and the control points of quadratic curves move along straight lines. Each handle of a cubic curve turns the
  /// shorter way around its vertex while its length changes linearly; a handle of length 0 moves along a straight line. A
  /// line that becomes a cubic curve counts as one whose handles have length 0.
  ///
  /// Paths whose elements differ in any other way can't be interpolated: this path is the result below one half, `end` from
  /// there on. (Core Animation leaves the result undefined.)
  public func interpolated(to end: MotionPath, at fraction: Double) -> MotionPath {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    guard elements.count == end.elements.count else {
      return Discrete.value(from: self, to: end, at: fraction)
    }
    var mixed: [Element] = []
    var (first, second) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for (one, other) in zip(elements, end.elements) {
      guard let element = one.interpolated(from: first, to: other, from: second, at: fraction) else {
        return Discrete.value(from: self, to: end, at: fraction)
      }
      mixed.append(element)
      first = one.points.last ?? first
      second = other.points.last ?? second
    }
    // A fraction far outside 0…1 exceeds the largest coordinate.
    return MotionPath(mixed) ?? Discrete.value(from: self, to: end, at: fraction)
  }
}

extension MotionPath.Element {
  /// Returns the element at a fraction of the way, or nil if the two can't be interpolated.
  ///
  /// - Parameters:
  ///   - point: The point at which this element begins.
  ///   - end: The other element.
  ///   - endPoint: The point at which the other element begins.
  ///   - fraction: The fraction.
  fileprivate func interpolated(
    from point: SIMD2<Double>, to end: Self, from endPoint: SIMD2<Double>, at fraction: Double
  ) -> Self? {
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(a.interpolated(to: b, at: fraction))
    case (.line(let a), .line(let b)): return .line(a.interpolated(to: b, at: fraction))
    case (.quad(let a, let b), .quad(let c, let d)):
      return .quad(
        control: a.interpolated(to: c, at: fraction), end: b.interpolated(to: d, at: fraction))
    case (.close, .close): return .close
    default:
      guard let one = CubicHandles(self, from: point), let other = CubicHandles(end, from: endPoint) else {
        return nil
      }
      let start = point.interpolated(to: endPoint, at: fraction)
      let vertex = one.end.interpolated(to: other.end, at: fraction)
      return .cubic(
        control1: start + HandleTurn(from: one.out, to: other.out).handle(at: fraction),
        control2: vertex + HandleTurn(from: one.into, to: other.into).handle(at: fraction), end: vertex)
    }
  }
}

/// A line or cubic curve, with its handles relative to their vertices.
private struct CubicHandles {
  let out: SIMD2<Double>
  let into: SIMD2<Double>
  let end: SIMD2<Double>

  /// Returns nil for any other element.
  init?(_ element: MotionPath.Element, from start: SIMD2<Double>) {
    switch element {
    case .move, .quad, .close: return nil
    case .line(let end): (out, into, self.end) = (.zero, .zero, end)
    case .cubic(let control1, let control2, let end):
      (out, into, self.end) = (control1 - start, control2 - end, end)
    }
  }
}
