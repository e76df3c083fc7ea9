public import CoreText
package import Raster

/// A font with a name and a size.
///
/// The system font is drawn as Inter, and font families of Apple and Microsoft as similar free ones, if they are
/// installed. Metrics such as ``ascender`` are those of the font that is drawn; without the text module, those of
/// Apple's system font.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable because all state is immutable.

  /// The requested name; `.SFUI-Semibold` and similar names for system fonts.
  open var fontName: String { name }
  /// The size in points.
  open var pointSize: CGFloat { size }

  private let metrics: FontMetrics

  package override init(unchecked name: String, size: CGFloat, features: [FontFeature] = []) {
    // As on Apple's systems, an invalid size is replaced with the size of the system font.
    let size = size > 0 && size.isFinite ? size : Self.systemFontSize
    metrics = FontMetrics(name: name, size: Double(size))
    super.init(unchecked: name, size: size, features: features)
  }

  /// Creates a font with the name of a face or a family.
  ///
  /// - Parameters:
  ///   - fontName: A name such as `HelveticaNeue-Light`: the name of an installed font, or of a font from Apple
  ///     or Microsoft with a free substitute.
  ///   - fontSize: The size in points.
  /// - Returns: The font; nil for an unknown name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, FontMetrics.hasFont(named: fontName) else { return nil }
    self.init(unchecked: fontName, size: fontSize)
  }

  /// Creates the system font in its standard size. Subclasses with properties of their own start from it.
  public init() {
    let font = UIFont.systemFont(ofSize: UIFont.systemFontSize)
    metrics = font.metrics
    super.init(unchecked: font.name, size: font.size)
  }

  /// Whether fonts are archived securely: true.
  open class var supportsSecureCoding: Bool { true }

  /// Reads the name, the size and the features from an archive; nil without a name.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: ArchiveKey.name) as String? else {
      return nil
    }
    let font = UIFont(unchecked: name, size: CGFloat(coder.decodeDouble(forKey: ArchiveKey.size)))
    metrics = font.metrics
    let hasFeatures = coder.containsValue(forKey: ArchiveKey.features)
    let features = hasFeatures ? coder.decodeObject(of: NSString.self, forKey: ArchiveKey.features) : nil
    super.init(
      unchecked: font.name, size: font.size, features: [FontFeature](archive: features as String? ?? ""))
  }

  /// Writes the name, the size and the features to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: ArchiveKey.name)
    coder.encode(Double(pointSize), forKey: ArchiveKey.size)
    if !features.isEmpty { coder.encode(features.archive as NSString, forKey: ArchiveKey.features) }
  }

  private enum ArchiveKey {
    static let name = "UIFontName"
    static let size = "UIFontPointSize"
    static let features = "UIFontFeatures"
  }

  /// Returns the font itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Metrics

  /// The name of the family: the family of the installed font, or the beginning of an unknown font's name.
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
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(unchecked: fontName, size: fontSize, features: features)
  }

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

  /// Returns the system font with digits of one width. It has the same shapes at all sizes, because the tabular digits of Inter
  /// Display, which substitutes for the large sizes, differ in width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(unchecked: ".SFUI-\(weight.nameSuffix)", size: fontSize, features: [FontFeature("tnum", 1)])
  }

  /// Returns the system font for a text style, at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { font(for: style) }
}

extension [FontFeature] {
  /// The tags and values as text, such as "1953396077=1".
  fileprivate var archive: String { map { "\($0.tag)=\($0.value)" }.joined(separator: ",") }

  /// Reads the features of an archive. Damaged ones are omitted.
  fileprivate init(archive: String) {
    self = archive.split(separator: ",").compactMap { feature in
      let numbers = feature.split(separator: "=").compactMap { UInt32($0) }
      return numbers.count == 2 ? FontFeature(tag: numbers[0], value: numbers[1]) : nil
    }
  }
}
