import Raster

/// The points at which edges end, no two of them closer than a tolerance.
///
/// They are hashed by the cell of a grid. Cells are four tolerances wide, so the vertices near a point are in
/// at most four cells.
struct VertexTable {
  private(set) var positions: [Point] = []
  private let tolerance: Double
  private var heads: [Int32] = Array(repeating: -1, count: 64)
  private var next: [Int32] = []

  init(tolerance: Double) { self.tolerance = tolerance }

  subscript(vertex: Int32) -> Point { positions[Int(vertex)] }

  /// Returns the nearest vertex within the tolerance, or a new one.
  mutating func vertex(at point: Point) -> Int32 {
    let (low, high) = (cell(of: point - tolerance), cell(of: point + tolerance))
    var nearest: Int32 = -1
    var distance = tolerance
    for x in low.x...high.x {
      for y in low.y...high.y {
        var candidate = heads[slot(x, y)]
        while candidate >= 0 {
          let other = (positions[Int(candidate)] - point).length
          if other < distance || (other == distance && nearest < 0) {
            (nearest, distance) = (candidate, other)
          }
          candidate = next[Int(candidate)]
        }
      }
    }
    return nearest >= 0 ? nearest : add(point)
  }

  private mutating func add(_ point: Point) -> Int32 {
    if positions.count >= heads.count { grow() }
    positions.append(point)
    next.append(-1)
    link(positions.count - 1)
    return Int32(positions.count - 1)
  }

  private mutating func grow() {
    heads = Array(repeating: -1, count: heads.count * 2)
    for index in positions.indices { link(index) }
  }

  private mutating func link(_ index: Int) {
    let cell = cell(of: positions[index])
    let slot = slot(cell.x, cell.y)
    next[index] = heads[slot]
    heads[slot] = Int32(index)
  }

  private func cell(of point: Point) -> (x: Int, y: Int) {
    let scaled = point / (4 * tolerance)
    return (Int(scaled.x.rounded(.down)), Int(scaled.y.rounded(.down)))
  }

  private func slot(_ x: Int, _ y: Int) -> Int {
    var hash = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 32) ^ UInt64(bitPattern: Int64(y))) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(heads.count - 1))
  }
}
