import Raster

/// A mapping of pixels to a palette: to the nearest color, or dithered among nearby ones.
struct ColorMap {
  let palette: GIFPalette
  private let nearest: NearestColor?
  private let dither: Dither
  /// A direct-mapped cache of results: the pixel of each slot, which is 0 in an empty one, and its indices.
  private var cachedPixels = [UInt32](repeating: 0, count: cacheSize)
  private var cachedMixtures = [ColorMixture](repeating: ColorMixture(0), count: cacheSize)

  private static let cacheSize = 1 << 14

  private enum Dither {
    case none
    case ordered(OrderedDither)
    case mixed
  }

  /// Creates a mapping; an exact palette is never dithered.
  init(_ palette: GIFPalette, dither: GIFWriter.Dither) {
    let colors = palette.colors.map { SIMD3(pixel: $0) }
    self.palette = palette
    nearest = colors.isEmpty ? nil : NearestColor(colors)
    self.dither =
      switch dither {
      case _ where palette.isExact || colors.isEmpty: .none
      case .none: .none
      case .ordered: .ordered(OrderedDither(for: colors))
      case .automatic: .mixed
      }
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
    if case .none = dither { return mixture(for: pixel).first }
    let (row, column) = offset.quotientAndRemainder(dividingBy: rect.width)
    let (x, y) = (rect.minX + column, rect.minY + row)
    if case .ordered(let dither) = dither { return mixture(for: dither.apply(pixel, x: x, y: y)).first }
    let mixture = mixture(for: pixel)
    return OrderedDither.threshold(x: x, y: y) < mixture.secondShare ? mixture.second : mixture.first
  }

  /// Returns the indices that represent an opaque pixel.
  private mutating func mixture(for pixel: UInt32) -> ColorMixture {
    let slot = Int((pixel &* 0x9E37_79B1) >> 18)
    if cachedPixels[slot] != pixel {
      cachedPixels[slot] = pixel
      cachedMixtures[slot] = makeMixture(SIMD3(pixel: pixel))
    }
    return cachedMixtures[slot]
  }

  private func makeMixture(_ color: SIMD3<Double>) -> ColorMixture {
    guard let nearest else { return ColorMixture(0) }
    if case .mixed = dither { return ColorMixture(color, among: palette.colors, nearest) }
    return ColorMixture(UInt8(nearest.index(for: color)))
  }
}
