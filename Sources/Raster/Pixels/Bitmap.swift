import Requirements

/// Pixels of 8-bit premultiplied encoded sRGB, packed in rows from the top.
///
/// A pixel is red + green·2⁸ + blue·2¹⁶ + alpha·2²⁴, so that a little-endian machine keeps R, G, B, A in
/// memory order. A color component never exceeds its alpha.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt32]

  /// Transparent pixels; a negative size counts as 0.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// - Precondition: `pixels` holds width × height values.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    require(
      pixels.count == width * height, "\(pixels.count) pixels can't make \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at a place inside the bitmap, row 0 at the top.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
