/// Adds edges to the cells of a band, row by row.
///
/// The point at which an edge crosses a row's or a column's side follows from the whole edge: its slope in 32
/// binary places times the distance from its upper end, rounded. A product and repeated addition give the
/// same number, so an edge may be followed in steps from the band's first row. At the edge's other end, the
/// result is the end itself. So an edge within one row needs no slope, and an edge within one column needs
/// only one.
struct EdgeTracer {
  let cells: UnsafeMutablePointer<Int32>
  let marks: UnsafeMutablePointer<UInt64>
  let stride: Int
  let wordsPerRow: Int
  let width: Int32

  /// An edge from its upper end, relative to the band's corner.
  struct Line {
    let x: Int32
    let y: Int32
    let endX: Int32
    let endY: Int32
    /// 0 for an edge whose original direction is downward, −1 for upward. (v ^ m) − m is then v or −v.
    private let signMask: Int32

    @inline(__always)
    init(_ edge: Edge, relativeTo corner: SIMD2<Int32>) {
      let isDownward = edge.y0 < edge.y1
      x = (isDownward ? edge.x0 : edge.x1) &- corner.x
      y = (isDownward ? edge.y0 : edge.y1) &- corner.y
      endX = (isDownward ? edge.x1 : edge.x0) &- corner.x
      endY = (isDownward ? edge.y1 : edge.y0) &- corner.y
      signMask = isDownward ? 0 : -1
    }

    /// The inverse slope in 32 binary places.
    @inline(__always)
    var widthPerHeight: Int64 { Line.quotient(endX &- x, endY &- y) }

    /// The slope in 32 binary places, or 0 for a vertical edge, which has none.
    @inline(__always)
    var heightPerWidth: Int64 { x == endX ? 0 : Line.quotient(endY &- y, endX &- x) }

    /// Returns a quotient in 32 binary places. It has at most 62 bits, because coordinates differ by at most
    /// 2³⁰.
    @inline(__always)
    private static func quotient(_ dividend: Int32, _ divisor: Int32) -> Int64 {
      Int64(Double(dividend) * 0x1p32 / Double(divisor))
    }

    @inline(__always)
    func signed(_ area: Int32) -> Int32 { (area ^ signMask) &- signMask }
  }

  /// The addresses of a row's cells and marks.
  private struct Row {
    var cells: UnsafeMutablePointer<Int32>
    var marks: UnsafeMutablePointer<UInt64>
  }

  /// Returns the whole number nearest to a number in 32 binary places.
  @inline(__always)
  private static func rounded(_ value: Int64) -> Int32 {
    Int32(truncatingIfNeeded: (value &+ 0x8000_0000) &>> 32)
  }

  /// Adds the part of an edge within the rows from 0 to `rowsEnd`, in grid units from the band's corner.
  @inline(__always)
  func add(_ edge: Edge, relativeTo corner: SIMD2<Int32>, rowsEnd: Int32) {
    let line = Line(edge, relativeTo: corner)
    let y = Swift.max(line.y, 0)
    let end = Swift.min(line.endY, rowsEnd)
    guard y < end else { return }
    let index = Int(y &>> Subpixel.bits)
    let row = Row(cells: cells + index &* stride, marks: marks + index &* wordsPerRow)
    let column = line.x &>> Subpixel.bits
    let endColumn = line.endX &>> Subpixel.bits
    let isInside =
      UInt32(bitPattern: column) < UInt32(bitPattern: width)
      && UInt32(bitPattern: endColumn) < UInt32(bitPattern: width)
    if !isInside {
      addPartlyVisible(line, from: y, to: end, row)
    } else if column == endColumn, column & 255 != 255 {
      addUpright(line, from: y, to: end, row)
    } else if y == line.y, y &>> Subpixel.bits == (line.endY &- 1) &>> Subpixel.bits {
      addPiece(
        of: line, line.heightPerWidth, from: SIMD2(line.x, line.y), to: SIMD2(line.endX, line.endY), row)
    } else {
      addSlanted(line, from: y, to: end, row)
    }
  }

