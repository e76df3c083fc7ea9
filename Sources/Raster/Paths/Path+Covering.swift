extension Path {
  /// Returns whether filling the path after a transform surely covers a box, because no part of the outline comes near the
  /// box, and the outline winds around it.
  ///
  /// The result is false for paths with more than ``largestSurelyCoveringPointCount`` points, and for some shapes that cover
  /// the box by little.
  ///
  /// - Parameter box: A box in the space to which the transform maps.
  package func surelyCovers(_ box: Box, after transform: Affine, rule: FillRule) -> Bool {
    guard parts == nil, pointCount <= Self.largestSurelyCoveringPointCount else { return false }
    // Flattening moves the outline by a fraction of a pixel.
    let surroundings = box.insetBy(-1)
    let center = (box.min + box.max) / 2
    var (start, current) = (Point.zero, Point.zero)
    var winding = 0
    func passes(_ segment: CurveSegment) -> Bool {
      winding += segment.windingNumber(around: center)
      return segment.surelyAvoids(surroundings)
    }
    func closes() -> Bool { current == start || passes(.line(current, start)) }
    for element in elements {
      let element = element.applying(transform)
      guard element.isFinite else { return false }
      switch element {
      case .move(let point):
        guard closes() else { return false }
        (start, current) = (point, point)
      case .close:
        guard closes() else { return false }
        current = start
      case .line, .quad, .cubic:
        guard let segment = CurveSegment(element, from: current), passes(segment) else { return false }
        current = segment.end
      }
    }
    return closes() && rule.contains(winding: winding)
  }

  package static let largestSurelyCoveringPointCount = 64
}

extension CurveSegment {
  /// Whether the segment surely has no point in a box.
  ///
  /// A curve is halved until the convex hulls of its parts, which contain them, are apart from the box.
  fileprivate func surelyAvoids(_ box: Box, halvings: Int = 3) -> Bool {
    let hull = controlBox
    // Larger coordinates are clamped when they are drawn.
    guard max(-hull.min.x, -hull.min.y, hull.max.x, hull.max.y) < Subpixel.reach else { return false }
    if hull.max.x < box.min.x || hull.min.x > box.max.x || hull.max.y < box.min.y || hull.min.y > box.max.y {
      return true
    }
    if chordSeparatesControls(from: box) { return true }
    guard halvings > 0, !isLine else { return false }
    let (first, second) = split(at: 0.5)
    return first.surelyAvoids(box, halvings: halvings - 1) && second.surelyAvoids(box, halvings: halvings - 1)
  }

  private var isLine: Bool {
    if case .line = self { true } else { false }
  }

  /// Whether a box is on one side of the line through the ends, and the other control points aren't.
  private func chordSeparatesControls(from box: Box) -> Bool {
    let chord = end - start
    func side(_ point: Point) -> Double { chord.cross(point - start) }
    let corners = box.corners
    let sides = SIMD4(side(corners.0), side(corners.1), side(corners.2), side(corners.3))
    guard sides.min() > 0 || sides.max() < 0 else { return false }
    func isOpposite(_ control: Point) -> Bool { sides[0] > 0 ? side(control) <= 0 : side(control) >= 0 }
    return switch self {
    case .line: true
    case .quad(_, let control, _): isOpposite(control)
    case .cubic(_, let control1, let control2, _): isOpposite(control1) && isOpposite(control2)
    }
  }
}
