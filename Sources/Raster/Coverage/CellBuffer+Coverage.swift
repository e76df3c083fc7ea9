extension CellBuffer {
  /// Converts a running sum of cells to a coverage from 0 to 255: the area in 1/256, rounded down, 255 at
  /// most.
  ///
  /// Core Graphics does the same: its discs differ from exact area × 255 by −0.5 on average at little
  /// coverage, rising evenly to +0.5 at nearly full coverage.
  @inline(__always)
  static func coverage(_ sum: Int32, _ rule: FillRule) -> UInt8 {
    let area: UInt32
    switch rule {
    case .nonZero:
      area = sum.magnitude
    case .evenOdd:
      let folded = sum & (2 * fullArea - 1)
      area = UInt32(bitPattern: Swift.min(folded, 2 * fullArea - folded))
    }
    return UInt8(truncatingIfNeeded: Swift.min(area &>> UInt32(areaBits - 8), 255))
  }

  /// Passes every covered pixel of the band to `sink` and resets the cells to zero.
  mutating func read(_ rule: FillRule, into sink: inout some SpanSink) {
    switch rule {
    case .nonZero: for row in 0..<bounds.height { readRow(row, .nonZero, into: &sink) }
    case .evenOdd: for row in 0..<bounds.height { readRow(row, .evenOdd, into: &sink) }
    }
  }

  @inline(__always)
  private func readRow(_ row: Int, _ rule: FillRule, into sink: inout some SpanSink) {
    let marks = marks(ofRow: row)
    let cells = cells(ofRow: row)
    let (left, width, y) = (bounds.minX, bounds.width, bounds.minY &+ row)
    var sum: Int32 = 0
    var x = 0
    func coverGap(to end: Int) {
      let coverage = CellBuffer.coverage(sum, rule)
      if coverage > 0, x < end { sink.cover(x: left &+ x, y: y, count: end &- x, coverage: coverage) }
    }
    for word in 0..<wordsPerRow {
      var mark = marks[word]
      marks[word] = 0
      while mark != 0 {
        let start = (word &* 64 &+ mark.trailingZeroBitCount) &* 4
        mark &= mark &- 1
        if start > x { coverGap(to: start) }
        let four = CellBuffer.readBlock(cells + start, &sum, rule)
        x = start &+ 4
        if x <= width {
          sink.cover(x: left &+ start, y: y, four: four)
        } else if start < width {
          CellBuffer.coverPrefix(of: four, x: left &+ start, y: y, count: width &- start, into: &sink)
        }
      }
    }
    coverGap(to: width)
    sink.finishRow()
  }

  /// Returns the coverage of four cells as the bytes of a word and resets the cells to zero.
  @inline(__always)
  private static func readBlock(
    _ cells: UnsafeMutablePointer<Int32>, _ sum: inout Int32, _ rule: FillRule
  ) -> UInt32 {
    var word: UInt32 = 0
    for index in 0..<4 {
      sum &+= cells[index]
      word |= UInt32(coverage(sum, rule)) &<< UInt32(8 &* index)
    }
    UnsafeMutableRawPointer(cells).storeBytes(of: .zero, as: SIMD4<Int32>.self)
    return word
  }

  private static func coverPrefix(of four: UInt32, x: Int, y: Int, count: Int, into sink: inout some SpanSink)
  {
    withUnsafeBytes(of: four.littleEndian) { bytes in
      sink.cover(
        x: x, y: y, coverage: UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[..<count]))
    }
  }
}
