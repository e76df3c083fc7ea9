/// The values of a mask, for as long as they are lent.
struct MaskRows {
  let base: UnsafePointer<UInt8>
  let bounds: PixelRect

  @inline(__always)
  func values(x: Int, y: Int) -> UnsafePointer<UInt8> {
    assert(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y < bounds.maxY)
    return base + ((y &- bounds.minY) &* bounds.width &+ x &- bounds.minX)
  }

  /// Multiplies `count` factors by the mask from the device pixel (`x`, `y`), which must be inside.
  func multiply(_ factors: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    let own = values(x: x, y: y)
    for index in 0..<count { factors[index] = Pixel.product(factors[index], own[index]) }
  }
}

extension Mask {
  /// Lends the values; an empty mask has none to lend and skips `body`.
  func withRows(_ body: (MaskRows) -> Void) {
    coverage.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress, !bounds.isEmpty else { return }
      body(MaskRows(base: base, bounds: bounds))
    }
  }

  /// Hands the mask's pixels, moved by whole pixels and cut to `clip`, to `sink`.
  func cover(movedBy offset: (x: Int, y: Int), within clip: PixelRect, into sink: inout some SpanSink) {
    let moved = translatedBounds(offset).intersection(clip)
    guard !moved.isEmpty else { return }
    coverage.withUnsafeBufferPointer { values in
      for y in moved.minY..<moved.maxY {
        let start = (y - offset.y - bounds.minY) * bounds.width + moved.minX - offset.x - bounds.minX
        sink.cover(
          x: moved.minX, y: y,
          coverage: UnsafeBufferPointer(rebasing: values[start..<start + moved.width]))
      }
    }
  }

  private func translatedBounds(_ offset: (x: Int, y: Int)) -> PixelRect {
    PixelRect(
      minX: bounds.minX + offset.x, minY: bounds.minY + offset.y, maxX: bounds.maxX + offset.x,
      maxY: bounds.maxY + offset.y)
  }
}

/// Sets the values of a mask.
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
}
