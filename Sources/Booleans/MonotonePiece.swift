import Raster

/// A part of a source that is monotone along both axes, from vertex to vertex.
struct MonotonePiece {
  var curve: Cubic
  var start: Int32
  var end: Int32
  /// Its place among the sources, and the part of it.
  var source: Int
  var from: Double
  var to: Double
  /// By how much the winding numbers of both areas are larger to the left than to the right, where y points up.
  var change: Windings

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
            from: from, to: to, change: source.role.change))
      }
    }
    return merged(pieces, operands)
  }
}

// MARK: - Copies

extension MonotonePiece {
  /// What copies of a piece have in common, whichever way they lead.
  private struct Shape: Hashable {
    var start: Int32
    var end: Int32
    var control1: Point
    var control2: Point
    var isLine: Bool

    init(_ piece: MonotonePiece) {
      let curve = piece.leadsOn ? piece.curve : piece.curve.reversed
      (start, end) = piece.leadsOn ? (piece.start, piece.end) : (piece.end, piece.start)
      isLine = curve.isLine
      (control1, control2) = isLine ? (.zero, .zero) : (curve.control1, curve.control2)
    }
  }

  /// Some direction that copies agree on.
  private var leadsOn: Bool { start < end }

  /// One piece for all of the areas' that are alike, and none for those that make up for one another.
  private static func merged(_ pieces: [MonotonePiece], _ operands: PathOperands) -> [MonotonePiece] {
    func isLine(_ piece: MonotonePiece) -> Bool { operands.sources[piece.source].role == .lines }
    var places: [Shape: Int] = [:]
    var result: [MonotonePiece] = []
    places.reserveCapacity(pieces.count)
    result.reserveCapacity(pieces.count)
    for piece in pieces {
      let shape = Shape(piece)
      if !isLine(piece), let place = places[shape] {
        let change = result[place].leadsOn == piece.leadsOn ? piece.change : .zero &- piece.change
        result[place].change &+= change
      } else {
        if !isLine(piece) { places[shape] = result.count }
        result.append(piece)
      }
    }
    return result.filter { isLine($0) || $0.change != .zero }
  }
}
