/// The edges of one shape, collected subpath by subpath in device space.
///
/// Edges that can't affect the clip are dropped immediately: those above, below and to the right of it. Edges
/// to its left remain, because they determine the winding numbers in their rows.
struct EdgeList: ~Copyable {
  private(set) var edges = Scratch<Edge>()
  /// The pixels that the edges can cover, within the clip.
  var pixelBounds: PixelRect {
    guard !edges.isEmpty else { return .empty }
    let shift = Subpixel.bits
    return PixelRect(
      minX: Int(Swift.max(low.x, clipLow.x) >> shift), minY: Int(Swift.max(low.y, clipLow.y) >> shift),
      maxX: Int((Swift.min(high.x, clipHigh.x) + Subpixel.mask) >> shift),
      maxY: Int((Swift.min(high.y, clipHigh.y) + Subpixel.mask) >> shift))
  }

  private var clipLow = SIMD2<Int32>.zero
  private var clipHigh = SIMD2<Int32>.zero
  private var low = SIMD2<Int32>.zero
  private var high = SIMD2<Int32>.zero

  private var start = Point.zero
  private var current = Point.zero
  private var quantizedCurrent = SIMD2<Int32>.zero
  private var device = Scratch<Point>()
}

extension EdgeList {
  /// Removes all edges. New ones only matter within `clip`, which must be inside ``PixelRect/reachable``.
  mutating func begin(clip: PixelRect) {
    edges.removeAll()
    clipLow = SIMD2(Int32(clip.minX), Int32(clip.minY)) &<< Subpixel.bits
    clipHigh = SIMD2(Int32(clip.maxX), Int32(clip.maxY)) &<< Subpixel.bits
    low = SIMD2(repeating: .max)
    high = SIMD2(repeating: .min)
  }

  /// Begins a subpath. The previous one must have been closed.
  mutating func move(to point: Point) {
    start = point
    current = point
    quantizedCurrent = EdgeList.clamped(point)
  }

  @inline(__always)
  mutating func addLine(to end: Point) {
    guard EdgeList.isReachable(current), EdgeList.isReachable(end) else {
      addDistantLine(to: end)
      return
    }
    let quantizedEnd = Subpixel.quantized(end)
    add(quantizedCurrent, quantizedEnd)
    quantizedCurrent = quantizedEnd
    current = end
  }

  mutating func close() { addLine(to: start) }

  /// Adds the closed outline through the transformed points, unless one of them isn't finite.
  mutating func addPolygon(_ points: UnsafeMutableBufferPointer<Point>, _ transform: Affine) {
    guard let box = mapPoints(UnsafeBufferPointer(points), by: transform.apply), !points.isEmpty else {
      return
    }
    if isWithinClip(box) {
      addVisiblePolygon(within: box)
    } else {
      move(to: device.base[0])
      for index in 1..<points.count { addLine(to: device.base[index]) }
      close()
    }
  }

  /// Adds the closed outline through the points of `device`, which needs no clipping.
  private mutating func addVisiblePolygon(within box: Box) {
    edges.reserve(device.count)
    var writer = EdgeWriter(target: edges.end, start: Subpixel.quantized(device[device.count - 1]), box: box)
    for point in device.elements { writer.addLine(to: Subpixel.quantized(point)) }
    edges.didInitialize(writer.count)
    extendBounds(to: box)
  }

  @inline(__always)
  private static func isReachable(_ point: Point) -> Bool {
    let reach = Subpixel.reach
    return abs(point.x) <= reach && abs(point.y) <= reach
  }

  @inline(__always)
  private mutating func add(_ from: SIMD2<Int32>, _ to: SIMD2<Int32>) {
    let top = Swift.min(from.y, to.y)
    let bottom = Swift.max(from.y, to.y)
    guard top != bottom, bottom > clipLow.y, top < clipHigh.y else { return }
    low.y = Swift.min(low.y, top)
    high.y = Swift.max(high.y, bottom)
    let left = Swift.min(from.x, to.x)
    // The area to the right of a dropped edge may still be covered, up to the clip's side.
    high.x = Swift.max(high.x, Swift.max(from.x, to.x))
    guard left < clipHigh.x else { return }
    low.x = Swift.min(low.x, left)
    edges.append(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y))
  }
}

