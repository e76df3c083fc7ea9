/// Coverage that arrives four pixels at a time, collected until the row ends or has a gap.
struct CollectedCoverage {
  /// Memory for ``SpanScratch/count`` pixels.
  let values: UnsafeMutablePointer<UInt8>
  private var x = 0
  private var y = 0
  private var count = 0

  init(in values: UnsafeMutablePointer<UInt8>) { self.values = values }

  /// Whether the collected pixels must be flushed before pixels from a column on can be added.
  @inline(__always)
  func mustFlush(before next: Int) -> Bool {
    count > 0 && (next != x &+ count || count == SpanScratch.count)
  }

  @inline(__always)
  mutating func append(_ four: UInt32, x: Int, y: Int) {
    if count == 0 { (self.x, self.y) = (x, y) }
    UnsafeMutableRawPointer(values + count).storeBytes(of: four.littleEndian, as: UInt32.self)
    count &+= 4
  }

  /// Returns the collected pixels and removes them, or nil if there are none.
  @inline(__always)
  mutating func flush() -> (x: Int, y: Int, count: Int)? {
    guard count > 0 else { return nil }
    defer { count = 0 }
    return (x, y, count)
  }
}
