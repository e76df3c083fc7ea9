/// The center line of a stroked subpath: stations along it, with the directions in which it arrives and
/// leaves.
///
/// Lines meet at stations with two directions: corners. Curves are divided finely enough for both sides of
/// the stroke; their inner stations have one direction, the tangent. Where a curve turns so tightly that
/// neighboring cross-sections would intersect, its piece is straightened: it has its chord's direction at
/// both ends, and the corners to its neighbors are round. Two neighbors that are both straightened meet in
/// one corner. The tangent near a cusp may not point between the chords. With a corner on either side of the
/// cusp, the stroke would turn back and forth, and cover the area next to it twice.
struct StrokeSpine: ~Copyable {
  struct Station: BitwiseCopyable {
    var point: Point
    /// The direction of arrival, a unit vector.
    var incoming: Point
    /// The direction of departure, a unit vector.
    var outgoing: Point
    /// Whether a corner here is within a curve, where all corners are round regardless of the style.
    var isWithinCurve = false

    var isSmooth: Bool { incoming == outgoing }
  }

  private(set) var stations = Scratch<Station>()
  private(set) var isClosed = false
  /// Whether a segment was added, not only a `move`.
  private(set) var hasSegments = false

  private var transform = Affine.identity
  private var scale = 1.0
  private var halfWidth = 0.0
  /// The last point added; it isn't a station if it's too close to the last station.
  private var current = Point.zero
  private var start = Point.zero
  /// The direction in which the last piece of a curve arrives, before it is straightened.
  private var arrival = Point.zero
  /// The length below which the direction of a piece is unreliable.
  ///
  /// Two stations are never closer, except for those at one point where a straightened piece of a curve
  /// begins or ends.
  private var shortestPiece = 0.0

  /// The smallest part of a curve's parameter that is halved because the curve turns there.
  private var smallestPart = 0.0

  /// The device pixels in which the center line affects the picture; nil if they aren't known.
  private var visible: Box?

  /// The largest number of pieces of all curves of a path.
  static let maximumPieceCount = Double(1 << 20)
}

extension StrokeSpine {
  /// Whether all points coincide.
  var isDot: Bool { stations.count == 1 }

  /// Whether the spine is one straight line that returns to its start.
  var retraces: Bool {
    guard isClosed, stations.count == 2 else { return false }
    let (first, second) = (stations[0], stations[1])
    return first.outgoing == second.incoming && second.outgoing == first.incoming
      && StrokePen.isReversal(cosine: first.incoming.dot(first.outgoing))
  }

  /// Prepares for the subpaths of a path.
  ///
  /// - Parameters:
  ///   - transform: The transform to device space, in which precision is determined.
  ///   - halfWidth: Half the width of the stroke in the path's space.
  ///   - curveCount: An upper bound of the number of curves. Pieces are longer if they would otherwise
  ///     exhaust the memory.
  ///   - visible: The device pixels in which the stroke is visible; nil if they aren't known.
  mutating func prepare(transform: Affine, halfWidth: Double, curveCount: Int, visible: Box? = nil) {
    self.transform = transform
    self.halfWidth = halfWidth
    scale = transform.maximumScale
    shortestPiece = 1 / (4096 * scale)
    smallestPart = max(0x1p-12, Double(curveCount) / Self.maximumPieceCount)
    // At this distance from a corner, its sides have no effect unless the line nearly turns back there.
    self.visible = visible?.insetBy(-Self.visibleReach * halfWidth * scale - 1)
  }

  /// The number of half widths by which ``visible`` is larger than the visible area.
  private static let visibleReach = 4.0

  /// Whether everything within `reach` half widths from the spine is outside the visible area.
  func isOutOfSight(within reach: Double) -> Bool {
    guard let visible else { return false }
    let sight = visible.insetBy(-max(0, reach - Self.visibleReach) * halfWidth * scale)
    var box = Box.empty
    for index in 0..<stations.count { box.extend(to: transform.apply(stations[index].point)) }
    return box.max.x < sight.min.x || box.min.x > sight.max.x || box.max.y < sight.min.y
      || box.min.y > sight.max.y
  }

  mutating func removeAll() {
    stations.removeAll()
    hasSegments = false
  }

  /// Begins a new spine.
  mutating func move(to point: Point) {
    stations.removeAll()
    stations.append(Station(point: point, incoming: Point(1, 0), outgoing: Point(1, 0)))
    start = point
    current = point
    isClosed = false
    hasSegments = false
  }

  mutating func addLine(to end: Point) {
    hasSegments = true
    if let direction = (end - stations[stations.count - 1].point).normalized {
      addPiece(to: end, leaving: direction, arriving: direction)
      if isDot { (stations[0].incoming, stations[0].outgoing) = (direction, direction) }
    }
    current = end
  }

  mutating func addQuad(control: Point, end: Point) {
    let difference = (current - 2 * control + end) / 3
    addCurve(
      CubicPolynomial(current, control, end), differences: (difference, difference),
      leaving: (control - current).normalized, arriving: (end - control).normalized, end: end)
  }

  mutating func addCubic(control1: Point, control2: Point, end: Point) {
    addCurve(
      CubicPolynomial(current, control1, control2, end),
      differences: (current - 2 * control1 + control2, control1 - 2 * control2 + end),
      leaving: (control1 - current).normalized ?? (control2 - current).normalized,
      arriving: (end - control2).normalized ?? (end - control1).normalized, end: end)
  }

