import Raster

/// An area as cells of a coarse grid: the fallback for paths with too many intersections.
///
/// The longer side of the paths' box is 512 cells. A cell belongs to the area if its center does.
struct GridArea {
  private static let side = 512
  /// The number of chords into which a curve is divided, or parts into which a line is cut.
  private static let chordCount = 16

  private let operands: PathOperands
  private let corner: Point
  private let cell: Double
  private var isInside: [Bool] = []

  init(_ operands: PathOperands, _ membership: Membership) {
    self.operands = operands
    let box = operands.sources.reduce(Box.empty) { $0.union($1.curve.controlBox) }
    corner = box.min
    cell = Swift.max(box.width, box.height) / Double(GridArea.side)
    var windings = Array(repeating: Windings.zero, count: (GridArea.side + 1) * GridArea.side)
    for source in operands.sources {
      add(source.curve, source.role.change, to: &windings)
    }
    fill(windings, membership)
  }

  /// Records, in each row of centers that the curve crosses, the first cell with changed winding
  /// numbers.
  private func add(_ curve: Cubic, _ change: Windings, to windings: inout [Windings]) {
    var start = curve.start
    let count = curve.isLine ? 1 : GridArea.chordCount
    for index in 1...count {
      let end = index == count ? curve.end : curve.point(at: Double(index) / Double(count))
      let (low, high) = start.y < end.y ? (start, end) : (end, start)
      let step = start.y < end.y ? change : .zero &- change
      for row in cellIndex(low.y - corner.y)..<cellIndex(high.y - corner.y) {
        let y = corner.y + (Double(row) + 0.5) * cell
        let x = low.x + (high.x - low.x) * ((y - low.y) / (high.y - low.y))
        windings[row * (GridArea.side + 1) + cellIndex(x - corner.x)] &+= step
      }
      start = end
    }
  }

  /// Returns the first cell whose center is at or beyond a distance.
  private func cellIndex(_ distance: Double) -> Int {
    Int(Swift.min(Swift.max((distance / cell - 0.5).rounded(.up), 0), Double(GridArea.side)))
  }

  private mutating func fill(_ windings: [Windings], _ membership: Membership) {
    isInside.reserveCapacity(GridArea.side * GridArea.side)
    for row in 0..<GridArea.side {
      var sum = Windings.zero
      for column in 0..<GridArea.side {
        sum &+= windings[row * (GridArea.side + 1) + column]
        isInside.append(membership.contains(sum))
      }
    }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    let range = 0..<GridArea.side
    return range.contains(x) && range.contains(y) && isInside[y * GridArea.side + x]
  }
}

// MARK: - Outlines

extension GridArea {
  /// Returns the cells' outline, with the area to the left where y points up. Cells that touch only at a
  /// corner stay separate.
  func path() -> Path {
    var path = Path()
    var isDone = Array(repeating: false, count: GridArea.side * GridArea.side)
    for y in 0..<GridArea.side {
      for x in 0..<GridArea.side where isSide(from: SIMD2(x, y), along: SIMD2(1, 0)) {
        if !isDone[y * GridArea.side + x] { follow(from: SIMD2(x, y), &isDone, to: &path) }
      }
    }
    return path
  }

  /// Follows one outline along the cells' sides from a lower left corner.
  private func follow(from start: SIMD2<Int>, _ isDone: inout [Bool], to path: inout Path) {
    var position = start
    var step = SIMD2(1, 0)
    path.move(to: point(position))
    repeat {
      if step == SIMD2(1, 0) { isDone[position.y * GridArea.side + position.x] = true }
      position = position &+ step
      let left = SIMD2(0 &- step.y, step.x)
      // Left first, which is the next side of the same cell.
      let next = [left, step, .zero &- left].first { isSide(from: position, along: $0) } ?? step
      if next != step, position != start { path.addLine(to: point(position)) }
      step = next
    } while position != start || step != SIMD2(1, 0)
    path.close()
  }

  /// Whether a step along a side has the area to its left but not to its right.
  private func isSide(from position: SIMD2<Int>, along step: SIMD2<Int>) -> Bool {
    switch (step.x, step.y) {
    case (1, _): contains(position.x, position.y) && !contains(position.x, position.y - 1)
    case (-1, _): contains(position.x - 1, position.y - 1) && !contains(position.x - 1, position.y)
    case (_, 1): contains(position.x - 1, position.y) && !contains(position.x, position.y)
    default: contains(position.x, position.y - 1) && !contains(position.x - 1, position.y - 1)
    }
  }

  private func point(_ position: SIMD2<Int>) -> Point {
    operands.original(corner + Point(Double(position.x), Double(position.y)) * cell)
  }
}

// MARK: - Lines

extension GridArea {
  /// Returns the sixteenths of lines whose midpoint is inside the area, or outside of it.
  func lines(keepingInside: Bool) -> Path {
    var path = Path()
    for source in operands.sources where source.role == .lines {
      for index in 0..<GridArea.chordCount {
        let (from, to) = (Double(index), Double(index + 1))
        let part = source.curve.part(
          from: from / Double(GridArea.chordCount), to: to / Double(GridArea.chordCount))
        let middle = (part.point(at: 0.5) - corner) / cell
        guard contains(Int(middle.x.rounded(.down)), Int(middle.y.rounded(.down))) == keepingInside else {
          continue
        }
        if path.currentPoint != operands.original(part.start) { path.move(to: operands.original(part.start)) }
        path.append(operands.element(part))
      }
    }
    return path
  }
}

extension Cubic {
  fileprivate var controlBox: Box {
    var box = endBox
    box.extend(to: control1)
    box.extend(to: control2)
    return box
  }
}
