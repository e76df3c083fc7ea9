import Requirements

/// A sequence of subpaths of lines and of quadratic and cubic Bézier curves.
///
/// Every subpath begins with a `move`. Appending a segment without an open subpath begins one at the current
/// point, as Core Graphics does after `close`; without a current point the segment is ignored.
package struct Path: Hashable, Sendable {
  /// One element of a path, with its points.
  package enum Element: Equatable, Sendable {
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

  /// The elements of a path that was created or changed element by element.
  fileprivate struct OwnElements {
    var verbs: [Verb] = []
    var points: [Point] = []
    /// The start of the open or last closed subpath.
    var start: Point?
    var isOpen = false
  }

  private enum Storage {
    case elements(OwnElements)
    /// A rectangle, which needs no memory that is counted by references.
    case rectangle(Box)
    /// Copies of outlines.
    case parts(PathParts)
  }

  private var storage = Storage.elements(OwnElements())

  package init() {}

  /// Creates a closed rectangle from its smallest corner, along x first.
  package init(rect box: Box) { storage = .rectangle(box) }

  /// Creates a path from the verbs of another path and new points.
  ///
  /// - Precondition: The verbs are those of a path, and take as many points as there are.
  package init(verbs: [Verb], points: [Point]) {
    var own = OwnElements(verbs: verbs, points: points)
    var count = 0
    for verb in verbs {
      if verb == .move { own.start = points[count] }
      count += verb.pointCount
    }
    require(count == points.count, "a path's elements take \(count) points, not \(points.count)")
    own.isOpen = !verbs.isEmpty && verbs.last != .close
    storage = .elements(own)
  }

  /// Creates a path of transformed copies of outlines, in order.
  ///
  /// The copies are made only when the path's elements are read. Filling the path doesn't read them.
  package init(_ placements: [PathParts.Placement], of outlines: [Path]) {
    let parts = PathParts(placements, of: outlines)
    if parts.endsWithMove {
      self = parts.joined
    } else if parts.verbCount > 0 {
      storage = .parts(parts)
    }
  }

  /// The copies of outlines that the path consists of, unless it was created or changed element by element.
  var parts: PathParts? {
    if case .parts(let parts) = storage { parts } else { nil }
  }

  /// The rectangle that the path is, unless it was created or changed element by element.
  @inline(__always)
  package var rectangle: Box? {
    if case .rectangle(let box) = storage { box } else { nil }
  }

  /// The path's elements, made if it is a rectangle or consists of copies.
  private var own: OwnElements { Self.elements(of: storage) }

  @inline(__always)
  private static func elements(of storage: consuming Storage) -> OwnElements {
    switch consume storage {
    case .elements(let own): own
    case .rectangle(let box): elements(of: box)
    case .parts(let parts): elements(of: parts)
    }
  }

  // Neither of the next two functions is inlined, because every change of a path contains these rare cases.

  @inline(never)
  private static func elements(of box: Box) -> OwnElements {
    OwnElements(verbs: rectangleVerbs, points: box.cornerPoints, start: box.min)
  }

  @inline(never)
  private static func elements(of parts: PathParts) -> OwnElements { parts.joined.own }

  /// The kinds of the elements.
  package var verbs: [Verb] { rectangle == nil ? own.verbs : Self.rectangleVerbs }

  /// The points of all elements.
  package var points: [Point] { own.points }

  /// The number of ``verbs``, known without making the copies that the path consists of.
  package var verbCount: Int {
    switch storage {
    case .elements(let own): own.verbs.count
    case .rectangle: Self.rectangleVerbs.count
    case .parts(let parts): parts.verbCount
    }
  }

  /// The number of ``points``, known without making the copies that the path consists of.
  package var pointCount: Int {
    switch storage {
    case .elements(let own): own.points.count
    case .rectangle: 4
    case .parts(let parts): parts.pointCount
    }
  }

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
    let own = own
    for index in 1..<own.verbs.count where own.verbs[index] != .line && own.verbs[index] != .close {
      return nil
    }
    guard own.points.count == 4 || own.points[4] == own.points[0] else { return nil }
    return (own.points[0], own.points[1], own.points[2], own.points[3])
  }

  /// The end of the last element, or nil for an empty path. After `close` it is the subpath's start.
  package var currentPoint: Point? {
    let own = own
    return own.verbs.last == .close ? own.start : own.points.last
  }
}

