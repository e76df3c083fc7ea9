#if OptionalLibraries
  import CoreText
  import Testing
  import UIKit

  @Suite struct CTFrameTests {
    private let cell = Mono.cell
    private let height = Mono.ascent + Mono.descent

    private func frame(_ string: String, _ range: CFRange, _ rect: CGRect) -> CTFrame {
      let setter = CTFramesetterCreateWithAttributedString(Mono.text(string))
      return CTFramesetterCreateFrame(setter, range, CGPath(rect: rect, transform: nil), nil)
    }

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

    private func origins(_ frame: CTFrame, _ location: Int, _ length: Int) -> [CGPoint] {
      var buffer = [CGPoint](repeating: CGPoint(x: -1, y: -1), count: 4)
      CTFrameGetLineOrigins(frame, CFRangeMake(location, length), &buffer)
      return buffer.filter { $0.x >= 0 }
    }

    @Test func `lines that fit exactly are in the frame, and others are not`() {
      let text = "ab cd\nef"
      for (rows, count) in [(0.99, 0), (1, 1), (1.99, 1), (2, 2), (3, 3), (4, 3)] {
        let rect = CGRect(x: 5, y: 6, width: 2 * cell, height: rows * height)
        let frame = frame(text, CFRangeMake(0, 0), rect)
        #expect(
          lines(frame).map { CTLineGetStringRange($0) }
            == Array([CFRangeMake(0, 3), CFRangeMake(3, 2), CFRangeMake(6, 2)].prefix(count)))
        #expect(
          origins(frame, 0, 0)
            == (0..<count).map { CGPoint(x: 0, y: rows * height - Mono.ascent - Double($0) * height) })
        #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, 8))
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, [0, 3, 5, 8][count]))
        #expect(CTFrameGetPath(frame).boundingBoxOfPath == rect)
        #expect(CTFrameGetFrameAttributes(frame) == nil)
      }
    }

    @Test func `a range of the text can be laid out`() {
      let rect = CGRect(x: 0, y: 0, width: 2 * cell, height: 9 * height)
      let frame = frame("ab cd ef gh", CFRangeMake(3, 5), rect)
      #expect(CTFrameGetStringRange(frame) == CFRangeMake(3, 5))
      #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(3, 5))
      let lines = lines(frame)
      #expect(lines.map { CTLineGetStringRange($0) } == [CFRangeMake(3, 3), CFRangeMake(6, 2)])
      #expect(lines.map { $0.indices } == [[3, 4], [6, 7]])
      #expect(lines.map { CTLineGetTrailingWhitespaceWidth($0) } == [cell, 0])
      #expect(Double(CTLineGetOffsetForStringIndex(lines[1], 7, nil)) == cell)
      #expect(CTLineGetStringIndexForPosition(lines[1], CGPoint(x: cell + 1, y: 0)) == 7)
      #expect(
        CTFrameGetVisibleStringRange(self.frame("ab", CFRangeMake(1, 0), .zero)) == CFRangeMake(1, 1))
    }

    @Test func `origins of a range of lines are written`() {
      let rect = CGRect(x: 0, y: 0, width: 2 * cell, height: 3 * height)
      let frame = frame("ab cd ef", CFRangeMake(0, 0), rect)
      let all = origins(frame, 0, 0)
      #expect(all.count == 3)
      #expect(origins(frame, 1, 1) == [all[1]] && origins(frame, 2, 0) == [all[2]])
      #expect(origins(frame, 3, 0).isEmpty)
    }

    @Test func `lines are aligned in the width of the path`() {
      let text = Mono.text("ab")
      var alignment = CTTextAlignment.right.rawValue
      let style = withUnsafePointer(to: &alignment) {
        CTParagraphStyleCreate([CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: $0)], 1)
      }
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 2))
      let setter = CTFramesetterCreateWithAttributedString(text)
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5 * cell, height: 50), transform: nil)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
      #expect(origins(frame, 0, 0) == [CGPoint(x: 3 * cell, y: 50 - Mono.ascent)])
      // The line itself begins at its own origin.
      #expect(lines(frame).map { CTLineGetOffsetForStringIndex($0, 0, nil) } == [0])
    }

    @Test(
      arguments: [
        // The rest of the text, at several sizes: the width and the number of lines, and the end of what fits.
        (0, 0, 2.0, 9.0, 2.0, 3.0, 8), (0, 0, 2, 1, 2, 1, 3), (0, 0, 2, 2, 2, 2, 6), (0, 0, 2, 0.5, 0, 0, 0),
        (0, 0, 5, 9, 5, 2, 8), (0, 0, 0, 0, 5, 2, 8), (0, 0, -1, -1, 5, 2, 8), (0, 0, .infinity, 1, 5, 1, 6),
        (0, 0, 5, .infinity, 5, 2, 8),
        // Parts of it.
        (3, 2, 2, 9, 2, 1, 5), (3, 0, 2, 1, 2, 1, 6), (6, 1, 2, 9, 1, 1, 7), (0, 2, 2, 9, 2, 1, 2),
      ] as [(Int, Int, Double, Double, Double, Double, Int)])
    func `the suggested size is that of the lines that fit`(
      _ location: Int, _ length: Int, _ columns: Double, _ rows: Double, _ width: Double, _ count: Double,
      _ end: Int
    ) {
      let setter = CTFramesetterCreateWithTypesetter(
        CTTypesetterCreateWithAttributedString(Mono.text("ab cd\nef")))
      var fit = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(location, length), nil, CGSize(width: columns * cell, height: rows * height), &fit
      )
      #expect(size == CGSize(width: width * cell, height: count * height))
      #expect(fit == CFRangeMake(location, end - location))
    }

    @Test func `a framesetter keeps its typesetter`() {
      let typesetter = CTTypesetterCreateWithAttributedString(Mono.text("ab"))
      #expect(CTFramesetterGetTypesetter(CTFramesetterCreateWithTypesetter(typesetter)) === typesetter)
    }

    @Test func `a frame is drawn in its path, and leaves the text position`() throws {
      let sheet = try Sheet()
      sheet.context.textPosition = CGPoint(x: 30, y: 30)
      CTFrameDraw(frame("|", CFRangeMake(0, 0), CGRect(x: 4, y: -3, width: 40, height: 41)), sheet.context)
      #expect(sheet.context.textPosition == CGPoint(x: 30, y: 30))
      let baseline = -3 + 41 - Mono.ascent
      let drawn = try sheet.drawn()
      let (left, right) = (4 + 531.0 / 64, 4 + 697.0 / 64)
      #expect(Double(drawn.minX) == left.rounded(.down) && Double(drawn.maxX) == right.rounded(.up))
      #expect(Double(drawn.minY) == (baseline - 425.0 / 64).rounded(.down))
      #expect(Double(drawn.maxY) == (baseline + 1484.0 / 64).rounded(.up))
    }
  }
#endif
