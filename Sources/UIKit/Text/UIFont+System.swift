public import CoreGraphics

extension UIFont {
  /// How thick strokes are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight of a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }

  /// What a text is for, which decides its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the style.
    public let rawValue: String

    /// Creates a style by name; an unknown one acts as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in regular weight; a size that isn't above 0 counts as ``systemFontSize``, in all of these.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in the named weight that is nearest; from 20 points on in the cut for large sizes.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: "\(fontSize < 20 ? ".SFUI" : ".SFUIDisplay")-\(weight.word)", size: fontSize)
  }

  /// Returns the system font in semibold weight, as iOS does for bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(unchecked: ".SFUI-RegularItalic", size: fontSize)
  }

  /// Returns the system font of letters that are all equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: ".AppleSystemUIFontMonospaced-\(weight.word)", size: fontSize)
  }

  /// Returns the system font. Its digits are as wide as they are: those of Inter differ.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font for a text, in the size that it has unless a user asks for another.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }
}

extension UIFont.Weight {
  /// How the nearest named weight ends fonts' names.
  fileprivate var word: String {
    let named: [(UIFont.Weight, String)] = [
      (.regular, "Regular"), (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? "Regular"
  }
}
