#if OptionalLibraries
  import CoreText
  import Raster
  import Testing
  import UIKit

  @Suite struct CTLineTests {
    private let font = CTFontCreateWithName("Liberation Mono" as CFString, 10, nil)
    /// The width of a letter.
    private var cell: CGFloat { 1229.0 / 2048 * 10 }

    private func attributed(_ text: String) -> NSAttributedString {
      NSAttributedString(
        string: text, attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font])
    }

    private func line(_ text: String) -> CTLine { CTLineCreateWithAttributedString(attributed(text)) }

    @Test func `a line has the width, the metrics and the glyphs of its text`() {
      let line = line("abc ")
      var (ascent, descent, leading) = (CGFloat(), CGFloat(), CGFloat())
      let width = CGFloat(CTLineGetTypographicBounds(line, &ascent, &descent, &leading))
      #expect(abs(width - 4 * cell) < 1e-6)
      #expect(ascent == CTFontGetAscent(font) && descent == CTFontGetDescent(font))
      #expect(abs(CGFloat(CTLineGetTrailingWhitespaceWidth(line)) - cell) < 1e-6)
      #expect(CTLineGetStringRange(line) == CFRangeMake(0, 4))
      #expect(CTLineGetGlyphCount(line) == 3)
      #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - Double(100 - 3 * cell) / 2) < 1e-6)
    }

    @Test func `positions and indices are inverse to each other, in either direction`() {
      for text in ["abcd", "אבגד", "ab אב cd"] {
        let line = line(text)
        for index in 0...text.utf16.count {
          let x = CTLineGetOffsetForStringIndex(line, index, nil)
          let found = CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0))
          #expect(CTLineGetOffsetForStringIndex(line, found, nil) == x, "\(text) \(index)")
        }
      }
    }

    @Test func `runs differ in attributes and direction, from left to right`() throws {
      let text = NSMutableAttributedString(attributedString: attributed("abאב"))
      text.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 1))
      let runs = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as? [CTRun])
      #expect(
        runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 1), CFRangeMake(1, 1), CFRangeMake(2, 2)])
      #expect(runs.map { CTRunGetStatus($0).contains(.rightToLeft) } == [false, false, true])
      let kern = CTRunGetAttributes(runs[0])["NSKern"]
      #expect((kern as? Double ?? (kern as? NSNumber)?.doubleValue) == 1)
      var indices = [CFIndex](repeating: 0, count: 2)
      CTRunGetStringIndices(runs[2], CFRangeMake(0, 0), &indices)
      #expect(indices == [3, 2])
      var positions = [CGPoint](repeating: .zero, count: 2)
      CTRunGetPositions(runs[2], CFRangeMake(0, 0), &positions)
      #expect(abs(positions[0].x - (2 * cell + 1)) < 1e-6 && positions[1].x > positions[0].x)
      var advances = [CGSize](repeating: .zero, count: 1)
      CTRunGetAdvances(runs[1], CFRangeMake(0, 1), &advances)
      #expect(abs(advances[0].width - cell) < 1e-6)
      #expect(
        abs(CGFloat(CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)) - cell - 1) < 1e-6)
    }

    @Test func `lines are shortened and stretched`() throws {
      let short = try #require(
        CTLineCreateTruncatedLine(line("abcdefgh"), Double(4 * cell) + 0.01, .end, nil))
      #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= Double(4 * cell) + 0.01)
      #expect(CTLineGetGlyphCount(short) == 4)
      #expect(CTLineCreateTruncatedLine(line("abcdefgh"), 0.5, .end, nil) == nil)
      let wide = try #require(CTLineCreateJustifiedLine(line("ab cd"), 1, 100))
      #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 100) < 1e-6)
    }

    @Test func `a typesetter breaks lines between words or characters`() {
      let typesetter = CTTypesetterCreateWithAttributedString(attributed("ab cdef\ngh"))
      let width = Double(5 * cell) + 0.01
      #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width) == 3)
      #expect(CTTypesetterSuggestLineBreak(typesetter, 3, width) == 5)
      #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width) == 5)
      #expect(CTTypesetterSuggestLineBreak(typesetter, 99, width) == 0)
      #expect(
        CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(3, 4))) == CFRangeMake(3, 4))
    }

    @Test func `a frame has the lines that fit, from the top of its path`() {
      let setter = CTFramesetterCreateWithAttributedString(attributed("ab cd ef gh"))
      let height = CTFontGetAscent(font) + CTFontGetDescent(font)
      let path = CGPath(
        rect: CGRect(x: 3, y: 4, width: 2 * cell + 0.01, height: 2.5 * height), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(3, 0), path, nil)
      let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
      #expect(lines.map { CTLineGetStringRange($0).location } == [3, 6])
      #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(3, 6))
      var origins = [CGPoint](repeating: .zero, count: 2)
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
      #expect(abs(origins[0].y - (2.5 * height - CTFontGetAscent(font))) < 1e-6 && origins[0].x == 0)
      #expect(abs(origins[0].y - origins[1].y - height - CTFontGetLeading(font)) < 1e-6)
      var fit = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: 5 * cell + 0.01, height: 1000), &fit)
      #expect(abs(size.width - 5 * cell) < 1e-6 && fit == CFRangeMake(0, 11))
    }

    @Test func `a line is drawn upright at the text position`() throws {
      let context = try #require(
        CGContext(
          data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.textPosition = CGPoint(x: 2, y: 5)
      CTLineDraw(line("_"), context)
      let image = try #require(context.makeImage()).bitmap
      let rows = (0..<20).filter { y in (0..<20).contains { x in image[x, y] != 0 } }
      // An underscore is below the baseline, which is 15 rows below the top.
      #expect(rows.allSatisfy { $0 >= 15 } && !rows.isEmpty)
    }

    @Test func `a paragraph style keeps its values`() {
      var alignment = CTTextAlignment.center.rawValue
      var indent: CGFloat = 7
      let style = withUnsafePointer(to: &alignment) { alignment in
        withUnsafePointer(to: &indent) { indent in
          let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(spec: .headIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent),
          ]
          return CTParagraphStyleCreate(settings, 2)
        }
      }
      var (found, length) = (UInt8(), CGFloat())
      let size = MemoryLayout<CGFloat>.size
      let hasAlignment = CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &found)
      let hasIndent = CTParagraphStyleGetValueForSpecifier(style, .headIndent, size, &length)
      #expect(hasAlignment && found == alignment && hasIndent && length == 7)
      let fits = CTParagraphStyleGetValueForSpecifier(style, .headIndent, 1, &length)
      #expect(!fits)
    }
  }
#endif
