#if OptionalLibraries
  import Raster
  import TextOutlines
  import Testing

  @testable import Typesetting

  /// The drawings of text with backgrounds, lines, strokes and shadows.
  @Suite struct TextDecorationTests {
    private static let font = FontRequest(name: "Liberation Mono")
    private static let cell = TextShaper.shared.shape("a", font: font, size: 10).width
    private static let metrics = TextShaper.shared.metrics(of: font, size: 10)
    private static let red = Color(red: 1, green: 0, blue: 0)

    private func drawings(_ string: String, _ configure: (inout TextAttributes) -> Void) -> [TextDrawing] {
      var (text, attributes) = (AttributedText(), TextAttributes(font: Self.font, size: 10))
      configure(&attributes)
      text.append(string.utf16, attributes)
      let box = Box(x: 0, y: 0, width: 1000, height: 1000)
      return TextFrame(text, in: box, .init(), shaper: TextShaper.shared).drawings
    }

    /// The boxes of filled paths with their colors.
    private func fills(_ drawings: [TextDrawing]) -> [(box: Box, paint: Paint)] {
      drawings.compactMap {
        if case .fill(let path, let paint) = $0 { (path.controlBox, paint) } else { nil }
      }
    }

    @Test func `a background has the height of the line, and is behind the glyphs`() {
      let found = fills(drawings("ab cd  ") { $0.background = Self.red })
      #expect(found.count == 2)
      #expect(found[0].paint == .color(Self.red))
      let height = Self.metrics.ascent + Self.metrics.descent
      #expect(isClose(found[0].box, Box(x: 0, y: 0, width: 7 * Self.cell, height: height)))
    }

    @Test func `lines have the position and thickness that the font asks for`() {
      let underlined = fills(drawings("ab") { $0.underline = TextRule() })
      #expect(underlined.count == 2)
      let baseline = Self.metrics.ascent
      let thickness = Self.metrics.underlineThickness
      let top = baseline + Self.metrics.underlineOffset - thickness / 2
      #expect(isClose(underlined[0].box, Box(x: 0, y: top, width: 2 * Self.cell, height: thickness)))
      // A line through the text is in front of it.
      let struck = fills(drawings("ab") { $0.strikethrough = TextRule() })
      let strikeTop = baseline - Self.metrics.strikeOffset - Self.metrics.strikeThickness / 2
      #expect(
        isClose(
          struck[1].box,
          Box(x: 0, y: strikeTop, width: 2 * Self.cell, height: Self.metrics.strikeThickness)))
    }

    @Test func `lines can be thick, double, dotted, of another color, and without spaces`() {
      func rule(_ configure: (inout TextRule) -> Void) -> [(box: Box, paint: Paint)] {
        var rule = TextRule()
        configure(&rule)
        return fills(drawings("a b") { $0.underline = rule })
      }
      let single = rule { _ in }[0].box
      let thickness = Self.metrics.underlineThickness
      #expect(abs(rule { $0.isThick = true }[0].box.height - 2 * thickness) < 1e-9)
      #expect(abs(rule { $0.isDouble = true }[0].box.height - 3 * thickness) < 1e-9)
      #expect(
        rule { $0.color = Self.red }.contains { $0.paint == .color(Self.red) && isClose($0.box, single) })
      func rectangles(_ configure: (inout TextRule) -> Void) -> Int {
        var rule = TextRule()
        configure(&rule)
        guard case .fill(let path, _)? = drawings("a b", { $0.underline = rule }).first else { return 0 }
        return path.verbs.count { $0 == .move }
      }
      #expect(rectangles { _ in } == 3)
      #expect(rectangles { $0.isByWord = true } == 2)
      #expect(rectangles { $0.pattern = .dots } > 6)
    }

    @Test func `strokes replace the filled glyphs or are drawn over them`() {
      for isFilled in [false, true] {
        let found = drawings("a") { $0.stroke = GlyphStroke(width: 2, color: Self.red, isFilled: isFilled) }
        #expect(fills(found).count == (isFilled ? 1 : 0))
        guard case .stroke(_, let width, let color)? = found.last else {
          Issue.record("no stroke")
          return
        }
        #expect(width == 2)
        #expect(color == Self.red)
      }
    }

    @Test func `a shadow is cast by glyphs and lines together`() {
      let shadow = TextShadow(offset: Point(1, 2), blur: 3, color: Self.red)
      let found = drawings("a") { ($0.shadow, $0.underline) = (shadow, TextRule()) }
      guard found.count == 1, case .shadowed(let drawings, shadow) = found[0] else {
        Issue.record("\(found.count) drawings")
        return
      }
      #expect(drawings.count == 2)
    }

    @Test func `attachments are boxes among the letters`() throws {
      var bitmap = Bitmap(width: 2, height: 2)
      bitmap.pixels = [.max, .max, .max, .max]
      let box = Box(x: 0, y: -8, width: 16, height: 10)
      var (text, attributes) = (AttributedText(), TextAttributes(font: Self.font, size: 10))
      text.append("a".utf16, attributes)
      attributes.attachment = TextAttachmentBox(bitmap: MippedBitmap(bitmap), box: box)
      text.append([0xFFFC], attributes)
      attributes.attachment = nil
      text.append("b".utf16, attributes)
      let frame = TextFrame(
        text, in: Box(x: 0, y: 0, width: 100, height: 100), .init(), shaper: TextShaper.shared)
      #expect(abs(frame.lines[0].width - (2 * Self.cell + 16)) < 1e-9)
      let bitmaps = frame.drawings.compactMap { drawing -> Box? in
        guard case .bitmap(let mipped, let transform, _) = drawing else { return nil }
        return mipped.bitmap.bounds.box.applying(transform)
      }
      let expected = Box(x: Self.cell, y: frame.lines[0].origin.y - 8, width: 16, height: 10)
      #expect(bitmaps.count == 1)
      #expect(isClose(try #require(bitmaps.first), expected))
    }

    @Test func `oblique and expanded glyphs are sheared and stretched`() throws {
      let plain = try #require(fills(drawings("l") { _ in }).first).box
      let oblique = try #require(fills(drawings("l") { $0.obliqueness = 0.5 }).first).box
      #expect(oblique.width > plain.width)
      #expect(oblique.height == plain.height)
      let expanded = try #require(fills(drawings("l") { $0.expansion = 0.6931471805599453 }).first).box
      #expect(abs(expanded.width - 2 * plain.width) < 1e-6)
    }

    private func isClose(_ a: Box, _ b: Box) -> Bool {
      [a.min.x - b.min.x, a.min.y - b.min.y, a.max.x - b.max.x, a.max.y - b.max.y].allSatisfy {
        abs($0) < 1e-9
      }
    }
  }
#endif
