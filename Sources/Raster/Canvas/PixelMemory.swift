/// The memory that holds a canvas's pixels.
struct PixelMemory {
  /// The address of the top left pixel of ``bounds``.
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let bounds: PixelRect

  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    let offset = (y &- bounds.minY) &* bytesPerRow &+ (x &- bounds.minX) &* 4
    return (base + offset).assumingMemoryBound(to: UInt32.self)
  }
}
