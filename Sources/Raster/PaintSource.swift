/// A paint made ready for one fill: where its pixels come from.
enum PaintSource {
  /// One premultiplied colour, opacity included.
  case color(UInt32)
  /// Pixels that lie in memory as they are needed.
  case rows(PixelRows)
}

/// A bitmap placed on device pixels.
struct PixelRows {
  let base: UnsafePointer<UInt32>
  let bounds: PixelRect

  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafePointer<UInt32> {
    assert(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    return base + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }
}

extension PaintSource {
  /// The source's pixels from (`x`, `y`), either where they lie or written to `scratch`.
  @inline(__always)
  func pixels(x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    switch self {
    case .color(let color): scratch.update(repeating: color, count: count)
    case .rows(let rows): return rows.pixel(x: x, y: y)
    }
    return UnsafePointer(scratch)
  }
}
