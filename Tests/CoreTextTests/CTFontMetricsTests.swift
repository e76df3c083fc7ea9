#if OptionalLibraries
  import CoreText
  import Raster
  import TestSupport
  import Testing
  import UIKit

  /// Metrics, compared with the tables of the font files, whose units are 1/2048 of the size.
  @Suite struct CTFontMetricsTests {
    private static let size = 2048.0 / 64
    private let sans = CTFontCreateWithName("LiberationSans" as CFString, size, nil)
    private let italic = CTFontCreateWithName("LiberationSerif-Italic" as CFString, size, nil)
    private let mono = CTFontCreateWithName("LiberationMono" as CFString, size, nil)

    @Test func `metrics are numbers of the file's tables`() {
      #expect(CTFontGetLeading(sans) == 67.0 / 64)
      #expect(CTFontGetUnderlinePosition(sans) == -67.0 / 64)
      #expect(CTFontGetUnderlineThickness(sans) == 150.0 / 64)
      #expect(CTFontGetXHeight(sans) == 1082.0 / 64)
      #expect(CTFontGetCapHeight(italic) == 1341.0 / 64)
      #expect(CTFontGetSlantAngle(sans) == 0)
      #expect(isClose(Double(CTFontGetSlantAngle(italic)), -1_070_400.0 / 65536, within: 1e-9))
      #expect(CTFontGetMatrix(sans) == .identity)
      let box = CTFontGetBoundingBox(sans)
      let sides = [box.minX, box.minY, box.width, box.height].map { $0 * 64 }
      #expect(sides == [-1114, -621, 3780, 2628])
    }

    @Test func `names describe the family and the style`() {
      #expect("\(CTFontCopyFullName(italic))" == "Liberation Serif Italic")
      #expect("\(CTFontCopyDisplayName(italic))" == "Liberation Serif Italic")
      #expect("\(CTFontCopyDisplayName(sans))" == "Liberation Sans")
      #expect("\(CTFontCopyPostScriptName(italic))" == "LiberationSerif-Italic")
      let missing = CTFontCreateWithName("Nowhere-Bold" as CFString, 10, nil)
      #expect("\(CTFontCopyPostScriptName(missing))" == "Nowhere-Bold")
    }

    @Test func `traits are those of the face`() {
      #expect(CTFontGetSymbolicTraits(mono) == .traitMonoSpace)
      #expect(CTFontGetSymbolicTraits(italic) == .traitItalic)
      func traits(_ name: String) -> CTFontSymbolicTraits {
        CTFontGetSymbolicTraits(CTFontCreateWithName(name as CFString, 10, nil))
      }
      #expect(traits("LiberationSerif-BoldItalic") == [.traitBold, .traitItalic])
      #expect(traits("Inter-Medium") == [] && traits("Inter-SemiBold") == .traitBold)
    }

    @Test func `boxes and outlines of glyphs point up`() throws {
      let characters = Array("xb_ ".utf16)
      var glyphs = [CGGlyph](repeating: 9, count: 4)
      let hasAll = CTFontGetGlyphsForCharacters(sans, characters, &glyphs, 4)
      #expect(hasAll && glyphs == [91, 69, 66, 3])
      let units: [(Double, Double, Double, Double)] = [
        (23, 0, 979, 1082), (132, -20, 921, 1504), (-31, -407, 1193, 130), (0, 0, 0, 0),
      ]
      let boxes = units.map { CGRect(x: $0 / 64, y: $1 / 64, width: $2 / 64, height: $3 / 64) }
      var found = [CGRect](repeating: .null, count: 4)
      let all = CTFontGetBoundingRectsForGlyphs(sans, .default, glyphs, &found, 4)
      #expect(found == boxes && all == boxes[0].union(boxes[1]).union(boxes[2]))
      #expect(CTFontGetBoundingRectsForGlyphs(sans, .default, glyphs, nil, 1) == boxes[0])
      #expect(CTFontGetBoundingRectsForGlyphs(sans, .default, glyphs, nil, 0) == .zero)
      for index in 0..<3 {
        #expect(CTFontCreatePathForGlyph(sans, glyphs[index], nil)?.boundingBoxOfPath == boxes[index])
      }
      #expect(CTFontCreatePathForGlyph(sans, glyphs[3], nil) == nil)
      var matrix = CGAffineTransform(translationX: 2, y: 3).scaledBy(x: 2, y: 1)
      let moved = CTFontCreatePathForGlyph(sans, glyphs[0], &matrix)?.boundingBoxOfPath
      let expected = CGRect(x: 2 + 46.0 / 64, y: 3, width: 979.0 / 32, height: 1082.0 / 64)
      #expect(moved == expected)
    }

    @Test func `advances are added up`() {
      let glyphs: [CGGlyph] = [36, 91, 3]
      var advances = [CGSize](repeating: .zero, count: 3)
      let sum = CTFontGetAdvancesForGlyphs(sans, .default, glyphs, &advances, 3)
      #expect(sum * 64 == 1366 + 1024 + 569)
      #expect(advances.map { $0.width * 64 } == [1366, 1024, 569])
      #expect(CTFontGetAdvancesForGlyphs(sans, .default, glyphs, nil, 1) == 1366.0 / 64)
      #expect(CTFontGetAdvancesForGlyphs(sans, .default, glyphs, nil, 0) == 0)
    }

    @Test(arguments: [0, 1, 2, 3, 4])
    func `a pair of surrogates is one character, and half of one is missing`(_ count: Int) {
      let units = [0x41, 0xD83D, 0xDE00, 0x42] as [UniChar]
      var glyphs = [CGGlyph](repeating: 9, count: 4)
      let hasAll = CTFontGetGlyphsForCharacters(sans, units, &glyphs, count)
      #expect(hasAll == (count < 2))
      #expect(glyphs == Array([36, 0, 0, 37].prefix(count)) + Array(repeating: 9, count: 4 - count))
    }

    @Test func `a pair of surrogates has the glyph of its character`() {
      let mathematical = CTFontCreateWithName("DejaVu Sans" as CFString, 10, nil)
      // A mathematical double-struck A, U+1D538, between letters.
      let units = Array("a\u{1D538}b".utf16)
      var glyphs = [CGGlyph](repeating: 0, count: 4)
      let hasAll = CTFontGetGlyphsForCharacters(mathematical, units, &glyphs, 4)
      #expect(hasAll && glyphs[0] != 0 && glyphs[1] != 0 && glyphs[2] == 0 && glyphs[3] != 0)
    }

    @Test func `glyphs are filled at their positions in text space`() throws {
      let context = try #require(
        CGContext(
          data: nil, width: 30, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let bar = CTFontCreateWithName("LiberationSans" as CFString, 10, nil)
      // A vertical bar covers x from 0.9 to 1.7, and y from -2.1 to 7.2.
      context.textMatrix = CGAffineTransform(translationX: 1, y: 4)
      let glyphs: [CGGlyph] = [95, 95, 95]
      let positions = [CGPoint(x: 2, y: 3), CGPoint(x: 12, y: 13), CGPoint(x: 22, y: 3)]
      CTFontDrawGlyphs(bar, glyphs, positions, 2, context)
      CTFontDrawGlyphs(bar, glyphs, positions, 0, context)
      let image = try #require(context.makeImage()).bitmap
      func rows(_ x: Int) -> [Int] { (0..<30).filter { image[x, $0] != 0 } }
      #expect((0..<30).filter { !rows($0).isEmpty } == [3, 4, 13, 14])
      // The bars begin 4.9 and 14.9 above the bottom, and end 14.2 and 24.2 above it.
      for (x, top, bottom) in [(3, 15, 25), (13, 5, 15)] {
        #expect(rows(x) == Array(top...bottom))
      }
    }
  }
#endif
