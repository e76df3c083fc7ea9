package import CoreGraphics
package import Foundation
package import LayerTree
import Raster

/// Attributed text laid out in lines as in a text layer, for measuring and for drawing into a context.
package struct TextBlock {
  /// The layout of the lines.
  package struct Style {
    package var alignment = CATextLayerAlignmentMode.natural
    package var truncation = CATextLayerTruncationMode.none
    package var isWrapped = true
    /// The additional space between lines, in points.
    package var lineSpacing: CGFloat = 0
    /// The largest number of lines.
    package var lineLimit = Int.max

    package init() {}
  }

  private let text: TextValues
  private let style: Style
  private let styled: StyledText
  private let shaper: any TextShaping

  /// Creates a block, or returns nil if the text is empty or the program has no text shaper.
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

  /// Returns the size of the lines that begin within the given size.
  package func size(within size: CGSize) -> CGSize {
    let size = layout(in: CGRect(origin: .zero, size: size)).size(of: styled.elements)
    return CGSize(width: size.x, height: size.y)
  }

  /// Returns the glyphs of the lines that begin within a rectangle, one path per color. The y axis points down.
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
