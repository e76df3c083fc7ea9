public import CoreGraphics

/// A description of a font: attributes, by the names that begin with `kCTFont`.
open class CTFontDescriptor: NSObject, @unchecked Sendable {  // Sendable: immutable
  package final let attributes: [String: Any]

  package init(_ attributes: [String: Any]) {
    self.attributes = attributes
    super.init()
  }
}

/// Returns a descriptor with a font's name and size.
///
/// - Parameter size: The size in points; 0 for none.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontDescriptor([
    "\(kCTFontNameAttribute)": "\(name)", "\(kCTFontSizeAttribute)": Double(size),
  ])
}

/// Returns a descriptor with attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes.byName)
}

/// Returns a descriptor whose attributes are replaced by others of the same names.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.adding(CTFontDescriptor(attributes.byName))
}

/// Returns an attribute; nil for one that the descriptor lacks.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef?
{
  descriptor.attributes["\(attribute)"].map { $0 as AnyObject }
}

/// Returns all attributes.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  NSDictionary(dictionary: descriptor.attributes)
}

/// Returns the descriptor of a font: its name, its size, its family and its features.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  var attributes: [String: Any] = [
    "\(kCTFontNameAttribute)": font.name, "\(kCTFontSizeAttribute)": Double(font.size),
    "\(kCTFontFamilyNameAttribute)": "\(CTFontCopyFamilyName(font))",
  ]
  attributes["\(kCTFontFeatureSettingsAttribute)"] = font.features.settings
  return CTFontDescriptor(attributes)
}

/// The PostScript name, a string.
nonisolated(unsafe) public let kCTFontNameAttribute = CFString(string: "NSFontNameAttribute")
/// The size in points, a number.
nonisolated(unsafe) public let kCTFontSizeAttribute = CFString(string: "NSFontSizeAttribute")
/// The name of the family, a string.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute = CFString(string: "NSFontFamilyAttribute")
/// The name of the style within the family, a string.
nonisolated(unsafe) public let kCTFontStyleNameAttribute = CFString(string: "NSFontFaceAttribute")
/// The traits, a dictionary with the names that end with `Trait`.
nonisolated(unsafe) public let kCTFontTraitsAttribute = CFString(string: "NSCTFontTraitsAttribute")
/// The bits of ``CTFontSymbolicTraits``, a number.
nonisolated(unsafe) public let kCTFontSymbolicTrait = CFString(string: "NSCTFontSymbolicTrait")
/// The weight from -1 to 1, where 0 is regular, a number.
nonisolated(unsafe) public let kCTFontWeightTrait = CFString(string: "NSCTFontWeightTrait")

extension CTFontDescriptor {
  /// Returns a descriptor with the attributes of another one in addition, which are preferred.
  ///
  /// A family or a style of the other one replaces this one's name.
  package final func adding(_ other: CTFontDescriptor) -> CTFontDescriptor {
    var own = attributes
    let names = [kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute]
    if names.contains(where: { other.attributes["\($0)"] != nil }) { own["\(kCTFontNameAttribute)"] = nil }
    return CTFontDescriptor(own.merging(other.attributes) { $1 })
  }

  private func string(_ key: CFString) -> String? {
    attributes["\(key)"].flatMap { $0 as? String ?? ($0 as? NSString).map { "\($0)" } }
  }

  /// The size in points; 0 for none.
  package final var size: CGFloat { CGFloat(Self.number(attributes["\(kCTFontSizeAttribute)"]) ?? 0) }

  static func number(_ value: Any?) -> Double? {
    value as? Double ?? (value as? CGFloat).map { Double($0) } ?? (value as? Int).map { Double($0) }
      ?? (value as? UInt32).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
  }

  /// The name of the font that has the attributes.
  package final var fontName: String {
    let traits =
      attributes["\(kCTFontTraitsAttribute)"] as? [String: Any]
      ?? (attributes["\(kCTFontTraitsAttribute)"] as? NSDictionary)?.byName ?? [:]
    let symbolic = Self.number(traits["\(kCTFontSymbolicTrait)"]).map {
      CTFontSymbolicTraits(rawValue: UInt32(min(max($0, 0), 4_294_967_295)))
    }
    let weight = Self.number(traits["\(kCTFontWeightTrait)"])
    let name = string(kCTFontNameAttribute)
    if symbolic == nil, weight == nil, let name { return name }
    let family = string(kCTFontFamilyNameAttribute) ?? name.map(Self.family) ?? ""
    if let style = string(kCTFontStyleNameAttribute) { return "\(family)-\(style.filter { $0 != " " })" }
    return Self.name(family: family, symbolic ?? [], weight: weight)
  }

  private static func family(of name: String) -> String { String(name.prefix { $0 != "-" }) }

  /// Returns the name of a family's font with traits.
  ///
  /// - Parameter weight: The weight from -1 to 1; nil for that of the traits.
  package static func name(family: String, _ traits: CTFontSymbolicTraits, weight: Double? = nil) -> String {
    let weights = [
      (-0.8, "UltraLight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
      (0.3, "SemiBold"),
      (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
    ]
    let wanted = weight ?? (traits.contains(.traitBold) ? 0.4 : 0)
    let nearest = weights.min { abs($0.0 - wanted) < abs($1.0 - wanted) }?.1 ?? "Regular"
    let isItalic = traits.contains(.traitItalic)
    return family + "-" + (isItalic ? (nearest == "Regular" ? "" : nearest) + "Italic" : nearest)
  }
}

extension NSDictionary {
  /// The values by their names.
  var byName: [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in self {
      if let key = key as? String ?? (key as? NSString).map({ "\($0)" }) { values[key] = value }
    }
    return values
  }
}
