public import CoreText

/// A font with a name and a size.
///
/// The system font is drawn as Inter, and font families of Apple and Microsoft as similar free ones, if they are
/// installed. Metrics such as ``ascender`` are those of the font that is drawn; without the module for text, those of
/// Apple's system font.
open class UIFont: CTFont, NSCopying, @unchecked Sendable {  // Sendable because all state is immutable.
  /// The requested name; `.SFUI-Semibold` and similar names for system fonts.
  open var fontName: String { name }
  /// The size in points.
  open var pointSize: CGFloat { size }

  private let metrics: FontMetrics

  package override init(unchecked name: String, size: CGFloat) {
    // As on Apple's systems, an invalid size counts as that of the system font.
    let size = size > 0 && size.isFinite ? size : Self.systemFontSize
    metrics = FontMetrics(name: name, size: Double(size))
    super.init(unchecked: name, size: size)
  }

  /// Creates a font with the name of a face or a family.
  ///
  /// - Parameters:
  ///   - fontName: A name such as `HelveticaNeue-Light`: that of an installed font, or of one of Apple's or
  ///     Microsoft's fonts with a free substitute.
  ///   - fontSize: The size in points.
  /// - Returns: The font; nil for an unknown name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, FontMetrics.hasFont(named: fontName) else { return nil }
    self.init(unchecked: fontName, size: fontSize)
  }

  /// Returns the font itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Metrics

  /// The name of the family: that of the installed font, or the beginning of an unknown font's name.
  open var familyName: String { metrics.familyName }

  /// The height of lines above the baseline in points.
  open var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// The depth of lines below the baseline in points, as a negative number.
  open var descender: CGFloat { -CGFloat(metrics.descent) }

  /// The gap between lines in points.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  /// The height of a line in points: ``ascender`` minus ``descender``.
  open var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }

  /// The height of an uppercase H in points.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of a lowercase x in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// Returns the font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(unchecked: fontName, size: fontSize) }

  // MARK: System fonts

  /// The standard size of the system font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The standard size of the small system font: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The standard size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The standard size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns the system font in regular weight. A size that isn't above 0 counts as ``systemFontSize``, as in the
  /// other methods.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in the nearest named weight. From 20 points on, its variant for large sizes is used.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: "\(fontSize < 20 ? ".SFUI" : ".SFUIDisplay")-\(weight.nameSuffix)", size: fontSize)
  }

  /// Returns the system font in semibold weight, as iOS does.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(unchecked: ".SFUI-RegularItalic", size: fontSize)
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: ".AppleSystemUIFontMonospaced-\(weight.nameSuffix)", size: fontSize)
  }

  /// Returns the system font. Its digits aren't monospaced, because those of Inter aren't.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font for a text style, at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { font(for: style) }
}
