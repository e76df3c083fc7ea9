import Raster

/// Maps pixels to a palette: each to the nearest colour, or to one nearby in a pattern that dithers.
struct ColorMap {
  let palette: GIFPalette
  private let nearest: NearestColor?
  private let dither: OrderedDither?
  /// Answers by colour: a pixel whose answer isn't kept here is searched. No opaque pixel is 0.
  private var knownPixels = [UInt32](repeating: 0, count: cacheSize)
  private var knownIndices = [UInt8](repeating: 0, count: cacheSize)

  private static let cacheSize = 1 << 14

  /// An exact palette is never dithered.
  init(_ palette: GIFPalette, dither: GIFWriter.Dither) {
    let colors = palette.colors.map { SIMD3(pixel: $0) }
    self.palette = palette
    nearest = colors.isEmpty ? nil : NearestColor(colors)
    self.dither = dither == .ordered && !palette.isExact ? OrderedDither(for: colors) : nil
  }

  /// The indices of the pixels of a rectangle, row by row; where one isn't opaque the transparent index, 0 where the
  /// palette has none.
  mutating func indices(of pixels: [UInt32], in rect: PixelRect) -> [UInt8] {
    let transparentIndex = palette.transparentIndex ?? 0
    return [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
      pixels.withUnsafeBufferPointer { pixels in
        for (place, pixel) in pixels.enumerated() {
          let index = GIFColor.isOpaque(pixel) ? index(for: pixel, at: place, in: rect) : transparentIndex
          indices.initializeElement(at: place, to: index)
        }
      }
      count = pixels.count
    }
  }

  private mutating func index(for pixel: UInt32, at place: Int, in rect: PixelRect) -> UInt8 {
    guard let dither else { return index(for: pixel) }
    let (row, column) = place.quotientAndRemainder(dividingBy: rect.width)
    return index(for: dither.apply(pixel, x: rect.minX + column, y: rect.minY + row))
  }

  /// The index of the nearest colour for an opaque pixel.
  private mutating func index(for pixel: UInt32) -> UInt8 {
    let slot = Int((pixel &* 0x9E37_79B1) >> 18)
    if knownPixels[slot] != pixel {
      knownPixels[slot] = pixel
      knownIndices[slot] = UInt8(nearest?.index(for: SIMD3(pixel: pixel)) ?? 0)
    }
    return knownIndices[slot]
  }
}
