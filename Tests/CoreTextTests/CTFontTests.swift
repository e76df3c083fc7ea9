#if OptionalLibraries
  import CoreText
  import Testing
  import UIKit

  @Suite struct CTFontTests {
    private let font = CTFontCreateWithName("LiberationSans" as CFString, 20, nil)

    @Test func `metrics are those of the file, in points`() {
      #expect(CTFontGetSize(font) == 20 && CTFontGetUnitsPerEm(font) == 2048)
      #expect(abs(CTFontGetAscent(font) - 1854.0 / 2048 * 20) < 1e-6)
      #expect(abs(CTFontGetDescent(font) - 434.0 / 2048 * 20) < 1e-6)
      #expect(abs(CTFontGetCapHeight(font) - 1409.0 / 2048 * 20) < 1e-6)
      #expect(CTFontGetGlyphCount(font) > 2000 && CTFontGetUnderlinePosition(font) < 0)
      #expect("\(CTFontCopyFamilyName(font))" == "Liberation Sans")
      #expect("\(CTFontCopyPostScriptName(font))" == "LiberationSans")
    }

    @Test func `characters have glyphs, with advances, boxes and outlines`() throws {
      let characters = Array("Ax\u{1F600}".utf16)
      var glyphs = [CGGlyph](repeating: 0, count: characters.count)
      let hasAll = CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
      #expect(!hasAll && glyphs[0] != 0 && glyphs[1] != 0 && glyphs[2...] == [0, 0])
      var advances = [CGSize](repeating: .zero, count: 2)
      let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
      #expect(abs(advances[0].width - 1366.0 / 2048 * 20) < 1e-6)
      #expect(abs(CGFloat(sum) - advances[0].width - advances[1].width) < 1e-6)
      let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
      var box = CGRect.zero
      CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &box, 1)
      #expect(path.boundingBoxOfPath == box && abs(box.minY) < 0.01 && box.maxY > 10)
    }

    @Test func `traits select fonts of the family`() throws {
      let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
      #expect("\(CTFontCopyPostScriptName(bold))" == "LiberationSans-Bold")
      #expect(CTFontGetSymbolicTraits(bold) == .traitBold && CTFontGetSymbolicTraits(font) == [])
      let descriptor = CTFontDescriptorCreateWithNameAndSize("LiberationSerif-Italic" as CFString, 9)
      let italic = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
      #expect(CTFontGetSize(italic) == 9 && CTFontGetSymbolicTraits(italic) == .traitItalic)
      #expect(CTFontGetSlantAngle(italic) < 0)
    }

    @Test @MainActor func `fonts of views are fonts of Core Text`() throws {
      let font = UIFont.systemFont(ofSize: 12, weight: .bold)
      let same = font as CTFont
      #expect(CTFontGetSize(same) == 12 && CTFontGetAscent(same) == font.ascender)
      let descriptor = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
      #expect(
        UIFont(descriptor: descriptor, size: 0).fontDescriptor.symbolicTraits.contains([
          .traitItalic, .traitBold,
        ]))
      let weighted = UIFontDescriptor(fontAttributes: [
        .family: "Liberation Sans", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      ])
      #expect(UIFont(descriptor: weighted, size: 7).fontDescriptor.symbolicTraits == .traitBold)
      #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 3) == 3)
    }
  }
#endif
