extension Path {
  /// The path with lines for curves.
  ///
  /// - Parameter tolerance: How far a line may be from its curve along either axis. A curve becomes at most 4096 lines,
  ///   however small the tolerance is, and one where a control point isn't finite.
  package func flattened(tolerance: Double) -> Path {
    let scale = Flattening.tolerance / (tolerance > 0 ? Swift.max(tolerance, 1e-300) : 1e-300)
    var result = Path()
    for element in elements {
      guard let current = currentIfCurve(element, result) else {
        result.append(element)
        continue
      }
      let (start, control1, control2, end) = current.cubicPoints
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

  /// The curve that an element appends to a path, nil for what isn't one.
  private func currentIfCurve(_ element: Element, _ path: Path) -> CurveSegment? {
    switch element {
    case .move, .line, .close: nil
    case .quad, .cubic: path.currentPoint.flatMap { CurveSegment(element, from: $0) }
    }
  }
}
