public import CoreGraphics
import LayerRendering
import Raster
import Typesetting

/// A text that is divided into lines.
public final class CTTypesetter: NSObject {
  let string: NSAttributedString
  let typesetter: Typesetter

  init(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
    var text = AttributedText()
    text.append(string)
    typesetter = Typesetter(text, shaper: TextShapers.current ?? NoShaper())
    super.init()
  }
}

@available(*, unavailable)
extension CTTypesetter: Sendable {}

/// Returns a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Returns the line of a range of the text.
///
/// - Parameter stringRange: The range; a length of 0 stands for the rest of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTLine(typesetter, typesetter.typesetter.line(stringRange.clamped(to: typesetter.string.length)))
}

/// Returns the number of characters of a line that begins at an index, including a line break after it.
///
/// - Parameter width: The width in points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double)
  -> CFIndex
{
  guard (0..<max(typesetter.string.length, 0)).contains(startIndex) else { return 0 }
  return typesetter.typesetter.lineEnd(from: startIndex, width: width) - startIndex
}

/// Returns the number of characters of a line that may end between any two characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  guard (0..<max(typesetter.string.length, 0)).contains(startIndex) else { return 0 }
  return typesetter.typesetter.lineEnd(from: startIndex, width: width, isBetweenCharacters: true) - startIndex
}

extension CFRange {
  /// The range within a text of a length. A length of 0 stands for the rest of the text.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    return start..<(length > 0 ? start + min(length, count - start) : count)
  }
}

/// The shaper of a program without the module for text, which makes no glyphs.
final class NoShaper: ParagraphShaping {
  func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    var result = ShapedParagraph()
    result.levels = paragraph.units.map { _ in 0 }
    result.breaks = paragraph.units.map { _ in .prohibited }
    result.metrics = paragraph.spans.map { _ in FontMetrics() }
    return result
  }

  func reshape(_ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>)
    -> GlyphRun
  { run }
  func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation { Hyphenation() }
  func pictures(of glyphs: [GlyphName]) -> [GlyphPicture] { glyphs.map { _ in .outline(Path()) } }
  func font(ofFace face: Int) -> ResolvedFont? { nil }
  func face(for font: FontRequest) -> FaceDescription? { nil }
  func glyphs(for scalars: [UInt32], inFace face: Int) -> [UInt32] { scalars.map { _ in 0 } }
  func advances(of glyphs: [GlyphName]) -> [Double] { glyphs.map { _ in 0 } }
  func metrics(of font: FontRequest, size: Double) -> FontMetrics { FontMetrics() }
  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine { ShapedLine() }
  func resolve(_ font: FontRequest) -> ResolvedFont? { nil }
  func restricted(toFonts paths: [String]) -> any ParagraphShaping { self }
}
