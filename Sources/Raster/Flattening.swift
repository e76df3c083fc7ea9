/// How curves are cut into lines: uniformly in the parameter, into a power of two segments.
///
/// Core Graphics doubles the number of segments until no chord is farther than 0.1 pixels from its curve. A chord
/// over 1/n of the parameter strays by at most max |B″| / (8·n²), and |B″| is at most 6 times a cubic's, or twice
/// a quadratic's, largest second difference of control points.
enum Flattening {
  /// The largest distance of a chord from its curve, in device pixels.
  static let tolerance = 0.1

  /// The most segments that one curve is cut into, however large it is.
  static let maximumSegmentCount = 4096

  static func segmentCount(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let first = p0 - 2 * p1 + p2
    let second = p1 - 2 * p2 + p3
    return segmentCount(
      squaredDifference: Swift.max(first.dot(first), second.dot(second)), derivativeFactor: 6)
  }

  static func segmentCount(_ p0: Point, _ p1: Point, _ p2: Point) -> Int {
    let difference = p0 - 2 * p1 + p2
    return segmentCount(squaredDifference: difference.dot(difference), derivativeFactor: 2)
  }

  /// The smallest power of two *n* with n² ≥ factor·difference/(8·tolerance), compared as fourth powers.
  static func segmentCount(squaredDifference: Double, derivativeFactor: Double) -> Int {
    let factor = derivativeFactor / (8 * tolerance)
    let needed = factor * factor * squaredDifference
    var count = 1
    var reached = 1.0
    while reached < needed, count < maximumSegmentCount {
      count *= 2
      reached *= 16
    }
    return count
  }
}

/// A cubic in powers of its parameter: ((a·t + b)·t + c)·t + start.
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

  /// The same curve as the quadratic with these control points.
  @inline(__always)
  init(_ p0: Point, _ p1: Point, _ p2: Point) {
    a = .zero
    b = p0 - 2 * p1 + p2
    c = 2 * (p1 - p0)
    start = p0
  }

  @inline(__always)
  func point(at t: Double) -> Point { ((a * t + b) * t + c) * t + start }

  func derivative(at t: Double) -> Point { (3 * a * t + 2 * b) * t + c }

  func secondDerivative(at t: Double) -> Point { 6 * a * t + 2 * b }
}
