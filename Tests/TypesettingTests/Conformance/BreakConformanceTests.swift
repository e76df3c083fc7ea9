#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing

  @testable import Typesetting

  /// The files of Unicode that tell where lines and characters end.
  @Suite struct BreakConformanceTests {
    private func text(_ units: [UInt16]) -> AttributedText {
      var text = AttributedText()
      text.append(units, TextAttributes(font: FontRequest(), size: 10))
      return text
    }

    /// Returns the units of a row, and the indices at which it has a break.
    private func breaks(in row: Substring) -> (units: [UInt16], breaks: Set<Int>) {
      var (units, breaks) = ([UInt16](), Set<Int>())
      for token in row.split(whereSeparator: \.isWhitespace) {
        if token == "÷" { breaks.insert(units.count) } else if token != "×" { units += token.codeUnits }
      }
      return (units, breaks)
    }

    /// The rows that don't hold: most are those that ICU 72 tailors, as Unicode does from version 16 on.
    private static let tailoredLineBreaks: Set<Int> = [
      // A line separator at the end of a paragraph doesn't begin an empty line.
      745, 797, 801,
      // A hyphen at the start of a word stays with the letter after it (rule LB20a of Unicode 16).
      2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431,
      // A period or comma stays with the digit after it, as in ".35" (rule LB25 of Unicode 16).
      2873, 2875, 7477, 7576, 7577, 7578, 7579, 7580, 7581, 7583, 7584, 7585, 7586, 7587,
    ]

    @Test func `lines end where Unicode's line breaking algorithm allows it`() throws {
      guard let file = ConformanceFile("auxiliary/LineBreakTest.txt") else { return }
      let unexpected = file.check(exceptions: Self.tailoredLineBreaks) { row in
        let (units, expected) = breaks(in: row)
        let text = text(units)
        var found: Set = [units.count]
        for (content, end) in text.paragraphs() {
          if end > content.upperBound { found.insert(end) }
          let paragraph = TypesetParagraph(text, content, ParagraphAttributes(), shaper: TextShaper.shared)
          for (index, ending) in paragraph.shaped.breaks.enumerated() where ending != .prohibited {
            found.insert(content.lowerBound + index)
          }
        }
        return found == expected
      }
      #expect(unexpected.isEmpty)
    }

    /// U+2701 with a joiner and itself: Swift joins only emoji, and this pictograph isn't one.
    private static let separatePictographs: Set<Int> = [625]

    @Test func `carets stop where characters end by Unicode's algorithm`() throws {
      guard let file = ConformanceFile("auxiliary/GraphemeBreakTest.txt") else { return }
      let unexpected = file.check(exceptions: Self.separatePictographs) { row in
        let (units, expected) = breaks(in: row)
        let box = Box(x: 0, y: 0, width: 1e6, height: 1e6)
        let frame = TextFrame(text(units), in: box, TextFrame.Options(), shaper: TextShaper.shared)
        let found = frame.lines.indices.flatMap { frame.stops(of: $0).positions }
        return Set(found) == expected
      }
      #expect(unexpected.isEmpty)
    }
  }
#endif
