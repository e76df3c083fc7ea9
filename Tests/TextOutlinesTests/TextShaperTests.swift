#if OptionalLibraries
  import CTextLibraries
  import Raster
  import TestSupport
  import Testing

  @testable import TextOutlines

  @Suite struct TextShaperTests {
    private let shaper = TextShaper()
    private let sans = FontRequest(name: "Liberation Sans")
    private let inter = FontRequest(name: "Inter")

    // MARK: - Widths

    @Test(arguments: ["Liberation Sans", "Inter", "Liberation Mono", "Inter-Black"])
    func `without kerning, a line is as wide as the sum of its advances`(_ name: String) throws {
      let text = "HHnnooHH"
      let line = shaper.shape(text, font: FontRequest(name: name), size: 100)
      let expected = try Advances(of: try #require(shaper.resolve(FontRequest(name: name))).path)
      let widths = text.unicodeScalars.map { expected.width(of: $0, size: 100) }
      #expect(line.glyphs.map(\.advance) == widths)
      // The line's width is rounded once, the sum eight times.
      #expect(isClose(line.width, widths.reduce(0, +), within: 1e-12 * line.width))
    }

    @Test(arguments: ["Liberation Sans", "Inter"])
    func `kerning moves A and V together`(_ name: String) throws {
      let font = FontRequest(name: name)
      func width(_ text: String) -> Double { shaper.shape(text, font: font, size: 100).width }
      #expect(width("AV") < width("A") + width("V") - 4)
    }

    /// In Liberation Sans, an em has 2048 units. The advance of A and V is 1366 (hmtx), the pair's kerning −152 (kern).
    @Test func `kerning comes from the font`() {
      let line = shaper.shape("AV", font: sans, size: 2048)
      #expect(line.glyphs.map(\.advance) == [1214, 1366])
      #expect(line.glyphs.map(\.position) == [Point(0, 0), Point(1214, 0)])
      #expect(line.width == 2580)
    }

    @Test func `all lengths are proportional to the size`() {
      let (small, large) = (
        shaper.shape("Tjark, 12 %", font: inter, size: 0.5),
        shaper.shape("Tjark, 12 %", font: inter, size: 512)
      )
      #expect(small.width * 1024 == large.width)
      #expect(small.ascent * 1024 == large.ascent)
      #expect(small.glyphs.map { $0.position * 1024 } == large.glyphs.map(\.position))
      #expect(
        zip(small.outlines, large.outlines).allSatisfy { $0.path.applying(.scale(1024, 1024)) == $1.path })
    }

    // MARK: - Clusters

    @Test func `a letter and its mark are one cluster of one or two glyphs`() {
      #expect(shaper.shape("ae\u{301}b", font: sans, size: 10).glyphs.map(\.cluster) == [0, 1, 4])
      #expect(shaper.shape("ax\u{301}b", font: sans, size: 10).glyphs.map(\.cluster) == [0, 1, 1, 4])
    }

    @Test func `a ligature is one glyph at the offset of its first character`() {
      // Inter has ligatures for arrows.
      #expect(shaper.shape("a->b", font: inter, size: 10).glyphs.map(\.cluster) == [0, 1, 3])
      #expect(shaper.shape("<->", font: inter, size: 10).glyphs.map(\.cluster) == [0])
    }

    @Test func `cluster offsets count UTF-8 bytes`() {
      #expect(shaper.shape("é–x", font: sans, size: 10).glyphs.map(\.cluster) == [0, 2, 5])
    }

    @Test func `equal glyphs share one outline`() {
      let line = shaper.shape("abba", font: sans, size: 10)
      #expect(line.glyphs.map(\.outline) == [0, 1, 1, 0])
      #expect(line.outlines.count == 2)
    }

    // MARK: - Directions and scripts

    @Test func `right-to-left text is laid out from right to left`() {
      let line = shaper.shape("שלום", font: sans, size: 10)
      #expect(line.glyphs.map(\.cluster) == [6, 4, 2, 0])
      #expect(zip(line.glyphs, line.glyphs.dropFirst()).allSatisfy { $0.position.x < $1.position.x })
    }

    @Test func `a number inside right-to-left text keeps its order`() {
      #expect(shaper.shape("א12ב", font: sans, size: 10).glyphs.map(\.cluster) == [4, 2, 3, 0])
    }

    @Test func `Hebrew text within Latin text stays between its neighbors`() {
      #expect(shaper.shape("a אב b", font: sans, size: 10).glyphs.map(\.cluster) == [0, 1, 4, 2, 6, 7])
    }

    // MARK: - Odd text

    @Test func `empty text has metrics but no glyphs`() {
      let line = shaper.shape("", font: sans, size: 2048)
      #expect(line.glyphs.isEmpty && line.outlines.isEmpty && line.width == 0)
      #expect([line.ascent, line.descent, line.leading] == [1854, 434, 67])
    }

    @Test(arguments: ["\n", "\0", "\r\n", "\t", "\u{2028}", "\u{200B}", "\u{FE0F}", "\u{202E}", "\u{1B}"])
    func `invisible characters have no width`(_ text: String) {
      let line = shaper.shape("a\(text)b", font: sans, size: 10)
      let plain = shaper.shape("ab", font: sans, size: 10)
      #expect(line.width == plain.width)
      #expect(line.path().verbs == plain.path().verbs)
      #expect(line.notices.all.isEmpty)
    }

    @Test func `a character that no font has is drawn as a box and reported once`() {
      let shaper = TextShaper(folders: ["/usr/share/fonts/truetype/liberation2"])
      let line = shaper.shape("\u{10FFFF}\u{10FFFF}", font: sans, size: 10)
      #expect(line.outlines.map(\.glyph) == [0])
      #expect(!line.outlines[0].path.isEmpty)
      #expect(line.glyphs.count == 2)
      #expect(line.notices.all == [.missingCharacter("\u{10FFFF}")])
    }

    @Test func `a lone surrogate becomes the replacement character`() {
      let text = String(decoding: [0xD83D, 0x61] as [UInt16], as: UTF16.self)
      #expect(shaper.shape(text, font: sans, size: 10).glyphs.map(\.cluster) == [0, 3])
    }

    @Test func `a character that the font lacks is taken from another font`() throws {
      // Inter has this star; Liberation Sans doesn't.
      let line = shaper.shape("a★b", font: sans, size: 10)
      let faces = line.glyphs.map { line.outlines[$0.outline].face }
      #expect(faces[0] == faces[2] && faces[0] != faces[1])
      #expect(line.outlines.allSatisfy { $0.glyph != 0 })
      #expect(line.ascent == shaper.shape("", font: sans, size: 10).ascent)
    }

    @Test func `a line can have a hundred thousand characters`() {
      let line = shaper.shape(String(repeating: "Ha ", count: 33_334), font: sans, size: 2048)
      #expect(line.glyphs.count == 100_002)
      #expect(line.outlines.count == 3)
      #expect(line.width == 33_334 * (1479 + 1139 + 569))
      #expect(line.glyphs.last?.cluster == 100_001)
    }

    // MARK: - Odd sizes

    @Test(arguments: [0, -1, -0.0, .nan, .infinity, -.infinity, 1e6, 1e300])
    func `an unsupported size yields an empty line with zero metrics`(_ size: Double) {
      #expect(shaper.shape("abc", font: sans, size: size) == ShapedLine())
    }

    @Test(arguments: [.leastNonzeroMagnitude, 1e-300, 10_000, 999_999])
    func `any other size yields finite numbers`(_ size: Double) {
      let line = shaper.shape("Abc", font: sans, size: size)
      #expect(line.glyphs.count == 3 && line.width.isFinite && line.path().isFinite)
    }

    // MARK: - Fonts

    @Test func `the default font is Helvetica, and its substitute is reported`() throws {
      let resolved = try #require(shaper.resolve(FontRequest()))
      #expect(resolved.requested == "Helvetica")
      #expect(resolved.family == "Liberation Sans" && resolved.isSubstitute)
      var notices = FontNotices()
      for name in ["", "Helvetica", "Liberation Sans", "SFProText-Semibold"] {
        notices.add(shaper.shape("a", font: FontRequest(name: name), size: 10).notices)
      }
      #expect(
        notices.all.map(\.description) == [
          "font 'Helvetica' isn't installed; Liberation Sans is drawn instead",
          "font 'SFProText-Semibold' isn't installed; Inter Semi Bold is drawn instead",
        ])
    }

    @Test func `without fonts, the line has no glyphs and a notice is reported`() {
      let shaper = TextShaper(folders: [])
      let line = shaper.shape("abc", font: FontRequest(name: "Helvetica"), size: 10)
      #expect(line.glyphs.isEmpty && line.width == 0)
      #expect(line.ascent > 0 && line.descent > 0)
      #expect(shaper.resolve(FontRequest()) == nil)
      #expect(line.notices.all == [.noFonts])
    }

    @Test func `two shapers produce identical lines`() {
      let text = "Fidgety שלום ★ 12 é\u{301}"
      #expect(TextShaper().shape(text, font: inter, size: 17) == shaper.shape(text, font: inter, size: 17))
    }

    @Test func `many threads can shape at the same time`() async {
      let expected = shaper.shape("Concurrent ★", font: sans, size: 17)
      await withTaskGroup(of: ShapedLine.self) { group in
        for _ in 0..<32 {
          group.addTask { [shaper, sans] in shaper.shape("Concurrent ★", font: sans, size: 17) }
        }
        for await line in group { #expect(line == expected) }
      }
    }

    @Test func `the renderer finds the shaper through its C symbol`() throws {
      let object = Unmanaged<AnyObject>.fromOpaque(textShaper()).takeRetainedValue()
      let found = try #require(object as? any TextShaping)
      #expect(found === TextShaper.shared)
      #expect(found.shape("a", font: sans, size: 2048).width == 1139)
    }
  }

  /// The advances in a font file's hmtx table, read with FreeType.
  private struct Advances {
    private let face: FontFace

    init(of path: String) throws {
      let entry = try #require(FontEntry.entries(ofFile: path).first { $0.instance == nil })
      let library = try #require(FreeTypeLibrary())
      face = try #require(FontFace(entry, library: library))
    }

    func width(of scalar: Unicode.Scalar, size: Double) -> Double {
      _ = freeType.Load_Glyph(face.outlines, face.glyph(for: scalar.value), FT_Int32(FT_LOAD_NO_SCALE))
      let units = Double(face.outlines.pointee.glyph.pointee.metrics.horiAdvance)
      return units * (size / face.unitsPerEm)
    }
  }
#endif
