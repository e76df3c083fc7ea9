extension Path {
  /// Returns the path with lines instead of curves.
  ///
  /// - Parameter tolerance: The largest distance of a line from its curve along either axis. A curve becomes
  ///   at most 4096 lines regardless of the tolerance, and one line if a control point isn't finite.
  package func flattened(tolerance: Double) -> Path {
    let scale = Flattening.tolerance / (tolerance > 0 ? Swift.max(tolerance, 1e-300) : 1e-300)
    var result = Path()
    for element in elements {
      guard let segment = curveSegment(element, result) else {
        result.append(element)
        continue
      }
      let (start, control1, control2, end) = segment.cubicPoints
      let first = (start - control1) + (control2 - control1)
      let last = (control1 - control2) + (end - control2)
      guard first.isFinite, last.isFinite else {
        result.addLine(to: end)
        continue
      }
      Flattening.forEachPart(first * scale, last * scale) { t in
        let s = 1 - t
        let point =
          start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
        result.addLine(to: t < 1 ? point : end)
      }
    }
    return result
  }

  /// Returns the curve that an element appends to a path, or nil for any other element.
  private func curveSegment(_ element: Element, _ path: Path) -> CurveSegment? {
    switch element {
    case .move, .line, .close: nil
    case .quad, .cubic: path.currentPoint.flatMap { CurveSegment(element, from: $0) }
    }
  }
}
