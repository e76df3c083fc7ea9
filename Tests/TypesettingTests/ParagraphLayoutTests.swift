#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing
  import Typesetting

  /// Positions of lines in a font whose letters all have the same width.
  @Suite struct ParagraphLayoutTests {
    private static let font = FontRequest(name: "Liberation Mono")
    private static let cell = TextShaper.shared.shape("a", font: font, size: 10).width
    private static let metrics = TextShaper.shared.metrics(of: font, size: 10)
    private static let natural = metrics.ascent + metrics.descent

    /// Returns the lines of paragraphs in a box that is 20 letters wide.
    private func frame(
      _ string: String, options: TextFrame.Options = .init(),
      _ configure: (inout ParagraphAttributes) -> Void
    ) -> TextFrame {
      var (text, layout) = (AttributedText(), ParagraphAttributes())
      configure(&layout)
      text.append(string.utf16, TextAttributes(font: Self.font, size: 10), layout)
      let box = Box(x: 100, y: 50, width: 20 * Self.cell, height: 1e6)
      return TextFrame(text, in: box, options, shaper: TextShaper.shared)
    }

    /// The left ends of lines in letters from the box's left side.
    private func columns(_ frame: TextFrame) -> [Double] {
      frame.lines.map { (($0.origin.x - 100) / Self.cell * 1000).rounded() / 1000 }
    }

    /// The tops of lines, from the box's top.
    private func tops(_ frame: TextFrame) -> [Double] { frame.lines.map { $0.top - 50 } }

    private func expect(
      _ found: [Double], _ expected: [Double], _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(found.count == expected.count, sourceLocation: location)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)", sourceLocation: location)
    }

    // MARK: - Sides

    @Test func `lines stand at the side of their alignment`() {
      for (alignment, latin, hebrew) in [
        (ParagraphAttributes.Alignment.left, 0.0, 0.0), (.center, 8.5, 8.5), (.right, 17, 17),
        (.natural, 0, 17), (.justified, 0, 17),
      ] {
        #expect(columns(frame("abc") { $0.alignment = alignment }) == [latin])
        let rightToLeft = frame("abc") { ($0.alignment, $0.direction) = (alignment, .rightToLeft) }
        #expect(columns(rightToLeft) == [hebrew])
      }
    }

    @Test func `indents are measured from the side at which lines begin`() {
      func indent(_ layout: inout ParagraphAttributes) {
        (layout.firstLineHeadIndent, layout.headIndent) = (5 * Self.cell, 2 * Self.cell)
      }
      let text = "eighteen letters in each of the lines\nnext"
      #expect(columns(frame(text, indent)) == [5, 2, 2, 5])
      let rightToLeft = frame(text) {
        indent(&$0)
        $0.direction = .rightToLeft
      }
      let ends = rightToLeft.lines.map { ($0.origin.x + $0.width - 100) / Self.cell }
      expect(ends, [15, 18, 18, 15])
    }

    @Test func `a tail indent is a width if it's positive, otherwise a distance from the other side`() {
      for tail in [8 * Self.cell, -12 * Self.cell] {
        let lines = frame("one two three") { $0.tailIndent = tail }.lines.map(\.range)
        #expect(lines == [0..<8, 8..<13])
      }
      #expect(columns(frame("abc") { ($0.tailIndent, $0.alignment) = (-2 * Self.cell, .right) }) == [15])
    }

    @Test func `a line always has a character, however large its indents are`() {
      let lines = frame("abc") { ($0.headIndent, $0.firstLineHeadIndent, $0.tailIndent) = (1e6, 1e6, -1e6) }
        .lines
      #expect(lines.map(\.range) == [0..<1, 1..<2, 2..<3])
    }

    @Test func `justified lines fill the width, except for the last one of a paragraph`() {
      let lines = frame("some words that fill lines\nof two") { $0.alignment = .justified }.lines
      #expect(lines.map(\.range) == [0..<21, 21..<26, 27..<33])
      expect(lines.map { $0.width / Self.cell }, [20, 5, 6])
    }

    // MARK: - Heights

    @Test func `line heights are multiplied, then limited, with the additional space above the text`() {
      let natural = Self.natural
      for (multiple, least, greatest, height) in [
        (0.0, 0.0, 0.0, natural), (2, 0, 0, 2 * natural), (0.5, 0, 0, natural / 2), (0, 30, 0, 30),
        (0, 0, 5, 5), (2, 30, 0, 30), (3, 0, 30, 30), (0, 30, 20, 20),
      ] {
        let frame = frame("a\nb") {
          ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (multiple, least, greatest)
        }
        let leading = Self.metrics.leading
        expect(tops(frame), [0, height + leading])
        expect(frame.lines.map { $0.origin.y - $0.top }, [1, 1].map { _ in height - Self.metrics.descent })
      }
    }

    @Test func `spacing is between lines and between paragraphs`() {
      let frame = frame("eighteen letters in lines\nnext\n\nlast") {
        ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (1, 10, 100)
      }
      let step = Self.natural + Self.metrics.leading
      expect(
        tops(frame),
        [0, step + 1, 2 * step + 112, 3 * step + 223, 4 * step + 334])
    }

    @Test func `a raised text makes its line higher`() {
      var text = AttributedText()
      var attributes = TextAttributes(font: Self.font, size: 10)
      text.append("a".utf16, attributes)
      attributes.baselineOffset = 4
      text.append("b".utf16, attributes)
      let box = Box(x: 0, y: 0, width: 100, height: 100)
      let line = TextFrame(text, in: box, .init(), shaper: TextShaper.shared).lines[0]
      expect([line.ascent, line.descent], [Self.metrics.ascent + 4, Self.metrics.descent])
      expect(line.pieces.flatMap(\.positions).map(\.y), [0, -4])
    }

    // MARK: - Truncation

    @Test func `a line that doesn't fit has an ellipsis at its start, in its middle or at its end`() {
      for (truncation, omitted) in [
        (TextFrame.Truncation.start, 0..<7), (.middle, 9..<17), (.end, 19..<26),
      ] {
        var options = TextFrame.Options()
        (options.truncation, options.isWrapped) = (truncation, false)
        let line = frame("abcdefghijklmnopqrstuvwxyz", options: options) { _ in }.lines[0]
        #expect(line.omitted == omitted)
        #expect(line.width <= 20 * Self.cell + 1e-9)
      }
    }

    @Test func `truncation keeps characters whole`() {
      var options = TextFrame.Options()
      (options.truncation, options.isWrapped) = (.end, false)
      let accented = String(repeating: "e\u{301}", count: 30)
      let line = frame(accented, options: options) { _ in }.lines[0]
      #expect(line.omitted.lowerBound % 2 == 0)
      #expect(line.omitted == 38..<60)
    }

    @Test func `the last line that fits is truncated`() {
      var options = TextFrame.Options()
      (options.truncation, options.lineLimit) = (.end, 2)
      let lines = frame("some words that fill a number of lines in the box", options: options) { _ in }.lines
      #expect(lines.count == 2)
      #expect(lines[0].omitted.isEmpty)
      #expect(lines[1].omitted.upperBound == 49)
    }
  }
#endif
