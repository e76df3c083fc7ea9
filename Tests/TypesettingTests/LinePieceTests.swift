import Raster
import Testing

@testable import Typesetting

@Suite struct LinePieceTests {
  @Test func `glyphs are at the pen, moved by their offsets, and further by kern and stretched spaces`() {
    var style = TextAttributes(font: FontRequest(name: ""), size: 1)
    (style.kern, style.baselineOffset) = (0.25, 2)
    var text = AttributedText()
    text.append("a b".utf16, style, ParagraphAttributes())
    var run = GlyphRun(range: 0..<3, span: 0, level: 0, script: 0, face: 0, scale: 0.5)
    run.glyphs = [
      GlyphRun.Glyph(glyph: 1, cluster: 0, advance: 10, offsetX: 3, offsetY: 4),
      GlyphRun.Glyph(glyph: 2, cluster: 1, advance: 6),
      GlyphRun.Glyph(glyph: 3, cluster: 2, advance: 8, offsetX: -2, offsetY: -6),
    ]
    let piece = LinePiece(run, level: 0, start: 0, text: text, stretch: 5)
    // A unit is half a point; the space is 3 points, and 5 more.
    #expect(piece.positions == [Point(1.5, -4), Point(5.25, -2), Point(12.5, 1)])
    #expect(piece.widths.map(\.width) == [5.25, 8.25, 4.25])
  }
}
