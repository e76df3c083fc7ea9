extension Path {
  /// The smallest box around the path itself rather than its control points, including `move`s without
  /// segments; ``Box/empty`` for an empty path.
  package var boundingBox: Box {
    var box = Box.empty
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
        box.extend(to: point)
      case .close: current = start
      case .line, .quad, .cubic:
        guard let segment = CurveSegment(element, from: current) else { continue }
        box = box.union(segment.boundingBox)
        current = segment.end
      }
    }
    return box
  }

  /// Whether a point is inside, with open subpaths closed. The result is unspecified for points on the
  /// outline.
  package func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    rule.contains(winding: windingNumber(around: point))
  }

  private func windingNumber(around point: Point) -> Int {
    var winding = 0
    var current = Point.zero
    var start = Point.zero
    func closeSubpath() { winding += CurveSegment.line(current, start).windingNumber(around: point) }
    for element in elements {
      switch element {
      case .move(let next):
        closeSubpath()
        start = next
        current = next
      case .close:
        closeSubpath()
        current = start
      case .line, .quad, .cubic:
        guard let segment = CurveSegment(element, from: current) else { continue }
        winding += segment.windingNumber(around: point)
        current = segment.end
      }
    }
    closeSubpath()
    return winding
  }
}

extension CurveSegment {
  /// The smallest box around the curve.
  var boundingBox: Box {
    guard !mayOverflow else {
      let box = reduced.exactBox
      return Box(min: box.min * Self.enlargement, max: box.max * Self.enlargement)
    }
    return exactBox
  }

  private var exactBox: Box {
    var box = Box.empty
    box.extend(to: start)
    box.extend(to: end)
    let (curve, turns) = (polynomial, turns)
    for t in turns.x { box.extend(to: Point(curve.point(at: t).x, start.y)) }
    for t in turns.y { box.extend(to: Point(start.x, curve.point(at: t).y)) }
    return box
  }

  /// The parameters strictly between the ends at which the segment turns back along each axis.
  package var turns: (x: [Double], y: [Double]) {
    if case .line = self { return ([], []) }
    let curve = polynomial
    let (a, b, c) = (3 * curve.a, 2 * curve.b, curve.c)
    return (Self.roots(a.x, b.x, c.x), Self.roots(a.y, b.y, c.y))
  }

  /// Returns the solutions of a·t² + b·t + c = 0 strictly between 0 and 1, without cancellation.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    // The squares of very large numbers would overflow.
    let largest = max(abs(a), abs(b), abs(c))
    guard largest > 0, largest.isFinite else { return [] }
    let (a, b, c) = (a / largest, b / largest, c / largest)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the number of times that the curve winds around a point, counted where it crosses the ray from
  /// the point to larger x: 1 toward larger y, −1 toward smaller y.
  func windingNumber(around point: Point) -> Int {
    guard mayOverflow else { return windingNumber(around: point, halvings: 48) }
    return reduced.windingNumber(around: point * Self.reduction, halvings: 48)
  }

  private func windingNumber(around point: Point, halvings: Int) -> Int {
    let box = controlBox
    guard box.min.y <= point.y, box.max.y > point.y, box.max.x >= point.x else { return 0 }
    if box.min.x > point.x || halvings == 0 { return crossing(point.y) }
    if case .line(let start, let end) = self {
      let side = (end - start).cross(point - start)
      return (end.y > start.y ? side > 0 : side < 0) ? crossing(point.y) : 0
    }
    let (first, second) = split(at: 0.5)
    return first.windingNumber(around: point, halvings: halvings - 1)
      + second.windingNumber(around: point, halvings: halvings - 1)
  }

  /// Returns ±1 if the ends are on different sides of a height, which itself belongs to the lower side, and 0
  /// otherwise.
  private func crossing(_ y: Double) -> Int {
    (start.y <= y ? 1 : 0) - (end.y <= y ? 1 : 0)
  }
}

// MARK: - Very large curves

extension CurveSegment {
  /// Powers of two: scaling by them only rounds numbers that are negligible compared with the very large ones.
  private static var reduction: Double { 0x1p-600 }
  private static var enlargement: Double { 0x1p600 }

  /// Whether sums or products of coordinates could overflow.
  private var mayOverflow: Bool {
    let box = controlBox
    return max(-box.min.x, -box.min.y, box.max.x, box.max.y) > 0x1p500
  }

  private var reduced: CurveSegment {
    func reduced(_ point: Point) -> Point { point * Self.reduction }
    return switch self {
    case .line(let a, let b): .line(reduced(a), reduced(b))
    case .quad(let a, let b, let c): .quad(reduced(a), reduced(b), reduced(c))
    case .cubic(let a, let b, let c, let d): .cubic(reduced(a), reduced(b), reduced(c), reduced(d))
    }
  }
}
