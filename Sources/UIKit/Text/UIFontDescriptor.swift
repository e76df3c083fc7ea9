public import CoreText

/// A description of a font by attributes: name, family, size and traits.
open class UIFontDescriptor: CTFontDescriptor, @unchecked Sendable {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the font, a string.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The name of the family, a string.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name of the style within the family, a string.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a string. It's stored and not used.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// The features that are switched, an array of dictionaries by ``FeatureKey``.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of ``SymbolicTraits``, a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number from -1 to 1.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  /// The name of a number of a feature, by Apple's Font Feature Registry.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, such as 6 for the spacing of digits.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The selector within the type, such as 0 for monospaced digits.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature: the former name of ``type``.
    public static let featureIdentifier = type
    /// The selector within the type: the former name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic or oblique.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wider than normal.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrower than normal.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// All glyphs have one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The rounded design, which is drawn as the usual one.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// Creates a descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    super.init(
      Dictionary(
        uniqueKeysWithValues: attributes.map { ($0.key.rawValue, Self.plain($0.value)) }))
  }

  /// Creates a descriptor with the name of a font and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: Double(size)])
  }

  /// Returns a value with strings in place of the names of traits and features, and numbers in place of weights.
  private static func plain(_ value: Any) -> Any {
    if let weight = value as? UIFont.Weight { return Double(weight.rawValue) }
    if let traits = value as? SymbolicTraits { return traits.rawValue }
    if let settings = value as? [[FeatureKey: Any]] {
      return settings.map { setting in
        Dictionary(uniqueKeysWithValues: setting.map { ($0.key.rawValue, $0.value) })
      }
    }
    guard let traits = value as? [TraitKey: Any] else { return value }
    return Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, plain($0.value)) })
      as [String: Any]
  }
}

extension UIFontDescriptor {
  /// The attributes.
  public final var fontAttributes: [AttributeName: Any] {
    Dictionary(uniqueKeysWithValues: attributes.map { (AttributeName(rawValue: $0.key), $0.value) })
  }

  /// The name of the font that has the attributes.
  public final var postscriptName: String { fontName }

  /// The size in points; 0 for none.
  public final var pointSize: CGFloat { size }

  /// The traits of the font that is drawn.
  public final var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: CTFontGetSymbolicTraits(CTFontCreateWithFontDescriptor(self, 0, nil)).rawValue)
  }

  /// Returns the value of an attribute; nil for one that the descriptor lacks.
  public final func object(forKey attribute: AttributeName) -> Any? { attributes[attribute.rawValue] }

  /// Returns a descriptor with more attributes, which are preferred.
  public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let merged = adding(UIFontDescriptor(fontAttributes: attributes)).attributes
    return UIFontDescriptor(
      fontAttributes: Dictionary(
        uniqueKeysWithValues: merged.map { (AttributeName(rawValue: $0.key), $0.value) }))
  }

  /// Returns the descriptor of the same family with traits; nil if no font of the family has them.
  public final func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let result = addingAttributes([.traits: [TraitKey.symbolic: symbolicTraits]])
    let checked: SymbolicTraits = [.traitBold, .traitItalic]
    guard result.symbolicTraits.intersection(checked) == symbolicTraits.intersection(checked) else {
      return nil
    }
    return result
  }

  /// Returns the descriptor with a size in points.
  public final func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: Double(newPointSize)])
  }

  /// Returns the descriptor with a family.
  public final func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor with a style of its family.
  public final func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.family: String(postscriptName.prefix { $0 != "-" }), .face: newFace])
  }

  /// Returns the descriptor of the system font with a design.
  public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let family: String
    switch design {
    case .serif: family = ".AppleSystemUIFontSerif"
    case .monospaced: family = ".AppleSystemUIFontMonospaced"
    default: family = ".SFUI"
    }
    let style = postscriptName.drop { $0 != "-" }.dropFirst()
    return addingAttributes([.name: "\(family)-\(style.isEmpty ? "Regular" : style)"])
  }

  /// Returns the descriptor of a text style's font, at the default content size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

extension UIFont {
  /// The name, the size and the features as a descriptor.
  public final var fontDescriptor: UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.name: fontName, .size: Double(pointSize)]
    attributes[.featureSettings] = features.settings
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Creates the font of a descriptor.
  ///
  /// - Parameter pointSize: The size in points; 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      unchecked: descriptor.postscriptName, size: pointSize == 0 ? descriptor.pointSize : pointSize,
      features: descriptor.features)
  }
}
