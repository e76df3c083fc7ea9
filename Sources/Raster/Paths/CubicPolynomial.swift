/// A cubic curve in powers of its parameter: ((a·t + b)·t + c)·t + start.
struct CubicPolynomial {
  let a: Point
  let b: Point
  let c: Point
  let start: Point

  @inline(__always)
  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    a = p3 - p0 + 3 * (p1 - p2)
    b = 3 * (p0 - 2 * p1 + p2)
    c = 3 * (p1 - p0)
    start = p0
  }

  /// Creates the curve of the quadratic with the given control points.
  @inline(__always)
  init(_ p0: Point, _ p1: Point, _ p2: Point) {
    a = .zero
    b = p0 - 2 * p1 + p2
    c = 2 * (p1 - p0)
    start = p0
  }

  @inline(__always)
  func point(at t: Double) -> Point { ((a * t + b) * t + c) * t + start }

  @inline(__always)
  func derivative(at t: Double) -> Point { (3 * a * t + 2 * b) * t + c }
}
