public import Foundation
import LayerRendering
import LayerTree
import Raster

/// A font with a name and a size.
///
/// The system font is drawn as Inter, and font families of Apple and Microsoft as similar free ones, if they are
/// installed. Metrics such as ``ascender`` are those of the font that is drawn; without the module for text, those of
/// Apple's system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {  // Sendable because all state is immutable.
  /// The requested name; `.SFUI-Semibold` and similar names for system fonts.
  public final let fontName: String
  /// The size in points.
  public final let pointSize: CGFloat
  private let metrics: FontMetrics

  init(unchecked name: String, size: CGFloat) {
    fontName = name
    // As on Apple's systems, an invalid size counts as that of the system font.
    pointSize = size > 0 && size.isFinite ? size : Self.systemFontSize
    metrics = FontMetrics(name: name, size: Double(pointSize))
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

  /// Returns whether another font has the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize) == (other.fontName, other.pointSize)
  }

  /// The hash value, which equal fonts share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont: TextFontConvertible {
  package final var textFont: TextFont { TextFont(name: fontName, size: pointSize) }
}

// MARK: - Metrics

extension UIFont {
  /// The name of the family: that of the installed font, or the beginning of an unknown font's name.
  public final var familyName: String { metrics.familyName }

  /// The height of lines above the baseline in points.
  public final var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// The depth of lines below the baseline in points, as a negative number.
  public final var descender: CGFloat { -CGFloat(metrics.descent) }

  /// The gap between lines in points.
  public final var leading: CGFloat { CGFloat(metrics.leading) }

  /// The height of a line in points: ``ascender`` minus ``descender``.
  public final var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }

  /// The height of an uppercase H in points.
  public final var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of a lowercase x in points.
  public final var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// Returns the font at another size.
  public final func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(unchecked: fontName, size: fontSize) }
}
