#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing

  @testable import Typesetting

  /// The positions of lines and glyphs in Liberation Mono at 32 points, whose units are 1/64 point.
  @Suite struct FramePositionTests {
    private static let font = FontRequest(name: "Liberation Mono")
    private static let cell = 1229.0 / 64
    private static let ascent = 1705.0 / 64
    private static let height = 2320.0 / 64

    private func frame(
      _ string: String, width: Double = 10, height: Double = 1000,
      layout configure: (inout ParagraphAttributes) -> Void = { _ in },
      style configureStyle: (inout TextAttributes) -> Void = { _ in },
      options configureOptions: (inout TextFrame.Options) -> Void = { _ in }
    ) -> TextFrame {
      var (text, layout, options) = (AttributedText(), ParagraphAttributes(), TextFrame.Options())
      var style = TextAttributes(font: Self.font, size: 32)
      configure(&layout)
      configureStyle(&style)
      configureOptions(&options)
      text.append(string.utf16, style, layout)
      return TextFrame(
        text, in: Box(x: 100, y: 200, width: width * Self.cell, height: height), options,
        shaper: TextShaper.shared)
    }

    /// The left ends of lines in cells, and their tops in points, relative to the box.
    private func positions(_ frame: TextFrame) -> (columns: [Double], tops: [Double]) {
      (
        frame.lines.map { (($0.origin.x - 100) / Self.cell * 1000).rounded() / 1000 },
        frame.lines.map { $0.top - 200 }
      )
    }

    // MARK: - Lines

    @Test func `spacing is between lines, and before and after paragraphs`() {
      let frame = frame("ab cd\nef\n") {
        ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (1, 20, 300)
      }
      let step = Self.height + 1
      #expect(positions(frame).tops == [0, step + 320, 2 * step + 640])
      let wrapped = self.frame("ab cd", width: 2) { $0.lineSpacing = 1 }
      #expect(positions(wrapped).tops == [0, step])
      #expect(
        frame.size(in: Box(x: 0, y: 200, width: 0, height: 0))
          == Point(5 * Self.cell, 2 * step + 640 + Self.height))
    }

    @Test(arguments: [.natural, .left, .center, .right, .justified] as [ParagraphAttributes.Alignment])
    func `lines are aligned`(_ alignment: ParagraphAttributes.Alignment) {
      let frame = frame("ab cd efghi jkl") { $0.alignment = alignment }
      #expect(frame.lines.map(\.range) == [0..<6, 6..<15])
      let widths = frame.lines.map { ($0.width / Self.cell).rounded() }
      #expect(widths == (alignment == .justified ? [10, 9] : [5, 9]))
      let slack = frame.lines.map { 10 - $0.width / Self.cell }
      let share: Double = [.center: 0.5, .right: 1][alignment] ?? 0
      for (found, expected) in zip(positions(frame).columns, slack) {
        #expect(abs(found - expected * share) < 0.001)
      }
    }

    @Test func `text from right to left is aligned to the right unless stated otherwise`() {
      for (alignment, column) in [
        (ParagraphAttributes.Alignment.natural, 8.0), (.left, 0), (.center, 4), (.right, 8),
      ] {
        let frame = frame("אב") { $0.alignment = alignment }
        #expect(abs(positions(frame).columns[0] - column) < 0.01, "\(alignment)")
      }
      let indented = frame("אב") { $0.firstLineHeadIndent = Self.cell }
      #expect(abs(positions(indented).columns[0] - 7) < 0.01)
    }

    @Test func `indents shorten lines`() {
      let frame = frame("ab cd ef", width: 6) {
        ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (Self.cell, 3 * Self.cell, -Self.cell)
      }
      #expect(frame.lines.map(\.range) == [0..<3, 3..<6, 6..<8])
      #expect(positions(frame).columns == [1, 3, 3])
      #expect(frame.size(in: Box(x: 0, y: 200, width: 0, height: 0)).x == 6 * Self.cell)
      let wide = self.frame("abcd") { ($0.firstLineHeadIndent, $0.tailIndent) = (Self.cell, -2 * Self.cell) }
      #expect(wide.size(in: Box(x: 0, y: 200, width: 0, height: 0)).x == 7 * Self.cell)
      let tail = self.frame("ab cd ef") { ($0.tailIndent, $0.alignment) = (5 * Self.cell, .right) }
      #expect(tail.lines.map(\.range) == [0..<6, 6..<8] && positions(tail).columns == [0, 3])
      let narrow = self.frame("ab") { $0.headIndent = 99 * Self.cell }
      #expect(narrow.lines.count == 1)
    }

    @Test func `lines begin within the box, up to a limit`() {
      let text = "a\nb\nc\nd"
      for (height, count) in [(0.0, 1), (0.5, 1), (1, 2), (1.5, 2), (3, 4), (9, 4)] {
        #expect(frame(text, height: height * Self.height).lines.count == count, "\(height)")
      }
      for limit in [1, 2, 4, 5] {
        #expect(frame(text, options: { $0.lineLimit = limit }).lines.count == min(limit, 4))
        #expect(frame("a b c d", width: 1, options: { $0.lineLimit = limit }).lines.count == min(limit, 4))
      }
    }

    @Test func `unwrapped text breaks only where it must`() {
      let lines = frame("abcdefghijklmn op\u{2028}qr\nst", options: { $0.isWrapped = false }).lines
      #expect(lines.map(\.range) == [0..<18, 18..<20, 21..<23])
      let truncated = frame(
        "abcdefghijklmn\nop", options: { ($0.isWrapped, $0.truncation) = (false, .end) }
      ).lines
      #expect(truncated.map(\.omitted) == [9..<14, 0..<0] && truncated[0].width == 10 * Self.cell)
    }

    @Test(
      arguments: [
        (.end, 2.0, [0..<0, 5..<9]), (.start, 2, [0..<0, 3..<7]), (.middle, 2, [0..<0, 4..<8]),
        (.none, 2, [0..<0, 0..<0]),
      ] as [(TextFrame.Truncation, Double, [Range<Int>])])
    func `the last line that fits is truncated`(
      _ truncation: TextFrame.Truncation, _ rows: Double, _ omitted: [Range<Int>]
    ) {
      let frames = [
        frame("ab cd efg", width: 3, options: { ($0.truncation, $0.lineLimit) = (truncation, 2) }),
        frame("ab cd efg", width: 3, height: 2 * Self.height, options: { $0.truncation = truncation }),
      ]
      for frame in frames {
        #expect(frame.lines.prefix(2).map(\.omitted) == omitted)
        guard truncation != .none else { continue }
        #expect(
          frame.lines.count == 2 && frame.lines[1].range == 3..<9 && frame.lines[1].width == 3 * Self.cell)
        #expect(frame.lines[1].contentEnd == 9 && frame.lines[1].paragraph == 0..<9)
      }
      #expect(
        frame("ab cd efg", width: 9, options: { ($0.truncation, $0.lineLimit) = (truncation, 1) }).lines[0]
          .omitted.isEmpty)
    }

    // MARK: - Glyphs

    private func glyphs(_ frame: TextFrame) -> [(cluster: Int, x: Double, y: Double)] {
      frame.lines[0].pieces.flatMap { piece in
        zip(piece.glyphs, piece.positions).map { (Int($0.cluster), piece.x + $1.x, $1.y) }
      }
    }

    @Test func `kerning and expansion move the following glyphs, and the baseline all`() {
      let plain = glyphs(frame("abc"))
      #expect(plain.map(\.cluster) == [0, 1, 2] && plain.map(\.x) == [0, Self.cell, 2 * Self.cell])
      #expect(plain.map(\.y) == [0, 0, 0])
      let kerned = frame("abc", style: { ($0.kern, $0.baselineOffset) = (2, 5) })
      #expect(glyphs(kerned).map(\.x) == [0, Self.cell + 2, 2 * Self.cell + 4])
      #expect(glyphs(kerned).map(\.y) == [-5, -5, -5])
      #expect(kerned.lines[0].width == 3 * Self.cell + 6 && kerned.lines[0].ascent == Self.ascent + 5)
      let wide = frame("abc", style: { ($0.kern, $0.expansion) = (2, 0.6931471805599453) })
      for (found, expected) in zip(glyphs(wide), [0, 2 * Self.cell + 2, 4 * Self.cell + 4]) {
        #expect(abs(found.x - expected) < 1e-6)
      }
      #expect(abs(wide.lines[0].width - 6 * Self.cell - 6) < 1e-6)
      #expect(wide.lines[0].pieces[0].widths.map(\.cluster) == [0, 1, 2])
    }

    @Test func `justified spaces share the missing width`() {
      let found = glyphs(frame("a b c defgh", width: 7) { $0.alignment = .justified })
      // Two cells are missing, one for each space.
      #expect(found.map(\.cluster) == [0, 1, 2, 3, 4])
      for (glyph, column) in zip(found, [0.0, 1, 3, 4, 6]) {
        #expect(abs(glyph.x - column * Self.cell) < 1e-9)
      }
    }

    @Test(
      arguments: [
        ("a\tb", 28.0, .left), ("aa\tb", 56, .left), ("\tb", 28, .left), ("a\t\tb", 56, .left),
      ] as [(String, Double, ParagraphAttributes.Alignment)])
    func `tabs lead to multiples of 28 points`(
      _ string: String, _ x: Double, _ alignment: ParagraphAttributes.Alignment
    ) {
      #expect(glyphs(frame(string, width: 20)).last?.x == x)
    }

    @Test func `tab stops apply from the origin of the paragraph`() {
      func x(
        _ string: String, _ stops: [(Double, ParagraphAttributes.Alignment)], interval: Double = 0,
        indent: Double = 0
      ) -> Double? {
        glyphs(
          frame(string, width: 50) {
            $0.tabStops = stops.map { ParagraphAttributes.TabStop(location: $0, alignment: $1) }
            ($0.defaultTabInterval, $0.firstLineHeadIndent) = (interval, indent)
          }
        ).first { $0.cluster == string.utf16.count - 1 }?.x
      }
      #expect(x("\tb", [(50, .left)]) == 50 && x("\tb", [(50, .left)], indent: 20) == 30)
      #expect(x("\tb", [], interval: 40) == 40 && x("aaa\tb", [], interval: 40) == 80)
      #expect(x("\t\tb", [(50, .left)], interval: 40) == 80)
      #expect(x("\tb", [(50, .right)]) == 50 - Self.cell && x("\tb", [(50, .center)]) == 50 - Self.cell / 2)
      // No room is left before the stop.
      #expect(x("aa\tb", [(40, .right)]) == 2 * Self.cell)
    }

    @Test func `attachments are raised, and keep their place among glyphs`() throws {
      let box = Box(x: 3, y: -8, width: 16, height: 10)
      let bitmap = Bitmap(width: 2, height: 5)
      let frame = frame("\u{FFFC}\u{FFFC}") { _ in
      } style: {
        $0.attachment = TextAttachmentBox(bitmap: MippedBitmap(bitmap), box: box)
        $0.baselineOffset = 4
        $0.color.alpha = 0.5
      }
      let line = frame.lines[0]
      #expect(line.width == 32 && line.ascent == 12 && line.pieces.map(\.x) == [0, 16])
      let drawn = frame.drawings.compactMap { drawing -> (Box, Double)? in
        guard case .bitmap(let mipped, let transform, let opacity) = drawing else { return nil }
        return (mipped.bitmap.bounds.box.applying(transform), opacity)
      }
      #expect(
        drawn.map(\.0) == [0.0, 16].map { Box(x: 100 + $0, y: line.origin.y - 12, width: 16, height: 10) })
      #expect(drawn.map(\.1) == [0.5, 0.5])
    }

    // MARK: - Drawings

    /// The rectangles of a rule as starts and ends in units of its thickness.
    private func rectangles(
      _ pattern: TextRule.Pattern, _ configure: (inout TextAttributes) -> Void = { _ in }
    ) throws
      -> [Box]
    {
      let frame = frame(
        "ab",
        style: {
          var rule = TextRule()
          rule.pattern = pattern
          $0.underline = rule
          configure(&$0)
        })
      guard case .fill(let path, _)? = frame.drawings.first else { return [] }
      var boxes: [Box] = []
      var points: [Point] = []
      for element in path.points {
        points.append(element)
        if points.count == 4 {
          boxes.append(
            Box(
              min: Point(points.map(\.x).min()!, points.map(\.y).min()!),
              max: Point(points.map(\.x).max()!, points.map(\.y).max()!)))
          points = []
        }
      }
      return boxes
    }

    /// The thickness is 84 units, so that a period of dots is 168/64 points.
    @Test(
      arguments: [
        (.dots, [1, 1]), (.dashes, [4, 2]), (.dashDot, [4, 2, 1, 2]), (.dashDotDot, [4, 2, 1, 2, 1, 2]),
      ] as [(TextRule.Pattern, [Double])])
    func `dots and dashes are at fixed positions`(_ pattern: TextRule.Pattern, _ lengths: [Double]) throws {
      let thickness = 84.0 / 64
      let (start, end) = (100.0, 100 + 2 * Self.cell)
      var (expected, x): ([(Double, Double)], Double) = ([], 0)
      while x < end {
        for (index, length) in lengths.enumerated() {
          let next = x + length * thickness
          if index % 2 == 0, min(next, end) > max(x, start) {
            expected.append((max(x, start), min(next, end)))
          }
          x = next
        }
      }
      let found = try rectangles(pattern)
      #expect(found.count == expected.count)
      for (box, (from, to)) in zip(found, expected) {
        #expect(abs(box.min.x - from) < 1e-9 && abs(box.max.x - to) < 1e-9)
        #expect(abs(box.height - thickness) < 1e-9)
      }
    }

    @Test func `glyphs are sheared about the baseline and stretched from their origin`() throws {
      func box(_ configure: (inout TextAttributes) -> Void) throws -> Box {
        guard case .fill(let path, _)? = frame("|", style: configure).drawings.first else {
          return Box(x: 0, y: 0, width: 0, height: 0)
        }
        return path.controlBox
      }
      // The bar covers the units 531...697 and −425...1484.
      let baseline = 200 + Self.ascent
      let plain = try box { _ in }
      #expect(
        plain
          == Box(
            min: Point(100 + 531.0 / 64, baseline - 1484.0 / 64),
            max: Point(100 + 697.0 / 64, baseline + 425.0 / 64)))
      let oblique = try box { $0.obliqueness = 0.5 }
      #expect(abs(oblique.min.x - (plain.min.x - 425.0 / 128)) < 1e-9)
      #expect(abs(oblique.max.x - (plain.max.x + 1484.0 / 128)) < 1e-9)
      let wide = try box { $0.expansion = 0.6931471805599453 }
      #expect(abs(wide.min.x - (100 + 531.0 / 32)) < 1e-5 && abs(wide.max.x - (100 + 697.0 / 32)) < 1e-5)
      #expect(wide.min.y == plain.min.y)
    }

    @Test func `a double line has a gap of its thickness, and a raised one moves up`() throws {
      let single = try rectangles(.solid)
      let double = try rectangles(.solid) { $0.underline?.isDouble = true }
      let thickness = 84.0 / 64
      // The middle of the line is 393 units below the baseline.
      let top = 200 + Self.ascent + 393.0 / 64 - thickness / 2
      #expect(single == [Box(x: 100, y: top, width: 2 * Self.cell, height: thickness)])
      #expect(double.map(\.min.y) == [top, top + 2 * thickness])
      #expect(try rectangles(.solid) { $0.baselineOffset = 5 }.map(\.min.y) == [top])
      let thick = try rectangles(.solid) { $0.underline?.isThick = true }
      #expect(thick == [Box(x: 100, y: top - thickness / 2, width: 2 * Self.cell, height: 2 * thickness)])
    }
  }
#endif
