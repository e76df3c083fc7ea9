import Raster

/// A shaper that draws every character as a rectangle as wide as the font size, with a height that identifies the character.
final class BlockShaper: ParagraphShaping {
  private static let characters: [Character] = [" ", "a", "b", "c", "…"]

  static func character(ofAlpha alpha: Int) -> Character { characters[(alpha + 32) / 64] }

  func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    var result = ShapedParagraph()
    let units = paragraph.units
    result.levels = units.map { _ in 0 }
    result.breaks = breaks(of: paragraph)
    for (index, span) in paragraph.spans.enumerated() {
      result.metrics.append(metrics(of: span.font, size: span.size))
      guard span.size > 0, span.size < ShapedLine.sizeLimit, !span.range.isEmpty else { continue }
      var run = GlyphRun(range: span.range, span: index, level: 0, script: 0, face: 0, scale: span.size)
      run.glyphs = span.range.map {
        GlyphRun.Glyph(glyph: UInt32(units[$0]), cluster: Int32($0), advance: 1)
      }
      result.runs.append(run)
    }
    return result
  }

  func breaks(of paragraph: TextParagraph) -> [LineBreak] { MissingTextShaper().breaks(of: paragraph) }

  func reshape(
    _ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>
  ) -> GlyphRun {
    var result = run
    result.range = range
    result.glyphs.removeAll { !range.contains(Int($0.cluster)) }
    return result
  }

  func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation { Hyphenation() }

  func pictures(of glyphs: [GlyphName]) -> [GlyphPicture] {
    glyphs.map { name in
      let character = Unicode.Scalar(name.glyph).map(Character.init) ?? " "
      let height = Double(Self.characters.firstIndex(of: character) ?? 0) / 4
      var path = Path()
      if height > 0 { path.addRect(Box(x: 0, y: -height, width: 1, height: height)) }
      return .outline(path)
    }
  }

  func metrics(of font: FontRequest, size: Double) -> FontMetrics {
    var metrics = FontMetrics()
    if size > 0, size < ShapedLine.sizeLimit { metrics.ascent = size }
    return metrics
  }

  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine { ShapedLine() }

  func restricted(toFonts paths: [String]) -> any ParagraphShaping { self }

  func font(ofFace face: Int) -> ResolvedFont? { nil }

  func face(for font: FontRequest) -> FaceDescription? { nil }

  func glyphs(for scalars: [UInt32], inFace face: Int) -> [UInt32] { scalars.map { _ in 0 } }

  func advances(of glyphs: [GlyphName]) -> [Double] { glyphs.map { _ in 0 } }

  func resolve(_ font: FontRequest) -> ResolvedFont? { nil }
}
