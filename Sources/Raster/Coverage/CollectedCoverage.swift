/// Coverage that comes four pixels after four, collected until the row ends or leaves a gap.
struct CollectedCoverage {
  /// With room for ``SpanScratch/count`` pixels.
  let values: UnsafeMutablePointer<UInt8>
  private var x = 0
  private var y = 0
  private var count = 0

  init(in values: UnsafeMutablePointer<UInt8>) { self.values = values }

  /// Whether what is collected has to be taken before pixels from a column on can be added.
  @inline(__always)
  func mustBeTaken(before next: Int) -> Bool {
    count > 0 && (next != x &+ count || count == SpanScratch.count)
  }

  @inline(__always)
  mutating func append(_ four: UInt32, x: Int, y: Int) {
    if count == 0 { (self.x, self.y) = (x, y) }
    UnsafeMutableRawPointer(values + count).storeBytes(of: four.littleEndian, as: UInt32.self)
    count &+= 4
  }

  /// The pixels that were collected, of which none are left then; nil where there are none.
  @inline(__always)
  mutating func take() -> (x: Int, y: Int, count: Int)? {
    guard count > 0 else { return nil }
    defer { count = 0 }
    return (x, y, count)
  }
}
