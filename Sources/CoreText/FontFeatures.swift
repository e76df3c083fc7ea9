public import CoreGraphics
package import Raster

// Features of fonts are requested as Apple's numbers for types and selectors, or as OpenType tags with values.

/// The features that are switched, an array of dictionaries: each with ``kCTFontFeatureTypeIdentifierKey`` and
/// ``kCTFontFeatureSelectorIdentifierKey``, or with ``kCTFontOpenTypeFeatureTag`` and ``kCTFontOpenTypeFeatureValue``.
/// Features that a font lacks, and types without an OpenType tag, have no effect.
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute = CFString(
  string: "NSCTFontFeatureSettingsAttribute")
/// The type of a feature, a number, such as 6 for the spacing of digits.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey = CFString(string: "CTFeatureTypeIdentifier")
/// The selector within the type, a number, such as 0 for monospaced digits.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey = CFString(
  string: "CTFeatureSelectorIdentifier")
/// The OpenType tag of a feature, a string of four ASCII characters, such as "tnum".
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag = CFString(string: "CTFeatureOpenTypeTag")
/// The value of that feature, a number: 0 switches it off, 1 on; others choose among alternatives.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue = CFString(string: "CTFeatureOpenTypeValue")

extension CTFontDescriptor {
  /// The features that are switched.
  package final var features: [FontFeature] {
    let value = attributes["\(kCTFontFeatureSettingsAttribute)"]
    let settings = value as? [[String: Any]] ?? (value as? NSArray)?.compactMap(Self.setting) ?? []
    return settings.prefix(Self.featureLimit).compactMap(FontFeature.init(setting:))
  }

  private static let featureLimit = 64

  private static func setting(_ value: Any) -> [String: Any]? {
    value as? [String: Any] ?? (value as? NSDictionary)?.byName
  }
}

extension FontFeature {
  /// Creates the feature of a setting; nil for an unknown one.
  fileprivate init?(setting: [String: Any]) {
    func number(_ key: CFString) -> Int? {
      CTFontDescriptor.number(setting["\(key)"]).flatMap { Int(exactly: $0) }
    }
    if let tag = setting["\(kCTFontOpenTypeFeatureTag)"] {
      self.init(name: "\(tag)", value: number(kCTFontOpenTypeFeatureValue) ?? 1)
    } else if let type = number(kCTFontFeatureTypeIdentifierKey),
      let selector = number(kCTFontFeatureSelectorIdentifierKey)
    {
      self.init(type: type, selector: selector)
    } else {
      return nil
    }
  }

  /// Creates a feature from a tag; nil for one that isn't four ASCII characters, or for a negative value.
  private init?(name: String, value: Int) {
    guard name.utf8.count == 4, name.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
      let value = UInt32(exactly: value)
    else { return nil }
    self.init(tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
  }

  /// Creates the feature that corresponds to one of Apple's Font Feature Registry; nil if there is none.
  private init?(type: Int, selector: Int) {
    if type == Self.stylisticAlternatives, (2...41).contains(selector) {
      // Selectors 2 and 3 switch the first stylistic set on and off, 4 and 5 the second one, and so on.
      let digits = "\(100 + selector / 2)".dropFirst()
      self.init(name: "ss\(digits)", value: 1 - selector % 2)
    } else if let feature = Self.byType[type]?[selector] {
      self.init(name: feature.tag, value: feature.value)
    } else {
      return nil
    }
  }

  private static let stylisticAlternatives = 35

  /// The OpenType features of Apple's types and selectors. Sources: Apple's header SFNTLayoutTypes.h, and Microsoft's OpenType
  /// feature registry.
  private static let byType: [Int: [Int: (tag: String, value: Int)]] = [
    // Ligatures.
    1: [
      2: ("liga", 1), 3: ("liga", 0), 4: ("dlig", 1), 5: ("dlig", 0), 18: ("clig", 1), 19: ("clig", 0),
      20: ("hlig", 1), 21: ("hlig", 0),
    ],
    // The spacing of numbers.
    6: [0: ("tnum", 1), 1: ("pnum", 1)],
    // Vertical positions.
    10: [1: ("sups", 1), 2: ("subs", 1), 3: ("ordn", 1), 4: ("sinf", 1)],
    // Fractions.
    11: [1: ("afrc", 1), 2: ("frac", 1)],
    // Typographic extras.
    14: [4: ("zero", 1), 5: ("zero", 0)],
    // Mathematical extras.
    15: [10: ("mgrk", 1), 11: ("mgrk", 0)],
    // The case of numbers.
    21: [0: ("onum", 1), 1: ("lnum", 1)],
    // The spacing of text.
    22: [
      0: ("pwid", 1), 1: ("fwid", 1), 2: ("hwid", 1), 3: ("twid", 1), 4: ("qwid", 1), 5: ("palt", 1),
      6: ("halt", 1),
    ],
    // Layout that depends on the case.
    33: [0: ("case", 1), 1: ("case", 0), 2: ("cpsp", 1), 3: ("cpsp", 0)],
    // Contextual alternates.
    36: [
      0: ("calt", 1), 1: ("calt", 0), 2: ("swsh", 1), 3: ("swsh", 0), 4: ("cswh", 1), 5: ("cswh", 0),
    ],
    // Lower case.
    37: [1: ("smcp", 1), 2: ("pcap", 1)],
    // Upper case.
    38: [1: ("c2sc", 1), 2: ("c2pc", 1)],
  ]
}

extension [FontFeature] {
  /// The value of ``kCTFontFeatureSettingsAttribute`` for these features; nil without any.
  package var settings: [[String: Any]]? {
    isEmpty
      ? nil
      : map { feature in
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: feature.tag >> $0) }
        return [
          "\(kCTFontOpenTypeFeatureTag)": String(decoding: bytes, as: UTF8.self),
          "\(kCTFontOpenTypeFeatureValue)": Int(feature.value),
        ]
      }
  }
}