  /// Adds an edge within a column whose cells and the next column's are marked in one word.
  @inline(__always)
  private func addUpright(_ line: Line, from start: Int32, to end: Int32, _ row: Row) {
    let column = line.x &>> Subpixel.bits
    let blocks = EdgeTracer.marks(from: column, through: column &+ 1)
    var cells = row.cells + Int(column)
    var word = row.marks + Int(column &>> 8)
    func addPiece(height: Int32, inset: Int32) {
      let area = CellBuffer.area(height: height, inset: inset)
      cells[0] &+= line.signed(area)
      cells[1] &+= line.signed(CellBuffer.fullWidthArea(height: height) &- area)
      word[0] |= blocks
      cells += stride
      word += wordsPerRow
    }
    var y = start
    var inset = line.x & Subpixel.mask
    if y > line.y || (y | Subpixel.mask) &+ 1 < line.endY {
      let widthPerHeight = line.widthPerHeight
      var offset = Int64(y &- line.y) &* widthPerHeight &+ (Int64(inset) &<< 32 &+ 0x8000_0000)
      inset = Int32(truncatingIfNeeded: offset &>> 32)
      while (y | Subpixel.mask) &+ 1 < line.endY {
        let nextY = (y | Subpixel.mask) &+ 1
        offset &+= Int64(nextY &- y) &* widthPerHeight
        let nextInset = Int32(truncatingIfNeeded: offset &>> 32)
        addPiece(height: nextY &- y, inset: inset &+ nextInset)
        (y, inset) = (nextY, nextInset)
        if y >= end { return }
      }
    }
    addPiece(height: end &- y, inset: inset &+ (line.endX & Subpixel.mask))
  }

  /// Adds an edge that crosses several rows and columns, all of them within the band.
  @inline(__always)
  private func addSlanted(_ line: Line, from start: Int32, to end: Int32, _ row: Row) {
    let heightPerWidth = line.heightPerWidth
    forEachPiece(of: line, from: start, to: end, row) { upper, lower, row in
      addPiece(of: line, heightPerWidth, from: upper, to: lower, row)
    }
  }

  /// Calls `body` with the ends of an edge's piece in each row, from the first row down.
  @inline(__always)
  private func forEachPiece(
    of line: Line, from start: Int32, to end: Int32, _ row: Row,
    _ body: (SIMD2<Int32>, SIMD2<Int32>, Row) -> Void
  ) {
    let widthPerHeight = line.widthPerHeight
    var row = row
    var y = start
    var offset = Int64(y &- line.y) &* widthPerHeight
    var x = line.x &+ EdgeTracer.rounded(offset)
    while y < end {
      let nextY = Swift.min(end, (y | Subpixel.mask) &+ 1)
      offset &+= Int64(nextY &- y) &* widthPerHeight
      let nextX = line.x &+ EdgeTracer.rounded(offset)
      body(SIMD2(x, y), SIMD2(nextX, nextY), row)
      (x, y) = (nextX, nextY)
      row.cells += stride
      row.marks += wordsPerRow
    }
  }

  /// Adds a piece within one row, all of whose columns are within the band.
  @inline(__always)
  private func addPiece(
    of line: Line, _ heightPerWidth: Int64, from upper: SIMD2<Int32>, to lower: SIMD2<Int32>, _ row: Row
  ) {
    let left = Swift.min(upper.x, lower.x)
    let right = Swift.max(upper.x, lower.x)
    let column = left &>> Subpixel.bits
    let side = (column &+ 1) &<< Subpixel.bits
    let height = lower.y &- upper.y
    let cells = row.cells + Int(column)
    if right <= side {
      let area = CellBuffer.area(
        height: height, inset: (left & Subpixel.mask) &+ (right &- side &+ Subpixel.one))
      cells[0] &+= line.signed(area)
      cells[1] &+= line.signed(CellBuffer.fullWidthArea(height: height) &- area)
      EdgeTracer.mark(row.marks, from: column, through: column &+ 1)
    } else if right &- side <= Subpixel.one {
      let crossing = EdgeTracer.rounded(Int64(side &- line.x) &* heightPerWidth) &+ line.y &- upper.y
      let upperHeight = Swift.min(Swift.max(crossing, 0), height)
      let leftHeight = upper.x < lower.x ? upperHeight : height &- upperHeight
      let rightHeight = height &- leftHeight
      let leftArea = CellBuffer.area(height: leftHeight, inset: (left & Subpixel.mask) &+ Subpixel.one)
      let rightArea = CellBuffer.area(height: rightHeight, inset: right &- side)
      cells[0] &+= line.signed(leftArea)
      cells[1] &+= line.signed(CellBuffer.fullWidthArea(height: leftHeight) &- leftArea &+ rightArea)
      cells[2] &+= line.signed(CellBuffer.fullWidthArea(height: rightHeight) &- rightArea)
      EdgeTracer.mark(row.marks, from: column, through: column &+ 2)
    } else {
      addWidePiece(of: line, heightPerWidth, from: upper, to: lower, row)
    }
  }

