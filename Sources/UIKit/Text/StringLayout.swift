import CoreGraphics
import Foundation
import LayerRendering
import LayerTree

/// An attributed text laid out as its paragraph style says.
struct StringLayout {
  /// The font of the first character, which an empty text has none of.
  let font: UIFont
  private let block: TextBlock?

  /// - Parameters:
  ///   - wraps: Whether lines may be broken, where the paragraph style has them.
  ///   - truncates: Whether the last line for which there is room ends with an ellipsis where the text goes on.
  init(_ string: NSAttributedString, wraps: Bool, truncates: Bool = false, lineLimit: Int = .max) {
    let attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    font = Self.font(of: attributes)
    var style = TextBlock.Style()
    style.alignment = paragraph.alignment.mode
    style.isWrapped = wraps && (paragraph.lineBreakMode.wraps || truncates)
    style.truncation = paragraph.lineBreakMode.truncation
    if truncates, paragraph.lineBreakMode.wraps { style.truncation = .end }
    style.lineSpacing = paragraph.lineSpacing
    style.lineLimit = lineLimit
    block = TextBlock(string, style)
  }

  /// The font that attributes ask for, Helvetica of 12 points where they don't.
  static func font(of attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? UIFont(unchecked: "Helvetica", size: 12)
  }

  /// The room that the lines take which begin within a size; an empty text is a line high.
  func size(within size: CGSize) -> CGSize {
    block?.size(within: size) ?? CGSize(width: 0, height: font.lineHeight)
  }

  /// Draws the lines that begin within a rectangle into the current context.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let block else { return }
    context.saveGState()
    for (path, color) in block.paths(in: rect) {
      context.setFillColor(color)
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    }
    context.restoreGState()
  }
}
