package import CoreGraphics
package import Foundation
package import LayerTree
import Raster

/// An attributed text laid out for whoever draws into a context: the lines of a text layer, measured and as paths.
package struct TextBlock {
  /// How lines are made and where they lie.
  package struct Style {
    package var alignment = CATextLayerAlignmentMode.natural
    package var truncation = CATextLayerTruncationMode.none
    package var isWrapped = true
    /// What is added to the room between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// At most so many lines.
    package var lineLimit = Int.max

    package init() {}
  }

  private let text: TextValues
  private let style: Style
  private let styled: StyledText
  private let shaper: any TextShaping

  /// Takes a text; nil for an empty one, and where nothing in the program shapes text.
  package init?(_ string: NSAttributedString, _ style: Style) {
    var text = TextValues()
    text.string = string
    text.alignmentMode = style.alignment
    text.truncationMode = style.truncation
    text.isWrapped = style.isWrapped
    guard let shaper = TextShapers.current, let styled = StyledText(text), !styled.elements.isEmpty else {
      return nil
    }
    (self.text, self.style, self.styled, self.shaper) = (text, style, styled, shaper)
  }

  /// The room that the lines take which begin within a size.
  package func size(within size: CGSize) -> CGSize {
    let size = layout(in: CGRect(origin: .zero, size: size)).size(of: styled.elements)
    return CGSize(width: size.x, height: size.y)
  }

  /// The glyphs of the lines that begin within a rectangle, whose y points down, and their colors.
  package func paths(in rect: CGRect) -> [(path: CGPath, color: CGColor)] {
    zip(layout(in: rect).paths(of: styled.elements), styled.styles).compactMap { path, style in
      guard !path.isEmpty, style.color.alpha > 0 else { return nil }
      let color = style.color
      return (
        CGPath(path),
        CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      )
    }
  }

  private func layout(in rect: CGRect) -> TextLayout {
    let limit = 1e7
    func length(_ length: CGFloat) -> Double { length.isNaN ? 0 : min(max(length, 0), limit) }
    let box = Box(
      x: rect.origin.x, y: rect.origin.y, width: length(rect.size.width), height: length(rect.size.height))
    return TextLayout(
      text, styles: styled.styles, shaper: shaper, in: box,
      lineSpacing: style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0, lineLimit: style.lineLimit)
  }
}
