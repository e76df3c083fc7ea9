import Raster

/// Sweeps over an arrangement from left to right and finds the edges that bound the result.
///
/// A vertical line moves from vertex to vertex, and the edges that it crosses are kept in order. At each
/// vertex, the edges that end there are replaced by those that begin there, whose winding numbers follow
/// from the edge below. Both sets of edges change the winding number by the same sum, so the outline is
/// closed at every vertex, even if rounding errors put edges in the wrong order. A wrong order only adds or
/// omits an area as small as the rounding errors.
///
/// An edge is cut at a vertex that it passes within the tolerance, or where it passes between two edges that
/// end at the vertex.
struct PlaneSweep {
  /// The side of an edge that is in the result.
  enum Side: Int8 {
    case neither
    case above
    case below
  }

  let vertices: VertexTable
  private(set) var edges: [SweepEdge]
  /// For each edge, the side on which the result is, if the edge bounds the result.
  private(set) var sides: [Side] = []
  /// For each bounding edge, the next one with the result to the left.
  var successors: [Int32] = []
  /// For each edge, the bounding edge below its left end.
  private(set) var floors: [Int32] = []
  /// Pairs of bounding edges that begin at one vertex, one directly above the other.
  private(set) var neighbors: [(lower: Int32, higher: Int32)] = []

  private let tolerance: Double
  private let membership: Membership
  private var status = StatusTree()
  /// The first edge that begins at each vertex.
  private var firstStarts: [Int32]
  /// For each edge, the next one that begins at the same vertex.
  private var nextStarts: [Int32] = []
  private var endCounts: [Int]

  init(_ arrangement: Arrangement, _ membership: Membership) {
    vertices = arrangement.vertices
    edges = arrangement.edges
    tolerance = arrangement.operands.tolerance
    self.membership = membership
    firstStarts = Array(repeating: StatusTree.none, count: vertices.positions.count)
    endCounts = Array(repeating: 0, count: vertices.positions.count)
    for index in edges.indices { prepare(index) }
    let order = vertices.positions.indices.map { Int32($0) }.sorted { vertices.isLeft($0, of: $1) }
    for vertex in order { visit(vertex) }
  }

  private mutating func prepare(_ index: Int) {
    let edge = edges[index]
    nextStarts.append(firstStarts[Int(edge.left)])
    firstStarts[Int(edge.left)] = Int32(index)
    endCounts[Int(edge.right)] += 1
    appendEntry()
  }

  private mutating func appendEntry() {
    sides.append(.neither)
    successors.append(StatusTree.none)
    floors.append(StatusTree.none)
  }
}

// MARK: - At a vertex

extension PlaneSweep {
  private mutating func visit(_ vertex: Int32) {
    guard firstStarts[Int(vertex)] != StatusTree.none || endCounts[Int(vertex)] > 0 else { return }
    let (floor, ending) = edgesThrough(vertex)
    for edge in ending { status.remove(edge) }
    var starting = edgesStarting(at: vertex)
    for edge in ending where edges[Int(edge)].right != vertex { starting.append(cut(edge, at: vertex)) }
    if starting.count > 1 { starting.sort { isLower($0, than: $1) } }
    insert(starting, above: floor)
    link(starting, ending)
    recordNeighbors(starting)
  }

  private func edgesStarting(at vertex: Int32) -> [Int32] {
    var result: [Int32] = []
    var edge = firstStarts[Int(vertex)]
    while edge != StatusTree.none {
      result.append(edge)
      edge = nextStarts[Int(edge)]
    }
    return result
  }

