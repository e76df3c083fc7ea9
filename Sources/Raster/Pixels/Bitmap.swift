import Requirements

/// A bitmap of 8-bit premultiplied pixels in encoded sRGB, in rows from the top.
///
/// A pixel is red + green·2⁸ + blue·2¹⁶ + alpha·2²⁴, so a little-endian machine stores R, G, B, A in memory
/// order. A color component never exceeds its alpha.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: [UInt32]

  /// Creates a transparent bitmap. A negative size counts as 0.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// Creates a bitmap whose pixels are undefined until each of them is written.
  package init(undefinedPixelsOfWidth width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    pixels = Array(unsafeUninitializedCapacity: count) { $1 = count }
  }

  /// Creates a bitmap from its pixels, row by row from the top.
  ///
  /// - Precondition: `pixels` holds width × height values.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    require(
      pixels.count == width * height,
      "a bitmap of \(width) × \(height) pixels can't be made of \(pixels.count)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at (`x`, `y`), which must be inside the bitmap. Row 0 is at the top.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
