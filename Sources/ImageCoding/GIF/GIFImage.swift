import Raster

/// One image of a GIF: a rectangle of compressed indices.
struct GIFImage {
  let rect: PixelRect
  /// The color table of the image; nil for the film's.
  let localPalette: GIFPalette?
  let transparentIndex: UInt8?
  let minimumCodeSize: Int
  let codes: [UInt8]

  /// Compresses the indices.
  init(_ rect: PixelRect, _ indices: GIFIndices, palette: GIFPalette, isLocal: Bool) {
    let codeSize = max(2, palette.bits)
    self.rect = rect
    localPalette = isLocal ? palette : nil
    transparentIndex = palette.transparentIndex
    minimumCodeSize = codeSize
    codes = LZWEncoder.encode(indices, minimumCodeSize: codeSize)
  }
}
