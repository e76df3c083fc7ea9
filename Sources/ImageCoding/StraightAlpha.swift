/// Conversions between the premultiplied pixels of bitmaps and the straight pixels of files.
///
/// Converting from premultiplied to straight and back is exact: the error of at most ½ in a straight component is
/// multiplied by alpha/255 on the way back. Converting from straight to premultiplied loses precision at low alpha.
enum StraightAlpha {
  /// Returns the straight form of a premultiplied pixel, rounded to nearest; a transparent pixel becomes 0.
  static func divide(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return component(0) | component(8) | component(16) | alpha << 24
  }

  /// Returns the premultiplied form of a straight pixel, rounded to nearest.
  static func multiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    // 255 is odd, so no product is halfway between two multiples of it.
    func component(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 255) * alpha + 127) / 255) << shift
    }
    return component(0) | component(8) | component(16) | alpha << 24
  }
}
