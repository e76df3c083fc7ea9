public import Foundation
import LayerRendering
import LayerTree
import Raster

/// A font by its name, and a size.
///
/// The system font is drawn in Inter and Apple's and Microsoft's families in free ones that look alike, where they are
/// installed. Numbers such as ``ascender`` are those of the font that is drawn; in a program without a module for text
/// they are those of Apple's system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {  // Sendable: nothing can be written to
  /// The name that the font was asked for by; `.SFUI-Semibold` and so on for the system's.
  public final let fontName: String
  /// The size in points.
  public final let pointSize: CGFloat
  private let metrics: FontMetrics

  init(unchecked name: String, size: CGFloat) {
    fontName = name
    // A size that is none stands for the system's, as on Apple's systems.
    pointSize = size > 0 && size.isFinite ? size : Self.systemFontSize
    metrics = FontMetrics(name: name, size: Double(pointSize))
  }

  /// Creates a font by the name of a face or a family.
  ///
  /// - Parameters:
  ///   - fontName: A name such as `HelveticaNeue-Light`. Known are those of installed fonts and those of Apple's and
  ///     Microsoft's that free ones stand in for.
  ///   - fontSize: In points.
  /// - Returns: nil for a name of which nothing is known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty, FontMetrics.knows(fontName) else { return nil }
    self.init(unchecked: fontName, size: fontSize)
  }

  /// Returns the font itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another font has the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize) == (other.fontName, other.pointSize)
  }

  /// A number that equal fonts share.
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

// MARK: - Numbers

extension UIFont {
  /// The family's name: that of the installed font, or the beginning of an unknown one's name.
  public final var familyName: String { metrics.familyName }

  /// How far lines reach above the baseline, in points.
  public final var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// How far lines reach below the baseline, in points and below 0.
  public final var descender: CGFloat { -CGFloat(metrics.descent) }

  /// The gap between a line and the next, in points.
  public final var leading: CGFloat { CGFloat(metrics.leading) }

  /// How high a line is, in points: ``ascender`` less ``descender``.
  public final var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }

  /// How high a capital H is, in points.
  public final var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// How high a small x is, in points.
  public final var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// Returns the font in another size.
  public final func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(unchecked: fontName, size: fontSize) }
}
