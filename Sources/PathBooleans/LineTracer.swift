import Raster

/// Extracts the parts of lines that are inside an area, or outside of it.
struct LineTracer {
  private let sweep: PlaneSweep
  private let operands: PathOperands
  private let rule: FillRule
  /// The edges of the area, by the vertices that they join.
  private var boundary: [SIMD2<Int32>: [Int]] = [:]

  /// Creates a tracer. The lines are the first path, the area is the second.
  init(_ sweep: PlaneSweep, _ operands: PathOperands, rule: FillRule) {
    (self.sweep, self.operands, self.rule) = (sweep, operands, rule)
    for (index, edge) in sweep.edges.enumerated() where !isLine(edge) {
      boundary[SIMD2(edge.left, edge.right), default: []].append(index)
    }
  }

  /// Returns the parts in the order of the lines. Connected parts form one subpath.
  func path(keepingInside: Bool) -> Path {
    let edges = sweep.edges.filter { isLine($0) && isInside($0) == keepingInside }
      .sorted { ($0.source, $0.range.lowerBound) < ($1.source, $1.range.lowerBound) }
    var path = Path()
    var last: SourceRun?
    for run in edges.map({ SourceRun($0, toTheRight: !$0.leadsLeft) }).joined {
      if last.map({ follows($0, run) }) != true {
        path.move(to: operands.original(sweep.vertices[run.start]))
      }
      path.append(operands.element(along: run, sweep.vertices))
      last = run
    }
    return path
  }

  private func follows(_ last: SourceRun, _ next: SourceRun) -> Bool {
    last.end == next.start && operands.sources[last.source].subpath == operands.sources[next.source].subpath
  }

  private func isLine(_ edge: SweepEdge) -> Bool { edge.change == .zero }

  /// A line along the area's boundary is inside.
  private func isInside(_ edge: SweepEdge) -> Bool {
    if rule.contains(winding: Int(edge.below.y)) { return true }
    let coincident = boundary[SIMD2(edge.left, edge.right)] ?? []
    return coincident.contains { index in
      let other = sweep.edges[index]
      return (rule.contains(winding: Int(other.below.y)) || rule.contains(winding: Int(other.above.y)))
        && other.curve.runsAlong(edge.curve, within: 8 * operands.tolerance)
    }
  }
}

extension Cubic {
  /// Whether another curve stays within a distance of this one. Both are monotone and have the same
  /// ends.
  func runsAlong(_ other: Cubic, within distance: Double) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { nearest(to: other.point(at: $0)).distance <= distance }
  }
}
