import Raster

/// A part of a source that is monotone along both axes, from vertex to vertex.
struct MonotonePiece {
  var curve: Cubic
  var start: Int32
  var end: Int32
  /// The index of the source.
  var source: Int
  /// The parameters of the source at the piece's ends.
  var from: Double
  var to: Double
  /// The winding numbers of both areas to the left minus those to the right, where y points up.
  var change: Windings

  func endsAt(_ vertex: Int32) -> Bool { vertex == start || vertex == end }
}

extension MonotonePiece {
  /// Returns the pieces of all sources, except those as short as the tolerance.
  static func pieces(of operands: PathOperands, _ vertices: inout VertexTable) -> [MonotonePiece] {
    // The given ends come first, so that they don't move.
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
            from: from, to: to, change: source.role.change))
      }
    }
    return merged(pieces, operands)
  }
}

// MARK: - Copies

extension MonotonePiece {
  /// The shape of a piece, equal for copies in either direction.
  private struct Shape: Hashable {
    var start: Int32
    var end: Int32
    var control1: Point
    var control2: Point
    var isLine: Bool

    init(_ piece: MonotonePiece) {
      let curve = piece.isCanonical ? piece.curve : piece.curve.reversed
      (start, end) = piece.isCanonical ? (piece.start, piece.end) : (piece.end, piece.start)
      isLine = curve.isLine
      (control1, control2) = isLine ? (.zero, .zero) : (curve.control1, curve.control2)
    }
  }

  /// Whether the piece leads in the direction in which copies are compared.
  private var isCanonical: Bool { start < end }

  /// Returns one piece for equal pieces of areas, and none for pieces that cancel.
  private static func merged(_ pieces: [MonotonePiece], _ operands: PathOperands) -> [MonotonePiece] {
    func isLine(_ piece: MonotonePiece) -> Bool { operands.sources[piece.source].role == .lines }
    var indices: [Shape: Int] = [:]
    var result: [MonotonePiece] = []
    indices.reserveCapacity(pieces.count)
    result.reserveCapacity(pieces.count)
    for piece in pieces {
      let shape = Shape(piece)
      if !isLine(piece), let index = indices[shape] {
        let change = result[index].isCanonical == piece.isCanonical ? piece.change : .zero &- piece.change
        result[index].change &+= change
      } else {
        if !isLine(piece) { indices[shape] = result.count }
        result.append(piece)
      }
    }
    return result.filter { isLine($0) || $0.change != .zero }
  }
}
