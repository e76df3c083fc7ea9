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

  /// Replaces the pixels of an area within the bounds by one color.
  func fill(_ area: PixelRect, with color: UInt32) {
    guard !area.isEmpty else { return }
    if area.width &* 4 == bytesPerRow {
      let first = pixel(x: area.minX, y: area.minY)
      return Self.fill(first, count: area.width &* area.height, with: color)
    }
    for y in area.minY..<area.maxY {
      Self.fill(pixel(x: area.minX, y: y), count: area.width, with: color)
    }
  }

  /// Fills many successive pixels. For a color whose bytes are equal, the system's function for bytes is the fastest.
  private static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with color: UInt32) {
    let byte = UInt8(truncatingIfNeeded: color)
    guard color == UInt32(byte) &* 0x0101_0101 else { return pixels.update(repeating: color, count: count) }
    UnsafeMutableRawPointer(pixels).withMemoryRebound(to: UInt8.self, capacity: count &* 4) {
      $0.update(repeating: byte, count: count &* 4)
    }
  }
}
