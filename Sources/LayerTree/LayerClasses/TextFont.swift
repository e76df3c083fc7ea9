package import CoreGraphics
public import Foundation

/// A font name and size, for a range of an attributed string in a ``CATextLayer``.
public struct TextFont: Hashable, Sendable {
  /// The name of a font family or face; an unknown font is substituted, as in a text layer.
  public var name: String
  /// The font size, in points.
  public var size: CGFloat

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
}
