/// A receiver of a shape's coverage, row by row from the top and in each row from left to right.
///
/// Coverage is from 0 to 255. Pixels that aren't passed have none.
protocol SpanSink {
  /// Receives the rows of an area that isn't empty, fully covered.
  mutating func cover(_ area: PixelRect)

  /// Receives pixels `x` ..< `x + count` of row `y`, all with the same coverage above 0.
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8)

  /// Receives pixels from `x` of row `y` with a coverage each.
  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>)

  /// Receives four pixels from `x` of row `y` whose coverages are the bytes of a word, the lowest byte first.
  mutating func cover(x: Int, y: Int, four: UInt32)

  /// Ends a row.
  mutating func finishRow()
}

extension SpanSink {
  mutating func cover(_ area: PixelRect) { coverRows(of: area) }

  /// Receives the rows of an area one by one.
  @inline(__always)
  mutating func coverRows(of area: PixelRect) {
    for y in area.minY..<area.maxY {
      cover(x: area.minX, y: y, count: area.width, coverage: 255)
      finishRow()
    }
  }
}
