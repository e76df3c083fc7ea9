#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing
  import Typesetting

  private let isInstalled: Bool = {
    let word = Array("hyphenation".utf16)
    let span = ShapingSpan(range: 0..<word.count, font: FontRequest(name: "Liberation Mono"), size: 10)
    let paragraph = TextParagraph(units: word, spans: [span])
    return TextShaper.shared.hyphenation(of: 0..<word.count, in: paragraph).notice == nil
  }()

  /// Lines that end with hyphens that the text doesn't contain, by the patterns of American English.
  @Suite(.enabled(if: isInstalled, "libhyphen0 and hyphen-en-us are installed"))
  struct HyphenationTests {
    private static let font = FontRequest(name: "Liberation Mono")
    private static let cell = TextShaper.shared.shape("a", font: font, size: 10).width

    /// Returns the lines of a text, with "=" for each hyphen that was added.
    private func lines(
      _ string: String, _ columns: Double, factor: Double = 1,
      _ configure: (inout ParagraphAttributes) -> Void = { _ in }
    ) -> [String] {
      var layout = ParagraphAttributes()
      layout.hyphenationFactor = factor
      configure(&layout)
      var text = AttributedText()
      text.append(string.utf16, TextAttributes(font: Self.font, size: 10), layout)
      let box = Box(x: 0, y: 0, width: columns * Self.cell + 0.01, height: 1e9)
      return TextFrame(text, in: box, .init(), shaper: TextShaper.shared).lines.map { line in
        #expect(line.width <= box.width + 1e-4)
        return String(decoding: text.units[line.range], as: UTF16.self)
          + (line.pieces.contains { $0.range.isEmpty } ? "=" : "")
      }
    }

    @Test func `words are divided where the line would be too empty`() {
      #expect(lines("the hyphenation", 11) == ["the hyphen=", "ation"])
      #expect(lines("the hyphenation", 10) == ["the hy=", "phenation"])
      #expect(lines("the hyphenation", 11, factor: 0) == ["the ", "hyphenation"])
    }

    /// "the" fills 3 of 11 columns.
    @Test func `the factor is the part of the width below which words are divided`() {
      #expect(lines("the hyphenation", 11, factor: 0.28) == ["the hyphen=", "ation"])
      #expect(lines("the hyphenation", 11, factor: 0.27) == ["the ", "hyphenation"])
    }

    @Test func `a word that is wider than its line is divided by patterns, then between characters`() {
      #expect(lines("hyphenation", 7) == ["hyphen=", "ation"])
      #expect(lines("hyphenation", 2) == ["hy", "ph", "en", "at", "io", "n"])
    }

    @Test func `punctuation stays with its word`() {
      #expect(lines("(hyphenation),", 8) == ["(hyphen=", "ation),"])
      #expect(lines("\u{201C}hyphenation\u{201D}", 8) == ["\u{201C}hyphen=", "ation\u{201D}"])
    }

    @Test func `numbers, addresses and words with soft hyphens aren't divided`() {
      #expect(lines("a hyphenation2", 12) == ["a ", "hyphenation2"])
      #expect(lines("a hyphenation@x", 13) == ["a ", "hyphenation@x"])
      #expect(lines("a hyphenati\u{AD}on", 10) == ["a ", "hyphenati\u{AD}=", "on"])
    }

    @Test func `justified lines with hyphens fill the width`() {
      let lines = lines("the hyphenation of words", 12) { $0.alignment = .justified }
      #expect(lines == ["the hyphen=", "ation of ", "words"])
    }

    @Test func `lines end between characters where the paragraph says so`() {
      #expect(lines("the hyphenation", 10) { $0.breaksAnywhere = true } == ["the hyphen", "ation"])
    }

    @Test func `a language without patterns isn't divided, and a notice says so`() {
      var span = ShapingSpan(range: 0..<15, font: Self.font, size: 10)
      func found() -> Hyphenation {
        let paragraph = TextParagraph(units: Array("the hyphenation".utf16), spans: [span])
        return TextShaper.shared.hyphenation(of: 4..<15, in: paragraph)
      }
      #expect(found() == Hyphenation(points: [6, 10]))
      span.language = "tlh"
      #expect(found() == Hyphenation(notice: .noPatterns(language: "tlh")))
    }

    @Test func `a long text without a space is divided in linear time`() {
      #expect(lines(String(repeating: "na", count: 2000), 2).count == 2000)
    }
  }
#endif
