/// Signed area for a band of pixel rows, gathered edge by edge.
///
/// A cell holds the *change* of covered area from its left neighbour to it, so that the running sum along a row is
/// the area inside the outline: ``fullArea`` times the winding number where no edge is near. Blocks of four cells
/// that an edge touched are marked in a bit set; everything between marked blocks has one coverage.
///
/// Sums are of integers, and each edge's contribution to a row follows from the whole edge in closed form. So
/// neither the order of edges nor the band or the clip can change a single bit.
struct CellBuffer: ~Copyable {
  /// The area of one pixel, winding number 1: 2¹⁷. It leaves room for 16,384 overlapping windings.
  static let fullArea: Int32 = 1 << areaBits
  static let areaBits: Int32 = 17
  /// The bits by which products of grid units exceed ``fullArea``.
  private static let excessBits = 2 * Subpixel.bits + 1 - areaBits

  /// The pixels of the band.
  private(set) var bounds = PixelRect.empty
  /// The cells of a row, a multiple of 4, with room for what spills over the last column.
  private(set) var stride = 0
  private(set) var wordsPerRow = 0
  private var cells = ZeroedMemory<Int32>()
  private var marks = ZeroedMemory<UInt64>()

  /// The number of cells that a band may have without falling out of the cache.
  private static let comfortableCount = 1 << 15

  /// How many rows of `width` pixels a band should have.
  static func comfortableRowCount(width: Int) -> Int { Swift.max(1, comfortableCount / (width + 8)) }

  /// Takes up a band. All cells are zero: the last band was read, which clears it.
  mutating func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    stride = (bounds.width + 1 + 3) & ~3
    wordsPerRow = (stride / 4 + 63) / 64
    cells.reserve(stride * bounds.height)
    marks.reserve(wordsPerRow * bounds.height)
  }

  /// The cells of a row, counted from the band's top.
  func cells(ofRow row: Int) -> UnsafeMutablePointer<Int32> { cells.base + row * stride }

  /// The marks of a row: bit *b* of word *w* stands for the cells from 4·(64·w + b).
  func marks(ofRow row: Int) -> UnsafeMutablePointer<UInt64> { marks.base + row * wordsPerRow }
}

// MARK: - Adding edges

extension CellBuffer {
  /// The area of a pixel's width and `height` grid units.
  @inline(__always)
  static func wholeArea(height: Int32) -> Int32 { height &<< (areaBits - Subpixel.bits) }

  /// The area within a pixel to the right of a line whose ends lie `inset` from the left side, taken together.
  @inline(__always)
  static func area(height: Int32, inset: Int32) -> Int32 {
    (height &* (2 &* Subpixel.one &- inset)) &>> excessBits
  }

  mutating func add(_ edges: UnsafeMutableBufferPointer<Edge>) {
    let row = RowWriter(
      cells: cells.base, marks: marks.base, stride: stride, wordsPerRow: wordsPerRow,
      width: Int32(bounds.width))
    let left = Int32(bounds.minX) &<< Subpixel.bits
    let top = Int32(bounds.minY) &<< Subpixel.bits
    let bottom = Int32(bounds.maxY) &<< Subpixel.bits
    for edge in edges {
      let isDownward = edge.y0 < edge.y1
      let upper = isDownward ? edge.y0 : edge.y1
      let lower = isDownward ? edge.y1 : edge.y0
      guard upper < bottom, lower > top else { continue }
      var writer = row
      writer.sign = isDownward ? 1 : -1
      writer.trace(
        Slope(
          x: (isDownward ? edge.x0 : edge.x1) &- left, y: upper &- top,
          width: isDownward ? edge.x1 &- edge.x0 : edge.x0 &- edge.x1, height: lower &- upper),
        rowsEnd: bottom &- top)
    }
  }

  /// A downward line from its upper end, relative to the band's corner.
  private struct Slope {
    let x: Int32
    let y: Int32
    let width: Int32
    let height: Int32
    let widthPerHeight: Double
    let heightPerWidth: Double

    @inline(__always)
    init(x: Int32, y: Int32, width: Int32, height: Int32) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      widthPerHeight = Double(width) / Double(height)
      heightPerWidth = Double(height) / Double(width)
    }

