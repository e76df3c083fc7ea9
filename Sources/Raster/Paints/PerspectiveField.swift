/// Two functions of device pixels, sampled at their centers: quotients of linear functions with a common
/// divisor, the coordinates of a plane seen in perspective.
///
/// Along a row, a piece of 2ᵏ pixels, at most 16, is stepped through linearly between exact quotients at its
/// ends. Between them, where the divisor grows from *d* by a factor *r*, the linear steps deviate from the
/// quotient by at most |Δ|·(√r − 1)/(√r + 1) ≤ |Δ|·(r − 1)/4, the first of which is reached where the divisor
/// is √r·*d*; Δ is the difference of the quotient over the piece. A piece is halved while that is more than
/// the tolerance. Pieces begin at multiples of their length, so a pixel's value never depends on where a span
/// began.
struct PerspectiveField {
  private let u: SIMD3<Double>
  private let v: SIMD3<Double>
  private let divisor: SIMD3<Double>
  private let tolerance: Double

  /// A run of pixels of a row over which both numbers grow by constant steps, in fixed point as of
  /// ``LinearField``.
  struct Piece {
    var offset: Int
    var length: Int
    var u: Int64
    var v: Int64
    var uStep: Int64
    var vStep: Int64
  }

  /// Creates a field, or returns nil if a number isn't finite.
  ///
  /// - Parameters:
  ///   - map: The transform from device pixels to the plane.
  ///   - tolerance: The largest difference of a value from the exact one.
  init?(_ map: Projection, tolerance: Double) {
    let n = map.numerator
    let all = [n.a, n.b, n.c, n.d, n.tx, n.ty, map.wx, map.wy, map.w0]
    let largest = all.reduce(0) { Swift.max($0, abs($1)) }
    guard map.isFinite, largest > 0 else { return nil }
    // The same transform in numbers that can't overflow.
    u = SIMD3(n.a, n.c, n.tx) / largest
    v = SIMD3(n.b, n.d, n.ty) / largest
    divisor = SIMD3(map.wx, map.wy, map.w0) / largest
    self.tolerance = tolerance
  }

  private static let longest = 16

  /// The smallest divisor. Smaller and negative divisors belong to pixels outside the plane's image.
  private static let leastDivisor = 0x1p-60

  /// Calls `body` with the pieces of a row.
  @inline(__always)
  func forEachPiece(x: Int, y: Int, count: Int, _ body: (Piece) -> Void) {
    let row = Double(y) + 0.5
    var offset = 0
    var first = Quotients(.zero, 1)
    // The ends of pending pieces of 16 pixels, the next one last.
    var ends = QuotientStack()
    var (start, length) = (0, 1)
    while offset < count {
      let column = x &+ offset
      if ends.isEmpty {
        if offset == 0 || start != column {
          start = column & ~(PerspectiveField.longest &- 1)
          first = quotients(start, row)
        }
        length = PerspectiveField.longest
        ends.push(quotients(start &+ length, row))
      }
      while length > 1, strays(first, ends.last) {
        length &>>= 1
        ends.push(quotients(start &+ length, row))
      }
      let end = ends.pop()
      let next = start &+ length
      if next > column {
        let growth = (end.values - first.values) * (1 / Double(length))
        let step = SIMD2(
          PerspectiveField.fixed(growth.x, limit: 0x1p24), PerspectiveField.fixed(growth.y, limit: 0x1p24))
        let steps = Int64(column &- start)
        let pieceLength = Swift.min(next &- column, count &- offset)
        body(
          Piece(
            offset: offset, length: pieceLength,
            u: PerspectiveField.fixed(first.values.x, limit: 0x1p29) &+ steps &* step.x,
            v: PerspectiveField.fixed(first.values.y, limit: 0x1p29) &+ steps &* step.y, uStep: step.x,
            vStep: step.y))
        offset &+= pieceLength
      }
      (start, first) = (next, end)
      // The next piece ends where its pair ends, or farther.
      length = next & (0 &- next) & (PerspectiveField.longest &- 1)
    }
  }

  /// Both numbers at a pixel, and their divisor.
  private struct Quotients {
    var values: Point
    var divisor: Double

    @inline(__always)
    init(_ values: Point, _ divisor: Double) {
      self.values = values
      self.divisor = divisor
    }
  }

  /// The quotients that are still needed: at most five, because 16 is halved four times.
  private struct QuotientStack {
    private var u = SIMD8<Double>.zero
    private var v = SIMD8<Double>.zero
    private var divisors = SIMD8<Double>.zero
    private var count = 0

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    var last: Quotients { Quotients(Point(u[count &- 1], v[count &- 1]), divisors[count &- 1]) }

    @inline(__always)
    mutating func push(_ quotients: Quotients) {
      (u[count], v[count], divisors[count]) = (quotients.values.x, quotients.values.y, quotients.divisor)
      count &+= 1
    }

    @inline(__always)
    mutating func pop() -> Quotients {
      defer { count &-= 1 }
      return last
    }
  }

  @inline(__always)
  private func quotients(_ column: Int, _ row: Double) -> Quotients {
    let x = Double(column) + 0.5
    let divisor = Swift.max(
      divisor.x * x + (divisor.y * row + divisor.z), PerspectiveField.leastDivisor)
    let reciprocal = 1 / divisor
    return Quotients(
      Point(u.x * x + (u.y * row + u.z), v.x * x + (v.y * row + v.z)) * reciprocal, divisor)
  }

  @inline(__always)
  private func strays(_ first: Quotients, _ end: Quotients) -> Bool {
    let growth = end.values - first.values
    let change = Swift.max(abs(growth.x), abs(growth.y))
    return change * abs(end.divisor - first.divisor)
      > 4 * tolerance * Swift.min(first.divisor, end.divisor)
  }

  /// Returns a number in fixed point. The limits allow for all the steps of a piece.
  @inline(__always)
  private static func fixed(_ value: Double, limit: Double) -> Int64 {
    Int64(Swift.min(Swift.max(value, -limit), limit) * 0x1p32)
  }
}
