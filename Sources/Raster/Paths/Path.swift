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

  // Empty while the path has parts or is a rectangle.
  private var ownVerbs: [Verb] = []
  private var ownPoints: [Point] = []
  /// The start of the open or last closed subpath.
  private var start: Point?
  private var isOpen = false
  /// The copies of outlines that the path consists of, unless it was created or changed element by element.
  private(set) var parts: PathParts?
  /// The rectangle that the path is, unless it was created or changed element by element. It needs no memory that is
  /// counted by references.
  package private(set) var rectangle: Box?

  package init() {}

  /// Creates a closed rectangle from its smallest corner, along x first.
  package init(rect box: Box) { rectangle = box }

  /// Creates a path from the verbs of another path and new points.
  ///
  /// - Precondition: The verbs are those of a path, and take as many points as there are.
  package init(verbs: [Verb], points: [Point]) {
    (ownVerbs, ownPoints) = (verbs, points)
    var count = 0
    for verb in verbs {
      if verb == .move { start = points[count] }
      count += verb.pointCount
    }
    require(count == points.count, "a path's elements take \(count) points, not \(points.count)")
    isOpen = !verbs.isEmpty && verbs.last != .close
  }

  /// Creates a path of transformed copies of outlines, in order.
  ///
  /// The copies are made only when the path's elements are read. Filling the path doesn't read them.
  package init(_ placements: [PathParts.Placement], of outlines: [Path]) {
    let parts = PathParts(placements, of: outlines)
    if parts.endsWithMove {
      self = parts.joined
    } else if parts.verbCount > 0 {
      self.parts = parts
    }
  }

  /// The kinds of the elements.
  package var verbs: [Verb] {
    rectangle == nil ? parts?.joined.ownVerbs ?? ownVerbs : Self.rectangleVerbs
  }

  /// The points of all elements.
  package var points: [Point] {
    if let rectangle { return rectangle.cornerPoints }
    return parts?.joined.ownPoints ?? ownPoints
  }

  /// The number of ``verbs``, known without making the copies that the path consists of.
  package var verbCount: Int { rectangle == nil ? parts?.verbCount ?? ownVerbs.count : 5 }

  /// The number of ``points``, known without making the copies that the path consists of.
  package var pointCount: Int { rectangle == nil ? parts?.pointCount ?? ownPoints.count : 4 }

  package var isEmpty: Bool { verbCount == 0 }

  package static let rectangleVerbs: [Verb] = [.move, .line, .line, .line, .close]

  /// Whether the elements are those of a closed quadrilateral, such as a rectangle.
  package var hasRectangleVerbs: Bool {
    rectangle != nil || verbCount == Self.rectangleVerbs.count && verbs == Self.rectangleVerbs
  }

  /// The corners of a path of four lines, the last of which may be left out; nil for any other path.
  package var quadrilateral: (Point, Point, Point, Point)? {
    if let rectangle { return rectangle.corners }
    guard verbCount <= 6, (4...5).contains(pointCount) else { return nil }
    if let parts { return parts.joined.quadrilateral }
    for index in 1..<ownVerbs.count where ownVerbs[index] != .line && ownVerbs[index] != .close { return nil }
    guard ownPoints.count == 4 || ownPoints[4] == ownPoints[0] else { return nil }
    return (ownPoints[0], ownPoints[1], ownPoints[2], ownPoints[3])
  }

  /// The end of the last element, or nil for an empty path. After `close` it is the subpath's start.
  package var currentPoint: Point? {
    let path = joined
    return path.ownVerbs.last == .close ? path.start : path.ownPoints.last
  }
}

// MARK: - Building

extension Path {
  package mutating func move(to point: Point) {
    takeElements()
    if ownVerbs.last == .move {
      ownPoints[ownPoints.count - 1] = point
    } else {
      ownVerbs.append(.move)
      ownPoints.append(point)
    }
    start = point
    isOpen = true
  }

  package mutating func addLine(to end: Point) {
    guard openSubpath() else { return }
    ownVerbs.append(.line)
    ownPoints.append(end)
  }

  package mutating func addQuad(control: Point, end: Point) {
    guard openSubpath() else { return }
    ownVerbs.append(.quad)
    ownPoints.append(control)
    ownPoints.append(end)
  }

  package mutating func addCubic(control1: Point, control2: Point, end: Point) {
    guard openSubpath() else { return }
    ownVerbs.append(.cubic)
    ownPoints.append(control1)
    ownPoints.append(control2)
    ownPoints.append(end)
  }

