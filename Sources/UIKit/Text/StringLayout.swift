import CoreGraphics
import Foundation
import LayerRendering
import Typesetting

/// The layout of an attributed text according to its paragraph style.
struct StringLayout {
  /// The font of the first character; for an empty text, that of its attributes, or the default font.
  let font: UIFont
  private let block: TextBlock?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - wraps: Whether lines can be wrapped, if the paragraph style allows it.
  ///   - truncates: Whether the last line that fits ends with an ellipsis if there is more text.
  ///   - lineLimit: The maximum number of lines.
  init(_ string: NSAttributedString, wraps: Bool, truncates: Bool = false, lineLimit: Int = .max) {
    let attributes = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    self.init(attributes, wraps: wraps, truncates: truncates, lineLimit: lineLimit) { TextBlock(string, $0) }
  }

  /// Creates the layout of a text with the same attributes everywhere.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any], wraps: Bool, truncates: Bool) {
    self.init(attributes, wraps: wraps, truncates: truncates, lineLimit: .max) {
      TextBlock(string, attributes, $0)
    }
  }

  /// Creates a layout from the attributes of the first character.
  private init(
    _ attributes: [NSAttributedString.Key: Any], wraps: Bool, truncates: Bool, lineLimit: Int,
    makeBlock: (TextFrame.Options) -> TextBlock?
  ) {
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    font = Self.font(of: attributes)
    var options = TextFrame.Options()
    options.isWrapped = wraps && (paragraph.lineBreakMode.wraps || truncates)
    options.truncation = paragraph.lineBreakMode.truncation
    if truncates, paragraph.lineBreakMode.wraps { options.truncation = .end }
    options.lineLimit = lineLimit
    block = makeBlock(options)
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
