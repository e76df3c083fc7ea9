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

  /// Returns the point at a parameter; the ends are exact.
  func point(at u: Double) -> SIMD2<Double> { u == 1 ? end : start + (a + (b + c * u) * u) * u }

  func velocity(at u: Double) -> SIMD2<Double> { a + (2 * b + 3 * c * u) * u }

  func speed(at u: Double) -> Double {
    let velocity = velocity(at: u)
    return (velocity * velocity).sum().squareRoot()
  }

  /// Returns the tangent, which isn't of unit length, or nil if the segment is a point.
  ///
  /// If the velocity vanishes, as at an end that coincides with a control point, the tangent is the direction of
  /// departure, or of arrival at the end.
  func direction(at u: Double) -> SIMD2<Double>? {
    let size = a.magnitude + b.magnitude + c.magnitude
    let velocity = velocity(at: u)
    if velocity.magnitude > 1e-12 * size { return velocity }
    let acceleration = 2 * b + 6 * c * u
    if acceleration.magnitude > 1e-12 * size { return u < 1 ? acceleration : -acceleration }
    return c.magnitude > 1e-12 * size ? c : nil
  }
}

// MARK: - Fastest and slowest

extension PathSegment {
  /// The parameters inside 0…1 at which the speed is largest or smallest, in ascending order.
  var speedExtrema: [Double] {
    // Scaled to size 1, so that no square overflows.
    let size = max(a.magnitude, b.magnitude, c.magnitude)
    let (a, b, c) = (a / size, b / size, c / size)
    // Half of the derivative of the squared speed.
    let slope = CubicPolynomial(
      (2 * a * b).sum(), (4 * b * b + 6 * a * c).sum(), (18 * b * c).sum(), (18 * c * c).sum())
    return slope.rootsInUnitInterval
  }
}

/// The polynomial k₀ + k₁·u + k₂·u² + k₃·u³.
private struct CubicPolynomial {
  let k0, k1, k2, k3: Double

  init(_ k0: Double, _ k1: Double, _ k2: Double, _ k3: Double) {
    (self.k0, self.k1, self.k2, self.k3) = (k0, k1, k2, k3)
  }

  func value(_ u: Double) -> Double { ((k3 * u + k2) * u + k1) * u + k0 }

  /// The parameters strictly inside 0…1 at which the sign changes, in ascending order, found by bisection
  /// between turning points.
  var rootsInUnitInterval: [Double] {
    let ends = [0] + turningPoints.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    return zip(ends, ends.dropFirst()).compactMap { root(from: $0, to: $1) }
  }

  private func root(from start: Double, to end: Double) -> Double? {
    let rises = value(end) > 0
    guard rises ? value(start) < 0 : value(start) > 0 && value(end) < 0 else { return nil }
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (value(middle) > 0) == rises { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }

  /// The roots of the derivative, NaN if they don't exist, by the formula that loses no digits.
  private var turningPoints: [Double] {
    let half = -(k2 + (k2 < 0 ? -1 : 1) * (k2 * k2 - 3 * k1 * k3).squareRoot())
    return [half / (3 * k3), k1 / half]
  }
}

extension SIMD2<Double> {
  /// The maximum norm, which can't overflow.
  fileprivate var magnitude: Double { Swift.max(abs(x), abs(y)) }
}
