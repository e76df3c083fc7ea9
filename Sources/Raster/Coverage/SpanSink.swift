/// Receives the coverage of a shape, row by row from the top and in each row from left to right.
///
/// Coverage goes from 0 to 255. Pixels that aren't mentioned have none.
protocol SpanSink {
  /// Pixels `x` ..< `x + count` of row `y`, all covered alike and at least a little.
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8)

  /// Pixels from `x` of row `y`, each with a coverage of its own.
  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>)

  /// Four pixels from `x` of row `y` with the coverages that the bytes of a word are, the lowest first.
  mutating func cover(x: Int, y: Int, four: UInt32)

  /// A row is complete.
  mutating func finishRow()
}
