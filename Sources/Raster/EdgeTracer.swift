/// Adds edges to the cells of a band, row by row.
///
/// Where an edge crosses a row's or a column's side follows from the whole edge: its slope in 32 binary places times
/// the distance from its end, rounded. That is the same number whether it is reached by a product or by repeated
/// addition, so an edge may be followed by steps from wherever the band begins.
struct EdgeTracer {
  let cells: UnsafeMutablePointer<Int32>
  let marks: UnsafeMutablePointer<UInt64>
  let stride: Int
  let wordsPerRow: Int
  let width: Int32

  /// An edge from its upper end, relative to the band's corner.
  private struct Line {
    let x: Int32
    let y: Int32
    /// In 32 binary places, as is the other.
    let widthPerHeight: Int64
    /// Only for edges that aren't upright.
    let heightPerWidth: Int64
    /// 0 for an edge that led downward, −1 for one upward: (v ^ m) − m is then v or −v.
    let signMask: Int32

    @inline(__always)
    init(_ edge: Edge, relativeTo corner: SIMD2<Int32>) {
      let isDownward = edge.y0 < edge.y1
      let upperY = isDownward ? edge.y0 : edge.y1
      let upperX = isDownward ? edge.x0 : edge.x1
      x = upperX &- corner.x
      y = upperY &- corner.y
      let height = (isDownward ? edge.y1 : edge.y0) &- upperY
      let width = (isDownward ? edge.x1 : edge.x0) &- upperX
      widthPerHeight = Line.quotient(width, height)
      heightPerWidth = width == 0 ? 0 : Line.quotient(height, width)
      signMask = isDownward ? 0 : -1
    }

    /// A quotient in 32 binary places: at most 62 bits, since coordinates differ by at most 2³⁰.
    @inline(__always)
    private static func quotient(_ dividend: Int32, _ divisor: Int32) -> Int64 {
      Int64(Double(dividend) * 0x1p32 / Double(divisor))
    }

    @inline(__always)
    func signed(_ area: Int32) -> Int32 { (area ^ signMask) &- signMask }
  }

  /// The nearest whole number to one in 32 binary places.
  @inline(__always)
  private static func rounded(_ value: Int64) -> Int32 {
    Int32(truncatingIfNeeded: (value &+ 0x8000_0000) &>> 32)
  }

  /// Adds the part of an edge within the rows from 0 to `rowsEnd`, in grid units from the band's corner.
  @inline(__always)
  func add(_ edge: Edge, relativeTo corner: SIMD2<Int32>, rowsEnd: Int32) {
    let end = Swift.min(Swift.max(edge.y0, edge.y1) &- corner.y, rowsEnd)
    var y = Swift.max(Swift.min(edge.y0, edge.y1) &- corner.y, 0)
    guard y < end else { return }
    let line = Line(edge, relativeTo: corner)
    let row = Int(y &>> Subpixel.bits)
    var target = cells + row &* stride
    var words = marks + row &* wordsPerRow
    var offset = Int64(y &- line.y) &* line.widthPerHeight
    var x = line.x &+ EdgeTracer.rounded(offset)
    while y < end {
      let nextY = Swift.min(end, (y | Subpixel.mask) &+ 1)
      offset &+= Int64(nextY &- y) &* line.widthPerHeight
      let nextX = line.x &+ EdgeTracer.rounded(offset)
      let column = x &>> Subpixel.bits
      if column == nextX &>> Subpixel.bits, UInt32(bitPattern: column) < UInt32(bitPattern: width) {
        let inset = (x & Subpixel.mask) &+ (nextX & Subpixel.mask)
        let area = CellBuffer.area(height: nextY &- y, inset: inset)
        target[Int(column)] &+= line.signed(area)
        target[Int(column) &+ 1] &+= line.signed(CellBuffer.wholeArea(height: nextY &- y) &- area)
        EdgeTracer.mark(words, from: column, through: column &+ 1)
      } else {
        addWidePiece(of: line, from: SIMD2(x, y), to: SIMD2(nextX, nextY), target, words)
      }
      (x, y) = (nextX, nextY)
      target += stride
      words += wordsPerRow
    }
  }

  /// Adds a piece within one row that crosses several columns, or isn't wholly inside, from left to right.
  private func addWidePiece(
    of line: Line, from upper: SIMD2<Int32>, to lower: SIMD2<Int32>, _ target: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UInt64>
  ) {
    let leansRight = upper.x < lower.x
    let left = leansRight ? upper : lower
    let right = leansRight ? lower : upper
    let height = lower.y &- upper.y
    // How far the line has risen or fallen from the left end where it meets a column's side.
    let riseMask: Int32 = leansRight ? 0 : -1
    let riseBefore = ((line.y &- left.y) ^ riseMask) &- riseMask
    func rise(_ offset: Int64) -> Int32 {
      let rise = ((EdgeTracer.rounded(offset) ^ riseMask) &- riseMask) &+ riseBefore
      return Swift.min(Swift.max(rise, 0), height)
    }
    var column = left.x &>> Subpixel.bits
    var inset = left.x & Subpixel.mask
    var done: Int32 = 0
    // What one column leaves for the next.
    var rest: Int32 = 0
    if column < 0 {
      // Everything to the left counts in full from the first column on.
      done = right.x <= 0 ? height : rise(Int64(0 &- line.x) &* line.heightPerWidth)
      rest = CellBuffer.wholeArea(height: done)
      column = 0
      inset = 0
    }
    guard column < width else { return }
    let first = column
    var side = (column &+ 1) &<< Subpixel.bits
    var offset = Int64(side &- line.x) &* line.heightPerWidth
    while column < width, done < height {
      let isLast = side >= right.x
      let reached = isLast ? height : Swift.max(rise(offset), done)
      let ends = inset &+ (isLast ? right.x &- side : 0) &+ Subpixel.one
      let area = CellBuffer.area(height: reached &- done, inset: ends)
      target[Int(column)] &+= line.signed(rest &+ area)
      rest = CellBuffer.wholeArea(height: reached &- done) &- area
      done = reached
      inset = 0
      column &+= 1
      side &+= Subpixel.one
      offset &+= line.heightPerWidth &<< Int64(Subpixel.bits)
    }
    target[Int(column)] &+= line.signed(rest)
    EdgeTracer.mark(words, from: first, through: column)
  }

  /// Marks the blocks of the cells from one column to another.
  @inline(__always)
  private static func mark(_ words: UnsafeMutablePointer<UInt64>, from first: Int32, through last: Int32) {
    let (low, high) = (Int(first &>> 2), Int(last &>> 2))
    if low &>> 6 == high &>> 6 {
      words[low &>> 6] |= (2 &<< UInt64(high & 63)) &- (1 &<< UInt64(low & 63))
    } else {
      for block in low...high { words[block &>> 6] |= 1 &<< UInt64(block & 63) }
    }
  }
}
