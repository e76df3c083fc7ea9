#if OptionalLibraries
  import CoreText
  import Raster
  import Testing
  import UIKit

  @Suite struct CTFontCreationTests {
    private let font = CTFont(unchecked: "LiberationSans", size: 20, features: [FontFeature("tnum", 1)])

    @Test(
      arguments: [(0, 12), (-1, 12), (.infinity, 12), (.nan, 12), (0.5, 0.5), (1, 1), (20, 20)]
        as [(CGFloat, CGFloat)])
    func `a size that isn't above 0 and finite stands for 12`(_ size: CGFloat, _ expected: CGFloat) {
      let name = "LiberationSans" as CFString
      #expect(CTFontGetSize(CTFontCreateWithName(name, size, nil)) == expected)
      #expect(CTFontGetSize(CTFontCreateWithNameAndOptions(name, size, nil, .preferSystemFont)) == expected)
      let descriptor = CTFontDescriptorCreateWithNameAndSize(name, size)
      #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == expected)
      #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 3, nil)) == 3)
    }

    @Test(
      arguments: [
        (.user, ".SFUI-Regular", 13), (.userFixedPitch, ".AppleSystemUIFontMonospaced-Regular", 12),
        (.system, ".SFUI-Regular", 13), (.emphasizedSystem, ".SFUI-Semibold", 13),
        (.smallSystem, ".SFUI-Regular", 11), (.smallEmphasizedSystem, ".SFUI-Semibold", 11),
        (.miniSystem, ".SFUI-Regular", 9), (.label, ".SFUI-Regular", 10),
      ] as [(CTFontUIFontType, String, CGFloat)])
    func `fonts of user interfaces have sizes of their own`(
      _ type: CTFontUIFontType, _ name: String, _ size: CGFloat
    ) throws {
      let font = try #require(CTFontCreateUIFontForLanguage(type, 0, nil))
      #expect(font.name == name && font.size == size)
      #expect(CTFontCreateUIFontForLanguage(type, 33, nil)?.size == 33)
    }

    @Test func `names of types and options are Apple's numbers`() {
      let types: [CTFontUIFontType] = [
        .user, .userFixedPitch, .system, .emphasizedSystem, .smallSystem, .smallEmphasizedSystem, .miniSystem,
        .label,
      ]
      #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 10])
      #expect(CTFontOptions.preventAutoActivation.rawValue == 1)
      #expect(CTFontOptions.preferSystemFont.rawValue == 4)
      #expect([CTFontOrientation.default, .horizontal, .vertical].map(\.rawValue) == [0, 1, 2])
      let traits: [CTFontSymbolicTraits] = [
        .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace, .traitColorGlyphs,
      ]
      #expect(traits.map(\.rawValue) == [1, 2, 32, 64, 1024, 8192])
      let styles: [CTUnderlineStyle] = [.single, .thick, .double]
      #expect(styles.map(\.rawValue) == [1, 2, 9])
    }

    @Test func `a graphics font has its name`() throws {
      let graphicsFont = try #require(CGFont("LiberationSerif-Bold" as CFString))
      let font = CTFontCreateWithGraphicsFont(graphicsFont, 5, nil, nil)
      #expect(font.name == "LiberationSerif-Bold" && font.size == 5)
    }

    @Test func `copies keep what isn't changed`() throws {
      let copy = CTFontCreateCopyWithAttributes(font, 0, nil, nil)
      #expect(copy == font && copy.hash == font.hash)
      #expect(CTFontCreateCopyWithAttributes(font, 7, nil, nil).size == 7)
      #expect(CTFontCreateCopyWithAttributes(font, -1, nil, nil).size == 12)
      let family = CTFontDescriptor(["\(kCTFontFamilyNameAttribute)": "Liberation Serif"])
      let serif = CTFontCreateCopyWithAttributes(font, 0, nil, family)
      #expect(serif.size == 20 && serif.features == font.features)
      #expect("\(CTFontCopyFamilyName(serif))" == "Liberation Serif")
      let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
      #expect(bold.size == 20 && bold.features == font.features)
      #expect(CTFontCreateCopyWithSymbolicTraits(font, 6, nil, .traitBold, .traitBold)?.size == 6)
    }

    @Test func `fonts are equal if their names, sizes and features are`() {
      #expect(font == CTFont(unchecked: "LiberationSans", size: 20, features: font.features))
      #expect(font != CTFont(unchecked: "LiberationSans", size: 20))
      #expect(font != CTFont(unchecked: "LiberationSans", size: 21, features: font.features))
      #expect(font != CTFont(unchecked: "LiberationMono", size: 20, features: font.features))
      #expect(!font.isEqual(NSNull()) && !font.isEqual("LiberationSans"))
      let hashes = Set([
        font.hash, CTFont(unchecked: "LiberationSans", size: 20).hash,
        CTFont(unchecked: "LiberationSans", size: 21, features: font.features).hash,
        CTFont(unchecked: "LiberationMono", size: 20, features: font.features).hash,
      ])
      #expect(hashes.count == 4)
    }

    @Test func `only masked traits change`() {
      let bold = CTFontCreateWithName("LiberationSans-Bold" as CFString, 10, nil)
      func traits(_ value: CTFontSymbolicTraits, _ mask: CTFontSymbolicTraits) -> CTFontSymbolicTraits? {
        CTFontCreateCopyWithSymbolicTraits(bold, 0, nil, value, mask).map(CTFontGetSymbolicTraits)
      }
      #expect(traits([.traitItalic], [.traitItalic]) == [.traitBold, .traitItalic])
      #expect(traits([.traitItalic], []) == .traitBold)
      #expect(traits([], [.traitBold]) == [])
      #expect(traits([.traitItalic], [.traitBold, .traitItalic]) == .traitItalic)
    }

    @Test func `a font for a string is the font that draws it`() {
      func font(_ string: String, _ location: Int, _ length: Int) -> CTFont {
        CTFontCreateForString(self.font, string as CFString, CFRangeMake(location, length))
      }
      #expect(font("ab", 0, 2) === self.font && font("ab", 1, 1) === self.font)
      // Inter has circled digits, Liberation Sans doesn't.
      let other = font("a①②", 1, 2)
      #expect(other !== self.font && other.size == 20)
      #expect(CTFontCopyFamilyName(other) != CTFontCopyFamilyName(self.font))
      #expect(font("a①", 0, 1) === self.font)
      // Ranges beyond the string.
      for (location, length) in [(-1, 1), (1, 3), (0, 0), (4, 1), (3, -1)] {
        #expect(font("①②③", location, length) === self.font, "\(location), \(length)")
      }
      #expect(font("①②③", 2, 1) !== self.font)
    }
  }
#endif
