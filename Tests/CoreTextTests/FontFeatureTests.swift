#if OptionalLibraries
  import CoreText
  import Raster
  import Testing
  import UIKit

  @Suite struct FontFeatureTests {
    private func features(_ settings: [[CFString: Any]]) -> [FontFeature] {
      let named = settings.map { Dictionary(uniqueKeysWithValues: $0.map { ("\($0)", $1) }) }
      return CTFontDescriptor(["\(kCTFontFeatureSettingsAttribute)": named]).features
    }

    private func feature(_ type: Int, _ selector: Int) -> FontFeature? {
      features([[kCTFontFeatureTypeIdentifierKey: type, kCTFontFeatureSelectorIdentifierKey: selector]]).first
    }

    // The numbers are those of SFNTLayoutTypes.h. Each pair of a type and a selector occurs once.
    @Test(
      arguments: [
        (1, 2, "liga", 1), (1, 3, "liga", 0), (1, 4, "dlig", 1), (1, 5, "dlig", 0), (1, 18, "clig", 1),
        (1, 19, "clig", 0), (1, 20, "hlig", 1), (1, 21, "hlig", 0), (6, 0, "tnum", 1), (6, 1, "pnum", 1),
        (10, 1, "sups", 1), (10, 2, "subs", 1), (10, 3, "ordn", 1), (10, 4, "sinf", 1), (11, 1, "afrc", 1),
        (11, 2, "frac", 1), (14, 4, "zero", 1), (14, 5, "zero", 0), (15, 10, "mgrk", 1), (15, 11, "mgrk", 0),
        (21, 0, "onum", 1), (21, 1, "lnum", 1), (22, 0, "pwid", 1), (22, 1, "fwid", 1), (22, 2, "hwid", 1),
        (22, 3, "twid", 1), (22, 4, "qwid", 1), (22, 5, "palt", 1), (22, 6, "halt", 1), (33, 0, "case", 1),
        (33, 1, "case", 0), (33, 2, "cpsp", 1), (33, 3, "cpsp", 0), (36, 0, "calt", 1), (36, 1, "calt", 0),
        (36, 2, "swsh", 1), (36, 3, "swsh", 0), (36, 4, "cswh", 1), (36, 5, "cswh", 0), (37, 1, "smcp", 1),
        (37, 2, "pcap", 1), (38, 1, "c2sc", 1), (38, 2, "c2pc", 1), (35, 2, "ss01", 1), (35, 3, "ss01", 0),
        (35, 4, "ss02", 1), (35, 20, "ss10", 1), (35, 40, "ss20", 1), (35, 41, "ss20", 0),
      ] as [(Int, Int, StaticString, UInt32)])
    func `Apple's types and selectors have OpenType tags`(
      _ type: Int, _ selector: Int, _ tag: StaticString, _ value: UInt32
    ) {
      #expect(feature(type, selector) == FontFeature(tag, value))
    }

    @Test(arguments: [(1, 0), (1, 6), (6, 2), (37, 0), (35, 0), (35, 1), (35, 42), (39, 1), (0, 0)])
    func `other types and selectors have no effect`(_ type: Int, _ selector: Int) {
      #expect(feature(type, selector) == nil)
    }

    @Test func `a tag has four ASCII characters, and a value that is 1 by default`() {
      func feature(_ tag: String, _ value: Any? = nil) -> FontFeature? {
        var setting: [CFString: Any] = [kCTFontOpenTypeFeatureTag: tag]
        setting[kCTFontOpenTypeFeatureValue] = value
        return features([setting]).first
      }
      #expect(feature("smcp") == FontFeature("smcp", 1))
      #expect(feature("a ~z", 0) == FontFeature("a ~z", 0))
      #expect(feature("a ~z")?.tag == 0x61_20_7E_7A)
      #expect(feature("aalt", 4_294_967_295.0) == FontFeature("aalt", 4_294_967_295))
      for tag in ["smc", "smcps", "sm\u{1F}p", "sm\u{7F}p", "smé"] { #expect(feature(tag) == nil) }
      for value in [-1, 4_294_967_296] { #expect(feature("smcp", value) == nil) }
    }

    @Test func `settings keep their order, and only 64 of them count`() {
      let known: [CFString: Any] = [kCTFontOpenTypeFeatureTag: "smcp"]
      let last: [CFString: Any] = [kCTFontOpenTypeFeatureTag: "zero"]
      #expect(features([last, [:], known]) == [FontFeature("zero", 1), FontFeature("smcp", 1)])
      #expect(features(Array(repeating: known, count: 63) + [last]).last == FontFeature("zero", 1))
      #expect(features(Array(repeating: known, count: 64) + [last]).last == FontFeature("smcp", 1))
      #expect(features([[kCTFontFeatureTypeIdentifierKey: 6]]).isEmpty)
      #expect(features([[kCTFontFeatureSelectorIdentifierKey: 0]]).isEmpty)
    }

    @Test func `settings of features lead to the same features`() throws {
      #expect([FontFeature]().settings == nil)
      let features = [FontFeature("tnum", 1), FontFeature("aalt", 300), FontFeature("liga", 0)]
      let settings = try #require(features.settings)
      #expect(settings.map { $0["\(kCTFontOpenTypeFeatureTag)"] as? String } == ["tnum", "aalt", "liga"])
      #expect(CTFontDescriptor(["\(kCTFontFeatureSettingsAttribute)": settings]).features == features)
    }
  }
#endif