  /// Adds an edge that is partly outside the band's columns.
  @inline(never)
  private func addPartlyVisible(_ line: Line, from start: Int32, to end: Int32, _ row: Row) {
    if Swift.max(line.x, line.endX) <= 0 { return addBeforeFirstColumn(line, from: start, to: end, row) }
    let heightPerWidth = line.heightPerWidth
    forEachPiece(of: line, from: start, to: end, row) { upper, lower, row in
      addWidePiece(of: line, heightPerWidth, from: upper, to: lower, row)
    }
  }

  /// Adds an edge to the left of the band, which covers all columns from the first one on.
  @inline(__always)
  private func addBeforeFirstColumn(_ line: Line, from start: Int32, to end: Int32, _ row: Row) {
    var row = row
    var y = start
    while y < end {
      let nextY = Swift.min(end, (y | Subpixel.mask) &+ 1)
      row.cells[0] &+= line.signed(CellBuffer.fullWidthArea(height: nextY &- y))
      row.marks[0] |= 1
      y = nextY
      row.cells += stride
      row.marks += wordsPerRow
    }
  }

  /// Adds a piece within one row, in any columns, from left to right.
  @inline(__always)
  private func addWidePiece(
    of line: Line, _ heightPerWidth: Int64, from upper: SIMD2<Int32>, to lower: SIMD2<Int32>, _ row: Row
  ) {
    let leansRight = upper.x < lower.x
    let left = leansRight ? upper : lower
    let right = leansRight ? lower : upper
    let height = lower.y &- upper.y
    // The height of the line above or below its left end where it meets a column's side.
    let riseMask: Int32 = leansRight ? 0 : -1
    let riseBefore = ((line.y &- left.y) ^ riseMask) &- riseMask
    func rise(_ offset: Int64) -> Int32 {
      let rise = ((EdgeTracer.rounded(offset) ^ riseMask) &- riseMask) &+ riseBefore
      return Swift.min(Swift.max(rise, 0), height)
    }
    var column = left.x &>> Subpixel.bits
    var inset = left.x & Subpixel.mask
    var coveredHeight: Int32 = 0
    // The area that is carried over from one column to the next.
    var carriedArea: Int32 = 0
    if column < 0 {
      // Everything to the left covers all columns from the first one on.
      coveredHeight = right.x <= 0 ? height : rise(Int64(0 &- line.x) &* heightPerWidth)
      carriedArea = CellBuffer.fullWidthArea(height: coveredHeight)
      column = 0
      inset = 0
    }
    guard column < width else { return }
    let first = column
    var side = (column &+ 1) &<< Subpixel.bits
    var offset = Int64(side &- line.x) &* heightPerWidth
    while column < width, coveredHeight < height {
      let isLast = side >= right.x
      let reached = isLast ? height : Swift.max(rise(offset), coveredHeight)
      let ends = inset &+ (isLast ? right.x &- side : 0) &+ Subpixel.one
      let area = CellBuffer.area(height: reached &- coveredHeight, inset: ends)
      row.cells[Int(column)] &+= line.signed(carriedArea &+ area)
      carriedArea = CellBuffer.fullWidthArea(height: reached &- coveredHeight) &- area
      coveredHeight = reached
      inset = 0
      column &+= 1
      side &+= Subpixel.one
      offset &+= heightPerWidth &<< Int64(Subpixel.bits)
    }
    row.cells[Int(column)] &+= line.signed(carriedArea)
    EdgeTracer.mark(row.marks, from: first, through: column)
  }

  /// Marks the blocks of the cells from one column to another.
  @inline(__always)
  static func mark(_ words: UnsafeMutablePointer<UInt64>, from first: Int32, through last: Int32) {
    let (low, high) = (Int(first &>> 2), Int(last &>> 2))
    if low &>> 6 == high &>> 6 {
      words[low &>> 6] |= marks(from: first, through: last)
    } else {
      for block in low...high { words[block &>> 6] |= 1 &<< UInt64(block & 63) }
    }
  }

  /// Returns the marks of the blocks of cells from one column to another, which are in one word.
  @inline(__always)
  private static func marks(from first: Int32, through last: Int32) -> UInt64 {
    (2 &<< UInt64((last &>> 2) & 63)) &- (1 &<< UInt64((first &>> 2) & 63))
  }
}
