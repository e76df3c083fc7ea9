import CoreGraphics
import Foundation
import LayerRendering
import Typesetting

/// The layout of a text with attributes according to its first paragraph style.
struct StringLayout {
  /// The font of the first character; for an empty text, that of its attributes, or the default font.
  let font: UIFont
  private let block: TextBlock?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - wraps: Whether lines can be wrapped, if the paragraph style allows it.
  ///   - truncates: Whether the last line that fits ends with an ellipsis if there is more text.
  ///   - lineLimit: The maximum number of lines.
  ///   - emptyAttributes: The attributes of an empty text.
  init(
    _ runs: [TextRun], wraps: Bool, truncates: Bool = false, lineLimit: Int = .max,
    emptyAttributes: [NSAttributedString.Key: Any] = [:]
  ) {
    let attributes = runs.first?.attributes ?? emptyAttributes
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    font = Self.font(of: attributes)
    var options = TextFrame.Options()
    options.isWrapped = wraps && (paragraph.lineBreakMode.wraps || truncates)
    options.truncation = paragraph.lineBreakMode.truncation
    if truncates, paragraph.lineBreakMode.wraps { options.truncation = .end }
    options.lineLimit = lineLimit
    var text = AttributedText()
    for run in runs { text.append(run) }
    block = TextBlock(text, options)
  }

  /// Returns the font in a set of attributes; Helvetica of 12 points without one.
  static func font(of attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? UIFont(unchecked: "Helvetica", size: 12)
  }

  /// Returns the size of the lines that begin within a size; an empty text has the height of one line.
  func size(within size: CGSize) -> CGSize {
    block?.size(within: size) ?? CGSize(width: 0, height: font.lineHeight)
  }

  /// Draws the lines that begin within a rectangle into the current context.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let block else { return }
    context.draw(block.frame(in: rect).drawings)
  }

  /// Returns the lines that begin within a rectangle; nil for an empty text or without the module for text.
  func frame(in rect: CGRect) -> TextFrame? { block?.frame(in: rect) }
}
