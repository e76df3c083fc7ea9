public import Foundation
import ObjectiveCRuntime
import Raster
package import Typesetting

/// The line breaking, alignment, indents and spacing of a paragraph.
///
/// The style of a paragraph's first character applies to the whole paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private final let tag = SwiftObjectTag()
  fileprivate var values: ParagraphValues

  /// Creates a style with default values.
  public override init() { values = ParagraphValues() }

  fileprivate init(_ values: ParagraphValues) { self.values = values }

  /// A style with default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the direction in which a language is written; left to right for an unknown one.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName?.prefix { $0 != "-" && $0 != "_" }.lowercased() ?? ""
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"].contains(
      language)
      ? .rightToLeft : .leftToRight
  }

  /// The alignment of the lines. Default ``NSTextAlignment/natural``.
  open var alignment: NSTextAlignment { values.alignment }
  /// The additional spacing between lines in points. Default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The handling of lines that don't fit. Default ``NSLineBreakMode/byWordWrapping``.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance of the first line from the side at which lines begin, in points. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the side at which lines begin, in points. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines in points: a width if it's above 0, otherwise the distance from the side at which lines end.
  /// Default 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The smallest height of lines in points. Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of lines in points; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural height of lines; 0, the default, for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space after the paragraph in points. Default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph in points, unless it's the first one. Default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The direction of the paragraph. Default ``NSWritingDirection/natural``.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The smallest fraction of the available width that a line fills without hyphenation, in 0…1. Default 0.
  ///
  /// Words of emptier lines are divided by the patterns of their language, American English without one. libhyphen and the
  /// patterns are installed separately, as Debian's libhyphen0, hyphen-en-us and so on; without them, words are divided at
  /// soft hyphens only. Words with soft hyphens are never divided elsewhere.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The positions at which text after tabs is aligned. Default twelve stops, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of tab stops after the last one, in points; 0, the default, for 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters move together before the text is truncated. It's stored and not used. Default false.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

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

  /// The distance of the first line from the side at which lines begin, in points. Default 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The distance of the other lines from the side at which lines begin, in points. Default 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// The end of lines in points: a width if it's above 0, otherwise the distance from the side at which lines end.
  /// Default 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The smallest height of lines in points. Default 0.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The largest height of lines in points; 0, the default, for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// The factor of the natural height of lines; 0, the default, for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The space after the paragraph in points. Default 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The space before the paragraph in points, unless it's the first one. Default 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The direction of the paragraph. Default ``NSWritingDirection/natural``.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The smallest fraction of the available width that a line fills without hyphenation, in 0…1. Default 0.
  ///
  /// Words of emptier lines are divided by the patterns of their language, American English without one. libhyphen and the
  /// patterns are installed separately, as Debian's libhyphen0, hyphen-en-us and so on; without them, words are divided at
  /// soft hyphens only. Words with soft hyphens are never divided elsewhere.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// The positions at which text after tabs is aligned. Default twelve stops, 28 points apart.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? ParagraphValues.defaultTabStops }
  }

  /// The distance of tab stops after the last one, in points; 0, the default, for 28.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Whether letters move together before the text is truncated. It's stored and not used. Default false.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Adds a tab stop, in the order of locations.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
  }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Takes over all values of a style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

private struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var tabStops = defaultTabStops
  var defaultTabInterval: CGFloat = 0
  var allowsTightening = false

  /// Tab stops don't change, so all styles share them.
  nonisolated(unsafe) static let defaultTabStops = ParagraphAttributes.defaultTabStops.map {
    NSTextTab(textAlignment: .left, location: CGFloat($0.location), options: [:])
  }
}

@available(*, unavailable)
extension NSParagraphStyle: Sendable {}

extension NSParagraphStyle: ParagraphLayoutConvertible {
  package final var paragraphAttributes: ParagraphAttributes {
    func length(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), 0), 1e7) : 0 }
    var result = ParagraphAttributes()
    result.alignment = alignment.paragraphAlignment
    result.lineSpacing = length(lineSpacing)
    result.firstLineHeadIndent = length(firstLineHeadIndent)
    result.headIndent = length(headIndent)
    result.tailIndent = tailIndent.isFinite ? Double(tailIndent) : 0
    result.minimumLineHeight = length(minimumLineHeight)
    result.maximumLineHeight = length(maximumLineHeight)
    result.lineHeightMultiple = length(lineHeightMultiple)
    result.paragraphSpacing = length(paragraphSpacing)
    result.paragraphSpacingBefore = length(paragraphSpacingBefore)
    result.direction = baseWritingDirection.baseDirection
    result.tabStops = tabStops.map {
      .init(location: length($0.location), alignment: $0.alignment.paragraphAlignment)
    }
    result.defaultTabInterval = length(defaultTabInterval)
    result.hyphenationFactor = length(CGFloat(hyphenationFactor))
    result.breaksAnywhere = lineBreakMode == .byCharWrapping
    return result
  }
}