// MARK: - Paths

extension EdgeList {
  /// Adds the outline of `path`, with every subpath closed.
  ///
  /// - Returns: Whether all coordinates are finite; no edges are added otherwise.
  mutating func add(_ path: Path, _ transform: Affine) -> Bool {
    guard let parts = path.parts else { return add(path, by: transform.apply) }
    return parts.placements.allSatisfy { add(parts.outlines[$0.outline], $0.transform, then: transform) }
  }

  /// Adds a part of a path.
  ///
  /// - Returns: Whether all coordinates are finite; no edges are added otherwise.
  mutating func add(_ outline: Path, _ transform: Affine, then next: Affine) -> Bool {
    add(outline, by: { next.apply(transform.apply($0)) })
  }

  /// Adds edges that are moved by an offset in grid units.
  mutating func add(_ edges: UnsafeMutableBufferPointer<Edge>, offset: SIMD2<Int32>) {
    for edge in edges { add(SIMD2(edge.x0, edge.y0) &+ offset, SIMD2(edge.x1, edge.y1) &+ offset) }
  }

  /// Adds a path that has no parts.
  @inline(__always)
  private mutating func add(_ path: Path, by map: (Point) -> Point) -> Bool {
    guard let box = path.points.withUnsafeBufferPointer({ mapPoints($0, by: map) }) else { return false }
    if isWithinClip(box) {
      addVisible(path.verbs)
    } else {
      addClipped(path.verbs)
    }
    return true
  }

  /// Adds the outline through the points of `device`, with every subpath closed.
  private mutating func addClipped(_ verbs: [Path.Verb]) {
    let points = device.base
    var index = 0
    var isOpen = false
    verbs.withUnsafeBufferPointer { verbs in
      for verb in verbs {
        let next = points + index
        switch verb {
        case .move:
          if isOpen { close() }
          move(to: next[0])
        case .line: addLine(to: next[0])
        case .quad: addCurve(next[-1], next[0], next[1])
        case .cubic: addCurve(next[-1], next[0], next[1], next[2])
        case .close: close()
        }
        isOpen = verb != .close
        index &+= verb.pointCount
      }
    }
    if isOpen { close() }
  }

  /// Adds the outline through the points of `device`, which needs no clipping, with every subpath closed.
  private mutating func addVisible(_ verbs: [Path.Verb]) {
    let points = device.base
    let formerCount = edges.count
    var index = 0
    var start = SIMD2<Int32>.zero
    quantizedCurrent = start
    verbs.withUnsafeBufferPointer { verbs in
      for verb in verbs {
        let next = points + index
        switch verb {
        case .move:
          addVisibleLine(to: start)
          start = Subpixel.quantized(next[0])
          quantizedCurrent = start
        case .line: addVisibleLine(to: Subpixel.quantized(next[0]))
        case .quad: addVisibleCurve(next[-1], next[0], next[1])
        case .cubic: addVisibleCurve(next[-1], next[0], next[1], next[2])
        case .close: addVisibleLine(to: start)
        }
        index &+= verb.pointCount
      }
    }
    addVisibleLine(to: start)
    for edge in edges.elements[formerCount...] {
      let (from, to) = (SIMD2(edge.x0, edge.y0), SIMD2(edge.x1, edge.y1))
      low = pointwiseMin(low, pointwiseMin(from, to))
      high = pointwiseMax(high, pointwiseMax(from, to))
    }
  }

  @inline(__always)
  private mutating func addVisibleLine(to end: SIMD2<Int32>) {
    if end.y != quantizedCurrent.y {
      edges.append(Edge(x0: quantizedCurrent.x, y0: quantizedCurrent.y, x1: end.x, y1: end.y))
    }
    quantizedCurrent = end
  }

