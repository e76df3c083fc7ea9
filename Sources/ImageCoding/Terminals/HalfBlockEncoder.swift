package import CoreGraphics
import Raster

/// An encoder of pictures for terminals with 24-bit colors: each character shows two pixels, one above the other.
package struct HalfBlockEncoder {
  package init() {}

  /// Returns the lines of a picture, each of which ends with the terminal's default colors and a line break.
  ///
  /// A picture of w × h pixels has h / 2 lines, rounded up, of w characters. Pixels of less than half opacity have the
  /// terminal's background color.
  package func encode(_ image: CGImage) -> String {
    let bitmap = image.bitmap
    var text = ""
    for top in stride(from: 0, to: bitmap.height, by: 2) {
      var colors: (upper: UInt32?, lower: UInt32?)
      for column in 0..<bitmap.width {
        let upper = Self.color(bitmap[column, top])
        let lower = top + 1 < bitmap.height ? Self.color(bitmap[column, top + 1]) : nil
        text += Self.cell(upper, lower, after: column == 0 ? nil : colors)
        colors = (upper, lower)
      }
      text += "\u{1B}[0m\r\n"
    }
    return text
  }

  /// Returns a character with its colors, where they differ from those of the character before.
  private static func cell(
    _ upper: UInt32?, _ lower: UInt32?, after former: (upper: UInt32?, lower: UInt32?)?
  ) -> String {
    let isSame = former.map { $0.upper == upper && $0.lower == lower } ?? false
    let colors: String
    let character: String
    switch (upper, lower) {
    case (nil, nil): (colors, character) = ("\u{1B}[0m", " ")
    case (let upper?, nil): (colors, character) = ("\u{1B}[0;38;2;\(components(upper))m", "▀")
    case (nil, let lower?): (colors, character) = ("\u{1B}[0;38;2;\(components(lower))m", "▄")
    case (let upper?, let lower?):
      (colors, character) = ("\u{1B}[38;2;\(components(upper));48;2;\(components(lower))m", "▀")
    }
    return isSame ? character : colors + character
  }

  private static func components(_ color: UInt32) -> String {
    "\(color & 255);\(color >> 8 & 255);\(color >> 16 & 255)"
  }

  /// Returns the straight color of a pixel; nil below half opacity.
  private static func color(_ pixel: UInt32) -> UInt32? {
    pixel >> 24 < 128 ? nil : StraightAlpha.divide(pixel) & 0xFF_FFFF
  }
}
