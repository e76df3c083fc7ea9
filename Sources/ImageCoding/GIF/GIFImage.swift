import Raster

/// One image of a GIF: a rectangle of indices, compressed.
struct GIFImage {
  let rect: PixelRect
  /// The colour table that is written with the image; nil where the film's own serves.
  let localPalette: GIFPalette?
  let transparentIndex: UInt8?
  let minimumCodeSize: Int
  let codes: [UInt8]

  /// Compresses each of several ways to say the same and keeps the shortest, of equal ones the first.
  init(_ rect: PixelRect, _ variants: [[UInt8]], palette: GIFPalette, isLocal: Bool) {
    let codeSize = max(2, palette.bits)
    self.rect = rect
    localPalette = isLocal ? palette : nil
    transparentIndex = palette.transparentIndex
    minimumCodeSize = codeSize
    // The last is usually the shortest, and what gets longer than another needn't be ended.
    var shortest: [UInt8]?
    for indices in variants.reversed() {
      let limit = shortest?.count ?? .max
      shortest = LZWEncoder.encode(indices, minimumCodeSize: codeSize, limit: limit) ?? shortest
    }
    codes = shortest ?? []
  }
}