  @inline(__always)
  private mutating func addVisibleCurve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    addVisible(CubicPolynomial(p0, p1, p2, p3), to: p3, p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
  }

  @inline(__always)
  private mutating func addVisibleCurve(_ p0: Point, _ p1: Point, _ p2: Point) {
    let difference = (p0 - 2 * p1 + p2) / 3
    addVisible(CubicPolynomial(p0, p1, p2), to: p2, difference, difference)
  }

  private mutating func addVisible(
    _ curve: CubicPolynomial, to end: Point, _ first: Point, _ last: Point
  ) {
    edges.reserve(Flattening.maximumPartCount(first, last))
    var writer = EdgeWriter(target: edges.end, start: quantizedCurrent, box: .empty)
    Flattening.forEachCut(first, last) { writer.addLine(to: Subpixel.quantized(curve.point(at: $0))) }
    writer.addLine(to: Subpixel.quantized(end))
    edges.didInitialize(writer.count)
    quantizedCurrent = writer.start
  }

  /// Fills `device` with the images of points.
  ///
  /// - Returns: The box around them, or nil if one isn't finite.
  @inline(__always)
  private mutating func mapPoints(_ points: UnsafeBufferPointer<Point>, by map: (Point) -> Point) -> Box? {
    let target = device.uninitialized(count: points.count)
    // Zero times infinity or NaN is NaN, and so is any sum with NaN.
    var witness = Point.zero
    var (least, most) = (Box.empty.min, Box.empty.max)
    for index in points.indices {
      let point = map(points[index])
      witness += point * 0
      least.replace(with: point, where: point .< least)
      most.replace(with: point, where: point .> most)
      (target + index).initialize(to: point)
    }
    device.didInitialize(points.count)
    return witness.isFinite ? Box(min: least, max: most) : nil
  }

  private mutating func addCurve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    let box = Box(p0, p1, p2, p3)
    if isOutOfSight(box) {
      addLine(to: p3)
    } else {
      let polynomial = CubicPolynomial(p0, p1, p2, p3)
      addFlattened(of: polynomial, within: box, to: p3, p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
    }
  }

  private mutating func addCurve(_ p0: Point, _ p1: Point, _ p2: Point) {
    let box = Box(p0, p1, p2, p2)
    if isOutOfSight(box) {
      addLine(to: p2)
    } else {
      let difference = (p0 - 2 * p1 + p2) / 3
      addFlattened(of: CubicPolynomial(p0, p1, p2), within: box, to: p2, difference, difference)
    }
  }

  @inline(__always)
  private mutating func addFlattened(
    of curve: CubicPolynomial, within box: Box, to end: Point, _ first: Point, _ last: Point
  ) {
    if isWithinClip(box) {
      addUnclipped(of: curve, to: end, first, last)
    } else {
      addClipped(of: curve, to: end, first, last)
    }
  }

  /// Adds the parts of a curve that is within the clip, or to its left: no edge needs clipping.
  @inline(__always)
  private mutating func addUnclipped(
    of curve: CubicPolynomial, to end: Point, _ first: Point, _ last: Point
  ) {
    edges.reserve(Flattening.maximumPartCount(first, last))
    var writer = EdgeWriter(target: edges.end, start: quantizedCurrent, box: Box(min: current, max: current))
    Flattening.forEachCut(first, last) { writer.addLine(to: curve.point(at: $0)) }
    writer.addLine(to: end)
    edges.didInitialize(writer.count)
    extendBounds(to: writer.box)
    (current, quantizedCurrent) = (end, writer.start)
  }

  private mutating func extendBounds(to box: Box) {
    let (least, most) = (Subpixel.quantized(box.min), Subpixel.quantized(box.max))
    low.replace(with: least, where: least .< low)
    high.replace(with: most, where: most .> high)
  }

