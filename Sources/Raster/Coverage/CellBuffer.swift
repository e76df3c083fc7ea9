/// Signed area for a band of pixel rows, accumulated edge by edge.
///
/// A cell holds the *change* of covered area from its left neighbor, so the running sum along a row is the
/// area inside the outline: ``fullArea`` times the winding number where no edge is near. A bit set marks the
/// blocks of four cells that an edge touched; everything between marked blocks has uniform coverage.
///
/// Sums are of integers, and each edge's contribution to a row follows from the whole edge in closed form. So
/// the order of edges, the band and the clip can't change a single bit.
struct CellBuffer: ~Copyable {
  /// The area of one pixel with winding number 1: 2¹⁷.
  ///
  /// Winding numbers are counted modulo 32,768: a multiple of that looks like 0.
  static let fullArea: Int32 = 1 << areaBits
  static let areaBits: Int32 = 17
  /// The number of bits by which products of grid units exceed ``fullArea``.
  private static let excessBits = 2 * Subpixel.bits + 1 - areaBits

  /// The pixels of the band.
  private(set) var bounds = PixelRect.empty
  /// The number of cells in a row: a multiple of 4, including one for area beyond the last column.
  private(set) var stride = 0
  private(set) var wordsPerRow = 0
  private var cells = ZeroedMemory<Int32>()
  private var marks = ZeroedMemory<UInt64>()

  /// The number of cells in a band that stays in the cache.
  private static let comfortableCount = 1 << 15

  /// Returns the number of rows of `width` pixels for a band.
  static func comfortableRowCount(width: Int) -> Int { Swift.max(1, comfortableCount / (width + 8)) }

  /// Begins a band. All cells are zero, because reading a band clears it.
  mutating func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    stride = (bounds.width + 1 + 3) & ~3
    wordsPerRow = (stride / 4 + 63) / 64
    cells.reserve(stride * bounds.height)
    marks.reserve(wordsPerRow * bounds.height)
  }

  /// Returns the cells of a row, counted from the band's top.
  func cells(ofRow row: Int) -> UnsafeMutablePointer<Int32> { cells.base + row * stride }

  /// Returns the marks of a row: bit *b* of word *w* marks the cells from 4·(64·w + b).
  func marks(ofRow row: Int) -> UnsafeMutablePointer<UInt64> { marks.base + row * wordsPerRow }
}

extension CellBuffer {
  /// Resets a row to zero.
  mutating func clear(_ row: Int) {
    cells(ofRow: row).update(repeating: 0, count: stride)
    marks(ofRow: row).update(repeating: 0, count: wordsPerRow)
  }
}

// MARK: - Adding edges

extension CellBuffer {
  /// Returns the area of a rectangle with a pixel's width and `height` grid units.
  @inline(__always)
  static func fullWidthArea(height: Int32) -> Int32 { height &<< (areaBits - Subpixel.bits) }

  /// Returns the area within a pixel to the right of a line.
  ///
  /// - Parameters:
  ///   - height: The line's height in grid units.
  ///   - inset: The sum of the distances of the line's ends from the pixel's left side, in grid units.
  @inline(__always)
  static func area(height: Int32, inset: Int32) -> Int32 {
    (height &* (2 &* Subpixel.one &- inset)) &>> excessBits
  }

  mutating func add(_ edges: UnsafeMutableBufferPointer<Edge>) {
    let tracer = EdgeTracer(
      cells: cells.base, marks: marks.base, stride: stride, wordsPerRow: wordsPerRow,
      width: Int32(bounds.width))
    let corner = SIMD2(Int32(bounds.minX), Int32(bounds.minY)) &<< Subpixel.bits
    let end = Int32(bounds.height) &<< Subpixel.bits
    for edge in edges { tracer.add(edge, relativeTo: corner, rowsEnd: end) }
  }
}
