#if OptionalLibraries
  import Testing

  @testable import TextOutlines

  @Suite struct FontNameTests {
    private static let families: Set<String> = ["helveticaneue", "arial", "timesnewroman", "times", "sfui"]

    @Test(arguments: [
      ("HelveticaNeue-Light", "helveticaneue", 300, false),
      ("Helvetica Neue", "helveticaneue", 400, false),
      ("HelveticaNeue-UltraLightItalic", "helveticaneue", 100, true),
      ("HelveticaNeue-Thin", "helveticaneue", 200, false),
      ("ArialMT", "arial", 400, false),
      ("Arial-BoldItalicMT", "arial", 700, true),
      ("TimesNewRomanPS-BoldMT", "timesnewroman", 700, false),
      ("Times New Roman", "timesnewroman", 400, false),
      ("Times-Roman", "times", 400, false),
      (".SFUI-Semibold", "sfui", 600, false),
      (".SFUI-RegularItalic", "sfui", 400, true),
      ("Nowhere-ExtraBoldOblique", "nowhere", 800, true),
    ])
    func `a name is split into family, weight and slant`(
      _ name: String, _ family: String, _ weight: Double, _ isItalic: Bool
    ) {
      let parts = FontName(name, isFamily: Self.families.contains)
      #expect(parts.family == family)
      #expect(parts.style == FontStyle(weight: weight, isItalic: isItalic))
    }

    @Test func `a style word stays if it's part of a known family's name`() {
      #expect(FontName("Arial Black") { $0 == "arialblack" }.family == "arialblack")
      #expect(FontName("Arial Black") { $0 == "arial" }.style.weight == 900)
    }

    @Test func `a name that consists of style words has no family`() {
      #expect(
        FontName("Bold Italic") { _ in false }
          == FontName(family: "", style: FontStyle(weight: 700, isItalic: true)))
    }

    @Test func `all spellings of a name have the same key`() {
      for spelling in ["Inter-SemiBold", "Inter Semi Bold", ".inter_semibold"] {
        #expect(FontName.key(spelling) == "intersemibold")
      }
    }

    @Test func `an enormous name is cut`() {
      let name = FontName(String(repeating: "Bold", count: 1_000_000)) { _ in false }
      #expect(name.family.isEmpty)
      #expect(name.style.weight == 700)
    }
  }
#endif
