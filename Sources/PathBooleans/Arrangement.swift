import Raster

/// The edges into which the curves of two paths divide each other.
struct Arrangement {
  /// The work that is done before an operation falls back to a grid; see ``GridArea``.
  struct Limit {
    /// The number of pairs of boxes to compare. A pair of curves that may intersect counts 32.
    var pairs: Int
    /// The number of contacts between curves.
    var contacts: Int

    static func standard(sources: Int) -> Limit {
      Limit(pairs: (1 << 25) + 256 * sources, contacts: (1 << 19) + 8 * sources)
    }
  }

  /// A contact at which a piece is cut.
  private struct Cut {
    var piece: Int32
    var vertex: Int32
    var parameter: Double
  }

  let operands: PathOperands
  private(set) var vertices: VertexTable
  private(set) var edges: [SweepEdge] = []

  /// Creates an arrangement, or returns nil if the limit is reached: ``Limit/standard(sources:)`` unless
  /// another one is given.
  init?(_ operands: PathOperands, limit: Limit?) {
    self.operands = operands
    let limit = limit ?? .standard(sources: operands.sources.count)
    vertices = VertexTable(tolerance: operands.tolerance)
    let pieces = MonotonePiece.pieces(of: operands, &vertices)
    guard let cuts = cuts(of: pieces, limit) else { return nil }
    addEdges(pieces, cuts)
    mergeCopies()
  }

  private mutating func cuts(of pieces: [MonotonePiece], _ limit: Limit) -> [Cut]? {
    let tolerance = operands.tolerance
    var intersector = CurveIntersector(tolerance: tolerance)
    var cuts: [Cut] = []
    var remainingContacts = limit.contacts
    var pairs = (1 << 22) + 64 * pieces.count
    let tree = BoxTree(pieces.map { $0.curve.endBox.insetBy(-tolerance) })
    let isComplete = tree.forEachPair(limit: limit.pairs) { first, second, work in
      // The limit for each pair decreases as the total work increases.
      let pairLimit = Swift.min(Swift.max(pairs >> 11, 16), 1024)
      let count = intersector.findContacts(pieces[first], pieces[second], pairLimit: pairLimit)
      pairs -= count
      if count > 0 { work -= 32 }
      remainingContacts -= intersector.contacts.count
      for contact in intersector.contacts {
        let vertex = vertices.vertex(at: contact.point)
        cuts.append(Cut(piece: Int32(first), vertex: vertex, parameter: contact.first))
        cuts.append(Cut(piece: Int32(second), vertex: vertex, parameter: contact.second))
      }
      return remainingContacts >= 0
    }
    guard isComplete else { return nil }
    cuts.sort { ($0.piece, $0.parameter, $0.vertex) < ($1.piece, $1.parameter, $1.vertex) }
    return cuts
  }

  private mutating func addEdges(_ pieces: [MonotonePiece], _ cuts: [Cut]) {
    edges.reserveCapacity(pieces.count + cuts.count)
    var next = 0
    for (index, piece) in pieces.enumerated() {
      var from = 0.0
      var vertex = piece.start
      while next < cuts.count, cuts[next].piece == index {
        let cut = cuts[next]
        next += 1
        guard cut.vertex != vertex, !piece.endsAt(cut.vertex) else { continue }
        addEdge(of: piece, from: from, vertex, to: cut.parameter, cut.vertex)
        (from, vertex) = (cut.parameter, cut.vertex)
      }
      addEdge(of: piece, from: from, vertex, to: 1, piece.end)
    }
  }

  private mutating func addEdge(
    of piece: MonotonePiece, from: Double, _ start: Int32, to: Double, _ end: Int32
  ) {
    var part = piece
    if from > 0 || to < 1 {
      part.curve = piece.curve.part(from: from, to: to).moved(start: vertices[start], end: vertices[end])
        .linear(within: operands.tolerance / 4)
      (part.start, part.end) = (start, end)
      (part.from, part.to) = (piece.source(at: from), piece.source(at: to))
    }
    let leadsLeft = vertices.isLeft(end, of: start)
    edges.append(SweepEdge(part, leadsLeft: leadsLeft))
  }
}

extension MonotonePiece {
  /// Returns the source's parameter at a parameter of the piece.
  fileprivate func source(at t: Double) -> Double { t == 1 ? to : from + (to - from) * t }
}

// MARK: - Copies

extension Arrangement {
  /// Merges the edges of areas that coincide, and removes those that cancel.
  private mutating func mergeCopies() {
    var lasts: [SIMD2<Int32>: Int] = [:]
    lasts.reserveCapacity(edges.count)
    // The previous edge with the same ends.
    var previous = Array(repeating: -1, count: edges.count)
    var isRetained = Array(repeating: true, count: edges.count)
    for (index, edge) in edges.enumerated() where edge.change != .zero {
      let last = lasts.updateValue(index, forKey: SIMD2(edge.left, edge.right)) ?? -1
      previous[index] = last
      var other = last
      while other >= 0 {
        if isRetained[other], edges[other].curve.runsAlong(edge.curve, within: 8 * operands.tolerance) {
          edges[other].change &+= edge.change
          isRetained[index] = false
          break
        }
        other = previous[other]
      }
    }
    for index in edges.indices where isRetained[index] && edges[index].change == .zero {
      isRetained[index] = operands.sources[edges[index].source].role == .lines
    }
    guard isRetained.contains(false) else { return }
    edges = zip(edges, isRetained).filter(\.1).map(\.0)
  }
}

extension VertexTable {
  /// Whether a vertex is before another one in the sweep: from left to right, and upward where x is equal.
  func isLeft(_ vertex: Int32, of other: Int32) -> Bool {
    let (a, b) = (self[vertex], self[other])
    return a.x < b.x || (a.x == b.x && a.y < b.y)
  }
}
