package import CoreGraphics
public import Foundation
package import Raster

/// A font name and size, for a range of an attributed string in a ``CATextLayer``.
public struct TextFont: Hashable, Sendable {
  /// The name of a font family or face; an unknown font is substituted, as in a text layer.
  public var name: String
  /// The font size, in points.
  public var size: CGFloat
  /// Features of the font that are switched, as OpenType tags with values.
  package var features: [FontFeature] = []

  /// Creates a font from a name and a size in points.
  public init(name: String, size: CGFloat) {
    (self.name, self.size) = (name, size)
  }
}

/// A type that an attributed string accepts as a font: ``TextFont`` and `UIFont`.
package protocol TextFontConvertible {
  /// The equivalent font of a layer.
  var textFont: TextFont { get }
}

extension TextFont: TextFontConvertible {
  package var textFont: TextFont { self }
}

/// A type that an attributed string accepts as a color: `CGColor` and `UIColor`.
package protocol TextColorConvertible {
  /// The equivalent color of a layer.
  var textColor: CGColor { get }
}

extension CGColor: TextColorConvertible {
  package var textColor: CGColor { self }
}

extension NSAttributedString.Key {
  /// The font of a range: a ``TextFont`` or a `UIFont`. Default Helvetica at 12 points.
  public static let font = Self("NSFont")
  /// The color of a range: a `CGColor` or a `UIColor`. Default black.
  public static let foregroundColor = Self("NSColor")
  /// The number of points added to the advance of each character in a range. Default 0.
  public static let kern = Self("NSKern")
  /// The number of points by which a range is raised above the baseline. Default 0.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The number of points added to the advance of each character in a range, in addition to ``kern``. Default 0.
  public static let tracking = Self("CTTracking")
  /// The use of ligatures: 0 for required ones only, 1 for the standard ones, 2 for all. Default 1.
  public static let ligature = Self("NSLigature")
  /// The color behind a range: a `CGColor` or a `UIColor`. Default none.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The line under a range: the raw value of an underline style. Default 0, for none.
  public static let underlineStyle = Self("NSUnderline")
  /// The color of the line under a range. Default the color of the text.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The line through a range: the raw value of an underline style. Default 0, for none.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The color of the line through a range. Default the color of the text.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The width of the stroke along the outlines of glyphs, in percent of the font size; negative if the glyphs are
  /// filled, too. Default 0, for none.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The color of the stroke. Default the color of the text.
  public static let strokeColor = Self("NSStrokeColor")
  /// The shadow of a range, an `NSShadow`. Default none.
  public static let shadow = Self("NSShadow")
  /// A picture in place of the character U+FFFC, an `NSTextAttachment`. Default none.
  public static let attachment = Self("NSAttachment")
  /// The horizontal shear of glyphs: the tangent of the angle from the vertical. Default 0.
  public static let obliqueness = Self("NSObliqueness")
  /// The natural logarithm of the horizontal scale of glyphs. Default 0.
  public static let expansion = Self("NSExpansion")
  /// The language of a range as a BCP 47 tag, which affects line breaks and the forms of glyphs. Default none.
  public static let languageIdentifier = Self("NSLanguage")
  /// The directions of nested embeddings, the innermost one last, as an array of numbers: 0 for left to right or 1 for
  /// right to left, plus 2 for an override of each character's own direction. Default empty.
  public static let writingDirection = Self("NSWritingDirection")
  /// The paragraph style, an `NSParagraphStyle`. The first character of a paragraph decides.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The color of a range in Core Text, a `CGColor`.
  package static let coreTextColor = Self("CTForegroundColor")
}
