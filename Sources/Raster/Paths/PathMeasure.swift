/// The arc lengths of a path's subpaths and segments, used to extract parts of it.
package struct PathMeasure {
  struct Segment {
    let curve: CurveSegment
    let length: CurveLength
    /// The length of the subpath up to this segment.
    let start: Double

    var end: Double { start + length.total }
  }

  struct Subpath {
    let start: Point
    var isClosed = false
    /// The segments, including the line that closes the subpath.
    var segments: [Segment] = []

    var length: Double { segments.last?.end ?? 0 }

    fileprivate mutating func append(_ curve: CurveSegment) {
      segments.append(Segment(curve: curve, length: CurveLength(curve), start: length))
    }
  }

  private(set) var subpaths: [Subpath] = []

  package init(_ path: Path) {
    var current = Point.zero
    for element in path.elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
        current = point
      } else if case .close = element {
        let last = subpaths.count - 1
        let closing = CurveSegment.line(current, subpaths[last].start)
        subpaths[last].append(closing)
        subpaths[last].isClosed = true
      } else if let curve = CurveSegment(element, from: current) {
        subpaths[subpaths.count - 1].append(curve)
        current = curve.end
      }
    }
  }

  var length: Double { subpaths.reduce(0) { $0 + $1.length } }
}

extension PathMeasure.Segment {
  /// Returns the parameter at a length from the segment's start; 0 or 1 beyond the ends.
  fileprivate func parameter(at length: Double, _ cut: CurveCut) -> Double {
    switch cut {
    case .arcLength: self.length.parameter(at: length)
    case .parameter: length > 0 ? min(length / self.length.total, 1) : 0
    }
  }
}

extension PathMeasure.Subpath {
  /// Appends the part between two lengths, as an open subpath unless it is the whole.
  func append(
    from start: Double, to end: Double, length: Double, cutting cut: CurveCut = .arcLength,
    to path: inout Path
  ) {
    guard start > 0 || end < length else {
      appendSubpath(to: &path)
      return
    }
    var isDrawing = false
    for segment in segments[segments.partitioningIndex { $0.end > start }...] {
      guard segment.start < end else { break }
      guard segment.end > start else { continue }
      let part = segment.curve.part(
        from: segment.parameter(at: start - segment.start, cut),
        to: segment.parameter(at: end - segment.start, cut))
      if !isDrawing { path.move(to: part.start) }
      isDrawing = true
      path.append(part.element)
    }
  }

  private func appendSubpath(to path: inout Path) {
    path.move(to: start)
    for segment in isClosed ? segments.dropLast() : segments[...] { path.append(segment.curve.element) }
    if isClosed { path.close() }
  }

  /// Appends an invisibly short line, in the direction of the subpath at a length.
  func appendDot(at position: Double, to path: inout Path) {
    let following = segments[segments.partitioningIndex { $0.end >= position }...]
    guard let segment = following.first(where: { $0.length.total > 0 }) else { return }
    let t = segment.length.parameter(at: position - segment.start)
    let point = segment.curve.polynomial.point(at: t)
    let size = max(abs(point.x), abs(point.y), segment.length.total)
    guard let direction = segment.curve.polynomial.derivative(at: t).normalized else { return }
    path.move(to: point)
    path.addLine(to: point + direction * (size * 0x1p-30))
  }
}

extension Array {
  /// Returns the first index at which a condition holds. If it holds for an element, it must hold
  /// for all later ones.
  func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
