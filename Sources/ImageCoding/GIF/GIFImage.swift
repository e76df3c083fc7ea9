import Raster

/// One image of a GIF: a rectangle of compressed indices.
struct GIFImage {
  let rect: PixelRect
  /// The color table of the image; nil for the film's.
  let localPalette: GIFPalette?
  let transparentIndex: UInt8?
  let minimumCodeSize: Int
  let codes: [UInt8]

  /// Compresses several equivalent sequences of indices and keeps the shortest result, the first of equally short ones.
  init(_ rect: PixelRect, _ variants: [[UInt8]], palette: GIFPalette, isLocal: Bool) {
    let codeSize = max(2, palette.bits)
    self.rect = rect
    localPalette = isLocal ? palette : nil
    transparentIndex = palette.transparentIndex
    minimumCodeSize = codeSize
    // The last variant is usually the shortest, so compressing it first lets the compression of the others stop early.
    var shortest: [UInt8]?
    for indices in variants.reversed() {
      let limit = shortest?.count ?? .max
      shortest = LZWEncoder.encode(indices, minimumCodeSize: codeSize, limit: limit) ?? shortest
    }
    codes = shortest ?? []
  }
}