  /// Joins the end to the start.
  mutating func close() {
    addLine(to: start)
    isClosed = true
    guard stations.count > 1 else { return }
    let last = stations.removeLast()
    stations[0].incoming = last.incoming
  }

  /// Returns the index of a station without a corner; if there is none, inserts one in the middle of the
  /// longest piece.
  mutating func smoothStation() -> Int {
    var longest = 0.0
    var start = 0
    for index in 0..<stations.count {
      if stations[index].isSmooth { return index }
      let length = (stations[(index + 1) % stations.count].point - stations[index].point).length
      if length > longest { (longest, start) = (length, index) }
    }
    let begin = stations[start]
    let end = stations[(start + 1) % stations.count].point
    stations.insert(
      Station(point: (begin.point + end) / 2, incoming: begin.outgoing, outgoing: begin.outgoing),
      at: start + 1)
    return start + 1
  }
}

// MARK: - Pieces

extension StrokeSpine {
  private mutating func addCurve(
    _ curve: CubicPolynomial, differences: (Point, Point), leaving: Point?, arriving: Point?, end: Point
  ) {
    hasSegments = true
    let chord = (end - current).normalized
    guard let first = leaving ?? chord, let last = arriving ?? chord else { return }
    var t = 0.0
    var tangent = first
    let (visible, transform) = (visible, transform)
    Flattening.forEachPart(
      transform.applyToVector(differences.0), transform.applyToVector(differences.1),
      isInvisible: { start, end, stray in
        // Corners depend on the pieces at a curve's ends.
        guard let visible, start > 0, end < 1 else { return false }
        return visible.misses(
          transform.apply(curve.point(at: start)), transform.apply(curve.point(at: end)), stray: stray)
      }
    ) { nextT, isInvisible in
      let isLast = nextT == 1
      let nextTangent = isLast ? last : curve.derivative(at: nextT).normalized ?? tangent
      let point = isLast ? end : curve.point(at: nextT)
      if isInvisible {
        addPiece(to: point, leaving: tangent, arriving: nextTangent, isWithinCurve: true)
      } else {
        addPieces(of: curve, from: (t, tangent), to: (nextT, nextTangent), end: point)
      }
      (t, tangent) = (nextT, nextTangent)
    }
    endCurve()
    current = end
  }

  /// Makes a curve that ends in a straightened piece arrive along its tangent.
  private mutating func endCurve() {
    let last = stations.count - 1
    if stations[last].isWithinCurve, stations[last].incoming != arrival {
      leave(along: arrival)
      stations.append(Station(point: stations[last].point, incoming: arrival, outgoing: arrival))
    }
    stations[stations.count - 1].isWithinCurve = false
  }

  /// Adds a part of a curve, in halves if its turn would put the stroke's outer side too far from its chord.
  @inline(__always)
  private mutating func addPieces(
    of curve: CubicPolynomial, from start: (t: Double, tangent: Point), to stop: (t: Double, tangent: Point),
    end: Point
  ) {
    let turn = (stop.tangent - start.tangent).length
    let length = (end - stations[stations.count - 1].point).length + halfWidth * turn
    // An arc of this length and turn rises by length·turn/8 above its chord.
    if stop.t - start.t > smallestPart, length * turn * scale > 8 * Flattening.tolerance {
      addHalves(of: curve, from: start, to: stop, end: end)
    } else {
      addPiece(to: end, leaving: start.tangent, arriving: stop.tangent, isWithinCurve: true)
    }
  }

  private mutating func addHalves(
    of curve: CubicPolynomial, from start: (t: Double, tangent: Point), to stop: (t: Double, tangent: Point),
    end: Point
  ) {
    let t = (start.t + stop.t) / 2
    let middle = (t: t, tangent: curve.derivative(at: t).normalized ?? start.tangent)
    addPieces(of: curve, from: start, to: middle, end: curve.point(at: t))
    addPieces(of: curve, from: middle, to: stop, end: end)
  }

  private mutating func addPiece(
    to end: Point, leaving: Point, arriving: Point, isWithinCurve: Bool = false
  ) {
    let begin = stations.base + (stations.count - 1)
    let chord = end - begin.pointee.point
    guard chord.length > shortestPiece else { return }
    arrival = arriving
    if folds(begin.pointee.point, leaving, end, arriving), let direction = chord.normalized {
      if !begin.pointee.isWithinCurve {
        leave(along: leaving)
        stations.append(
          Station(point: begin.pointee.point, incoming: leaving, outgoing: leaving, isWithinCurve: true))
      }
      leave(along: direction)
      stations.append(Station(point: end, incoming: direction, outgoing: direction, isWithinCurve: true))
    } else {
      leave(along: leaving)
      stations.append(
        Station(point: end, incoming: arriving, outgoing: arriving, isWithinCurve: isWithinCurve))
    }
  }

  private mutating func leave(along direction: Point) {
    let last = stations.count - 1
    stations[last].outgoing = direction
    if last == 0 { stations[last].incoming = direction }
  }

  /// Whether the stroke's cross-sections at the ends of a piece intersect between its sides.
  private func folds(_ begin: Point, _ leaving: Point, _ end: Point, _ arriving: Point) -> Bool {
    let chord = end - begin
    let spread = halfWidth * (arriving - leaving).perpendicular
    let left = chord + spread
    let right = chord - spread
    let advances = left.dot(leaving) > 0 && left.dot(arriving) > 0
    return !(advances && right.dot(leaving) > 0 && right.dot(arriving) > 0)
  }
}
