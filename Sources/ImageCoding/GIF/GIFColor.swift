/// The pixels of a GIF, which are either opaque or transparent.
///
/// An opaque pixel is red + green·2⁸ + blue·2¹⁶ + 255·2²⁴, a transparent one 0.
enum GIFColor {
  static let transparent: UInt32 = 0
  /// The stand-in for a pixel that equals the one in the frame before.
  static let unchanged: UInt32 = 1

  /// Returns the GIF pixel for a premultiplied one: transparent if alpha is below 128, else opaque with the straight
  /// color.
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
