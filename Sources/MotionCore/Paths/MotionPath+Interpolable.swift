extension MotionPath: Interpolable {
  /// Returns the path at a fraction of the way to another one, point by point.
  ///
  /// Paths whose elements differ in kind or number can't be interpolated: this path is the result below one
  /// half, `end` from there on. (Core Animation leaves the result undefined.)
  public func interpolated(to end: MotionPath, at fraction: Double) -> MotionPath {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    guard elements.count == end.elements.count else {
      return Discrete.value(from: self, to: end, at: fraction)
    }
    var mixed: [Element] = []
    for (first, second) in zip(elements, end.elements) {
      guard let element = first.interpolated(to: second, at: fraction) else {
        return Discrete.value(from: self, to: end, at: fraction)
      }
      mixed.append(element)
    }
    // A fraction far outside 0…1 exceeds the largest coordinate.
    return MotionPath(mixed) ?? Discrete.value(from: self, to: end, at: fraction)
  }
}

extension MotionPath.Element {
  /// Returns the element at a fraction of the way, or nil if the two are of different kinds.
  fileprivate func interpolated(to end: Self, at fraction: Double) -> Self? {
    func mix(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> SIMD2<Double> {
      start.interpolated(to: end, at: fraction)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quad(let a, let b), .quad(let c, let d)): return .quad(control: mix(a, c), end: mix(b, d))
    case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
      return .cubic(control1: mix(a, d), control2: mix(b, e), end: mix(c, f))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