  /// Closes the open subpath with a line to its start. Does nothing without an open subpath.
  package mutating func close() {
    takeElements()
    guard isOpen else { return }
    ownVerbs.append(.close)
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

  /// Appends an element unless one of its coordinates isn't a finite number.
  package mutating func appendIfFinite(_ element: Element) {
    if element.isFinite { append(element) }
  }

  package mutating func append(_ other: Path, transform: Affine = .identity) {
    guard !other.isEmpty else { return }
    takeElements()
    // The other path begins with a move, which replaces one at the end.
    if ownVerbs.last == .move {
      ownVerbs.removeLast()
      ownPoints.removeLast()
    }
    let formerCount = ownPoints.count
    ownVerbs.append(contentsOf: other.verbs)
    ownPoints.append(contentsOf: other.points)
    (start, isOpen) = (other.joined.start, other.joined.isOpen)
    guard transform != .identity else { return }
    ownPoints.withUnsafeMutableBufferPointer { points in
      for index in formerCount..<points.count { points[index] = transform.apply(points[index]) }
    }
    start = start.map(transform.apply)
  }

  /// Reserves memory for a number of elements and points of the path.
  package mutating func reserveCapacity(verbs: Int, points: Int) {
    takeElements()
    ownVerbs.reserveCapacity(verbs)
    ownPoints.reserveCapacity(points)
  }

  /// Begins a subpath at the current point unless one is open. Returns false without a current point.
  private mutating func openSubpath() -> Bool {
    takeElements()
    if isOpen { return true }
    guard let start else { return false }
    move(to: start)
    return true
  }

  /// The path with elements of its own.
  var joined: Path {
    guard let rectangle else { return parts?.joined ?? self }
    return Path(verbs: Self.rectangleVerbs, points: rectangle.cornerPoints)
  }

  @inline(__always)
  private mutating func takeElements() {
    if rectangle != nil || parts != nil { self = joined }
  }
}

// MARK: - Reading

extension Path {
  /// The elements in order, as a lazy sequence that allocates nothing.
  package var elements: Elements { Elements(path: self) }

  package struct Elements: Sequence, IteratorProtocol {
    private let path: Path
    private var verb = 0
    private var point = 0

    fileprivate init(path: Path) { self.path = path.joined }

    package mutating func next() -> Element? {
      guard verb < path.ownVerbs.count else { return nil }
      let kind = path.ownVerbs[verb]
      let first = point
      verb += 1
      point += kind.pointCount
      switch kind {
      case .move: return .move(path.ownPoints[first])
      case .line: return .line(path.ownPoints[first])
      case .quad: return .quad(control: path.ownPoints[first], end: path.ownPoints[first + 1])
      case .cubic:
        return .cubic(
          control1: path.ownPoints[first], control2: path.ownPoints[first + 1], end: path.ownPoints[first + 2]
        )
      case .close: return .close
      }
    }
  }

  /// The smallest box that contains all points, control points included; ``Box/empty`` for an empty path.
  package var controlBox: Box {
    var (least, most) = (Box.empty.min, Box.empty.max)
    forEachPoint { point in
      least.replace(with: point, where: point .< least)
      most.replace(with: point, where: point .> most)
    }
    return Box(min: least, max: most)
  }

  /// Calls a closure with each of ``points``, without making the copies that the path consists of.
  @inline(__always)
  func forEachPoint(_ body: (Point) -> Void) {
    if rectangle != nil, let (first, second, third, fourth) = quadrilateral {
      body(first)
      body(second)
      body(third)
      body(fourth)
      return
    }
    guard let parts else { return ownPoints.withUnsafeBufferPointer { $0.forEach(body) } }
    for placement in parts.placements {
      parts.outlines[placement.outline].ownPoints.withUnsafeBufferPointer { points in
        for point in points { body(placement.transform.apply(point)) }
      }
    }
  }

  /// The largest distance along each axis by which filling the path on device pixels moves a part of it, in pixels.
  package var deviceReach: Double { parts == nil ? 0 : StampPosition.reach }

  /// Whether every point is a finite number.
  package var isFinite: Bool {
    // Zero times infinity or NaN is NaN, and so is any sum with NaN.
    var witness = Point.zero
    forEachPoint { witness += $0 * 0 }
    return witness.isFinite
  }

  package func applying(_ transform: Affine) -> Path {
    if let parts { return parts.applying(transform) }
    var result = joined
    result.ownPoints = result.ownPoints.map(transform.apply)
    result.start = result.start.map(transform.apply)
    return result
  }
}

extension Path {
  package static func == (left: Path, right: Path) -> Bool {
    if let rectangle = left.rectangle, let other = right.rectangle { return rectangle == other }
    if let parts = left.parts, let others = right.parts {
      if parts === others || parts.placements == others.placements && parts.outlines == others.outlines {
        return true
      }
    }
    guard left.verbCount == right.verbCount, left.pointCount == right.pointCount else { return false }
    return left.verbs == right.verbs && left.points == right.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }

  /// The addresses of the path's memory, which identify the path while it's retained; nil for a rectangle.
  package var memory: (UnsafeRawPointer?, UnsafeRawPointer?) {
    if let parts { return (UnsafeRawPointer(Unmanaged.passUnretained(parts).toOpaque()), nil) }
    return (ownVerbs.withUnsafeBytes(\.baseAddress), ownPoints.withUnsafeBytes(\.baseAddress))
  }
}

extension Path.Element {
  /// Whether every point is a finite number.
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quad(let control, let end): control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end):
      control1.isFinite && control2.isFinite && end.isFinite
    case .close: true
    }
  }

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

extension Box {
  /// The corners in the order in which a path visits them.
  fileprivate var cornerPoints: [Point] { [corners.0, corners.1, corners.2, corners.3] }
}
