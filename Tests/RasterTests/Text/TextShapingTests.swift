import Testing

@testable import Raster

@Suite struct TextShapingTests {
  @Test func `a line's path contains every glyph at its position`() {
    var line = ShapedLine()
    let square = Path(rect: Box(x: 0, y: -2, width: 1, height: 2))
    line.outlines = [GlyphOutline(face: 0, glyph: 7, path: square)]
    line.glyphs = [
      ShapedGlyph(outline: 0, position: Point(0, 0), advance: 3, cluster: 0),
      ShapedGlyph(outline: 0, position: Point(3, -1), advance: 3, cluster: 1),
    ]
    var expected = Path(rect: Box(x: 10, y: 18, width: 1, height: 2))
    expected.addRect(Box(x: 13, y: 17, width: 1, height: 2))
    #expect(line.path(at: Point(10, 20)).points == expected.points)
    #expect(ShapedLine().path().isEmpty)
  }

  @Test(arguments: [
    (FontNotice.noFonts, "no font is installed, so no text is drawn"),
    (
      .noLibraries,
      "this program was built without the libraries for text (the package trait OptionalLibraries), so no text is drawn"
    ),
    (
      .missingLibrary(reason: "HarfBuzz isn't installed (Debian's package libharfbuzz0b)"),
      "no text is drawn: HarfBuzz isn't installed (Debian's package libharfbuzz0b)"
    ),
    (
      .substitution(requested: "Foo", drawn: "Liberation Sans"),
      "font 'Foo' isn't installed; Liberation Sans is drawn instead"
    ),
    (.missingCharacter("\u{E9}"), "no installed font has U+00E9 'é'; an empty box is drawn instead"),
    (
      .noHyphenation,
      "libhyphen isn't installed (Debian's package libhyphen0); words are divided at soft hyphens only"
    ),
    (
      .noPatterns(language: "sv"),
      "no hyphenation patterns for 'sv' are installed (Debian's packages hyphen-en-us, hyphen-de and so on); words are "
        + "divided at soft hyphens only"
    ),
    (.missingCharacter("😀"), "no installed font has U+1F600 '😀'; an empty box is drawn instead"),
  ])
  func `a notice names what is missing, and its substitute`(_ notice: FontNotice, _ text: String) {
    #expect(notice.description == text)
  }

  @Test(arguments: [("Regular", "Foo"), ("Book", "Foo"), ("", "Foo"), ("Bold Italic", "Foo Bold Italic")])
  func `a display name omits the regular style`(_ style: String, _ name: String) {
    let font = ResolvedFont(requested: "", path: "", family: "Foo", style: style, isSubstitute: false)
    #expect(font.displayName == name)
  }
}
