public import QuartzCore

/// The scaling of fonts for a text style by the user's content size.
///
/// There is no content size but the default one, at which fonts and values keep their sizes.
open class UIFontMetrics: NSObject {
  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, or the font at a maximum size in points if that's smaller.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the font itself.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }

  /// Returns the value itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the value itself.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value
  }
}

@available(*, unavailable)
extension UIFontMetrics: Sendable {}
