#if OptionalLibraries
  import CoreText
  import Testing
  import UIKit

  @Suite struct CTRunTests {
    private let cell = Mono.cell

    /// Runs of a text whose character at index 1 has a kern of 2.
    private func runs(_ string: String) -> [CTRun] {
      let text = Mono.text(string)
      text.addAttribute(.kern, value: 2.0, range: NSRange(location: 1, length: 1))
      return CTLineCreateWithAttributedString(text).runs
    }

    @Test(arguments: [
      (0, 0, [0, 1, 2, 3]), (1, 0, [1, 2, 3, -1]), (1, 2, [1, 2, -1, -1]), (2, 9, [2, 3, -1, -1]),
      (-3, 1, [0, -1, -1, -1]), (4, 0, [-1, -1, -1, -1]), (9, 1, [-1, -1, -1, -1]), (3, 1, [3, -1, -1, -1]),
      (3, -1, [3, -1, -1, -1]),
    ])
    func `a range selects glyphs within the run`(_ location: Int, _ length: Int, _ expected: [Int]) throws {
      let run = try #require(Mono.line("abcd").runs.first)
      #expect(run.indices(location, length) == expected)
      let count = expected.count { $0 >= 0 }
      let positions = expected.prefix(count).map { CGPoint(x: Double($0) * cell, y: 0) }
      #expect(Array(run.positions(location, length).prefix(count)) == positions)
      let advances = (0..<4).map { CGSize(width: $0 < count ? cell : 0, height: 0) }
      #expect(run.advances(location, length) == advances)
      let width = CTRunGetTypographicBounds(run, CFRangeMake(location, length), nil, nil, nil)
      #expect(width == Double(count) * cell)
      var glyphs = [CGGlyph](repeating: 0, count: 4)
      CTRunGetGlyphs(run, CFRangeMake(location, length), &glyphs)
      #expect(glyphs == expected.map { $0 < 0 ? 0 : CGGlyph(68 + $0) })
    }

    @Test func `runs of different attributes are at their places`() {
      let runs = runs("abcd")
      #expect(
        runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 1), CFRangeMake(1, 1), CFRangeMake(2, 2)])
      #expect(runs.map(CTRunGetGlyphCount) == [1, 1, 2])
      #expect(
        runs.map { $0.positions().map { Double($0.x) } } == [[0], [cell], [2 * cell + 2, 3 * cell + 2]])
      #expect(runs.map { $0.advances().map { Double($0.width) } } == [[cell], [cell + 2], [cell, cell]])
      #expect(runs.allSatisfy { CTRunGetStatus($0) == [] && CTRunGetTextMatrix($0) == .identity })
    }

    @Test func `runs from right to left have their glyphs from left to right`() {
      let runs = runs("אבגד")
      #expect(
        runs.map { CTRunGetStringRange($0) } == [CFRangeMake(2, 2), CFRangeMake(1, 1), CFRangeMake(0, 1)])
      #expect(runs.map { $0.indices() } == [[3, 2], [1], [0]])
      #expect(runs.allSatisfy { CTRunGetStatus($0) == .rightToLeft })
      let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
      #expect(widths[1] == widths[2] + 2 && widths[0] == 2 * widths[2])
      #expect(Double(runs[2].positions()[0].x) == widths[0] + widths[1])
    }

    @Test func `a run has the attributes of its characters, and the metrics of its line`() throws {
      let runs = runs("ab")
      let keys = runs.map { Set(CTRunGetAttributes($0).allKeys.compactMap { $0 as? String }) }
      #expect(keys == [["NSFont"], ["NSFont", "NSKern"]])
      var (ascent, descent, leading) = (CGFloat(), CGFloat(), CGFloat(9))
      CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), &ascent, &descent, &leading)
      #expect([ascent, descent, leading].map { Double($0) } == [Mono.ascent, Mono.descent, 0])
    }

    @Test func `several glyphs of one character stay in its run`() {
      // A combining mark without a composed form is a glyph of its own.
      let text = Mono.text("x\u{301}y")
      text.addAttribute(.kern, value: 2.0, range: NSRange(location: 2, length: 1))
      let runs = CTLineCreateWithAttributedString(text).runs
      #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 2), CFRangeMake(2, 1)])
    }

    @Test(arguments: [(0, 0, 0, 1), (0, 1, 0, 0), (1, 1, 1, 1), (1, 0, 1, 1), (2, 0, -1, -1)])
    func `a range of glyphs is drawn at its place in the line`(
      _ location: Int, _ length: Int, _ first: Int, _ last: Int
    ) throws {
      let sheet = try Sheet()
      let run = try #require(Mono.line("||").runs.first)
      // A bar in Liberation Mono covers x from 531 to 697 units.
      sheet.context.textPosition = CGPoint(x: -2, y: 12)
      let matrix = sheet.context.ctm
      CTRunDraw(run, sheet.context, CFRangeMake(location, length))
      let drawn = try sheet.drawn()
      guard first >= 0 else { return #expect(drawn.isNull) }
      let left = Double(531) / 64 - 2
      let (start, end) = (left + Double(first) * cell, left + 166.0 / 64 + Double(last) * cell)
      #expect(drawn.minX == start.rounded(.down) && drawn.maxX == end.rounded(.up))
      let (bottom, top) = (12 - 425.0 / 64, 12 + 1484.0 / 64)
      #expect(drawn.minY == bottom.rounded(.down) && drawn.maxY == top.rounded(.up))
      #expect(sheet.context.ctm == matrix)
      #expect(sheet.context.textPosition == CGPoint(x: -2, y: 12))
    }

    @Test func `bits of states are Apple's`() {
      let states: [CTRunStatus] = [.rightToLeft, .nonMonotonic, .hasNonIdentityMatrix]
      #expect(states.map(\.rawValue) == [1, 2, 4])
    }
  }
#endif
