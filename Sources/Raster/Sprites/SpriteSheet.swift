/// A small picture prepared to be drawn rotated and scaled many times.
///
/// Copies of the pixels along its sides surround it, so that drawing needs no bounds checks.
package struct SpriteSheet {
  private let pixels: [UInt32]
  /// The length of a row, a multiple of ``rowUnit``.
  let pixelsPerRow: Int
  /// The column and row of the picture's pixel (0, 0) in the sheet.
  let origin: (column: Int, row: Int)
  /// The part that is drawn, in the picture's space.
  let box: Box
  /// The bounds of the pixels that aren't transparent, including those beyond the picture's sides.
  let extent: SpriteExtent

  /// The distance outside of the picture that a group of four device pixels may reach at ``largestStep``.
  private static let margin = 12
  /// The largest distance in the picture from one device pixel to the next.
  package static let largestStep = 2.5
  /// The largest width and height. Larger pictures gain nothing.
  package static let largestSide = 256
  /// The unit of a row's length in pixels. With it, the product of a row's number and its length fits in 16
  /// bits.
  static let rowUnit = 8

  /// Creates a sheet, or returns nil if the part that is drawn isn't within the pixels that may be used, or
  /// if there are too many of these.
  ///
  /// - Parameters:
  ///   - source: The pixels that may be used.
  ///   - box: The part that is drawn, in the picture's space.
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
  /// Draws a sheet's picture, interpolated between its pixels, with antialiased sides.
  ///
  /// The coverage is exact for a side along the device's pixel grid. For a slanted side, it's the coverage
  /// of a side along the grid at the same distance.
  ///
  /// - Parameter transform: The transform from the picture's space to device pixels.
  /// - Returns: False if the picture can't be drawn this way because it is reduced too much, the clip isn't
  ///   a rectangle, or the transform has no inverse. A picture entirely outside the clip counts as drawn.
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

  /// The pixels, ready for interpolation.
  struct Pixels {
    private let upper: UnsafeRawPointer
    private let lower: UnsafeRawPointer
    private let rowUnits: SIMD8<UInt16>

    fileprivate init(_ base: UnsafePointer<UInt32>, pixelsPerRow: Int) {
      upper = UnsafeRawPointer(base)
      lower = UnsafeRawPointer(base + pixelsPerRow)
      rowUnits = SIMD8(repeating: UInt16(pixelsPerRow / SpriteSheet.rowUnit))
    }

    /// Returns the colors at four positions, interpolated between four neighbors each.
    @inline(__always)
    func interpolated(at coordinates: SheetCoordinates) -> PixelQuad {
      let offsets = coordinates.offsets(rowUnits: rowUnits)
      let weights = coordinates.weights
      // Two 32-bit offsets are extracted from the vector at a time.
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
