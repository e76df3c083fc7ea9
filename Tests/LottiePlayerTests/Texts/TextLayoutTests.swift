import CoreGraphics
import Foundation
import Raster
import Testing

@testable import LottiePlayer

@Suite struct TextLayoutTests {
  func expectClose(_ one: [Double], _ other: [Double], _ location: SourceLocation = #_sourceLocation) {
    let close = one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
    #expect(close, "\(one) and \(other)", sourceLocation: location)
  }

  @Test func `a line is as wide as its letters without trailing spaces`() throws {
    expectClose(try TextSample.layout(#""t":"ABC""#).lineWidths, [16])
    expectClose(try TextSample.layout(#""t":"A B  ""#).lineWidths, [15])
    expectClose(try TextSample.layout(#""t":"""#).lineWidths, [0])
  }

  @Test(arguments: [0.0, 100, -50, 1000])
  func `tracking is between letters`(_ tracking: Double) throws {
    let layout = try TextSample.layout(#""t":"ABC","tr":\#(tracking)"#)
    expectClose(layout.lineWidths, [16 + 2 * tracking / 100])
    expectClose(layout.letters.map(\.position.x), [0, 7 + tracking / 100, 12 + 2 * tracking / 100])
  }

  @Test(arguments: [#"\r"#, #"\n"#, #"\u0003"#, #"\r\n"#])
  func `lines end at the text's line breaks`(_ lineEnd: String) throws {
    let layout = try TextSample.layout(#""t":"A\#(lineEnd)BC","lh":14"#)
    expectClose(layout.lineWidths, [7, 9])
    expectClose(layout.letters.map(\.position.y), [0, 14, 14])
  }

  @Test func `the default line height is 1.2 times the size`() throws {
    expectClose(try TextSample.layout(#""t":"A\rB\r\rC""#).letters.map(\.position.y), [0, 12, 36])
  }

  @Test func `lines are aligned to the origin by their left ends, right ends or middles`() throws {
    for (justification, part) in [(0, 0.0), (1, 1), (2, 0.5)] {
      let layout = try TextSample.layout(#""t":"ABC\rB","tr":200,"j":\#(justification)"#)
      for line in 0...1 {
        let start = try #require(layout.letters.first { $0.line == line }).position.x
        expectClose([start], [-part * layout.lineWidths[line]])
      }
    }
  }

  @Test func `lines in a box are aligned left, right or in the middle`() throws {
    for (justification, part) in [(0, 0.0), (1, 1), (2, 0.5)] {
      let layout = try TextSample.layout(#""t":"ABC\rB","sz":[40,20],"ps":[-5,3],"j":\#(justification)"#)
      for (line, first) in [(0, 0), (1, 3)] {
        expectClose([layout.letters[first].position.x], [-5 + part * (40 - layout.lineWidths[line])])
      }
      // The font's ascent is 75 percent of its size.
      expectClose([layout.letters[0].position.y], [3 + 7.5])
    }
  }

  @Test func `lines wrap between words, fit the box and keep every letter`() throws {
    let text = "A BC ABC B AB CCC A"
    for width in [16.5, 20, 25, 40, 100] {
      let layout = try TextSample.layout(#""t":"\#(text)","sz":[\#(width),50],"ps":[0,0]"#)
      #expect(layout.lineWidths.allSatisfy { $0 <= width })
      #expect(layout.letters.count { !$0.outline.isEmpty } == text.count { $0 != " " })
      let lines = Dictionary(grouping: layout.letters.filter { !$0.outline.isEmpty }, by: \.line)
      #expect(lines.count == layout.lineWidths.count)
    }
  }

  @Test(arguments: [0.0, -10, 3])
  func `a word that is wider than the box breaks anywhere`(_ width: Double) throws {
    let layout = try TextSample.layout(#""t":"ABC","sz":[\#(width),50],"ps":[0,0]"#)
    expectClose(layout.lineWidths, [7, 5, 4])
  }

  @Test func `justified lines fill the box, the last one only if asked`() throws {
    for (justification, stretches) in [(3, false), (6, true)] {
      let layout = try TextSample.layout(
        #""t":"A A A B B","sz":[30,50],"ps":[0,0],"j":\#(justification)"#)
      let last = layout.letters.last { $0.line == 0 }!
      expectClose([last.position.x + last.advance], [30])
      let end = layout.letters.last!
      expectClose([end.position.x + end.advance], [stretches ? 30 : 13])
    }
  }

  @Test func `a baseline shift lifts the text`() throws {
    expectClose(try TextSample.layout(#""t":"A","ls":4"#).letters.map(\.position.y), [-4])
  }

  @Test func `capitals replace lowercase letters, at full or reduced size`() throws {
    expectClose(try TextSample.layout(#""t":"Abc","ca":1"#).letters.map(\.advance), [7, 5, 4])
    expectClose(try TextSample.layout(#""t":"Abc","ca":2"#).letters.map(\.advance), [7, 3.5, 2.8])
  }
}

@Suite struct TextFaceTests {
  func glyphs(_ text: String, font: String = "Known") throws -> (glyphs: [TextGlyph], reports: [String]) {
    let document = try TextSample.document(TextSample.json(#""t":"""#))
    let fonts = TextFonts(document, shaper: BoxShaper())
    let notes = Notes()
    let face = TextFace(fonts: fonts, font: fonts.font(font), size: 10) { notes.texts.append($0) }
    return (face.glyphs(text.map { TextCharacter(text: String($0)) }), notes.texts)
  }

  private final class Notes { var texts: [String] = [] }

  @Test func `each character of an installed font has its own outline and advance`() throws {
    let glyphs = try glyphs("äbö").glyphs
    #expect(glyphs.map(\.index) == [0, 1, 2])
    #expect(glyphs.map(\.advance) == [5, 5, 5])
    #expect(glyphs.allSatisfy { $0.outline.boundingBox.minX == 0 && $0.outline.boundingBox.width == 4 })
  }

  @Test func `ligatures of Latin letters are taken apart`() throws {
    let glyphs = try glyphs("xffi").glyphs
    #expect(glyphs.map(\.index) == [0, 1, 2, 3])
    #expect(glyphs.map(\.advance) == [5, 5, 5, 5])
  }

  @Test func `a character that the file lacks comes from an installed font and is reported`() throws {
    let (glyphs, reports) = try glyphs("AxB", font: "Own")
    #expect(glyphs.map(\.advance) == [7, 5, 5])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Boxes") == true)
  }

  @Test func `the outlines of all letters together have at most a million points`() throws {
    let fonts = TextFonts(try TextSample.document(TextSample.json(#""t":"""#)), shaper: MissingTextShaper())
    let outline = CGMutablePath()
    outline.addLines(between: (0..<400_000).map { CGPoint(x: Double($0), y: 0) })
    #expect((0..<4).map { _ in fonts.reserveOutline(outline) } == [true, true, false, false])
  }

  @Test func `characters that no font has are left out and reported`() throws {
    let builder = try TextSample.builder(TextSample.json(#""t":"xyz""#))
    _ = builder.rootLayer()
    #expect(builder.context.unsupported.count >= 1)
  }
}