    /// Where the line crosses a horizontal one.
    @inline(__always)
    func x(at y: Int32) -> Int32 { x &+ Subpixel.rounded(Double(y &- self.y) * widthPerHeight) }

    /// Where the line, which isn't upright, crosses an upright one.
    @inline(__always)
    func y(at x: Int32) -> Int32 { y &+ Subpixel.rounded(Double(x &- self.x) * heightPerWidth) }
  }

  /// Adds the pieces of one edge to the rows that they cross.
  private struct RowWriter {
    let cells: UnsafeMutablePointer<Int32>
    let marks: UnsafeMutablePointer<UInt64>
    let stride: Int
    let wordsPerRow: Int
    let width: Int32
    var sign: Int32 = 1

    @inline(__always)
    func trace(_ line: Slope, rowsEnd: Int32) {
      let end = Swift.min(line.y &+ line.height, rowsEnd)
      var y = Swift.max(line.y, 0)
      var x = line.x(at: y)
      while y < end {
        let nextY = Swift.min(end, (y | Subpixel.mask) &+ 1)
        let nextX = line.x(at: nextY)
        addPiece(of: line, from: SIMD2(x, y), to: SIMD2(nextX, nextY))
        x = nextX
        y = nextY
      }
    }

    /// Adds a piece within one row.
    @inline(__always)
    private func addPiece(of line: Slope, from upper: SIMD2<Int32>, to lower: SIMD2<Int32>) {
      let row = Int(upper.y &>> Subpixel.bits)
      let column = upper.x &>> Subpixel.bits
      let height = lower.y &- upper.y
      if column == lower.x &>> Subpixel.bits {
        let inset = (upper.x & Subpixel.mask) &+ (lower.x & Subpixel.mask)
        add(height, inset: inset, row: row, column: column)
      } else {
        addWidePiece(of: line, from: upper, to: lower, row: row)
      }
    }

    /// Adds a piece that crosses several columns, from left to right.
    private func addWidePiece(
      of line: Slope, from upper: SIMD2<Int32>, to lower: SIMD2<Int32>, row: Int
    ) {
      let leansRight = upper.x < lower.x
      let left = leansRight ? upper : lower
      let right = leansRight ? lower : upper
      let height = lower.y &- upper.y
      // Column -1 stands for everything to the left.
      let lastColumn = Swift.max(Swift.min(right.x &>> Subpixel.bits, width &- 1), -1)
      var column = Swift.max(left.x &>> Subpixel.bits, -1)
      var inset = column < 0 ? 0 : left.x & Subpixel.mask
      var done: Int32 = 0
      while column <= lastColumn, done < height {
        let side = (column &+ 1) &<< Subpixel.bits
        let isLast = side >= right.x
        // How far below or above the left end the line meets the column's right side.
        let met = isLast ? height : leansRight ? line.y(at: side) &- left.y : left.y &- line.y(at: side)
        let reached = Swift.min(Swift.max(met, done), height)
        let endInset = isLast ? right.x &- side &+ Subpixel.one : Subpixel.one
        add(reached &- done, inset: inset &+ endInset, row: row, column: column)
        done = reached
        inset = 0
        column &+= 1
      }
    }

    /// Adds an edge piece of the given height whose ends lie `inset` from the column's left side, taken together.
    @inline(__always)
    private func add(_ height: Int32, inset: Int32, row: Int, column: Int32) {
      let whole = CellBuffer.wholeArea(height: height)
      guard column < width else { return }
      let line = cells + row &* stride
      guard column >= 0 else {
        line[0] &+= sign &* whole
        mark(row: row, column: 0)
        return
      }
      let area = CellBuffer.area(height: height, inset: inset)
      line[Int(column)] &+= sign &* area
      line[Int(column) &+ 1] &+= sign &* (whole &- area)
      mark(row: row, column: Int(column))
      mark(row: row, column: Int(column) &+ 1)
    }

    @inline(__always)
    private func mark(row: Int, column: Int) {
      marks[row &* wordsPerRow &+ column &>> 8] |= 1 &<< UInt64((column &>> 2) & 63)
    }
  }
}
