extension Mask {
  /// Composites another mask's coverage over this one's where the bounds of both overlap: a + b·(1 − a).
  package mutating func addCoverage(of other: Mask) {
    combine(with: other) { target, source, count in
      for index in 0..<count {
        target[index] = source[index] &+ Pixel.product(target[index], 255 &- source[index])
      }
    }
  }

  /// Removes another mask's coverage from this one's: b·(1 − a).
  package mutating func removeCoverage(of other: Mask) {
    combine(with: other) { target, source, count in
      for index in 0..<count { target[index] = Pixel.product(target[index], 255 &- source[index]) }
    }
  }

  private mutating func combine(
    with other: Mask, _ change: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>, Int) -> Void
  ) {
    let area = bounds.intersection(other.bounds)
    guard !area.isEmpty else { return }
    other.withRows { rows in
      write { _, writer in
        for y in area.minY..<area.maxY {
          change(writer.values(x: area.minX, y: y), rows.values(x: area.minX, y: y), area.width)
        }
      }
    }
  }

  /// Returns the mask with different bounds. Pixels outside the former bounds aren't covered.
  package func extended(to bounds: PixelRect, memory: PictureMemory) -> Mask {
    var result = memory.mask(bounds)
    result.addCoverage(of: self)
    return result
  }
}
