import CoreGraphics
package import Foundation
import LayerTree
import Raster
package import Typesetting

/// Attributed text to lay out in boxes, for measuring and for drawing into a context.
package struct TextBlock {
  package let text: AttributedText
  private let options: TextFrame.Options
  private let shaper: any ParagraphShaping

  /// Creates a block, or returns nil if the text is empty or the program has no text shaper.
  ///
  /// - Parameter layout: A closure that returns the layout of a paragraph, given that of its style.
  package init?(
    _ string: NSAttributedString, _ options: TextFrame.Options,
    layout: (ParagraphAttributes?) -> ParagraphAttributes = { $0 ?? ParagraphAttributes() }
  ) {
    guard string.length > 0, let shaper = TextShapers.current else { return nil }
    var text = AttributedText()
    text.append(string, layout: layout)
    (self.text, self.options, self.shaper) = (text, options, shaper)
  }

  /// Creates a block of text with the same attributes everywhere, or returns nil if the text is empty or the program has no
  /// text shaper.
  package init?(_ string: String, _ attributes: [NSAttributedString.Key: Any], _ options: TextFrame.Options) {
    guard !string.isEmpty, let shaper = TextShapers.current else { return nil }
    var text = AttributedText()
    text.append(string.utf16, attributes) { $0 ?? ParagraphAttributes() }
    (self.text, self.options, self.shaper) = (text, options, shaper)
  }

  /// Returns the lines that begin within a rectangle.
  package func frame(in rect: CGRect) -> TextFrame {
    TextFrame(text, in: Self.box(rect), options, shaper: shaper)
  }

  /// Returns the size of the lines that begin within the given size.
  package func size(within size: CGSize) -> CGSize {
    let rect = CGRect(origin: .zero, size: size)
    let extent = frame(in: rect).size(in: Self.box(rect))
    return CGSize(width: extent.x, height: extent.y)
  }

  private static func box(_ rect: CGRect) -> Box {
    let limit = 1e7
    func length(_ length: CGFloat) -> Double { length.isNaN ? 0 : min(max(length, 0), limit) }
    return Box(
      x: rect.origin.x, y: rect.origin.y, width: length(rect.size.width), height: length(rect.size.height))
  }
}