// MARK: - Building

extension Path {
  package mutating func move(to point: Point) {
    change { $0.move(to: point) }
  }

  package mutating func addLine(to end: Point) {
    change { own in
      guard own.openSubpath() else { return }
      own.verbs.append(.line)
      own.points.append(end)
    }
  }

  package mutating func addQuad(control: Point, end: Point) {
    change { own in
      guard own.openSubpath() else { return }
      own.verbs.append(.quad)
      own.points.append(control)
      own.points.append(end)
    }
  }

  package mutating func addCubic(control1: Point, control2: Point, end: Point) {
    change { own in
      guard own.openSubpath() else { return }
      own.verbs.append(.cubic)
      own.points.append(control1)
      own.points.append(control2)
      own.points.append(end)
    }
  }

  /// Closes the open subpath with a line to its start. Does nothing without an open subpath.
  package mutating func close() {
    change { own in
      guard own.isOpen else { return }
      own.verbs.append(.close)
      own.isOpen = false
    }
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
    let other = other.own
    change { own in
      // The other path begins with a move, which replaces one at the end.
      if own.verbs.last == .move {
        own.verbs.removeLast()
        own.points.removeLast()
      }
      let formerCount = own.points.count
      own.verbs.append(contentsOf: other.verbs)
      own.points.append(contentsOf: other.points)
      (own.start, own.isOpen) = (other.start, other.isOpen)
      guard transform != .identity else { return }
      own.points.withUnsafeMutableBufferPointer { points in
        for index in formerCount..<points.count { points[index] = transform.apply(points[index]) }
      }
      own.start = own.start.map(transform.apply)
    }
  }

  /// Reserves memory for a number of elements and points of the path.
  package mutating func reserveCapacity(verbs: Int, points: Int) {
    change { own in
      own.verbs.reserveCapacity(verbs)
      own.points.reserveCapacity(points)
    }
  }

  /// The path with elements of its own.
  var joined: Path {
    if case .elements = storage { return self }
    var result = Path()
    result.storage = .elements(own)
    return result
  }

  /// Changes the path's elements, which are made first if it is a rectangle or consists of copies.
  @inline(__always)
  private mutating func change(_ body: (inout OwnElements) -> Void) {
    // The path gives up its elements meanwhile, so that they aren't copied.
    var taken = Storage.rectangle(.empty)
    swap(&taken, &storage)
    var elements = Self.elements(of: consume taken)
    body(&elements)
    storage = .elements(elements)
  }
}

extension Path.OwnElements {
  fileprivate mutating func move(to point: Point) {
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
    isOpen = true
  }

  /// Begins a subpath at the current point unless one is open. Returns false without a current point.
  fileprivate mutating func openSubpath() -> Bool {
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
    private let own: OwnElements
    private var verb = 0
    private var point = 0

    fileprivate init(path: Path) { own = path.own }

    package mutating func next() -> Element? {
      guard verb < own.verbs.count else { return nil }
      let kind = own.verbs[verb]
      let first = point
      verb += 1
      point += kind.pointCount
      switch kind {
      case .move: return .move(own.points[first])
      case .line: return .line(own.points[first])
      case .quad: return .quad(control: own.points[first], end: own.points[first + 1])
      case .cubic:
        return .cubic(
          control1: own.points[first], control2: own.points[first + 1], end: own.points[first + 2])
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
    switch storage {
    case .elements(let own): own.points.withUnsafeBufferPointer { $0.forEach(body) }
    case .rectangle(let box):
      let (first, second, third, fourth) = box.corners
      body(first)
      body(second)
      body(third)
      body(fourth)
    case .parts(let parts):
      for placement in parts.placements {
        parts.outlines[placement.outline].own.points.withUnsafeBufferPointer { points in
          for point in points { body(placement.transform.apply(point)) }
        }
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
    var own = own
    own.points = own.points.map(transform.apply)
    own.start = own.start.map(transform.apply)
    var result = Path()
    result.storage = .elements(own)
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
    guard case .elements(let own) = storage else { return (nil, nil) }
    return (own.verbs.withUnsafeBytes(\.baseAddress), own.points.withUnsafeBytes(\.baseAddress))
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
