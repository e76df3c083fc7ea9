public import CoreGraphics
import LayerRendering
import Raster
import Typesetting

/// A line of glyphs.
public final class CTLine: NSObject {
  let typesetter: CTTypesetter
  /// The line, with the left end of its baseline at the origin.
  let line: TextLine

  init(_ typesetter: CTTypesetter, _ line: TextLine) {
    (self.typesetter, self.line) = (typesetter, line)
    super.init()
  }
}

@available(*, unavailable)
extension CTLine: Sendable {}

/// Returns the line of a text. Line breaks in the text have no width.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  let text = NSMutableAttributedString(attributedString: attrString)
  // Zero-width spaces of the same length keep the text in one paragraph.
  let units = Array(attrString.string.utf16)
  for (index, unit) in units.enumerated() where [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(unit) {
    text.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
  }
  let typesetter = CTTypesetter(text)
  return CTLine(typesetter, typesetter.typesetter.line(0..<units.count))
}

/// Returns a line shortened to a width; nil if the width is too small for the ellipsis.
///
/// - Parameter truncationToken: A line to use in place of the ellipsis. It's ignored.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.line.width > width else { return line }
  let truncation: TextFrame.Truncation =
    switch truncationType {
    case .start: .start
    case .end: .end
    case .middle: .middle
    }
  let short = line.typesetter.typesetter.line(line.line.range, truncatedTo: width, truncation)
  return short.width <= width + 1e-6 ? CTLine(line.typesetter, short) : nil
}

/// Returns a line whose spaces are stretched.
///
/// - Parameters:
///   - justificationFactor: The share of the missing width that is added: 1 for all of it, 0 for none.
///   - justificationWidth: The width in points; a line that is wider stays as it is.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let share = min(max(Double(justificationFactor), 0), 1)
  return CTLine(
    line.typesetter,
    line.typesetter.typesetter.line(line.line.range, justifiedTo: justificationWidth, share: share))
}

/// Draws a line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.drawText(line.typesetter.typesetter.drawings(of: [line.line]))
}

/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line.pieces.reduce(0) { $0 + $1.glyphs.count }
}

/// Returns the runs of a line from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  let runs: [CTRun] = line.line.pieces.flatMap { CTRun.runs(of: $0, in: line) }
  return NSArray(array: runs)
}

/// Returns the range of the line's text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.line.range) }

/// Returns the width of a line in points, including spaces at its end, and writes the distances of its top and bottom from
/// the baseline, and the gap to the next line.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.line.ascent)
  descent?.pointee = CGFloat(line.line.descent)
  leading?.pointee = CGFloat(line.line.leading)
  return line.line.width + line.line.hangingWidth
}

/// Returns the width of the spaces at the end of a line in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.line.hangingWidth }

/// Returns the horizontal offset from the text position that aligns a line within a width.
///
/// - Parameters:
///   - flushFactor: The alignment: 0 to the left, 0.5 in the center, 1 to the right.
///   - flushWidth: The width in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  max(flushWidth - line.line.width, 0) * min(max(Double(flushFactor), 0), 1)
}

/// Returns the box of a line in points, y pointing up, relative to the text position.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) || options.contains(.useOpticalBounds) {
    return line.typesetter.typesetter.drawings(of: [line.line]).bounds
  }
  let width = line.line.width + (options.contains(.excludeTypographicShifts) ? 0 : line.line.hangingWidth)
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.line.leading
  return CGRect(
    x: 0, y: -line.line.descent - leading, width: width,
    height: line.line.ascent + line.line.descent + leading)
}

/// Returns the box around the glyphs of a line in points, y pointing up; zero without any.
///
/// - Parameter context: The context, which has no effect on the result except for its text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = line.typesetter.typesetter.drawings(of: [line.line]).bounds
  let position = context?.textPosition ?? .zero
  return box.isEmpty ? .zero : box.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the index of the character boundary nearest to a position relative to the text position.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let stops = line.typesetter.typesetter.stops(of: line.line)
  let x = position.x.isFinite ? Double(position.x) : 0
  let stop = stops.xs.indices.min { abs(stops.xs[$0] - x) < abs(stops.xs[$1] - x) } ?? 0
  return stops.positions[stop]
}

/// Returns the x coordinate of the caret before a character, relative to the text position.
///
/// - Parameter secondaryOffset: Receives the x of the second caret at a border between two directions, which is always the
///   same value here.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let stops = line.typesetter.typesetter.stops(of: line.line)
  let x = CGFloat(stops.xs[stops.index(of: charIndex)])
  secondaryOffset?.pointee = x
  return x
}

/// The part of a line that is replaced by an ellipsis.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The beginning.
  case start = 0
  /// The end.
  case end = 1
  /// The middle.
  case middle = 2
}

/// The kind of a line's box.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the gap to the next line.
  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  /// Without the spaces at the end.
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  /// Around the outlines of glyphs.
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  /// Around the outlines of glyphs, as with ``useGlyphPathBounds``.
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
}

extension TextLine {
  /// The width of the spaces after the visible characters.
  var hangingWidth: Double {
    pieces.filter { !$0.range.isEmpty && $0.range.lowerBound >= contentEnd }.reduce(0) { $0 + $1.width }
  }
}

extension CFRange {
  init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
