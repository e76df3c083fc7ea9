/// Signed area for a band of pixel rows, gathered edge by edge.
///
/// A cell holds the *change* of covered area from its left neighbor to it, so that the running sum along a row is
/// the area inside the outline: ``fullArea`` times the winding number where no edge is near. Blocks of four cells
/// that an edge touched are marked in a bit set; everything between marked blocks has one coverage.
///
/// Sums are of integers, and each edge's contribution to a row follows from the whole edge in closed form. So
/// neither the order of edges nor the band or the clip can change a single bit.
struct CellBuffer: ~Copyable {
  /// The area of one pixel, winding number 1: 2¹⁷. Winding numbers count modulo 32,768, so that what is wound around
  /// as often as that looks as if it weren't at all.
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
    let tracer = EdgeTracer(
      cells: cells.base, marks: marks.base, stride: stride, wordsPerRow: wordsPerRow,
      width: Int32(bounds.width))
    let corner = SIMD2(Int32(bounds.minX), Int32(bounds.minY)) &<< Subpixel.bits
    let end = Int32(bounds.height) &<< Subpixel.bits
    for edge in edges { tracer.add(edge, relativeTo: corner, rowsEnd: end) }
  }
}
