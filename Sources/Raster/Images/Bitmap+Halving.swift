extension Bitmap {
  /// The bitmap at half the size, rounded up. Each pixel is the average of four, or of fewer along the sides.
  package var halved: Bitmap {
    var result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<result.height {
      let (top, bottom) = (2 * y, min(2 * y + 1, height - 1))
      for x in 0..<result.width {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        result[x, y] = Pixel.average(
          self[left, top], self[right, top], self[left, bottom], self[right, bottom])
      }
    }
    return result
  }

  /// Returns the bitmap halved a number of times.
  package func halved(times count: Int) -> Bitmap {
    var result = self
    for _ in 0..<count { result = result.halved }
    return result
  }
}

extension PixelRect {
  /// The pixels of twice the width and height that cover this rectangle. Pairs begin at even coordinates.
  var halved: PixelRect {
    PixelRect(minX: minX >> 1, minY: minY >> 1, maxX: (maxX + 1) >> 1, maxY: (maxY + 1) >> 1)
  }

  /// Returns the rectangle enlarged so that all its coordinates are multiples of 2 to the power of `exponent`.
  package func aligned(toPowerOf2 exponent: Int) -> PixelRect {
    func floor(_ value: Int) -> Int { (value >> exponent) << exponent }
    func ceiling(_ value: Int) -> Int { -floor(-value) }
    return PixelRect(minX: floor(minX), minY: floor(minY), maxX: ceiling(maxX), maxY: ceiling(maxY))
  }
}
