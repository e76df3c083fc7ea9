/// The arc lengths of a path's subpaths and segments, to cut pieces out of it.
struct PathMeasure {
  struct Segment {
    let curve: CurveSegment
    let length: CurveLength
  }

  struct Subpath {
    let start: Point
    var isClosed = false
    /// The line that closes the subpath is among them.
    var segments: [Segment] = []

    var length: Double { segments.reduce(0) { $0 + $1.length.total } }
  }

  private(set) var subpaths: [Subpath] = []

  init(_ path: Path) {
    var current = Point.zero
    for element in path.elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
        current = point
      } else if case .close = element {
        let last = subpaths.count - 1
        let closing = CurveSegment.line(current, subpaths[last].start)
        subpaths[last].segments.append(Segment(curve: closing, length: CurveLength(closing)))
        subpaths[last].isClosed = true
      } else if let curve = CurveSegment(element, from: current) {
        subpaths[subpaths.count - 1].segments.append(Segment(curve: curve, length: CurveLength(curve)))
        current = curve.end
      }
    }
  }

  var length: Double { subpaths.reduce(0) { $0 + $1.length } }
}

extension PathMeasure.Subpath {
  /// Appends the part between two lengths, as an open subpath unless it is the whole.
  func append(from start: Double, to end: Double, length: Double, to path: inout Path) {
    guard start > 0 || end < length else {
      appendWhole(to: &path)
      return
    }
    var offset = 0.0
    var isDrawing = false
    for segment in segments {
      let low = start - offset
      let high = end - offset
      offset += segment.length.total
      guard high > 0, low < segment.length.total else { continue }
      let part = segment.curve.part(
        from: segment.length.parameter(at: low), to: segment.length.parameter(at: high))
      if !isDrawing { path.move(to: part.start) }
      isDrawing = true
      path.append(part.element)
    }
  }

  private func appendWhole(to path: inout Path) {
    path.move(to: start)
    for segment in isClosed ? segments.dropLast() : segments[...] { path.append(segment.curve.element) }
    if isClosed { path.close() }
  }

  /// Appends a line too short to be seen, which points the way that the subpath goes at a length.
  func appendDot(at position: Double, to path: inout Path) {
    var offset = 0.0
    for segment in segments where segment.length.total > 0 {
      if position <= offset + segment.length.total {
        let t = segment.length.parameter(at: position - offset)
        let point = segment.curve.polynomial.point(at: t)
        let size = max(abs(point.x), abs(point.y), segment.length.total)
        guard let direction = segment.curve.polynomial.derivative(at: t).normalized else { return }
        path.move(to: point)
        path.addLine(to: point + direction * (size * 0x1p-30))
        return
      }
      offset += segment.length.total
    }
  }
}
