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
      let curve = Cubic(current)
      let first = (curve.start - curve.control1) + (curve.control2 - curve.control1)
      let last = (curve.control1 - curve.control2) + (curve.end - curve.control2)
      guard first.isFinite, last.isFinite else {
        result.addLine(to: curve.end)
        continue
      }
      Flattening.forEachPart(first * scale, last * scale) { t in
        result.addLine(to: t < 1 ? curve.point(at: t) : curve.end)
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
