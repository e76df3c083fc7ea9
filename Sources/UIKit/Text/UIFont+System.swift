public import CoreGraphics

extension UIFont {
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
    UIFont(unchecked: "\(fontSize < 20 ? ".SFUI" : ".SFUIDisplay")-\(weight.nameSuffix)", size: fontSize)
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
    UIFont(unchecked: ".AppleSystemUIFontMonospaced-\(weight.nameSuffix)", size: fontSize)
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
