public import CoreGraphics

extension UIFont {
  /// The standard size of the system font: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The standard size of the small system font: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in regular weight. A size that isn't above 0 counts as ``systemFontSize``, as in the
  /// other methods.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in the nearest named weight. From 20 points on, its variant for large sizes is used.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: "\(fontSize < 20 ? ".SFUI" : ".SFUIDisplay")-\(weight.nameSuffix)", size: fontSize)
  }

  /// Returns the system font in semibold weight, as iOS does.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(unchecked: ".SFUI-RegularItalic", size: fontSize)
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: ".AppleSystemUIFontMonospaced-\(weight.nameSuffix)", size: fontSize)
  }

  /// Returns the system font. Its digits aren't monospaced, because those of Inter aren't.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font for a text style, at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }
}
