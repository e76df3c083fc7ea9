#if OptionalLibraries
  import Raster
  import Testing

  @testable import Typesetting

  @Suite struct AttributedTextTests {
    private func style(_ size: Double) -> TextAttributes {
      TextAttributes(font: FontRequest(name: "Liberation Mono"), size: size)
    }

    private func layout(_ spacing: Double) -> ParagraphAttributes {
      var layout = ParagraphAttributes()
      layout.lineSpacing = spacing
      return layout
    }

    // MARK: - Spans

    @Test func `neighbors with equal attributes share a span, and equal styles an index`() {
      var text = AttributedText()
      for (string, size, spacing) in [
        ("ab", 1.0, 1.0), ("c", 1, 1), ("", 9, 9), ("de", 2, 1), ("f", 1, 2), ("g", 1, 2),
      ] {
        text.append(string.utf16, style(size), layout(spacing))
      }
      #expect(text.units == Array("abcdefg".utf16) && text.styles == [style(1), style(2)])
      #expect(text.spans.map(\.range) == [0..<3, 3..<5, 5..<7] && text.spans.map(\.style) == [0, 1, 0])
      #expect((0...8).map { text.style(at: $0) } == [0, 0, 0, 1, 1, 0, 0, 0, 0])
      #expect((0...8).map { text.layout(at: $0).lineSpacing } == [1, 1, 1, 1, 1, 2, 2, 2, 2])
      let part = text.styles(in: 2..<6)
      #expect(part.map(\.range) == [2..<3, 3..<5, 5..<6] && part.map(\.style) == [0, 1, 0])
      #expect(text.styles(in: 0..<3).map(\.range) == [0..<3] && text.styles(in: 3..<5).map(\.style) == [1])
      #expect(text.styles(in: 4..<4).isEmpty && AttributedText().styles(in: 0..<1).isEmpty)
      #expect(AttributedText().style(at: 0) == 0 && AttributedText().layout(at: 0) == ParagraphAttributes())
    }

    @Test func `a style is found again among the last 32`() {
      for (count, expected) in [(31, 32), (32, 32), (33, 34)] {
        var text = AttributedText()
        for size in 0..<count { text.append("a".utf16, style(Double(size) + 1)) }
        // One more style makes the first one the oldest of `count + 1`, unless it is found.
        if count == 31 { text.append("a".utf16, style(99)) }
        text.append("a".utf16, style(1))
        #expect(text.styles.count == expected, "\(count)")
        #expect(text.styles[text.style(at: text.units.count - 1)] == style(1))
      }
    }

    @Test(arguments: [
      ("", [0..<0], [0]), ("ab", [0..<2], [2]), ("a\nb", [0..<1, 2..<3], [2, 3]),
      ("a\r\nb", [0..<1, 3..<4], [3, 4]), ("a\n\rb", [0..<1, 2..<2, 3..<4], [2, 3, 4]),
      ("\r", [0..<0, 1..<1], [1, 1]), ("a\u{2029}\u{85}b", [0..<1, 2..<2, 3..<4], [2, 3, 4]),
      ("a\u{2028}b", [0..<3], [3]), ("a\r\n", [0..<1, 3..<3], [3, 3]),
    ])
    func `paragraphs end with separators`(_ string: String, _ contents: [Range<Int>], _ ends: [Int]) {
      var text = AttributedText()
      text.append(string.utf16, style(1))
      let paragraphs = text.paragraphs()
      #expect(paragraphs.map(\.content) == contents && paragraphs.map(\.end) == ends)
    }

    /// Spaces of Unicode at which lines may end: no-break spaces (A0, 2007, 202F) aren't among them.
    @Test func `spaces that hang are those at which lines may end`() {
      let spaces: Set<UInt16> = [
        0x20, 0x09, 0x0B, 0x0C, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2008,
        0x2009,
        0x200A, 0x2028, 0x205F, 0x3000,
      ]
      #expect(Set((0...UInt16.max).filter(AttributedText.isSpace)) == spaces)
      #expect(
        Set((0...UInt16.max).filter(AttributedText.isParagraphSeparator)) == [0x0A, 0x0D, 0x85, 0x2029])
    }

    // MARK: - Defaults

    @Test func `attributes have no effect by default`() {
      let style = style(7)
      #expect(style.size == 7 && style.color == .black && style.ligatures == .standard)
      #expect([style.kern, style.baselineOffset, style.obliqueness, style.expansion] == [0, 0, 0, 0])
      #expect(style.features.isEmpty && style.language.isEmpty && style.horizontalScale == 1)
      let layout = ParagraphAttributes()
      let numbers = [
        layout.lineSpacing, layout.paragraphSpacing, layout.paragraphSpacingBefore,
        layout.firstLineHeadIndent,
        layout.headIndent, layout.tailIndent, layout.minimumLineHeight, layout.maximumLineHeight,
        layout.lineHeightMultiple, layout.defaultTabInterval, layout.hyphenationFactor,
      ]
      #expect(numbers.allSatisfy { $0 == 0 } && !layout.breaksAnywhere)
      #expect(layout.alignment == .natural && layout.direction == .natural)
      #expect(ParagraphAttributes.tabInterval == 28)
      #expect(layout.tabStops.map(\.location) == stride(from: 28.0, through: 336, by: 28).map { $0 })
      #expect(layout.tabStops.allSatisfy { $0.alignment == .left })
      let options = TextFrame.Options()
      #expect(options.truncation == .none && options.isWrapped && options.lineLimit == .max)
      let rule = TextRule()
      #expect(
        !rule.isThick && !rule.isDouble && !rule.isByWord && rule.pattern == .solid && rule.color == nil)
      let group = TextGroup([])
      #expect(group.opacity == 1 && group.blendMode == .normal && group.clip == nil)
      #expect([TextAttributes.Ligatures.required, .standard, .all].map(\.rawValue) == [0, 1, 2])
      let patterns: [TextRule.Pattern] = [.solid, .dots, .dashes, .dashDot, .dashDotDot]
      #expect(patterns.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    // MARK: - Shaping

    @Test func `ligatures and directions are requests to the shaper`() {
      func tags(_ ligatures: TextAttributes.Ligatures, kern: Double = 0) -> [FontFeature] {
        var style = style(1)
        (style.ligatures, style.kern, style.features) = (ligatures, kern, [FontFeature("tnum", 1)])
        return Array(style.shapingSpan(2..<5, baseLevel: 0, object: nil).features.dropFirst())
      }
      let none = [FontFeature("liga", 0), FontFeature("clig", 0)]
      #expect(tags(.required) == none && tags(.standard) == [] && tags(.standard, kern: 1) == none)
      #expect(tags(.all) == [FontFeature("dlig", 1), FontFeature("hlig", 1)])
      for (isRightToLeft, base, level) in [(false, 0, 2), (false, 1, 2), (true, 0, 1), (true, 1, 3)]
        as [(Bool, UInt8, UInt8)]
      {
        for isOverride in [false, true] {
          var style = style(3)
          style.language = "de"
          style.direction = DirectionRequest(isRightToLeft: isRightToLeft, isOverride: isOverride)
          let span = style.shapingSpan(2..<5, baseLevel: base, object: 7)
          #expect(span.requestedLevel == (isOverride ? level + 0x80 : level))
          #expect(span.range == 2..<5 && span.size == 3 && span.object == 7 && span.language == "de")
        }
      }
      #expect(style(1).shapingSpan(0..<1, baseLevel: 1, object: nil).requestedLevel == nil)
    }

    @Test(arguments: [
      (0.0, 1.0), (1, 2.718281828459045), (-1, 0.36787944117144233), (0.25, 1.2840254166877414),
      (8, 2980.9579870417283), (-8, 0.00033546262790251185), (9, 2980.9579870417283),
      (-99, 0.00033546262790251185),
    ])
    func `the scale is the exponential of the expansion`(_ expansion: Double, _ scale: Double) {
      var style = style(1)
      style.expansion = expansion
      #expect(abs(style.horizontalScale / scale - 1) < 2e-5)
    }

    // MARK: - Heights

    private func metrics(_ ascent: Double, _ descent: Double, _ leading: Double) -> FontMetrics {
      var metrics = FontMetrics()
      (metrics.ascent, metrics.descent, metrics.leading) = (ascent, descent, leading)
      return metrics
    }

    @Test func `a line is high enough for all fonts and attachments`() {
      var line = TextLine(range: 0..<1, contentEnd: 1)
      #expect([line.width, line.ascent, line.descent, line.leading, line.height] == [0, 0, 0, 0, 0])
      #expect(line.origin == Point(0, 0) && line.omitted.isEmpty && line.paragraph.isEmpty)
      var raised = style(1)
      line.include(metrics(10, 4, 1), raised)
      line.include(metrics(8, 5, 0.5), raised)
      #expect([line.ascent, line.descent, line.leading, line.height] == [10, 5, 1, 15])
      raised.baselineOffset = 3
      line.include(metrics(10, 4, 2), raised)
      #expect([line.ascent, line.descent, line.leading] == [13, 5, 2])
      raised.baselineOffset = -3
      line.include(metrics(10, 4, 2), raised)
      #expect([line.ascent, line.descent] == [13, 7])
      raised.attachment = TextAttachmentBox(bitmap: nil, box: Box(x: 0, y: -20, width: 5, height: 26))
      line.include(metrics(99, 99, 99), raised)
      #expect([line.ascent, line.descent, line.leading] == [17, 9, 2])
      line.origin = Point(0, 30)
      #expect(line.top == 13)
    }

    @Test(arguments: [
      (0.0, 0.0, 0.0, 10.0), (2, 0, 0, 25), (0.5, 0, 0, 2.5), (0, 14, 0, 10), (0, 20, 0, 15), (0, 0, 20, 10),
      (0, 0, 9, 4), (2, 40, 0, 35), (2, 0, 20, 15), (0, 30, 20, 15), (1, 15, 15, 10),
    ])
    func `the height of a line is multiplied, then limited`(
      _ multiple: Double, _ minimum: Double, _ maximum: Double, _ ascent: Double
    ) {
      var line = TextLine(range: 0..<1, contentEnd: 1)
      (line.ascent, line.descent) = (10, 5)
      var layout = ParagraphAttributes()
      (layout.lineHeightMultiple, layout.minimumLineHeight, layout.maximumLineHeight) = (
        multiple, minimum, maximum
      )
      line.fit(layout)
      #expect(line.ascent == ascent && line.descent == 5)
    }

    // MARK: - Searching

    @Test func `the first element that meets a condition is found`() {
      let list = [1, 3, 3, 5, 9]
      for limit in 0...10 {
        let expected = list.firstIndex { $0 >= limit } ?? 5
        #expect(list.partitioningIndex { $0 >= limit } == expected)
        #expect(list[1..<4].partitioningIndex { $0 >= limit } == min(max(expected, 1), 4))
      }
      #expect([Int]().partitioningIndex { _ in true } == 0)
    }

    @Test(arguments: [
      ("abc", [0, 1, 2, 3]), ("", [0]), ("a\r\nb", [0, 1, 3, 4]), ("e\u{301}f", [0, 2, 3]),
      ("a😀b", [0, 1, 3, 4]),
      ("é", [0, 1]), ("\r", [0, 1]),
    ])
    func `boundaries are those of characters`(_ string: String, _ expected: [Int]) {
      let units = [0x78, 0x78] + Array(string.utf16) + [0x78]
      let boundaries = CharacterBoundaries(units, in: 2..<(units.count - 1))
      #expect(boundaries.all == expected.map { $0 + 2 })
    }

    @Test(
      arguments: [
        (.end, 6.0, 3..<5), (.none, 6, 3..<5), (.start, 6, 0..<4), (.start, 9, 0..<3), (.middle, 6, 2..<5),
        (.middle, 10, 2..<4), (.end, 5.9, 2..<5), (.end, 0, 0..<5), (.start, 4.9, 0..<5), (.start, 5, 0..<4),
        (.end, 99, 5..<5), (.end, -1, 0..<5),
      ] as [(TextFrame.Truncation, Double, Range<Int>)])
    func `the part that doesn't fit is left out`(
      _ truncation: TextFrame.Truncation, _ available: Double, _ expected: Range<Int>
    ) {
      // Widths of 1 to 5; the last character has two code units.
      let boundaries = CharacterBoundaries(Array("abcd😀".utf16), in: 0..<6)
      let omitted = boundaries.omitted(from: [1, 2, 3, 4, 3, 2], available: available, truncation)
      func unit(_ index: Int) -> Int { index == 5 ? 6 : index }
      #expect(omitted == unit(expected.lowerBound)..<unit(expected.upperBound))
    }
  }
#endif
