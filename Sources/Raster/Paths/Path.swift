import Requirements

/// A sequence of subpaths of lines and of quadratic and cubic Bézier curves.
///
/// Every subpath begins with a `move`. Appending a segment without an open subpath begins one at the current
/// point, as Core Graphics does after `close`; without a current point the segment is ignored.
package struct Path: Hashable, Sendable {
  /// One element of a path, with its points.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  /// The kind of an element, without its points.
  package enum Verb: UInt8, Hashable, Sendable {
    case move
    case line
    case quad
    case cubic
    case close

    /// The number of points of an element of this kind.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [Point] = []
  /// The start of the open or last closed subpath.
  private var start: Point?
  private var isOpen = false

  package init() {}

  /// Creates a path from the verbs of another path and new points.
  ///
  /// - Precondition: The verbs are those of a path, and take as many points as there are.
  package init(verbs: [Verb], points: [Point]) {
    (self.verbs, self.points) = (verbs, points)
    var count = 0
    for verb in verbs {
      if verb == .move { start = points[count] }
      count += verb.pointCount
    }
    require(count == points.count, "a path's elements take \(count) points, not \(points.count)")
    isOpen = !verbs.isEmpty && verbs.last != .close
  }

  /// Creates a path of transformed copies of other paths, in order.
  package init(_ parts: [(path: Path, transform: Affine)]) {
    reserveCapacity(
      verbs: parts.reduce(0) { $0 + $1.path.verbs.count },
      points: parts.reduce(0) { $0 + $1.path.points.count })
    for part in parts { append(part.path, transform: part.transform) }
  }

  package var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last element, or nil for an empty path. After `close` it is the subpath's start.
  package var currentPoint: Point? { verbs.last == .close ? start : points.last }
}

// MARK: - Building

extension Path {
  package mutating func move(to point: Point) {
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
    isOpen = true
  }

  package mutating func addLine(to end: Point) {
    guard openSubpath() else { return }
    verbs.append(.line)
    points.append(end)
  }

  package mutating func addQuad(control: Point, end: Point) {
    guard openSubpath() else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  package mutating func addCubic(control1: Point, control2: Point, end: Point) {
    guard openSubpath() else { return }
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the open subpath with a line to its start. Does nothing without an open subpath.
  package mutating func close() {
    guard isOpen else { return }
    verbs.append(.close)
    isOpen = false
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let end): addLine(to: end)
    case .quad(let control, let end): addQuad(control: control, end: end)
    case .cubic(let control1, let control2, let end):
      addCubic(control1: control1, control2: control2, end: end)
    case .close: close()
    }
  }

  package mutating func append(_ other: Path, transform: Affine = .identity) {
    guard !other.verbs.isEmpty else { return }
    // The other path begins with a move, which replaces one at the end.
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    }
    let formerCount = points.count
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    (start, isOpen) = (other.start, other.isOpen)
    guard transform != .identity else { return }
    points.withUnsafeMutableBufferPointer { points in
      for index in formerCount..<points.count { points[index] = transform.apply(points[index]) }
    }
    start = start.map(transform.apply)
  }

  package mutating func reserveCapacity(verbs: Int, points: Int) {
    self.verbs.reserveCapacity(verbs)
    self.points.reserveCapacity(points)
  }

  /// Begins a subpath at the current point unless one is open. Returns false without a current point.
  private mutating func openSubpath() -> Bool {
    if isOpen { return true }
    guard let start else { return false }
    move(to: start)
    return true
  }
}

// MARK: - Reading

extension Path {
  /// The elements in order, as a lazy sequence that allocates nothing.
  package var elements: Elements { Elements(path: self) }

  package struct Elements: Sequence, IteratorProtocol {
    fileprivate let path: Path
    private var verb = 0
    private var point = 0

    fileprivate init(path: Path) { self.path = path }

    package mutating func next() -> Element? {
      guard verb < path.verbs.count else { return nil }
      let kind = path.verbs[verb]
      let first = point
      verb += 1
      point += kind.pointCount
      switch kind {
      case .move: return .move(path.points[first])
      case .line: return .line(path.points[first])
      case .quad: return .quad(control: path.points[first], end: path.points[first + 1])
      case .cubic:
        return .cubic(
          control1: path.points[first], control2: path.points[first + 1], end: path.points[first + 2])
      case .close: return .close
      }
    }
  }

  /// The smallest box that contains all points, control points included; ``Box/empty`` for an empty path.
  package var controlBox: Box {
    points.withUnsafeBufferPointer { points in
      var (least, most) = (Box.empty.min, Box.empty.max)
      for point in points {
        least.replace(with: point, where: point .< least)
        most.replace(with: point, where: point .> most)
      }
      return Box(min: least, max: most)
    }
  }

  /// Whether every point is a finite number.
  package var isFinite: Bool {
    points.withUnsafeBufferPointer { points in
      // Zero times infinity or NaN is NaN, and so is any sum with NaN.
      var witness = Point.zero
      for point in points { witness += point * 0 }
      return witness.isFinite
    }
  }

  package func applying(_ transform: Affine) -> Path {
    var result = self
    result.points = points.map(transform.apply)
    result.start = start.map(transform.apply)
    return result
  }
}

extension Path.Element {
  package func applying(_ transform: Affine) -> Path.Element {
    switch self {
    case .move(let point): .move(transform.apply(point))
    case .line(let end): .line(transform.apply(end))
    case .quad(let control, let end): .quad(control: transform.apply(control), end: transform.apply(end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: transform.apply(control1), control2: transform.apply(control2), end: transform.apply(end))
    case .close: .close
    }
  }
}
