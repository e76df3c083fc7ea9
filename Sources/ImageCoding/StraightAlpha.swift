/// Conversions between premultiplied pixels, as bitmaps hold them, and straight ones, as files do.
///
/// Premultiplied to straight and back is exact: the error of at most ½ in a straight component shrinks by
/// alpha/255 on the way back. The other way loses what alpha hides.
enum StraightAlpha {
  /// The straight form of a premultiplied pixel, each component the nearest; transparent pixels are all 0.
  static func divide(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return component(0) | component(8) | component(16) | alpha << 24
  }

  /// The premultiplied form of a straight pixel, each component the nearest.
  static func multiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // No product lies halfway between two multiples of 255, an odd number.
    func component(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 255) * alpha + 127) / 255) << shift
    }
    return component(0) | component(8) | component(16) | alpha << 24
  }
}
