#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing
  import Typesetting

  /// Lines of text in a font whose letters all have the same width.
  @Suite struct LineTests {
    private static let font = FontRequest(name: "Liberation Mono")
    /// The width of a letter.
    private static let cell = TextShaper.shared.shape("a", font: font, size: 10).width

    private func frame(
      _ string: [UInt16], columns: Double, _ layout: ParagraphAttributes = .init(),
      _ options: TextFrame.Options = .init()
    ) -> TextFrame {
      var text = AttributedText()
      text.append(string, TextAttributes(font: Self.font, size: 10), layout)
      let box = Box(x: 0, y: 0, width: columns * Self.cell + 0.01, height: 1e9)
      return TextFrame(text, in: box, options, shaper: TextShaper.shared)
    }

    private func lines(
      _ string: String, _ columns: Double, _ configure: (inout ParagraphAttributes) -> Void = { _ in }
    ) -> [String] {
      var layout = ParagraphAttributes()
      configure(&layout)
      let units = Array(string.utf16)
      return frame(units, columns: columns, layout).lines.map {
        String(decoding: units[$0.range], as: UTF16.self)
      }
    }

    @Test func `lines end after hyphens, soft hyphens and zero-width spaces`() {
      #expect(lines("long-hyphenated-word", 12) == ["long-", "hyphenated-", "word"])
      #expect(lines("over\u{AD}night", 6) == ["over\u{AD}", "night"])
      #expect(lines("one\u{200B}two", 4) == ["one\u{200B}", "two"])
      #expect(lines("no\u{A0}break here", 10) == ["no\u{A0}break ", "here"])
    }

    @Test func `a soft hyphen at which a line ends is drawn as a hyphen`() throws {
      let units = Array("over\u{AD}night".utf16)
      let marks = frame(units, columns: 6).lines.map { $0.pieces.filter { $0.range.isEmpty }.count }
      #expect(marks == [1, 0])
    }

    @Test func `a taller font that stands in for missing characters makes its line higher`() {
      let mono = TextShaper.shared.metrics(of: Self.font, size: 10)
      let inter = TextShaper.shared.metrics(of: FontRequest(name: "Inter"), size: 10)
      // Liberation's fonts have no place of interest sign; Inter has.
      let lines = frame(Array("a\u{2318}\nb".utf16), columns: 9).lines
      #expect(lines.map(\.ascent) == [max(mono.ascent, inter.ascent), mono.ascent])
      #expect(inter.ascent > mono.ascent)
    }

    @Test func `a word wider than the line is divided between characters`() {
      #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
      #expect(lines("ae\u{301}e\u{301}e\u{301}a", 2) == ["ae\u{301}", "e\u{301}e\u{301}", "a"])
      #expect(lines("abc", 0.5) == ["a", "b", "c"])
    }

    /// Twenty thousand lines of a paragraph without opportunities take linear time: otherwise this takes minutes.
    @Test(.timeLimit(.minutes(1)))
    func `a long text without an opportunity for a line's end is divided in linear time`() {
      let units = [UInt16](repeating: 0x61, count: 40_000)
      let lines = frame(units, columns: 2).lines
      #expect(lines.count == 20_000)
      #expect(lines.allSatisfy { $0.range.count == 2 })
    }

    @Test func `a character of ten thousand marks stays on one line`() {
      let units = [0x61, 0x61] + [UInt16](repeating: 0x301, count: 10_000) + [0x62]
      #expect(frame(units, columns: 1).lines.map(\.range) == [0..<1, 1..<10_002, 10_002..<10_003])
    }

    @Test(
      arguments: [
        [0xD800], [0xDC00, 0x61], [0x61, 0xD83D], [0xDC00, 0xD800], [0x20, 0xD83D, 0x20, 0xDE00],
      ] as [[UInt16]])
    func `lone surrogates are characters`(_ units: [UInt16]) {
      let ranges = frame(units, columns: 0.5).lines.map(\.range)
      #expect(ranges.flatMap { $0 } == Array(units.indices))
    }

    // MARK: - Tabs

    private func x(of letter: Character, in string: String, _ stops: [ParagraphAttributes.TabStop]) -> Double?
    {
      var layout = ParagraphAttributes()
      layout.tabStops = stops
      let frame = frame(Array(string.utf16), columns: 100, layout)
      let position = string.firstIndex(of: letter)!.utf16Offset(in: string)
      return frame.caret(at: position).map { $0.min.x }
    }

    @Test func `a tab leads to the next stop, at which text begins, is centered or ends`() throws {
      for (alignment, shift) in [(ParagraphAttributes.Alignment.left, 0.0), (.center, 1), (.right, 2)] {
        let stop = ParagraphAttributes.TabStop(location: 100, alignment: alignment)
        let found = try #require(x(of: "b", in: "a\tbc\td", [stop]))
        #expect(abs(found - (100 - shift * Self.cell)) < 1e-9)
      }
    }

    @Test func `after the last stop, tabs lead to multiples of the default interval`() throws {
      let stop = ParagraphAttributes.TabStop(location: 10)
      let found = try #require(x(of: "c", in: "a\tb\tc", [stop]))
      #expect(found == ParagraphAttributes.tabInterval)
    }

    // MARK: - Directions

    @Test func `a paragraph has the direction of its first strong letter`() {
      for (string, expected) in [
        ("abc אבג", false), ("12 אבג abc", true), ("...", false), ("\u{2067}אב\u{2069} abc", false),
      ] {
        #expect(frame(Array(string.utf16), columns: 100).lines[0].isRightToLeft == expected, "\(string)")
      }
    }

    @Test func `text from right to left stands on the right, with hanging spaces on the left`() throws {
      let frame = frame(Array("אב גד".utf16), columns: 3)
      #expect(frame.lines.map(\.range) == [0..<3, 3..<5])
      for line in frame.lines {
        #expect(abs(line.origin.x - Self.cell) < 0.02)
        #expect(abs(line.width - 2 * Self.cell) < 1e-9)
      }
    }
  }
#endif
