import Raster

/// An area as the cells of a coarse grid: the way out for paths that meet too often to cut them all.
///
/// The longer side of the paths' box is 512 cells. A cell is in the area where its center is.
struct CellArea {
  private static let side = 512
  /// Into how many chords a curve is cut, or a line whose parts are chosen.
  private static let chordCount = 16

  private let operands: PathOperands
  private let corner: Point
  private let cell: Double
  private var isInside: [Bool] = []

  init(_ operands: PathOperands, _ membership: Membership) {
    self.operands = operands
    let box = operands.sources.reduce(Box.empty) { $0.union($1.curve.controlBox) }
    corner = box.min
    cell = Swift.max(box.width, box.height) / Double(CellArea.side)
    var windings = Array(repeating: Windings.zero, count: (CellArea.side + 1) * CellArea.side)
    for source in operands.sources {
      add(source.curve, source.role.change, to: &windings)
    }
    fill(windings, membership)
  }

  /// Notes in each row of centers that the curve crosses from which cell on the winding numbers change.
  private func add(_ curve: Cubic, _ change: Windings, to windings: inout [Windings]) {
    var start = curve.start
    let count = curve.isLine ? 1 : CellArea.chordCount
    for index in 1...count {
      let end = index == count ? curve.end : curve.point(at: Double(index) / Double(count))
      let (low, high) = start.y < end.y ? (start, end) : (end, start)
      let step = start.y < end.y ? change : .zero &- change
      for row in place(low.y - corner.y)..<place(high.y - corner.y) {
        let y = corner.y + (Double(row) + 0.5) * cell
        let x = low.x + (high.x - low.x) * ((y - low.y) / (high.y - low.y))
        windings[row * (CellArea.side + 1) + place(x - corner.x)] &+= step
      }
      start = end
    }
  }

  /// The first cell whose center isn't before a distance.
  private func place(_ distance: Double) -> Int {
    Int(Swift.min(Swift.max((distance / cell - 0.5).rounded(.up), 0), Double(CellArea.side)))
  }

  private mutating func fill(_ windings: [Windings], _ membership: Membership) {
    isInside.reserveCapacity(CellArea.side * CellArea.side)
    for row in 0..<CellArea.side {
      var sum = Windings.zero
      for column in 0..<CellArea.side {
        sum &+= windings[row * (CellArea.side + 1) + column]
        isInside.append(membership.contains(sum))
      }
    }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    let range = 0..<CellArea.side
    return range.contains(x) && range.contains(y) && isInside[y * CellArea.side + x]
  }
}

// MARK: - Outlines

extension CellArea {
  /// The cells' outline, the area to the left where y points up; cells that touch at a corner only stay apart.
  func path() -> Path {
    var path = Path()
    var isDone = Array(repeating: false, count: CellArea.side * CellArea.side)
    for y in 0..<CellArea.side {
      for x in 0..<CellArea.side where isSide(from: SIMD2(x, y), along: SIMD2(1, 0)) {
        if !isDone[y * CellArea.side + x] { follow(from: SIMD2(x, y), &isDone, to: &path) }
      }
    }
    return path
  }

  /// Follows one outline along the cells' sides from a lower left corner.
  private func follow(from start: SIMD2<Int>, _ isDone: inout [Bool], to path: inout Path) {
    var place = start
    var step = SIMD2(1, 0)
    path.move(to: point(place))
    repeat {
      if step == SIMD2(1, 0) { isDone[place.y * CellArea.side + place.x] = true }
      place = place &+ step
      let left = SIMD2(0 &- step.y, step.x)
      // Left first: the next side of the same cell.
      let next = [left, step, .zero &- left].first { isSide(from: place, along: $0) } ?? step
      if next != step, place != start { path.addLine(to: point(place)) }
      step = next
    } while place != start || step != SIMD2(1, 0)
    path.close()
  }

  /// Whether a step along a side has the area to the left and none to the right.
  private func isSide(from place: SIMD2<Int>, along step: SIMD2<Int>) -> Bool {
    switch (step.x, step.y) {
    case (1, _): contains(place.x, place.y) && !contains(place.x, place.y - 1)
    case (-1, _): contains(place.x - 1, place.y - 1) && !contains(place.x - 1, place.y)
    case (_, 1): contains(place.x - 1, place.y) && !contains(place.x, place.y)
    default: contains(place.x, place.y - 1) && !contains(place.x - 1, place.y - 1)
    }
  }

  private func point(_ place: SIMD2<Int>) -> Point {
    operands.original(corner + Point(Double(place.x), Double(place.y)) * cell)
  }
}

// MARK: - Lines

extension CellArea {
  /// The sixteenths of lines whose middle is in the area, or those whose middle isn't.
  func lines(keepingInside: Bool) -> Path {
    var path = Path()
    for source in operands.sources where source.role == .lines {
      for index in 0..<CellArea.chordCount {
        let (from, to) = (Double(index), Double(index + 1))
        let part = source.curve.part(
          from: from / Double(CellArea.chordCount), to: to / Double(CellArea.chordCount))
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
