import Raster

/// A mapping of pixels to a palette: to the nearest color, or dithered among nearby ones.
struct ColorMap {
  let palette: GIFPalette
  private let nearest: NearestColor?
  private let dither: OrderedDither?
  /// A direct-mapped cache of results: the pixel of each slot, which is 0 in an empty one, and its index.
  private var cachedPixels = [UInt32](repeating: 0, count: cacheSize)
  private var cachedIndices = [UInt8](repeating: 0, count: cacheSize)

  private static let cacheSize = 1 << 14

  /// Creates a mapping; an exact palette is never dithered.
  init(_ palette: GIFPalette, dither: GIFWriter.Dither) {
    let colors = palette.colors.map { SIMD3(pixel: $0) }
    self.palette = palette
    nearest = colors.isEmpty ? nil : NearestColor(colors)
    self.dither = dither == .ordered && !palette.isExact ? OrderedDither(for: colors) : nil
  }

  /// Returns the indices of the pixels of a rectangle, row by row.
  ///
  /// A pixel that isn't opaque gets the transparent index, or 0 in a palette without one.
  mutating func indices(of pixels: [UInt32], in rect: PixelRect) -> [UInt8] {
    let transparentIndex = palette.transparentIndex ?? 0
    return [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
      pixels.withUnsafeBufferPointer { pixels in
        for (offset, pixel) in pixels.enumerated() {
          let index = GIFColor.isOpaque(pixel) ? index(for: pixel, at: offset, in: rect) : transparentIndex
          indices.initializeElement(at: offset, to: index)
        }
      }
      count = pixels.count
    }
  }

  private mutating func index(for pixel: UInt32, at offset: Int, in rect: PixelRect) -> UInt8 {
    guard let dither else { return index(for: pixel) }
    let (row, column) = offset.quotientAndRemainder(dividingBy: rect.width)
    return index(for: dither.apply(pixel, x: rect.minX + column, y: rect.minY + row))
  }

  /// Returns the index of the color nearest to an opaque pixel.
  private mutating func index(for pixel: UInt32) -> UInt8 {
    let slot = Int((pixel &* 0x9E37_79B1) >> 18)
    if cachedPixels[slot] != pixel {
      cachedPixels[slot] = pixel
      cachedIndices[slot] = UInt8(nearest?.index(for: SIMD3(pixel: pixel)) ?? 0)
    }
    return cachedIndices[slot]
  }
}
