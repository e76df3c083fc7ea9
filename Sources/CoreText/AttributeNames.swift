public import CoreGraphics

// The names of attributes that lines and frames know. They are those of attributed strings, so that
// `NSAttributedString.Key.font` and `kCTFontAttributeName` are the same. The strings are immutable, so that any
// thread can use them.

/// The font, a ``CTFont``. Default Helvetica of 12 points.
nonisolated(unsafe) public let kCTFontAttributeName = CFString(string: "NSFont")
/// The color, a `CGColor`. Default black.
nonisolated(unsafe) public let kCTForegroundColorAttributeName = CFString(string: "CTForegroundColor")
/// The width added to each character in points, a number.
nonisolated(unsafe) public let kCTKernAttributeName = CFString(string: "NSKern")
/// The width added to each character in points, a number, which is added to the kerning.
nonisolated(unsafe) public let kCTTrackingAttributeName = CFString(string: "CTTracking")
/// The use of ligatures, a number: 0 for required ones only, 1 for the standard ones, 2 for all.
nonisolated(unsafe) public let kCTLigatureAttributeName = CFString(string: "NSLigature")
/// The layout of the paragraph, a ``CTParagraphStyle``.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName = CFString(string: "NSParagraphStyle")
/// The line under the text, the number of a ``CTUnderlineStyle``.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName = CFString(string: "NSUnderline")
/// The color of that line, a `CGColor`. Default the color of the text.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName = CFString(string: "NSUnderlineColor")
/// The width of the strokes along glyphs in percent of the font size, a number; negative if glyphs are filled, too.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName = CFString(string: "NSStrokeWidth")
/// The color of those strokes, a `CGColor`. Default the color of the text.
nonisolated(unsafe) public let kCTStrokeColorAttributeName = CFString(string: "NSStrokeColor")
/// The distance by which text is raised in points, a number.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName = CFString(string: "NSBaselineOffset")
/// The color behind the text, a `CGColor`.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName = CFString(string: "NSBackgroundColor")
/// The language of the text, a string with a BCP 47 tag.
nonisolated(unsafe) public let kCTLanguageAttributeName = CFString(string: "NSLanguage")
/// The directions of nested embeddings, an array of numbers.
nonisolated(unsafe) public let kCTWritingDirectionAttributeName = CFString(string: "NSWritingDirection")

/// A line under text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int32

  /// Creates a style from bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A single line.
  public static let single = Self(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
}
