/// The shaper of a program without the libraries for text.
///
/// It has no fonts. Texts have no glyphs, lines as high as those of Helvetica, and a notice.
package final class MissingTextShaper: ParagraphShaping {
  package init() {}

  package func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
    var line = ShapedLine()
    if !text.isEmpty { line.notices.add(.noLibraries) }
    let metrics = metrics(of: font, size: size)
    (line.ascent, line.descent, line.leading) = (metrics.ascent, metrics.descent, metrics.leading)
    return line
  }

  package func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    var shaped = ShapedParagraph()
    if !paragraph.units.isEmpty { shaped.notices.add(.noLibraries) }
    shaped.levels = paragraph.units.map { _ in 0 }
    shaped.breaks = breaks(of: paragraph)
    shaped.metrics = paragraph.spans.map { metrics(of: $0.font, size: $0.size) }
    return shaped
  }

  /// Lines may end after spaces.
  package func breaks(of paragraph: TextParagraph) -> [LineBreak] {
    let space: UInt16 = 0x20
    return zip([0] + paragraph.units, paragraph.units).map { before, unit in
      before == space && unit != space ? .allowed : .prohibited
    }
  }

  package func metrics(of font: FontRequest, size: Double) -> FontMetrics {
    ShapedLine.isValid(size: size) ? .withoutFont(size: size) : FontMetrics()
  }

  package func reshape(_ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>)
    -> GlyphRun
  { run }

  package func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation { Hyphenation() }

  package func pictures(of glyphs: [GlyphName]) -> [GlyphPicture] { glyphs.map { _ in .outline(Path()) } }

  package func glyphs(for scalars: [UInt32], inFace face: Int) -> [UInt32] { scalars.map { _ in 0 } }

  package func advances(of glyphs: [GlyphName]) -> [Double] { glyphs.map { _ in 0 } }

  package func font(ofFace face: Int) -> ResolvedFont? { nil }

  package func face(for font: FontRequest) -> FaceDescription? { nil }

  package func resolve(_ font: FontRequest) -> ResolvedFont? { nil }

  package func restricted(toFonts paths: [String]) -> any ParagraphShaping { self }
}
