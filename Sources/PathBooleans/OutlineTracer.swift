import Raster

/// Creates paths from the edges that bound a result.
struct OutlineTracer {
  private let operands: PathOperands
  private var sweep: PlaneSweep
  /// The twin of each edge that is canceled by one.
  private var twins: [Int32]

  init(_ sweep: PlaneSweep, _ operands: PathOperands) {
    self.operands = operands
    self.sweep = sweep
    twins = Array(repeating: StatusTree.none, count: sweep.edges.count)
    removeTwins()
  }

  /// Returns the whole outline, with every subpath closed and the result to its left where y points up.
  func path() -> Path {
    var path = Path()
    for loop in loops() { append(loop, to: &path) }
    return path
  }

  /// Returns the outlines of the connected parts of the result, one by one.
  func components() -> [Path] {
    var areas = areas()
    var indices: [Int32: Int] = [:]
    var paths: [Path] = []
    for loop in loops() {
      let area = areas.root(of: loop[0])
      let index = indices[area] ?? paths.count
      if index == paths.count {
        indices[area] = index
        paths.append(Path())
      }
      append(loop, to: &paths[index])
    }
    return paths
  }
}

// MARK: - Twins

extension OutlineTracer {
  /// Removes pairs of coincident edges with nothing between them.
  private mutating func removeTwins() {
    for (lower, higher) in sweep.neighbors where isPair(lower, higher) {
      (twins[Int(lower)], twins[Int(higher)]) = (higher, lower)
    }
    guard twins.contains(where: { $0 != StatusTree.none }) else { return }
    var predecessors = Array(repeating: StatusTree.none, count: sweep.edges.count)
    for (edge, next) in sweep.successors.enumerated() where next != StatusTree.none {
      predecessors[Int(next)] = Int32(edge)
    }
    for (edge, twin) in twins.enumerated() where twin != StatusTree.none {
      // The outline that arrives by the twin continues after this edge.
      let before = predecessors[Int(twin)]
      let after = sweep.successors[edge]
      if before != StatusTree.none { sweep.successors[Int(before)] = after }
      if after != StatusTree.none { predecessors[Int(after)] = before }
      sweep.successors[edge] = twin
      predecessors[Int(twin)] = Int32(edge)
    }
  }

  private func isPair(_ lower: Int32, _ higher: Int32) -> Bool {
    let (a, b) = (sweep.edges[Int(lower)], sweep.edges[Int(higher)])
    guard a.right == b.right, twins[Int(lower)] == StatusTree.none, twins[Int(higher)] == StatusTree.none
    else { return false }
    return a.curve.runsAlong(b.curve, within: 8 * operands.tolerance)
  }
}

// MARK: - Connected areas

extension OutlineTracer {
  /// The sets of bounding edges that belong to the same connected area.
  private func areas() -> DisjointSets {
    var sets = DisjointSets(count: sweep.edges.count)
    for edge in sweep.edges.indices where sweep.sides[edge] != .neither {
      let twin = twins[edge]
      let next = sweep.successors[edge]
      if twin == StatusTree.none, next != StatusTree.none { sets.join(Int32(edge), next) }
      let floor = sweep.floors[edge]
      if sweep.sides[edge] == .below, floor != twin { sets.join(Int32(edge), floor) }
      if twin != StatusTree.none, sweep.sides[edge] == .above, sweep.floors[edge] == twin {
        sets.join(Int32(edge), twin)
      }
    }
    return sets
  }
}

// MARK: - Loops

extension OutlineTracer {
  /// The outlines. A loop that doesn't return to its start, because a rounding error changed an order, ends at its
  /// last edge.
  private func loops() -> [[Int32]] {
    var isDone = twins.map { $0 != StatusTree.none }
    var loops: [[Int32]] = []
    for first in startsOfOpenLoops() + Array(sweep.edges.indices)
    where sweep.sides[first] != .neither && !isDone[first] {
      var loop: [Int32] = []
      var edge = Int32(first)
      while edge != StatusTree.none, !isDone[Int(edge)] {
        isDone[Int(edge)] = true
        loop.append(edge)
        edge = sweep.successors[Int(edge)]
      }
      loops.append(loop)
    }
    return loops
  }

  /// The bounding edges that follow no other edge.
  private func startsOfOpenLoops() -> [Int] {
    var follows = Array(repeating: false, count: sweep.edges.count)
    for next in sweep.successors where next != StatusTree.none { follows[Int(next)] = true }
    return sweep.edges.indices.filter { sweep.sides[$0] != .neither && !follows[$0] }
  }

  private func append(_ loop: [Int32], to path: inout Path) {
    let runs = runs(along: loop)
    guard let first = runs.first else { return }
    path.move(to: operands.original(sweep.vertices[first.start]))
    for (index, run) in runs.enumerated() {
      // The closing line is implicit.
      if index == runs.count - 1, operands.sources[run.source].curve.isLine { break }
      path.append(operands.element(along: run, sweep.vertices))
    }
    path.close()
  }

  /// Returns the loop's edges, joined where they follow one source, from the start of a source on.
  private func runs(along loop: [Int32]) -> [SourceRun] {
    let runs = loop.map { edge in
      SourceRun(sweep.edges[Int(edge)], toTheRight: sweep.sides[Int(edge)] == .above)
    }
    let start = runs.indices.first { !runs[$0 == 0 ? runs.count - 1 : $0 - 1].isContinued(by: runs[$0]) } ?? 0
    return Array(runs[start...] + runs[..<start]).joined
  }
}