  @inline(never)
  private mutating func addClipped(
    of curve: CubicPolynomial, to end: Point, _ first: Point, _ last: Point
  ) {
    let visible = visibleBox
    Flattening.forEachPart(
      first, last,
      isInvisible: { visible.misses(curve.point(at: $0), curve.point(at: $1), stray: $2) },
      { t, _ in addLine(to: t < 1 ? curve.point(at: t) : end) })
  }

  /// The clip in pixels, enlarged by as much as rounding can move a point.
  private var visibleBox: Box {
    let unit = 1 / Double(Subpixel.one)
    return Box(
      min: Point(Double(clipLow.x), Double(clipLow.y)) * unit,
      max: Point(Double(clipHigh.x), Double(clipHigh.y)) * unit
    ).insetBy(-1)
  }

  /// Whether a curve in a box is entirely outside one side of the clip, so that the line between its ends
  /// covers the same.
  @inline(__always)
  private func isOutOfSight(_ box: Box) -> Bool {
    // One grid unit accounts for the rounding of evaluated points.
    let least = box.min * Double(Subpixel.one)
    let most = box.max * Double(Subpixel.one)
    return most.y < Double(clipLow.y - 1) || least.y > Double(clipHigh.y + 1)
      || most.x < Double(clipLow.x - 1) || least.x > Double(clipHigh.x + 1)
  }

  /// Whether lines and curves in a box are within the clip, or to its left, so that all edges matter.
  @inline(__always)
  private func isWithinClip(_ box: Box) -> Bool {
    let least = box.min * Double(Subpixel.one)
    let most = box.max * Double(Subpixel.one)
    return most.y < Double(clipHigh.y - 1) && least.y > Double(clipLow.y + 1)
      && most.x < Double(clipHigh.x - 1) && least.x > -Subpixel.reach
  }
}

extension Box {
  /// Creates the smallest box around four points.
  @inline(__always)
  fileprivate init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    self.init(min: a, max: a)
    min.replace(with: b, where: b .< min)
    min.replace(with: c, where: c .< min)
    min.replace(with: d, where: d .< min)
    max.replace(with: b, where: b .> max)
    max.replace(with: c, where: c .> max)
    max.replace(with: d, where: d .> max)
  }
}

// MARK: - Distant lines

extension EdgeList {
  /// Adds the part of a line within ``Subpixel/reach``.
  ///
  /// A vertical line replaces parts that are farther to the left or right, with the same effect on the winding
  /// numbers of nearer points.
  private mutating func addDistantLine(to end: Point) {
    let begin = current
    current = end
    quantizedCurrent = EdgeList.clamped(end)
    let reach = Subpixel.reach
    guard Swift.max(begin.y, end.y) > -reach, Swift.min(begin.y, end.y) < reach else { return }
    func cutToRows(_ point: Point) -> Point {
      let y = Swift.min(Swift.max(point.y, -reach), reach)
      guard y != point.y else { return point }
      let ratio = EdgeList.ratio(of: y, between: begin.y, and: end.y)
      return Point(begin.x * (1 - ratio) + end.x * ratio, y)
    }
    let first = cutToRows(begin)
    let last = cutToRows(end)
    var corner = EdgeList.clamped(first)
    for side in first.x < last.x ? [-reach, reach] : [reach, -reach]
    where (first.x < side) != (last.x < side) {
      let ratio = EdgeList.ratio(of: side, between: first.x, and: last.x)
      let crossing = EdgeList.clamped(Point(side, first.y * (1 - ratio) + last.y * ratio))
      add(corner, crossing)
      corner = crossing
    }
    add(corner, EdgeList.clamped(last))
  }

  /// Returns the fraction of the way from `start` to `end` at which a value is, even if the difference of the
  /// two overflows.
  private static func ratio(of value: Double, between start: Double, and end: Double) -> Double {
    (value / 2 - start / 2) / (end / 2 - start / 2)
  }

  private static func clamped(_ point: Point) -> SIMD2<Int32> {
    let reach = Point(repeating: Subpixel.reach)
    return Subpixel.quantized(point.clamped(lowerBound: -reach, upperBound: reach))
  }
}
