extension CellBuffer {
  /// Turns a running sum of cells into a coverage from 0 to 255.
  ///
  /// Core Graphics truncates: the area in 1/256, rounded down, then times 255/256, rounded down again. For every
  /// whole number from 1 to 256 the second step is the same as taking away 1.
  @inline(__always)
  static func coverage(_ sum: Int32, _ rule: FillRule) -> UInt8 {
    let area: Int32
    switch rule {
    case .nonZero:
      area = Swift.min(sum < 0 ? 0 &- sum : sum, fullArea)
    case .evenOdd:
      let folded = sum & (2 * fullArea - 1)
      area = Swift.min(folded, 2 * fullArea - folded)
    }
    return UInt8(truncatingIfNeeded: Swift.max(area &>> (areaBits - 8), 1) &- 1)
  }

  /// Hands every covered pixel of the band to `sink`, and sets the cells back to zero.
  ///
  /// `scratch` is memory for a row's coverage.
  mutating func read(_ rule: FillRule, scratch: UnsafeMutablePointer<UInt8>, into sink: inout some SpanSink) {
    switch rule {
    case .nonZero: for row in 0..<bounds.height { readRow(row, .nonZero, scratch, into: &sink) }
    case .evenOdd: for row in 0..<bounds.height { readRow(row, .evenOdd, scratch, into: &sink) }
    }
  }

  @inline(__always)
  private func readRow(
    _ row: Int, _ rule: FillRule, _ scratch: UnsafeMutablePointer<UInt8>, into sink: inout some SpanSink
  ) {
    let marks = marks(ofRow: row)
    let cells = cells(ofRow: row)
    let width = bounds.width
    let y = bounds.minY + row
    var sum: Int32 = 0
    var x = 0
    for word in 0..<wordsPerRow {
      var mark = marks[word]
      marks[word] = 0
      while mark != 0 {
        let first = mark.trailingZeroBitCount
        let length = (~(mark &>> UInt64(first))).trailingZeroBitCount
        mark = mark & ~(CellBuffer.ones(length) &<< UInt64(first))
        let start = (word &* 64 &+ first) &* 4
        let end = start &+ length &* 4
        let uniform = CellBuffer.coverage(sum, rule)
        if uniform > 0, start > x {
          sink.cover(x: bounds.minX + x, y: y, count: start - x, coverage: uniform)
        }
        for index in start..<end {
          sum &+= cells[index]
          cells[index] = 0
          scratch[index &- start] = CellBuffer.coverage(sum, rule)
        }
        x = Swift.min(end, width)
        if start < x {
          sink.cover(
            x: bounds.minX + start, y: y, coverage: UnsafeBufferPointer(start: scratch, count: x - start))
        }
      }
    }
    let uniform = CellBuffer.coverage(sum, rule)
    if uniform > 0, x < width {
      sink.cover(x: bounds.minX + x, y: y, count: width - x, coverage: uniform)
    }
  }

  /// A word with its lowest `count` bits set, for counts from 1 to 64.
  @inline(__always)
  private static func ones(_ count: Int) -> UInt64 { UInt64.max &>> UInt64(64 &- count) }
}
