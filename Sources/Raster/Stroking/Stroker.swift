/// Computes the outlines of strokes and owns the memory for it.
struct Stroker: ~Copyable {
  private var spine = StrokeSpine()
  private var outline = StrokeOutline()

  // Inlined, so that a program without strokes doesn't load their code.
  @inline(__always)
  init() {}
}

extension Stroker {
  /// Passes the outlines of all subpaths' strokes to `emit`, in the path's space.
  ///
  /// All polygons wind the same way, so they must be filled by the non-zero rule. A single point draws a dot
  /// in the shape of the caps, unless they are butt caps. A `move` alone, a width that isn't above 0, and
  /// numbers that aren't finite draw nothing.
  ///
  /// - Parameters:
  ///   - transform: The transform to device space, which determines how finely curves are divided.
  ///   - visible: The device pixels outside of which curves are divided coarsely, or nil for none.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, transform: Affine, visible: Box? = nil,
    emit: (UnsafeMutableBufferPointer<Point>) -> Void
  ) {
    let scale = transform.maximumScale
    guard style.width > 0, style.width.isFinite, scale > 0, scale.isFinite, path.isFinite else { return }
    if style.dashes.isEmpty {
      strokeLines(path, style, transform: transform, scale: scale, visible: visible, emit: emit)
    } else {
      let dashes = path.dashed(style.dashes, phase: style.dashPhase, dotsStarts: style.cap == .round)
      strokeLines(dashes, style, transform: transform, scale: scale, visible: visible, emit: emit)
    }
  }

  /// Strokes a path, ignoring the style's dashes.
  private mutating func strokeLines(
    _ path: Path, _ style: StrokeStyle, transform: Affine, scale: Double, visible: Box?,
    emit: (UnsafeMutableBufferPointer<Point>) -> Void
  ) {
    let count = path.pointCount
    let pen = StrokePen(style, scale: scale, roundCount: count)
    spine.prepare(transform: transform, halfWidth: pen.halfWidth, curveCount: count, visible: visible)
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { addSegments(verbs, $0, pen, emit) }
    }
    finishSubpath(pen, emit)
    spine.removeAll()
  }

  @inline(__always)
  private mutating func addSegments(
    _ verbs: UnsafeBufferPointer<Path.Verb>, _ points: UnsafeBufferPointer<Point>, _ pen: StrokePen,
    _ emit: (UnsafeMutableBufferPointer<Point>) -> Void
  ) {
    var index = 0
    for verb in verbs {
      switch verb {
      case .move:
        finishSubpath(pen, emit)
        spine.move(to: points[index])
      case .line: spine.addLine(to: points[index])
      case .quad: spine.addQuad(control: points[index], end: points[index + 1])
      case .cubic:
        spine.addCubic(control1: points[index], control2: points[index + 1], end: points[index + 2])
      case .close: spine.close()
      }
      index += verb.pointCount
    }
  }

  private mutating func finishSubpath(_ pen: StrokePen, _ emit: (UnsafeMutableBufferPointer<Point>) -> Void) {
    guard spine.hasSegments, !spine.isOutOfSight(within: pen.reach) else { return }
    outline.build(&spine, pen, emit)
  }
}

extension Path {
  /// Returns the outline of the path's stroke as lines, to be filled by the non-zero rule.
  ///
  /// - Parameter scale: Device pixels per unit. Curves are divided so finely that no chord is off by 0.1
  ///   pixels.
  package func stroked(_ style: StrokeStyle, scale: Double = 1) -> Path {
    var result = Path()
    var stroker = Stroker()
    stroker.stroke(self, style, transform: .scale(scale, scale)) { polygon in
      for (index, point) in polygon.enumerated() {
        if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
      }
      result.close()
    }
    return result
  }
}
