#if OptionalLibraries
  import Raster
  import Testing
  import UIKit

  @testable import CoreText

  @Suite struct CTLineBoundsTests {
    private let cell = Mono.cell

    // MARK: - Shorter and wider lines

    @Test(
      arguments: [
        (.end, 4.0, [0, 1, 2, 3]), (.start, 4, [0, 5, 6, 7]), (.middle, 4, [0, 1, 7]),
        (.middle, 5, [0, 1, 2, 6, 7]), (.end, 1, [0]), (.end, 7.99, [0, 1, 2, 3, 4, 5, 6]),
      ] as [(CTLineTruncationType, Double, [Int])])
    func `an ellipsis replaces characters`(_ type: CTLineTruncationType, _ columns: Double, _ indices: [Int])
      throws
    {
      let line = try #require(CTLineCreateTruncatedLine(Mono.line("abcdefgh"), columns * cell, type, nil))
      #expect(line.indices == indices && line.width == Double(indices.count) * cell)
    }

    @Test func `a line that fits stays as it is, and an ellipsis that doesn't fit gives no line`() {
      let line = Mono.line("abcdefgh")
      #expect(CTLineCreateTruncatedLine(line, 8 * cell, .end, nil) === line)
      #expect(CTLineCreateTruncatedLine(line, cell - 0.01, .end, nil) == nil)
    }

    @Test(arguments: [
      (1, 7, 7.0), (0.5, 7, 6), (0, 7, 5), (-1, 7, 5), (2, 7, 7), (1, 5, 5), (1, 4, 5),
    ])
    func `spaces take up a share of the missing width`(
      _ factor: Double, _ columns: Double, _ expected: Double
    )
      throws
    {
      let line = try #require(CTLineCreateJustifiedLine(Mono.line("ab cd"), factor, columns * cell))
      #expect(line.width == expected * cell)
      #expect(Double(CTLineGetOffsetForStringIndex(line, 3, nil)) == (expected - 2) * cell)
    }

    @Test(arguments: [
      (0, 10, 0.0), (0.5, 10, 4), (1, 10, 8), (2, 10, 8), (-1, 10, 0), (1, 2, 0), (1, 1, 0),
    ])
    func `an offset aligns a line within a width`(_ factor: Double, _ columns: Double, _ expected: Double) {
      #expect(CTLineGetPenOffsetForFlush(Mono.line("ab "), factor, columns * cell) == expected * cell)
    }

    // MARK: - Boxes

    @Test func `boxes include the leading and the spaces at the end unless they're excluded`() {
      let sans = CTFontCreateWithName("LiberationSans" as CFString, 32, nil)
      let text = NSAttributedString(
        string: "A ", attributes: [NSAttributedString.Key(kCTFontAttributeName as String): sans])
      let line = CTLineCreateWithAttributedString(text)
      let (ascent, descent, leading) = (1854.0 / 64, 434.0 / 64, 67.0 / 64)
      let (wide, narrow) = ((1366.0 + 569) / 64, 1366.0 / 64)
      func box(_ options: CTLineBoundsOptions) -> CGRect { CTLineGetBoundsWithOptions(line, options) }
      #expect(
        box([])
          == CGRect(x: 0, y: -descent - leading, width: wide, height: ascent + descent + leading))
      #expect(
        box(.excludeTypographicLeading)
          == CGRect(x: 0, y: -descent, width: wide, height: ascent + descent))
      #expect(
        box(.excludeTypographicShifts)
          == CGRect(x: 0, y: -descent - leading, width: narrow, height: ascent + descent + leading))
      let glyphs = CGRect(x: 4.0 / 64, y: 0, width: 1358.0 / 64, height: 1409.0 / 64)
      #expect(box(.useGlyphPathBounds) == glyphs && box(.useOpticalBounds) == glyphs)
      #expect(CTLineGetImageBounds(line, nil) == glyphs)
      var found = CGFloat()
      CTLineGetTypographicBounds(line, nil, nil, &found)
      #expect(Double(found) == leading)
    }

    @Test func `bits of options and types are Apple's`() {
      let options: [CTLineBoundsOptions] = [
        .excludeTypographicLeading, .excludeTypographicShifts, .useGlyphPathBounds, .useOpticalBounds,
      ]
      #expect(options.map(\.rawValue) == [1, 2, 8, 16])
      #expect([CTLineTruncationType.start, .end, .middle].map(\.rawValue) == [0, 1, 2])
    }

    @Test func `the box of glyphs is at the text position, and includes strokes but no shadows`() throws {
      let sheet = try Sheet()
      sheet.context.textPosition = CGPoint(x: 5, y: 7)
      // A bar in Liberation Mono covers the units 531...697 and −425...1484.
      let box = CGRect(x: 531.0 / 64, y: -425.0 / 64, width: 166.0 / 64, height: 1909.0 / 64)
      #expect(CTLineGetImageBounds(Mono.line("|"), sheet.context) == box.offsetBy(dx: 5, dy: 7))
      #expect(CTLineGetImageBounds(Mono.line(" "), sheet.context) == .zero)
      #expect(CTLineGetImageBounds(Mono.line(""), nil) == .zero)
      // 12.5 percent of 32 points are 4.
      let stroked = CTLineCreateWithAttributedString(Mono.text("|", [.strokeWidth: 12.5]))
      #expect(CTLineGetImageBounds(stroked, nil) == box.insetBy(dx: -2, dy: -2))
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 3, height: 4)
      shadow.shadowColor = UIColor.black
      let shadowed = CTLineCreateWithAttributedString(Mono.text("|", [.shadow: shadow]))
      #expect(CTLineGetImageBounds(shadowed, nil) == box)
    }

    @Test func `a line is drawn with the text matrix, and leaves the context as it was`() throws {
      let sheet = try Sheet()
      let before = sheet.context.ctm
      sheet.context.textMatrix = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: 10, ty: 20)
      CTLineDraw(Mono.line("|"), sheet.context)
      #expect(sheet.context.ctm == before)
      let drawn = try sheet.drawn()
      let (left, right): (CGFloat, CGFloat) = (10 + 531 / 128, 10 + 697 / 128)
      let (bottom, top): (CGFloat, CGFloat) = (20 - 425 / 256, 20 + 1484 / 256)
      #expect(drawn.minX == left.rounded(.down) && drawn.maxX == right.rounded(.up))
      #expect(drawn.minY == bottom.rounded(.down) && drawn.maxY == top.rounded(.up))
    }

    // MARK: - Positions

    @Test(
      arguments: [
        (-5, 0), (0, 0), (0.49, 0), (0.51, 1), (1.49, 1), (1.51, 2), (2.49, 2), (2.51, 3), (9, 3),
        (.infinity, 0),
        (.nan, 0),
      ] as [(Double, Int)])
    func `the nearest boundary of characters is found`(_ columns: Double, _ index: Int) {
      let position = CGPoint(x: columns * cell, y: 0)
      #expect(CTLineGetStringIndexForPosition(Mono.line("abc"), position) == index)
    }

    @Test func `both carets of a character are at the same place`() {
      var second: CGFloat = -1
      #expect(Double(CTLineGetOffsetForStringIndex(Mono.line("abc"), 2, &second)) == 2 * cell)
      #expect(Double(second) == 2 * cell)
    }

    // MARK: - Line breaks

    @Test(arguments: ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    func `a line break has no width`(_ separator: String) {
      let line = Mono.line("a\(separator)b")
      #expect(line.width == 2 * cell)
      #expect(CTLineGetStringRange(line) == CFRangeMake(0, 3))
      #expect(Double(CTLineGetOffsetForStringIndex(line, 2, nil)) == cell)
    }

    @Test(arguments: [
      (0, 5.0, 3, 5), (3, 5, 5, 5), (3, 2, 2, 2), (0, 0, 1, 1), (8, 1, 1, 1), (8, 9, 2, 2), (9, 9, 1, 1),
      (10, 9, 0, 0), (-1, 9, 0, 0), (11, 9, 0, 0),
    ])
    func `a typesetter suggests ends of lines`(_ start: Int, _ columns: Double, _ word: Int, _ cluster: Int) {
      let typesetter = CTTypesetterCreateWithAttributedString(Mono.text("ab cdef\ngh"))
      #expect(CTTypesetterSuggestLineBreak(typesetter, start, columns * cell) == word)
      #expect(CTTypesetterSuggestClusterBreak(typesetter, start, columns * cell) == cluster)
    }

    @Test(arguments: [(0, 0, 0, 7), (3, 0, 3, 4), (-5, 2, 0, 2), (8, 99, 8, 2), (10, 1, 10, 0), (3, 2, 3, 2)])
    func `a typesetter makes lines of a range`(_ location: Int, _ length: Int, _ start: Int, _ count: Int) {
      let typesetter = CTTypesetterCreateWithAttributedString(Mono.text("ab cdef\ngh"))
      let line = CTTypesetterCreateLine(typesetter, CFRangeMake(location, length))
      #expect(CTLineGetStringRange(line) == CFRangeMake(start, count))
    }
  }
#endif
