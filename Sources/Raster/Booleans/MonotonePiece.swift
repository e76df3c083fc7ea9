/// A part of a source that is monotone along both axes, from vertex to vertex.
struct MonotonePiece {
  var curve: Cubic
  var start: Int32
  var end: Int32
  /// Its place among the sources, and the part of it.
  var source: Int
  var from: Double
  var to: Double

  /// Parameter, vertex and point of both ends.
  var ends: [(Double, Int32, Point)] { [(0, start, curve.start), (1, end, curve.end)] }

  func endsAt(_ vertex: Int32) -> Bool { vertex == start || vertex == end }
}

extension MonotonePiece {
  /// The pieces of all sources. Those as short as the tolerance are left out.
  static func pieces(of operands: PathOperands, _ vertices: inout VertexTable) -> [MonotonePiece] {
    // Given ends come first, so that they stay where they are.
    for source in operands.sources {
      _ = vertices.vertex(at: source.curve.start)
      _ = vertices.vertex(at: source.curve.end)
    }
    var pieces: [MonotonePiece] = []
    pieces.reserveCapacity(operands.sources.count)
    for (index, source) in operands.sources.enumerated() {
      let curve = source.curve
      var from = 0.0
      var start = vertices.vertex(at: curve.start)
      for to in curve.turns + [1] where to > from {
        let end = vertices.vertex(at: curve.point(at: to))
        guard end != start || to == 1 else { continue }
        defer { (from, start) = (to, end) }
        guard end != start else { continue }
        let part = curve.part(from: from, to: to).moved(start: vertices[start], end: vertices[end])
        pieces.append(
          MonotonePiece(
            curve: part.linear(within: operands.tolerance / 4), start: start, end: end, source: index,
            from: from, to: to))
      }
    }
    return pieces
  }
}
