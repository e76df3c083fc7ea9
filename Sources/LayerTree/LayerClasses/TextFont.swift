package import CoreGraphics
public import Foundation

/// A font by its name, and the size at which text has it: what an attributed text of a ``CATextLayer`` says of a part.
public struct TextFont: Hashable, Sendable {
  /// The family's or the face's name; an unknown one is replaced as a text layer's is.
  public var name: String
  /// In points.
  public var size: CGFloat

  /// Creates a font of a name and a size in points.
  public init(name: String, size: CGFloat) {
    (self.name, self.size) = (name, size)
  }
}

/// What an attributed text may have for a font: ``TextFont`` itself, and the fonts of views.
package protocol TextFontConvertible {
  /// The font as layers have it.
  var textFont: TextFont { get }
}

extension TextFont: TextFontConvertible {
  package var textFont: TextFont { self }
}

/// What an attributed text may have for a colour: that of Core Graphics itself, and the colours of views.
package protocol TextColorConvertible {
  /// The colour as layers have it.
  var textColor: CGColor { get }
}

extension CGColor: TextColorConvertible {
  package var textColor: CGColor { self }
}

extension NSAttributedString.Key {
  /// The font of a part: a ``TextFont``, or a `UIFont`. Default Helvetica of 12 points.
  public static let font = Self("NSFont")
  /// The colour of a part: a `CGColor`, or a `UIColor`. Default black.
  public static let foregroundColor = Self("NSColor")
  /// What is added to the room of each character of a part, in points: a number. Default 0.
  public static let kern = Self("NSKern")
  /// How far a part is raised above the line, in points: a number. Default 0.
  public static let baselineOffset = Self("NSBaselineOffset")
}
