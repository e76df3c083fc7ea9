#if OptionalLibraries
  import CoreText
  import Raster
  import Testing
  import UIKit

  @Suite struct CTFontDescriptorTests {
    private func descriptor(_ attributes: [CFString: Any]) -> CTFontDescriptor {
      CTFontDescriptor(Dictionary(uniqueKeysWithValues: attributes.map { ("\($0)", $1) }))
    }

    @Test(
      arguments: [
        (-1, "UltraLight"), (-0.8, "UltraLight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"),
        (0.23, "Medium"), (0.3, "SemiBold"), (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
        (1, "Black"),
        // On either side of the middle between two weights.
        (-0.71, "UltraLight"), (-0.69, "Thin"), (-0.51, "Thin"), (-0.49, "Light"), (-0.21, "Light"),
        (-0.19, "Regular"), (0.11, "Regular"), (0.12, "Medium"), (0.26, "Medium"), (0.27, "SemiBold"),
        (0.34, "SemiBold"), (0.36, "Bold"), (0.47, "Bold"), (0.49, "ExtraBold"), (0.58, "ExtraBold"),
        (0.6, "Black"),
      ] as [(Double, String)])
    func `a weight selects the nearest style`(_ weight: Double, _ style: String) {
      #expect(CTFontDescriptor.name(family: "F", [], weight: weight) == "F-\(style)")
      let traits: [String: Any] = ["\(kCTFontWeightTrait)": weight]
      #expect(
        descriptor([kCTFontFamilyNameAttribute: "F", kCTFontTraitsAttribute: traits]).fontName
          == "F-\(style)")
      let italic = style == "Regular" ? "F-Italic" : "F-\(style)Italic"
      #expect(CTFontDescriptor.name(family: "F", .traitItalic, weight: weight) == italic)
      #expect(CTFontDescriptor.name(family: "F", [.traitBold, .traitItalic], weight: weight) == italic)
    }

    @Test(
      arguments: [
        ([], "Regular"), (.traitItalic, "Italic"), (.traitBold, "Bold"),
        ([.traitBold, .traitItalic], "BoldItalic"), (.traitExpanded, "Regular"),
      ] as [(CTFontSymbolicTraits, String)])
    func `traits without a weight select one of four styles`(_ traits: CTFontSymbolicTraits, _ style: String)
    {
      #expect(CTFontDescriptor.name(family: "F", traits) == "F-\(style)")
      for number in [traits.rawValue as Any, Int(traits.rawValue), Double(traits.rawValue)] {
        let value: [String: Any] = ["\(kCTFontSymbolicTrait)": number]
        #expect(
          descriptor([kCTFontNameAttribute: "F-Thin", kCTFontTraitsAttribute: value]).fontName
            == "F-\(style)")
      }
    }

    @Test func `traits out of the range of their bits are limited to it`() {
      func name(_ number: Double) -> String {
        let traits: [String: Any] = ["\(kCTFontSymbolicTrait)": number]
        return descriptor([kCTFontFamilyNameAttribute: "F", kCTFontTraitsAttribute: traits]).fontName
      }
      #expect(name(-1) == "F-Regular" && name(4_294_967_296) == "F-BoldItalic")
    }

    @Test func `a name is preferred, and a family with a style replaces it`() {
      #expect(descriptor([:]).fontName == "-Regular")
      #expect(descriptor([kCTFontNameAttribute: "A-B", kCTFontFamilyNameAttribute: "F"]).fontName == "A-B")
      #expect(
        descriptor([kCTFontFamilyNameAttribute: "F", kCTFontStyleNameAttribute: "Semi Bold"]).fontName
          == "F-SemiBold")
      let named = CTFontDescriptorCreateWithNameAndSize("A-Bold" as CFString, 7)
      #expect(named.fontName == "A-Bold" && named.size == 7)
      let family = named.adding(descriptor([kCTFontFamilyNameAttribute: "F"]))
      #expect(family.fontName == "F-Regular" && family.size == 7)
      let style = named.adding(descriptor([kCTFontStyleNameAttribute: "Thin"]))
      #expect(CTFontDescriptorCopyAttribute(style, kCTFontNameAttribute) == nil)
      let size = named.adding(descriptor([kCTFontSizeAttribute: 9]))
      #expect(size.fontName == "A-Bold" && size.size == 9)
    }

    @Test func `a descriptor has the attributes with which it's made`() throws {
      let attributes = NSDictionary(dictionary: [
        "\(kCTFontNameAttribute)": "A", "\(kCTFontSizeAttribute)": 5.0, "other": "x",
      ])
      let descriptor = CTFontDescriptorCreateWithAttributes(attributes)
      #expect(descriptor.fontName == "A" && descriptor.size == 5)
      #expect(CTFontDescriptorCopyAttributes(descriptor).count == 3)
      #expect(CTFontDescriptorCopyAttribute(descriptor, "other" as CFString).map { "\($0)" } == "x")
      #expect(CTFontDescriptorCopyAttribute(descriptor, "another" as CFString) == nil)
      let changes = NSDictionary(dictionary: ["\(kCTFontSizeAttribute)": 6.0])
      let copy = CTFontDescriptorCreateCopyWithAttributes(descriptor, changes)
      #expect(copy.fontName == "A" && copy.size == 6)
      #expect(self.descriptor([:]).size == 0)
    }

    @Test func `a size can be a number of any type`() {
      for number in [3, 3.0, CGFloat(3), UInt32(3), NSNumber(value: 3)] as [Any] {
        #expect(descriptor([kCTFontSizeAttribute: number]).size == 3, "\(type(of: number))")
      }
    }

    @Test func `a font's descriptor has its name, size, family and features`() throws {
      let font = CTFont(
        unchecked: "LiberationSans-Bold", size: 8, features: [FontFeature("tnum", 1), FontFeature("ss02", 3)])
      let descriptor = CTFontCopyFontDescriptor(font)
      #expect(descriptor.fontName == "LiberationSans-Bold" && descriptor.size == 8)
      #expect(descriptor.features == font.features)
      let family = CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute)
      #expect(family.map { "\($0)" } == "Liberation Sans")
      let plain = CTFontCopyFontDescriptor(CTFont(unchecked: "LiberationSans", size: 8))
      #expect(CTFontDescriptorCopyAttribute(plain, kCTFontFeatureSettingsAttribute) == nil)
    }
  }
#endif
