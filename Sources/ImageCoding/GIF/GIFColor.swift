/// A pixel as GIF can show it: opaque or transparent.
///
/// It is red + green·2⁸ + blue·2¹⁶ + 255·2²⁴ where it is opaque, 0 where it is transparent.
enum GIFColor {
  static let transparent: UInt32 = 0
  /// Stands in a film's frames for a pixel that is as it was before.
  static let unchanged: UInt32 = 1

  /// A premultiplied pixel as GIF can show it: transparent where its alpha is below 128, else opaque with its straight
  /// colour.
  @inline(__always)
  static func threshold(_ pixel: UInt32) -> UInt32 {
    switch pixel >> 24 {
    case 255: pixel
    case 128...: StraightAlpha.divide(pixel) | 0xFF00_0000
    default: transparent
    }
  }

  @inline(__always)
  static func isOpaque(_ pixel: UInt32) -> Bool { pixel >> 24 == 255 }
}
