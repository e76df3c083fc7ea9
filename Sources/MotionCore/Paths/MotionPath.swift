import Requirements

/// A path in the plane for a value to move along: subpaths of lines and of quadratic and cubic Bézier curves.
///
/// A curve or a line where nothing was begun is ignored; after ``close()`` it begins where the closed subpath did, as
/// in Core Graphics. Coordinates are finite and below ``greatestCoordinate`` in magnitude.
public struct MotionPath: Hashable, Sendable {
  /// One step of a path, with the points that it takes.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(SIMD2<Double>)
    /// Goes straight to a point.
    case line(SIMD2<Double>)
    /// Goes to a point on a quadratic curve.
    case quad(control: SIMD2<Double>, end: SIMD2<Double>)
    /// Goes to a point on a cubic curve.
    case cubic(control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>)
    /// Goes straight back to where the subpath began.
    case close
  }

  /// The largest magnitude of a coordinate, 10¹⁰⁰, with which lengths can still be computed.
  public static let greatestCoordinate = 1e100

  /// The steps in order.
  public private(set) var elements: [Element] = []
  /// Where the open, or the last closed, subpath began.
  private var start: SIMD2<Double>?

  /// Creates an empty path.
  public init() {}

  /// Creates a path of elements from outside, nil where a coordinate isn't finite or is too large.
  public init?(_ elements: some Sequence<Element>) {
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
    require(element.isAcceptable, "a path's coordinates must be finite, not \(element.points)")
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
  /// The points in their order, the end last.
  var points: [SIMD2<Double>] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate var isAcceptable: Bool {
    let limit = MotionPath.greatestCoordinate
    return points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
  }
}

// MARK: - Segments

extension MotionPath {
  /// How many lines and curves there are.
  package var segmentCount: Int {
    elements.count { element in
      if case .move = element { false } else { true }
    }
  }

  /// The lines and curves; a closing line is one of them.
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
