/// A small picture, ready to be drawn turned and scaled many times over.
///
/// Around its pixels lie copies of those along its sides, so that no pixel needs a look at where it is.
package struct SpriteSheet {
  private let pixels: [UInt32]
  /// A multiple of ``rowUnit``.
  let pixelsPerRow: Int
  /// Where the picture's pixel (0, 0) lies among the sheet's columns and rows.
  let origin: (column: Int, row: Int)
  /// The part that shows, in the picture's space.
  let box: Box
  /// Where that isn't transparent, beyond the picture's sides as well.
  let extent: SpriteExtent

  /// So far outside of the picture a group of four device pixels may reach at ``largestStep``.
  private static let margin = 12
  /// The most of the picture's pixels from one device pixel to the next.
  package static let largestStep = 2.5
  /// Larger pictures gain nothing.
  package static let largestSide = 256
  /// A row has a multiple of so many pixels: a row's number times that many eighths of a row fits 16 bits.
  static let rowUnit = 8

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
    let area = source.insetBy(-Self.margin)
    let pixelsPerRow = (area.width + Self.rowUnit - 1) / Self.rowUnit * Self.rowUnit
    var pixels: [UInt32] = []
    var extent = SpriteExtent()
    pixels.reserveCapacity(pixelsPerRow * area.height)
    for y in area.minY..<area.maxY {
      let row = min(max(y, source.minY), source.maxY - 1)
      for x in area.minX..<area.minX + pixelsPerRow {
        let pixel = bitmap[min(max(x, source.minX), source.maxX - 1), row]
        pixels.append(pixel)
        if pixel != 0 { extent.extend(toColumn: x, row: y) }
      }
    }
    (self.pixels, self.pixelsPerRow, self.box, self.extent) = (pixels, pixelsPerRow, box, extent)
    origin = (-area.minX, -area.minY)
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
  ///   transform has no inverse. A picture of which nothing lies within the clip counts as drawn.
  package func draw(_ sheet: SpriteSheet, transform: Affine, tint: Color, blendMode: BlendMode) -> Bool {
    let showsTransparency = !blendMode.keepsBackdropUnderTransparency
    let bounds = SpriteRows.bounds(sheet, transform)
    guard clipMask == nil, !bounds.isEmpty else { return false }
    guard !bounds.intersection(clip).isEmpty else { return true }
    guard
      let rows = SpriteRows(sheet, transform, bounds: bounds, showsTransparency: showsTransparency)
    else { return false }
    sheet.withPixels {
      rows.draw(
        $0, tint: tint.pixel, blendMode, within: clip, on: memory, scratch: rasterizer.spanScratch.spriteRows)
    }
    return true
  }
}

extension SpriteSheet {
  @inline(__always)
  fileprivate func withPixels(_ body: (Pixels) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      if let base = pixels.baseAddress { body(Pixels(base, pixelsPerRow: pixelsPerRow)) }
    }
  }

  /// The pixels, to be interpolated between.
  struct Pixels {
    private let upper: UnsafeRawPointer
    private let lower: UnsafeRawPointer
    private let rowUnits: SIMD8<UInt16>

    fileprivate init(_ base: UnsafePointer<UInt32>, pixelsPerRow: Int) {
      upper = UnsafeRawPointer(base)
      lower = UnsafeRawPointer(base + pixelsPerRow)
      rowUnits = SIMD8(repeating: UInt16(pixelsPerRow / SpriteSheet.rowUnit))
    }

    /// The colors at four places, interpolated between four neighbors each.
    @inline(__always)
    func interpolated(at places: SheetPlaces) -> PixelQuad {
      let offsets = places.offsets(rowUnits: rowUnits)
      let weights = places.weights
      // Two 32-bit offsets are taken out of the vector at a time.
      let halves = unsafeBitCast(offsets, to: SIMD2<UInt64>.self)
      func offset(_ half: UInt64) -> Int { Int(truncatingIfNeeded: half) }
      let (a, b) = (offset(halves[0] & 0xffff_ffff), offset(halves[0] &>> 32))
      let (c, d) = (offset(halves[1] & 0xffff_ffff), offset(halves[1] &>> 32))
      let top = PixelPairs(upper + a, upper + b, upper + c, upper + d)
      let bottom = PixelPairs(lower + a, lower + b, lower + c, lower + d)
      return top.mixed(weights.across).mixed(with: bottom.mixed(weights.across), weights: weights.down)
    }
  }
}
