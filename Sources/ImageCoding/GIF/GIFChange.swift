import Raster

/// A rectangle of new pixels, and the pixels that a viewer shows before drawing them.
struct GIFChange<Pixel: BitwiseCopyable & Equatable & Sendable>: Sendable {
  let rect: PixelRect
  /// The new pixels in the rectangle, row by row.
  let pixels: [Pixel]
  /// The pixels that are visible in the rectangle before; nil for the first frame.
  let oldPixels: [Pixel]?
  /// In hundredths of a second.
  let delay: Int
  /// Whether a viewer clears the rectangle before it draws the next image.
  let isCleared: Bool
}

extension GIFChange {
  /// Returns the pixels, with those that are already visible replaced by transparent ones.
  fileprivate func changedPixels(transparent: Pixel) -> [Pixel] {
    guard let oldPixels else { return pixels }
    return [Pixel](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      for index in pixels.indices {
        buffer.initializeElement(
          at: index, to: pixels[index] == oldPixels[index] ? transparent : pixels[index])
      }
      count = pixels.count
    }
  }

  fileprivate func bytes(_ variants: [[UInt8]], palette: GIFPalette, isLocal: Bool) -> [UInt8] {
    GIFBlocks.image(
      GIFImage(rect, variants, palette: palette, isLocal: isLocal), delay: delay, isCleared: isCleared)
  }
}

extension GIFChange<UInt8> {
  /// Returns the image's blocks for pixels that are indices of the film's palette.
  func bytes(palette: GIFPalette) -> [UInt8] {
    guard let transparentIndex = palette.transparentIndex else {
      return bytes([pixels], palette: palette, isLocal: false)
    }
    let changed = changedPixels(transparent: transparentIndex)
    return bytes(changed == pixels ? [pixels] : [pixels, changed], palette: palette, isLocal: false)
  }
}

extension GIFChange<UInt32> {
  /// An image's blocks, and whether they show its exact colors.
  struct Encoded: Sendable {
    let bytes: [UInt8]
    let isExact: Bool
  }

  /// Returns the image's blocks with a local palette.
  func encoded(dither: GIFWriter.Dither) -> Encoded {
    let changed = changedPixels(transparent: GIFColor.transparent)
    var (map, coversAllPixels) = makeMap(changed, dither)
    let indices = map.indices(of: coversAllPixels ? pixels : changed, in: rect)
    guard coversAllPixels, map.palette.hasTransparency, changed != pixels else {
      return encoded([indices], map.palette)
    }
    return encoded([indices, map.indices(of: changed, in: rect)], map.palette)
  }

  private func encoded(_ variants: [[UInt8]], _ palette: GIFPalette) -> Encoded {
    Encoded(bytes: bytes(variants, palette: palette, isLocal: true), isExact: palette.isExact)
  }

  /// Returns a map for all pixels if it is exact, else one for the changed pixels.
  ///
  /// With the latter, unchanged pixels must not be drawn again, because their colors would change.
  private func makeMap(_ changed: [UInt32], _ dither: GIFWriter.Dither) -> (ColorMap, coversAllPixels: Bool) {
    let palette = Self.palette(of: pixels)
    return palette.isExact
      ? (ColorMap(palette, dither: dither), true)
      : (ColorMap(Self.palette(of: changed), dither: dither), false)
  }

  private static func palette(of pixels: [UInt32]) -> GIFPalette {
    var histogram = ColorHistogram()
    histogram.add(pixels)
    return GIFPalette(for: histogram, needsTransparency: pixels.contains(GIFColor.transparent))
  }
}
