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
  /// Whether each pixel is visible already; nil for the first frame.
  private var isVisible: [Bool]? {
    oldPixels.map { oldPixels in zip(pixels, oldPixels).map { $0 == $1 } }
  }

  /// Returns the pixels, with those that are visible already replaced by transparent ones.
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

  /// Returns indices for all pixels, of which the visible ones may become transparent.
  fileprivate func indices(_ colors: [UInt8], _ palette: GIFPalette) -> GIFIndices {
    guard let isVisible, let transparentIndex = palette.transparentIndex else { return GIFIndices(colors) }
    return GIFIndices(colors, isVisible: isVisible, transparentIndex: transparentIndex)
  }

  fileprivate func bytes(_ indices: GIFIndices, palette: GIFPalette, isLocal: Bool) -> [UInt8] {
    GIFBlocks.image(
      GIFImage(rect, indices, palette: palette, isLocal: isLocal), delay: delay, isCleared: isCleared)
  }
}

extension GIFChange<UInt8> {
  /// Returns the image's blocks for pixels that are indices of the film's palette.
  func bytes(palette: GIFPalette) -> [UInt8] {
    bytes(indices(pixels, palette), palette: palette, isLocal: false)
  }
}

extension GIFChange<UInt32> {
  /// An image's blocks, and whether they show its exact colors.
  struct Encoded: Sendable {
    let bytes: [UInt8]
    let isExact: Bool
  }

  /// Returns the image's blocks with a palette of its own.
  func encoded(dither: GIFWriter.Dither) -> Encoded {
    let changed = changedPixels(transparent: GIFColor.transparent)
    var (map, coversAllPixels) = makeMap(changed, dither)
    let colors = map.indices(of: coversAllPixels ? pixels : changed, in: rect)
    let indices = coversAllPixels ? indices(colors, map.palette) : GIFIndices(colors)
    return Encoded(
      bytes: bytes(indices, palette: map.palette, isLocal: true), isExact: map.palette.isExact)
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
