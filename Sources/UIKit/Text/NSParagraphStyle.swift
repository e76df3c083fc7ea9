public import Foundation

/// How a text's lines are broken and where they lie.
///
/// A text is drawn with the style of its first character.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values: ParagraphValues

  /// Creates a style whose values are the defaults.
  public override init() { values = ParagraphValues() }

  fileprivate init(_ values: ParagraphValues) { self.values = values }

  /// A style whose values are the defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie; default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// What is added to the room between lines, in points; default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What becomes of lines that are too long; default they go on in the next.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Returns a style that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// A number that equal styles share; it changes when the style does.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines lie; default natural.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What is added to the room between lines, in points; default 0, and what is below counts as 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// What becomes of lines that are too long; default they go on in the next.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
}

private struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
}

@available(*, unavailable)
extension NSParagraphStyle: Sendable {}

extension NSAttributedString.Key {
  /// How lines are broken and where they lie: an ``NSParagraphStyle``.
  public static let paragraphStyle = Self("NSParagraphStyle")
}
