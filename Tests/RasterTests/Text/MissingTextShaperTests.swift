import Raster
import Testing

@Suite struct MissingTextShaperTests {
  private let shaper = MissingTextShaper()

  private func paragraph(_ text: String) -> TextParagraph {
    let units = Array(text.utf16)
    return TextParagraph(
      units: units, spans: [ShapingSpan(range: 0..<units.count, font: FontRequest(name: "Any"), size: 20)])
  }

  @Test func `texts have no glyphs and a notice, and empty ones have no notice`() {
    let line = shaper.shape("abc", font: FontRequest(), size: 10)
    #expect(line.glyphs.isEmpty && line.width == 0 && line.notices.all == [.noLibraries])
    let shaped = shaper.shape(paragraph("abc"))
    #expect(shaped.runs.isEmpty && shaped.levels == [0, 0, 0] && shaped.notices.all == [.noLibraries])
    #expect(shaper.shape("", font: FontRequest(), size: 10).notices.all.isEmpty)
    #expect(shaper.shape(paragraph("")).notices.all.isEmpty)
  }

  @Test func `lines are as high as the font size`() {
    let line = shaper.shape("a", font: FontRequest(), size: 10)
    #expect(line.ascent == 7.7 && abs(line.descent - 2.3) < 1e-12 && line.leading == 0)
    let metrics = shaper.shape(paragraph("a")).metrics
    #expect(metrics == [.withoutFont(size: 20)] && metrics[0].ascent == 15.4)
    for size in [0, -1, .nan, ShapedLine.sizeLimit] {
      #expect(shaper.metrics(of: FontRequest(), size: size) == FontMetrics())
    }
  }

  @Test func `lines may end after spaces, and nowhere else`() {
    let paragraph = paragraph(" a  bc d ")
    let breaks = shaper.breaks(of: paragraph)
    #expect(breaks.indices.filter { breaks[$0] != .prohibited } == [1, 4, 7])
    #expect(breaks == shaper.shape(paragraph).breaks && !breaks.contains(.required))
  }

  @Test func `no font is found, and no glyph has a picture`() {
    #expect(shaper.resolve(FontRequest()) == nil && shaper.face(for: FontRequest()) == nil)
    #expect(shaper.font(ofFace: 0) == nil && shaper.restricted(toFonts: ["a"]) === shaper)
    #expect(shaper.glyphs(for: [65, 66], inFace: 0) == [0, 0])
    let names = [GlyphName(face: 0, glyph: 1)]
    #expect(shaper.advances(of: names) == [0] && shaper.pictures(of: names) == [.outline(Path())])
    #expect(shaper.hyphenation(of: 0..<3, in: paragraph("abc")) == Hyphenation())
  }
}
