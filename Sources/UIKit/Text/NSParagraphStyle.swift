public import Foundation

/// The line breaking, alignment and spacing of a paragraph.
///
/// A text is drawn with the style of its first character.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values: ParagraphValues

  /// Creates a style with default values.
  public override init() { values = ParagraphValues() }

  fileprivate init(_ values: ParagraphValues) { self.values = values }

  /// A style with default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines. Default ``NSTextAlignment/natural``.
  open var alignment: NSTextAlignment { values.alignment }
  /// The additional spacing between lines in points. Default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The handling of lines that don't fit. Default ``NSLineBreakMode/byWordWrapping``.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// The hash value, which equal styles share and which changes with the style.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style with settable values.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines. Default ``NSTextAlignment/natural``.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The additional spacing between lines in points. Negative values count as 0. Default 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The handling of lines that don't fit. Default ``NSLineBreakMode/byWordWrapping``.
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
  /// The paragraph style, an ``NSParagraphStyle``.
  public static let paragraphStyle = Self("NSParagraphStyle")
}
