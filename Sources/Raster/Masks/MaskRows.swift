/// The values of a mask, valid only during the call that provides them.
struct MaskRows {
  let base: UnsafePointer<UInt8>
  let bounds: PixelRect

  @inline(__always)
  func values(x: Int, y: Int) -> UnsafePointer<UInt8> {
    assert(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    return base + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  /// Multiplies `count` factors by the mask's values from the device pixel (`x`, `y`), which must be inside.
  func multiply(_ factors: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    CoverageProducts.multiply(factors, by: values(x: x, y: y), count: count)
  }
}

extension Mask {
  /// Calls a closure with the values, unless the mask is empty.
  func withRows(_ body: (MaskRows) -> Void) {
    coverage.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress, !bounds.isEmpty else { return }
      body(MaskRows(base: base, bounds: bounds))
    }
  }
}
