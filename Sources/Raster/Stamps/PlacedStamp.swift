/// A stamp of a ``StampCache`` at a position.
struct PlacedStamp: BitwiseCopyable {
  /// The start of the stamp in the memory of the cache.
  let start: Int32
  /// The pixel of the position.
  let pixel: SIMD2<Int32>
}

extension PlacedStamp {
  /// The pixels that the stamp can cover.
  @inline(__always)
  func bounds(_ memory: UnsafeMutablePointer<Int32>) -> PixelRect {
    PixelRect(
      x: Int(pixel.x &+ memory[0]), y: Int(pixel.y &+ memory[1]), width: Int(memory[2]),
      height: Int(memory[3]))
  }
}

extension CellBuffer {
  /// Adds the cells of a stamp.
  ///
  /// - Parameters:
  ///   - memory: The memory of the stamp, see ``StampCache``.
  ///   - pixel: The pixel of its position.
  mutating func add(_ memory: UnsafeMutablePointer<Int32>, at pixel: SIMD2<Int32>) {
    let left = Int(pixel.x &+ memory[0]) &- bounds.minX
    let top = Int(pixel.y &+ memory[1]) &- bounds.minY
    var values = memory + 4
    for row in top..<(top &+ Int(memory[3])) {
      let (column, count) = (left &+ Int(values[0]), Int(values[1]))
      values += 2
      if row >= 0, row < bounds.height, count > 0 { add(values, count, toRow: row, at: column) }
      values += count
    }
  }

  /// Adds cells to a row. Those to the left of the band act from the first column on.
  @inline(__always)
  private func add(_ values: UnsafeMutablePointer<Int32>, _ count: Int, toRow row: Int, at column: Int) {
    let cells = cells(ofRow: row)
    let end = Swift.min(count, bounds.width &+ 1 &- column)
    var index = 0
    var before: Int32 = 0
    while index < end, column &+ index < 0 {
      before &+= values[index]
      index &+= 1
    }
    guard index < end else { return }
    let first = column &+ index
    cells[first] &+= before
    while index < end {
      cells[column &+ index] &+= values[index]
      index &+= 1
    }
    EdgeTracer.mark(marks(ofRow: row), from: Int32(first), through: Int32(column &+ end &- 1))
  }
}
