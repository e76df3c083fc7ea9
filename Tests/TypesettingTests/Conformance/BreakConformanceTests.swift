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

    @Test func `lines end where Unicode's line breaking algorithm allows it`() throws {
      guard let file = ConformanceFile("auxiliary/LineBreakTest.txt") else { return }
      let failed = file.check { row in
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
      #expect(failed.count <= file.rows.count / 200)
    }

    @Test func `carets stop where characters end by Unicode's algorithm`() throws {
      guard let file = ConformanceFile("auxiliary/GraphemeBreakTest.txt") else { return }
      let failed = file.check { row in
        let (units, expected) = breaks(in: row)
        let box = Box(x: 0, y: 0, width: 1e6, height: 1e6)
        let frame = TextFrame(text(units), in: box, TextFrame.Options(), shaper: TextShaper.shared)
        let found = frame.lines.indices.flatMap { frame.stops(of: $0).positions }
        return Set(found) == expected
      }
      // Swift's characters are those of a later version: signs of Indic scripts join consonants.
      #expect(failed.count <= 10)
    }
  }
#endif
