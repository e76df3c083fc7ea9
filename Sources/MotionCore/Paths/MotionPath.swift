import Requirements

/// A path in the plane along which a value can move: subpaths of lines and of quadratic and cubic Bézier
/// curves.
///
/// A segment without a current subpath is ignored. After ``close()``, a segment begins at the start of the
/// closed subpath, as in Core Graphics. Coordinates are finite and at most ``greatestCoordinate`` in
/// magnitude.
public struct MotionPath: Hashable, Sendable {
  /// One element of a path, with its points.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(SIMD2<Double>)
    /// Adds a line to a point.
    case line(SIMD2<Double>)
    /// Adds a quadratic curve.
    case quad(control: SIMD2<Double>, end: SIMD2<Double>)
    /// Adds a cubic curve.
    case cubic(control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>)
    /// Adds a line to the start of the subpath.
    case close
  }

  /// The largest magnitude of a coordinate, 10¹⁰⁰, for which lengths can still be computed.
  public static let greatestCoordinate = 1e100

  /// The elements in order.
  public private(set) var elements: [Element] = []
  /// The start of the open or last closed subpath.
  private var start: SIMD2<Double>?

  /// Creates an empty path.
  public init() {}

  /// Creates a path from elements, or returns nil if a coordinate isn't finite or is too large.
  @inlinable
  public init?(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements {
      guard element.isAcceptable else { return nil }
      append(element)
    }
  }
}

// MARK: - Building

extension MotionPath {
  /// Begins a subpath at a point.
  public mutating func move(to point: SIMD2<Double>) { append(.move(point)) }

  /// Adds a straight line.
  public mutating func addLine(to end: SIMD2<Double>) { append(.line(end)) }

  /// Adds a quadratic curve.
  public mutating func addQuad(control: SIMD2<Double>, to end: SIMD2<Double>) {
    append(.quad(control: control, end: end))
  }

  /// Adds a cubic curve.
  public mutating func addCubic(
    control1: SIMD2<Double>, control2: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Closes the subpath with a line to its start.
  public mutating func close() { append(.close) }

  /// Adds an element.
  ///
  /// - Precondition: Its coordinates are finite and no larger than ``greatestCoordinate``.
  public mutating func append(_ element: Element) {
    require(
      element.isAcceptable,
      "a path's coordinates must be finite and at most 10¹⁰⁰ in magnitude, not \(element.points)")
    switch element {
    case .move(let point):
      start = point
    case .close:
      guard start != nil, elements.last != .close else { return }
    case .line, .quad, .cubic:
      guard let start else { return }
      if elements.last == .close { elements.append(.move(start)) }
    }
    elements.append(element)
  }
}

extension MotionPath.Element {
  /// The points in order, the end last.
  package var points: [SIMD2<Double>] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  @usableFromInline
  var isAcceptable: Bool {
    let limit = MotionPath.greatestCoordinate
    return points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
  }
}

// MARK: - Segments

extension MotionPath {
  /// The number of lines and curves.
  package var segmentCount: Int {
    elements.count { element in
      if case .move = element { false } else { true }
    }
  }

  /// The lines and curves, including closing lines.
  var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (SIMD2<Double>(), SIMD2<Double>())
    for element in elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        continue
      case .line(let end): segments.append(PathSegment(from: current, to: end))
      case .quad(let control, let end): segments.append(PathSegment(from: current, control, to: end))
      case .cubic(let control1, let control2, let end):
        segments.append(PathSegment(from: current, control1, control2, to: end))
      case .close: segments.append(PathSegment(from: current, to: start))
      }
      current = segments[segments.count - 1].end
    }
    return segments
  }
}
