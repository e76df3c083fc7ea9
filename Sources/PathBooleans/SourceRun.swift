import Raster

/// A part of a source between two vertices, in the direction in which the result traverses it.
struct SourceRun {
  var source: Int
  /// The source's parameters, decreasing if the source is followed backward.
  var from: Double
  var to: Double
  var start: Int32
  var end: Int32

  /// Creates the run of an edge that is followed to the right or to the left.
  init(_ edge: SweepEdge, toTheRight: Bool) {
    source = edge.source
    (from, to) = toTheRight ? (edge.from, edge.to) : (edge.to, edge.from)
    (start, end) = toTheRight ? (edge.left, edge.right) : (edge.right, edge.left)
  }

  /// Whether another run continues this one on the same source and in the same direction.
  func isContinued(by next: SourceRun) -> Bool {
    source == next.source && to == next.from && (from < to) == (next.from < next.to)
  }
}

extension [SourceRun] {
  /// The runs, joined where they continue one another.
  var joined: [SourceRun] {
    var result: [SourceRun] = []
    for run in self {
      if let last = result.last, last.isContinued(by: run) {
        result[result.count - 1].to = run.to
        result[result.count - 1].end = run.end
      } else {
        result.append(run)
      }
    }
    return result
  }
}

extension PathOperands {
  /// Returns the part of a source between the run's vertices, in the paths' space.
  func element(along run: SourceRun, _ vertices: VertexTable) -> Path.Element {
    element(
      sources[run.source].curve.part(from: run.from, to: run.to)
        .moved(start: vertices[run.start], end: vertices[run.end]))
  }

  /// Returns the element that appends a curve to a path in the paths' space.
  func element(_ curve: Cubic) -> Path.Element {
    curve.isLine
      ? .line(original(curve.end))
      : .cubic(
        control1: original(curve.control1), control2: original(curve.control2), end: original(curve.end))
  }

  /// Returns a point in the paths' space. The result is clamped, because rounding can overflow to infinity.
  func original(_ point: Point) -> Point {
    let limit = Double.greatestFiniteMagnitude
    return (point / factor).clamped(
      lowerBound: Point(repeating: -limit), upperBound: Point(repeating: limit))
  }
}
