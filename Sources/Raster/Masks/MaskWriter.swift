/// A sink that sets the values of a mask.
struct MaskWriter {
  let base: UnsafeMutablePointer<UInt8>
  let bounds: PixelRect

  @inline(__always)
  func values(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    return base + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }
}

extension MaskWriter: SpanSink {
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    values(x: x, y: y).update(repeating: coverage, count: count)
  }

  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let source = coverage.baseAddress else { return }
    values(x: x, y: y).update(from: source, count: coverage.count)
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, four: UInt32) {
    UnsafeMutableRawPointer(values(x: x, y: y)).storeBytes(of: four.littleEndian, as: UInt32.self)
  }

  mutating func finishRow() {}
}
