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

  /// Creates a block, or returns nil if the text is empty.
  package init?(_ text: AttributedText, _ options: TextFrame.Options) {
    guard !text.units.isEmpty else { return nil }
    (self.text, self.options, shaper) = (text, options, TextShapers.current)
  }

  /// Creates a block of an attributed string.
  package init?(_ string: NSAttributedString, _ options: TextFrame.Options) {
    var text = AttributedText()
    text.append(string)
    self.init(text, options)
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
