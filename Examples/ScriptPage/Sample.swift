import Foundation
import LayerRendering
import QuartzCore
import Raster
import Typesetting

/// A text of the page.
struct Sample {
  var name: String
  var language: String
  var font: String
  var text: String

  static let fontSize = 16.0

  /// Returns the texts of a table; lines that begin with # are comments.
  static func samples(in table: String) -> [Sample] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, !line.hasPrefix("#") else { return nil }
      return Sample(name: fields[0], language: fields[1], font: fields[2], text: fields[3])
    }
  }

  var attributed: NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [
        .font: TextFont(name: font, size: Self.fontSize), .languageIdentifier: language,
      ])
  }

  /// The lines of the text as a table.
  var layout: String {
    guard let block = TextBlock(attributed, TextFrame.Options()) else { return "" }
    return block.frame(in: CGRect(x: 0, y: 0, width: Page.textWidth, height: 1e6)).lines.map { line in
      let glyphs = line.pieces.flatMap { piece in
        let family = TextShapers.current.font(ofFace: piece.face)?.family.replacing(" ", with: "_") ?? ""
        return zip(piece.glyphs, piece.positions).filter { !isInvisible($0.0, inFace: piece.face) }.map {
          glyph, position in
          let x = line.origin.x + piece.x + position.x
          return "\(glyph.glyph):\(x):\(Double(glyph.advance) * piece.scale):\(family)"
        }
      }
      let fields = [
        name, "\(line.range.lowerBound)", "\(line.range.upperBound)", glyphs.joined(separator: " "),
      ]
      return fields.joined(separator: "\t") + "\n"
    }.joined()
  }

  /// Whether a glyph stands for a character without a picture, such as a joiner. HarfBuzz replaces it with a space of
  /// no width.
  private func isInvisible(_ glyph: GlyphRun.Glyph, inFace face: Int) -> Bool {
    glyph.advance == 0 && TextShapers.current.glyphs(for: [0x20], inFace: face) == [glyph.glyph]
  }
}
