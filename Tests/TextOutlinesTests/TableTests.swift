#if OptionalLibraries
  import Raster
  import Testing

  @testable import TextOutlines

  /// Names, styles, scripts, levels and offsets.
  @Suite struct TableTests {
    // MARK: - Names and styles

    @Test(
      arguments: [
        ("UltraLight", 100), ("ExtraLight", 200), ("Thin", 200), ("Light", 300), ("Regular", 400),
        ("Normal", 400),
        ("Roman", 400), ("Book", 400), ("Plain", 400), ("Medium", 500), ("SemiBold", 600), ("DemiBold", 600),
        ("Demi", 600), ("ExtraBold", 800), ("UltraBold", 800), ("Bold", 700), ("Heavy", 800), ("Black", 900),
        ("MT", 400), ("PS", 400), ("PSMT", 400),
      ] as [(String, Double)])
    func `a word at a name's end is a weight`(_ word: String, _ weight: Double) {
      for (suffix, isItalic, width) in [
        ("", false, 100), ("Italic", true, 100), ("Oblique", true, 100), ("Condensed", false, 75),
        ("NarrowItalic", true, 75),
      ] as [(String, Bool, Double)] {
        let name = FontName("Family-\(word)\(suffix)") { _ in false }
        #expect(name.family == "family", "\(word)\(suffix)")
        #expect(name.style == FontStyle(weight: weight, isItalic: isItalic, width: width), "\(word)\(suffix)")
      }
    }

    @Test func `a name's letters and digits are its key, up to 256 characters`() {
      #expect(FontName.key("A-b 9_é.") == "ab9é")
      let long = String(repeating: "x", count: 252)
      #expect(FontName(long + "Bold") { _ in false }.style.weight == 700)
      #expect(FontName(long + "xBold") { _ in false }.style.weight == 400)
    }

    @Test func `the distance of styles is that of weights, widths and slants`() {
      #expect(FontStyle() == FontStyle(weight: 400, isItalic: false, width: 100))
      let (light, bold) = (FontStyle(weight: 300), FontStyle(weight: 700))
      #expect(bold.distance(to: FontStyle(weight: 600)) == 101)
      #expect(bold.distance(to: FontStyle(weight: 800)) == 100)
      #expect(light.distance(to: FontStyle(weight: 200)) == 100)
      #expect(light.distance(to: FontStyle(weight: 400)) == 101)
      #expect(FontStyle.regular.distance(to: FontStyle(weight: 500)) == 101)
      #expect(FontStyle.regular.distance(to: light) == 100)
      #expect(bold.distance(to: FontStyle(weight: 700, isItalic: true)) == 2000)
      #expect(bold.distance(to: FontStyle(weight: 700, isItalic: true, width: 75)) == 4500)
      #expect(bold.distance(to: bold) == 0)
    }

    @Test(arguments: [
      ("helvetica", ["Liberation Sans"]), ("arialnarrow", ["Liberation Sans Narrow", "Liberation Sans"]),
      ("sfui", ["Inter"]), ("lucidagrande", ["Inter"]), ("sfuidisplay", ["Inter Display", "Inter"]),
      ("georgia", ["Liberation Serif"]), ("menlo", ["Liberation Mono", "DejaVu Sans Mono"]),
      ("tahoma", ["DejaVu Sans"]), ("unknown", nil),
    ])
    func `fonts of other systems have substitutes`(_ family: String, _ substitutes: [String]?) {
      #expect(FontSubstitutes.families(for: family) == substitutes)
    }

    @Test func `fontconfig's index has the face below the instance`() {
      var entry = FontEntry(
        path: "p", face: 3, instance: nil, family: "", styleName: "", postScriptName: "", style: .regular)
      #expect(entry.key == FontKey(path: "p", index: 3) && !entry.isColored && entry.characters.count == 0)
      entry.instance = 0
      #expect(entry.key == FontKey(path: "p", index: 3 + 65_536))
      entry.instance = 4
      #expect(entry.key == FontKey(path: "p", index: 3 + 5 * 65_536))
    }

    // MARK: - Scripts

    private static let (common, latin, hebrew, greek, han) = (
      ScriptTag.common, ScriptTag.latin, ScriptTag.tag("Hebr"), ScriptTag.tag("Grek"), ScriptTag.han
    )

    private func scripts(_ string: String) -> String {
      let names = [
        Self.common: "c", Self.latin: "l", Self.hebrew: "h", Self.greek: "g", Self.han: "n",
      ]
      return ScriptRuns(Array(string.utf16)).scripts.map { names[$0] ?? "?" }.joined()
    }

    @Test(arguments: [
      ("12.", "ccc"), ("1a.", "lll"), ("1A.", "lll"), ("Z", "l"), ("z", "l"), ("@[`{", "cccc"), ("", ""),
      ("1א2", "hhh"), ("aאb", "lhl"), ("aא 1b", "lhhhl"), ("é", "l"), ("a\u{301}α", "llg"), ("…", "c"),
      // Brackets have the script of their opening ones.
      ("α(a)α", "gglgg"), ("α(a", "ggl"), ("(αa)", "gglg"), ("α[(a])α", "ggglglg"),
      ("α«a»", "gglg"), ("日\u{20000}a", "nnnl"), ("\u{300C}日a\u{300D}", "nnln"),
    ])
    func `characters without a script have that of their neighbors`(_ string: String, _ expected: String) {
      #expect(scripts(string) == expected)
    }

    @Test func `scalar values are read from pairs, and lone surrogates are replaced`() {
      var found: [(UInt32, Range<Int>)] = []
      Scalars.forEach(in: [0x41, 0xD83D, 0xDE00, 0xDC00, 0xD800, 0xE000, 0xD800]) { found.append(($0, $1)) }
      #expect(found.map(\.0) == [0x41, 0x1F600, 0xFFFD, 0xFFFD, 0xE000, 0xFFFD])
      #expect(found.map(\.1) == [0..<1, 1..<3, 3..<4, 4..<5, 5..<6, 6..<7])
    }

    @Test func `code units have offsets in UTF-8`() {
      let offsets = UTF8Offsets(Array("aé日😀b".utf16))
      #expect((0...6).map { offsets[$0] } == [0, 1, 3, 6, 6, 10, 11])
      let lone = UTF8Offsets([0xD800, 0x61])
      #expect((0...2).map { lone[$0] } == [0, 3, 4])
    }

    @Test func `control characters and separators of lines are invisible`() {
      let units: [UInt16] = [0x1F, 0x20, 0x7E, 0x7F, 0x9F, 0xA0, 0x2027, 0x2028, 0x2029, 0x202A]
      let zero: UInt16 = 0x200B
      #expect(ShapingText(units).units == [zero, 0x20, 0x7E, zero, zero, 0xA0, 0x2027, zero, zero, 0x202A])
      #expect(ShapingText([0x20, 0x41]).units == [0x20, 0x41])
    }

    // MARK: - Levels

    private func levels(
      _ string: String, _ direction: BaseDirection = .natural, _ requests: [(Range<Int>, UInt8)] = []
    ) -> [UInt8] {
      let units = Array(string.utf16)
      var spans = [ShapingSpan(range: 0..<units.count, font: FontRequest(name: ""), size: 1)]
      for (range, level) in requests {
        var span = ShapingSpan(range: range, font: FontRequest(name: ""), size: 1)
        span.requestedLevel = level
        spans.append(span)
      }
      let found = ParagraphLevels(TextParagraph(units: units, spans: spans, direction: direction))
      return [found.base] + found.levels
    }

    @Test func `levels are odd for text from right to left`() {
      #expect(levels("ab") == [0, 0, 0] && levels("") == [0])
      #expect(levels("aא") == [0, 0, 1] && levels("אa") == [1, 1, 2])
      #expect(levels("ab", .rightToLeft) == [1, 2, 2] && levels("אa", .leftToRight) == [0, 1, 0])
      #expect(levels("\u{590}") == [1, 1] && levels("\u{8FF}a").count == 3)
      // A mark for the direction from right to left.
      #expect(levels("\u{200F}1") == [1, 1, 2])
      // A letter beyond the basic plane.
      #expect(levels("\u{10900}") == [1, 1, 1])
      #expect(levels("abc", .natural, [(1..<2, 0x81)]) == [0, 0, 1, 0])
    }
  }
#endif