  /// Returns the edges that end at a vertex or pass close to it, with all edges between them, in order from
  /// below; and the edge below these.
  private func edgesThrough(_ vertex: Int32) -> (floor: Int32, [Int32]) {
    let position = vertices[vertex]
    var lower = status.last { edges[Int($0)].curve.height(of: position) > tolerance }
    var higher = status.higher(than: lower)
    var found: [Int32] = []
    var missing = endCounts[Int(vertex)]
    while higher != StatusTree.none {
      let isEnding = edges[Int(higher)].right == vertex
      guard isEnding || edges[Int(higher)].curve.height(of: position) >= -tolerance else { break }
      if isEnding { missing -= 1 }
      found.append(higher)
      higher = status.higher(than: higher)
    }
    let floor = lower
    var (lowerSkipped, higherSkipped): ([Int32], [Int32]) = ([], [])
    while missing > 0 {
      if lower != StatusTree.none {
        lowerSkipped.append(lower)
        if edges[Int(lower)].right == vertex {
          found.insert(contentsOf: lowerSkipped.reversed(), at: 0)
          lowerSkipped.removeAll()
          missing -= 1
        }
        lower = status.lower(than: lower)
      }
      if higher != StatusTree.none {
        higherSkipped.append(higher)
        if edges[Int(higher)].right == vertex {
          found += higherSkipped
          higherSkipped.removeAll()
          missing -= 1
        }
        higher = status.higher(than: higher)
      }
    }
    return (found.first.map { status.lower(than: $0) } ?? floor, found)
  }

  private mutating func cut(_ edge: Int32, at vertex: Int32) -> Int32 {
    edges.append(edges[Int(edge)].cut(at: vertex, vertices[vertex], tolerance: tolerance))
    appendEntry()
    return Int32(edges.count - 1)
  }

  private mutating func insert(_ starting: [Int32], above floor: Int32) {
    var lower = floor
    var windings = floor == StatusTree.none ? .zero : edges[Int(floor)].above
    for edge in starting {
      status.insert(edge, above: lower)
      let isBounding = lower != StatusTree.none && sides[Int(lower)] != .neither
      floors[Int(edge)] = isBounding || lower == StatusTree.none ? lower : floors[Int(lower)]
      edges[Int(edge)].below = windings
      let isInside = membership.contains(windings)
      windings = edges[Int(edge)].above
      if membership.contains(windings) != isInside { sides[Int(edge)] = isInside ? .below : .above }
      lower = edge
    }
  }

  /// Links the bounding edges around a vertex so that the outlines of two corners that touch there stay
  /// separate.
  private mutating func link(_ starting: [Int32], _ ending: [Int32]) {
    // The order is counterclockwise where y points up, starting straight below the vertex.
    let around = (starting + ending.reversed()).filter { sides[Int($0)] != .neither }
    guard !around.isEmpty else { return }
    let startingCount = starting.count { sides[Int($0)] != .neither }
    func leaves(_ index: Int) -> Bool { (sides[Int(around[index])] == .above) == (index < startingCount) }
    // Edges arrive and leave in turn, unless rounding misjudged the order of nearly coincident ones.
    for index in around.indices where leaves(index) {
      let following = (1..<around.count).lazy.map { (index + $0) % around.count }
      let arriving = following.first { !leaves($0) && successors[Int(around[$0])] == StatusTree.none }
      if let arriving { successors[Int(around[arriving])] = around[index] }
    }
  }

  private mutating func recordNeighbors(_ starting: [Int32]) {
    var last = StatusTree.none
    for edge in starting where sides[Int(edge)] != .neither {
      if last != StatusTree.none, edges[Int(last)].right == edges[Int(edge)].right {
        neighbors.append((last, edge))
      }
      last = edge
    }
  }
}

// MARK: - Order

extension PlaneSweep {
  /// Whether an edge is below another one from the same vertex, measured where they are farthest apart.
  private func isLower(_ edge: Int32, than other: Int32) -> Bool {
    let (a, b) = (edges[Int(edge)], edges[Int(other)])
    let height =
      if b.right == a.right || vertices.isLeft(a.right, of: b.right) {
        PlaneSweep.height(of: a.curve, above: b.curve, withEnd: a.right != b.right)
      } else {
        -PlaneSweep.height(of: b.curve, above: a.curve, withEnd: true)
      }
    return height == 0 ? edge < other : height < 0
  }

  /// Returns the height of a curve above a longer one at the point where they are farthest apart; negative
  /// below.
  ///
  /// The height of a curve is sampled at up to four points.
  private static func height(of curve: Cubic, above other: Cubic, withEnd: Bool) -> Double {
    if curve.isLine && other.isLine { return withEnd ? other.height(of: curve.end) : 0 }
    var largest = 0.0
    for t in [1, 0.75, 0.5, 0.25] where t < 1 || withEnd {
      let height = other.height(of: curve.point(at: t))
      if abs(height) > abs(largest) { largest = height }
    }
    return largest
  }
}
