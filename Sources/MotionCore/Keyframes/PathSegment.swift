/// A line or a curve as a polynomial of its parameter *u* in 0…1: start + a·u + b·u² + c·u³.
struct PathSegment: Sendable {
  let start: SIMD2<Double>
  let end: SIMD2<Double>
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    (self.start, self.end) = (start, end)
    (a, b, c) = (end - start, .zero, .zero)
  }

  init(from start: SIMD2<Double>, _ control: SIMD2<Double>, to end: SIMD2<Double>) {
    (self.start, self.end) = (start, end)
    a = 2 * (control - start)
    b = start - 2 * control + end
    c = .zero
  }

  init(
    from start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    (self.start, self.end) = (start, end)
    a = 3 * (control1 - start)
    b = 3 * (start - 2 * control1 + control2)
    c = (end - start) + 3 * (control1 - control2)
  }

  /// Whether equal steps of the parameter are equal steps of length.
  var isUniform: Bool { b == .zero && c == .zero }

  /// The point at a parameter; the ends are exact.
  func point(at u: Double) -> SIMD2<Double> { u == 1 ? end : start + (a + (b + c * u) * u) * u }

  func velocity(at u: Double) -> SIMD2<Double> { a + (2 * b + 3 * c * u) * u }

  func speed(at u: Double) -> Double {
    let velocity = velocity(at: u)
    return (velocity * velocity).sum().squareRoot()
  }

  /// The tangent, which isn't of unit length; nil where the segment is a point.
  ///
  /// Where the velocity vanishes, as at an end on which a control point lies, it is the direction in which the point
  /// leaves, or at the very end arrives.
  func direction(at u: Double) -> SIMD2<Double>? {
    let size = a.magnitude + b.magnitude + c.magnitude
    let velocity = velocity(at: u)
    if velocity.magnitude > 1e-12 * size { return velocity }
    let acceleration = 2 * b + 6 * c * u
    if acceleration.magnitude > 1e-12 * size { return u < 1 ? acceleration : -acceleration }
    return c.magnitude > 1e-12 * size ? c : nil
  }
}

extension SIMD2<Double> {
  /// The larger of the two distances from the axes: a length that can't overflow.
  fileprivate var magnitude: Double { Swift.max(abs(x), abs(y)) }
}
