/// A small picture, ready to be drawn turned and scaled many times over.
///
/// Around its pixels lie copies of those along its sides, so that no pixel needs a look at where it is.
package struct SpriteSheet {
  private let pixels: [UInt32]
  private let pixelsPerRow: Int
  /// Where the picture's pixel (0, 0) lies.
  private let origin: Int
  /// The part that shows, in the picture's space.
  let box: Box

  /// So far outside of the picture a group of four device pixels may reach at ``largestStep``.
  private static let margin = 12
  /// The most of the picture's pixels from one device pixel to the next.
  package static let largestStep = 2.5
  /// Larger pictures gain nothing.
  package static let largestSide = 256

  /// Nil where the part that shows isn't within the pixels that may be used, or there are too many of these.
  ///
  /// - Parameters:
  ///   - source: The pixels that may be used.
  ///   - box: The part that shows, in the picture's space.
  package init?(_ bitmap: Bitmap, source: PixelRect, box: Box) {
    let source = source.intersection(bitmap.bounds)
    let isInside = source.box.union(box) == source.box
    guard !source.isEmpty, isInside, source.width <= Self.largestSide, source.height <= Self.largestSide
    else { return nil }
    let margin = Self.margin
    pixelsPerRow = source.width + 2 * margin
    var pixels: [UInt32] = []
    pixels.reserveCapacity(pixelsPerRow * (source.height + 2 * margin))
    for y in source.minY - margin..<source.maxY + margin {
      let row = min(max(y, source.minY), source.maxY - 1)
      for x in source.minX - margin..<source.maxX + margin {
        pixels.append(bitmap[min(max(x, source.minX), source.maxX - 1), row])
      }
    }
    self.pixels = pixels
    self.box = box
    origin = (margin - source.minY) * pixelsPerRow + margin - source.minX
  }
}

// MARK: - Drawing

extension Canvas {
  /// Draws a sheet's picture, interpolated between its pixels, its sides antialiased.
  ///
  /// Where a side lies along the device's pixels its coverage is exact; a slanted one's is that of a side along them at
  /// the same distance.
  ///
  /// - Parameter transform: From the picture's space to device pixels.
  /// - Returns: False where this can't be drawn so: the picture is made too small, the clip isn't a rectangle, the
  ///   transform has no inverse.
  package func draw(_ sheet: SpriteSheet, transform: Affine, tint: Color, blendMode: BlendMode) -> Bool {
    guard clipMask == nil, let sprite = SpriteRows(sheet, transform) else { return false }
    sprite.draw(
      within: clip, tint: tint.pixel, blendMode: blendMode, on: memory, scratch: rasterizer.spanScratch)
    return true
  }
}

extension SpriteSheet {
  /// Calls `body` with the picture's pixel (0, 0) and the number of pixels from one row to the next.
  func withPixels(_ body: (UnsafePointer<UInt32>, Int) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      body(base + origin, pixelsPerRow)
    }
  }
}
