/// The arc length of a segment as a function of its parameter, and the inverse function.
///
/// The parameter is divided into intervals for which Gauss–Legendre quadrature of the speed agrees to ten
/// digits with that of both halves; a table holds the length up to the end of each.
struct CurveLength: Sendable {
  /// The length of the whole segment.
  let total: Double
  private let knots: [Knot]
  private let polynomial: CubicPolynomial

  private struct Knot {
    var parameter: Double
    var length: Double
  }

  private static let maximumDepth = 12
  private static let relativeError = 1e-10

  init(_ segment: CurveSegment) {
    polynomial = segment.polynomial
    var knots = [Knot(parameter: 0, length: 0)]
    if case .line(let start, let end) = segment {
      knots.append(Knot(parameter: 1, length: (end - start).length))
    } else {
      CurveLength.appendKnots(
        of: polynomial, from: 0, to: 1, estimate: polynomial.length(from: 0, to: 1),
        halvings: CurveLength.maximumDepth, to: &knots)
    }
    self.knots = knots
    total = knots[knots.count - 1].length
  }

  private static func appendKnots(
    of curve: CubicPolynomial, from start: Double, to end: Double, estimate: Double, halvings: Int,
    to knots: inout [Knot]
  ) {
    let middle = (start + end) / 2
    let first = curve.length(from: start, to: middle)
    let second = curve.length(from: middle, to: end)
    guard halvings > 0, abs(first + second - estimate) > relativeError * estimate else {
      knots.append(Knot(parameter: end, length: knots[knots.count - 1].length + first + second))
      return
    }
    appendKnots(of: curve, from: start, to: middle, estimate: first, halvings: halvings - 1, to: &knots)
    appendKnots(of: curve, from: middle, to: end, estimate: second, halvings: halvings - 1, to: &knots)
  }

  /// Returns the parameter at which the segment is `length` long; 0 or 1 beyond the ends.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    let next = knots.partitioningIndex { $0.length >= length }
    let (low, high) = (knots[next - 1], knots[next])
    let ratio = (length - low.length) / (high.length - low.length)
    let guess = low.parameter + ratio * (high.parameter - low.parameter)
    return refine(guess, length: length, between: low, and: high)
  }

  /// Solves length(t) = `length` by Newton's method within an interval.
  private func refine(_ guess: Double, length: Double, between low: Knot, and high: Knot) -> Double {
    var t = guess
    for _ in 0..<8 {
      let excess = low.length + polynomial.length(from: low.parameter, to: t) - length
      let speed = polynomial.derivative(at: t).length
      guard speed > 0, abs(excess) > CurveLength.relativeError * length else { break }
      t = min(max(t - excess / speed, low.parameter), high.parameter)
    }
    return t
  }
}

extension CubicPolynomial {
  /// Returns the arc length between two parameters by Gauss–Legendre quadrature with eight nodes.
  @inline(__always)
  func length(from start: Double, to end: Double) -> Double {
    let center = (start + end) / 2
    let half = (end - start) / 2
    let reach = half * CubicPolynomial.nodes
    let parts = CubicPolynomial.weights * (speeds(at: center - reach) + speeds(at: center + reach))
    return (parts[0] + parts[1] + parts[2] + parts[3]) * half
  }

  /// Returns the lengths of the derivatives at four parameters.
  @inline(__always)
  private func speeds(at t: SIMD4<Double>) -> SIMD4<Double> {
    let x = (3 * a.x * t + 2 * b.x) * t + c.x
    let y = (3 * a.y * t + 2 * b.y) * t + c.y
    return (x * x + y * y).squareRoot()
  }

  /// The positive nodes on −1…1 (Abramowitz and Stegun, table 25.4, n = 8).
  private static var nodes: SIMD4<Double> {
    SIMD4(0.183434642495649805, 0.525532409916328986, 0.796666477413626740, 0.960289856497536232)
  }

  /// The nodes' weights.
  private static var weights: SIMD4<Double> {
    SIMD4(0.362683783378361983, 0.313706645877887287, 0.222381034453374471, 0.101228536290376259)
  }
}
