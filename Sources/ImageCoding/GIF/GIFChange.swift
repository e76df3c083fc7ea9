import Raster

/// What an image of a film is to draw, and what shows before.
struct GIFChange<Pixel: BitwiseCopyable & Equatable & Sendable>: Sendable {
  let rect: PixelRect
  /// What is to show in the rectangle, row by row.
  let pixels: [Pixel]
  /// What shows there already; nil at the start of a film.
  let shown: [Pixel]?
  /// In hundredths of a second.
  let delay: Int
  /// Whether a viewer clears the rectangle afterwards.
  let isCleared: Bool
}

extension GIFChange {
  /// The pixels with those transparent that show already.
  fileprivate func changedPixels(transparent: Pixel) -> [Pixel] {
    guard let shown else { return pixels }
    return [Pixel](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      for index in pixels.indices {
        buffer.initializeElement(
          at: index, to: pixels[index] == shown[index] ? transparent : pixels[index])
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
  /// The image's blocks, where the film has a palette and the pixels are its indices.
  func bytes(palette: GIFPalette) -> [UInt8] {
    guard let transparentIndex = palette.transparentIndex else {
      return bytes([pixels], palette: palette, isLocal: false)
    }
    let changed = changedPixels(transparent: transparentIndex)
    return bytes(changed == pixels ? [pixels] : [pixels, changed], palette: palette, isLocal: false)
  }
}

extension GIFChange<UInt32> {
  /// The image's blocks with a palette of its own.
  func bytes(dither: GIFWriter.Dither) -> [UInt8] {
    let changed = changedPixels(transparent: GIFColor.transparent)
    var (map, isForAll) = ownMap(changed, dither)
    let all = map.indices(of: isForAll ? pixels : changed, in: rect)
    guard isForAll, map.palette.hasTransparency, changed != pixels else {
      return bytes([all], palette: map.palette, isLocal: true)
    }
    return bytes([all, map.indices(of: changed, in: rect)], palette: map.palette, isLocal: true)
  }

  /// A map for all pixels where that is exact, else for those that changed.
  ///
  /// In the second case what didn't change must not be drawn again: it would take on other colours.
  private func ownMap(_ changed: [UInt32], _ dither: GIFWriter.Dither) -> (ColorMap, isForAll: Bool) {
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
