package import CoreGraphics
import Raster

/// An encoder of pictures for terminals that draw sixels, such as xterm, mlterm, foot, and Windows Terminal.
///
/// A picture has a palette of up to 255 colors of its own. Pixels of less than half opacity leave the terminal's pixels as
/// they are. The format is described in the VT340 Graphics Programming manual, chapter 14.
package struct SixelEncoder {
  package init() {}

  /// Returns the escape sequence that draws a picture at the cursor.
  package func encode(_ image: CGImage) -> String {
    let bitmap = image.bitmap
    let pixels = bitmap.pixels.map(Self.opaque)
    var histogram = ColorHistogram()
    histogram.add(pixels)
    let palette = GIFPalette(for: histogram, needsTransparency: true)
    var map = ColorMap(palette, dither: .ordered)
    let bounds = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let indices = map.indices(of: pixels, in: bounds)
    var text = "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    for (index, color) in palette.colors.enumerated() { text += Self.definition(of: color, index) }
    let bands = stride(from: 0, to: bitmap.height, by: 6).map { top in
      Band(indices, width: bitmap.width, rows: top..<min(top + 6, bitmap.height)).text(
        colorCount: palette.colors.count)
    }
    return text + bands.joined(separator: "-") + "\u{1B}\\"
  }

  /// Returns the straight color of a pixel of at least half opacity, otherwise 0.
  private static func opaque(_ pixel: UInt32) -> UInt32 {
    pixel >> 24 < 128 ? 0 : StraightAlpha.divide(pixel) | 0xFF00_0000
  }

  /// Returns the definition of a color, whose components are percentages.
  private static func definition(of color: UInt32, _ index: Int) -> String {
    let components = [0, 8, 16].map { (color >> $0 & 255) * 100 + 127 }.map { "\($0 / 255)" }
    return "#\(index);2;" + components.joined(separator: ";")
  }
}

/// Six rows of a picture, which are drawn one color after another.
private struct Band {
  private let indices: [UInt8]
  private let width: Int
  private let rows: Range<Int>

  init(_ indices: [UInt8], width: Int, rows: Range<Int>) {
    (self.indices, self.width, self.rows) = (indices, width, rows)
  }

  /// Returns the band's sixels of all colors that it contains.
  func text(colorCount: Int) -> String {
    var masks = [[UInt8]?](repeating: nil, count: colorCount)
    for row in rows {
      let bit = UInt8(1) << UInt8(row - rows.lowerBound)
      for column in 0..<width {
        let color = Int(indices[row * width + column])
        guard color < colorCount else { continue }
        if masks[color] == nil { masks[color] = [UInt8](repeating: 0, count: width) }
        masks[color]?[column] |= bit
      }
    }
    return masks.enumerated().compactMap { color, mask in mask.map { "#\(color)" + Self.runs($0) } }
      .joined(separator: "$")
  }

  /// Returns sixels with equal neighbors joined, and without the empty ones at the end.
  private static func runs(_ mask: [UInt8]) -> String {
    var text: [UInt8] = []
    var index = 0
    let end = (mask.lastIndex { $0 != 0 } ?? -1) + 1
    while index < end {
      let count = mask[index..<end].prefix { $0 == mask[index] }.count
      let sixel = 63 + mask[index]
      if count > 3 {
        text += Array("!\(count)".utf8) + [sixel]
      } else {
        text += [UInt8](repeating: sixel, count: count)
      }
      index += count
    }
    return String(decoding: text, as: UTF8.self)
  }
}
