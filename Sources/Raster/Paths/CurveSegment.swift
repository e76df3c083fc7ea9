/// A line or a Bézier curve, by its control points from start to end.
package enum CurveSegment: Equatable, Sendable {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  /// Creates the segment that an element appends at the current point; nil for `move` and `close`.
  package init?(_ element: Path.Element, from start: Point) {
    switch element {
    case .move, .close: return nil
    case .line(let end): self = .line(start, end)
    case .quad(let control, let end): self = .quad(start, control, end)
    case .cubic(let control1, let control2, let end): self = .cubic(start, control1, control2, end)
    }
  }

  var start: Point {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: Point {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The element that appends the segment to a path whose current point is the segment's start.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(_, let control, let end): .quad(control: control, end: end)
    case .cubic(_, let control1, let control2, let end):
      .cubic(control1: control1, control2: control2, end: end)
    }
  }

  var polynomial: CubicPolynomial {
    switch self {
    case .line(let start, let end): CubicPolynomial(start, (start + end) / 2, end)
    case .quad(let start, let control, let end): CubicPolynomial(start, control, end)
    case .cubic(let start, let control1, let control2, let end):
      CubicPolynomial(start, control1, control2, end)
    }
  }

  /// The control points of the same segment as a cubic.
  package var cubicPoints: (start: Point, control1: Point, control2: Point, end: Point) {
    switch self {
    case .line(let start, let end): (start, start + (end - start) / 3, end + (start - end) / 3, end)
    case .quad(let start, let control, let end):
      (start, (start + 2 * control) / 3, (2 * control + end) / 3, end)
    case .cubic(let start, let control1, let control2, let end): (start, control1, control2, end)
    }
  }

  /// The smallest box around the control points.
  var controlBox: Box {
    var box = Box.empty
    box.extend(to: start)
    switch self {
    case .line: break
    case .quad(_, let control, _): box.extend(to: control)
    case .cubic(_, let control1, let control2, _):
      box.extend(to: control1)
      box.extend(to: control2)
    }
    box.extend(to: end)
    return box
  }
}

// MARK: - Cutting

extension CurveSegment {
  /// Returns the parts before and after a parameter from 0 to 1, by de Casteljau's algorithm.
  func split(at t: Double) -> (CurveSegment, CurveSegment) {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    switch self {
    case .line(let a, let b):
      let middle = mix(a, b)
      return (.line(a, middle), .line(middle, b))
    case .quad(let a, let b, let c):
      let (ab, bc) = (mix(a, b), mix(b, c))
      let middle = mix(ab, bc)
      return (.quad(a, ab, middle), .quad(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
      let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
      let middle = mix(abc, bcd)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  /// Returns the part between two parameters, 0 ≤ `start` ≤ `end` ≤ 1. The whole segment is returned
  /// unchanged.
  func part(from start: Double, to end: Double) -> CurveSegment {
    if case .line(let a, let b) = self {
      return .line(start > 0 ? a + (b - a) * start : a, end < 1 ? a + (b - a) * end : b)
    }
    let head = end < 1 ? split(at: end).0 : self
    return start > 0 ? head.split(at: start / end).1 : head
  }
}
