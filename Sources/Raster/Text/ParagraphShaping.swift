/// Shapes paragraphs into glyphs, and provides the glyphs' pictures.
///
/// Ranges and indices count UTF-16 code units. Methods may be called from any thread.
package protocol ParagraphShaping: TextShaping {
  /// Returns a paragraph's levels, line breaks and glyphs.
  func shape(_ paragraph: TextParagraph) -> ShapedParagraph

  /// Returns the line breaks of a paragraph, without shaping it.
  func breaks(of paragraph: TextParagraph) -> [LineBreak]

  /// Shapes a part of a run again, at the ends of a line, where neighbors no longer affect its glyphs.
  ///
  /// - Parameters:
  ///   - range: The part, within the run.
  ///   - line: The characters that are on the line.
  func reshape(_ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>)
    -> GlyphRun

  /// Returns the positions at which a word of letters and marks may be divided with a hyphen.
  func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation

  /// Returns the pictures of glyphs, in the same order. Glyphs that don't exist have empty ones.
  func pictures(of glyphs: [GlyphName]) -> [GlyphPicture]

  /// Returns the installed font of a face; nil if there is no such face.
  func font(ofFace face: Int) -> ResolvedFont?

  /// Returns the description of the face for a font request; nil if no font is installed.
  func face(for font: FontRequest) -> FaceDescription?

  /// Returns the glyphs of characters in a face, without any shaping; 0 for a character that the face lacks.
  func glyphs(for scalars: [UInt32], inFace face: Int) -> [UInt32]

  /// Returns the advances of glyphs in font units.
  func advances(of glyphs: [GlyphName]) -> [Double]

  /// Returns the metrics of the face for a font request, at a size in points.
  func metrics(of font: FontRequest, size: Double) -> FontMetrics

  /// Returns a shaper that uses the fonts in folders and files, and nothing else.
  func restricted(toFonts paths: [String]) -> any ParagraphShaping
}

/// The direction in which a paragraph begins.
package enum BaseDirection: Hashable, Sendable {
  /// The direction of the first strong character; left to right without one.
  case natural
  case leftToRight
  case rightToLeft
}

/// A paragraph to shape.
package struct TextParagraph: Sendable {
  /// The UTF-16 code units. Lone surrogates count as the replacement character.
  package var units: [UInt16]
  /// Spans that cover the units, in order.
  package var spans: [ShapingSpan]
  package var direction = BaseDirection.natural

  package init(units: [UInt16], spans: [ShapingSpan], direction: BaseDirection = .natural) {
    (self.units, self.spans, self.direction) = (units, spans, direction)
  }
}

/// A range of a paragraph whose characters are shaped with the same font.
package struct ShapingSpan: Equatable, Sendable {
  package var range: Range<Int>
  package var font: FontRequest
  /// The font size in points.
  package var size: Double
  /// The language as a BCP 47 tag; empty if unspecified.
  package var language = ""
  /// The features of the font that are switched, as OpenType tags with values.
  package var features: [FontFeature] = []
  /// An embedding level or, with bit 7 set, an override; nil for the levels of the bidirectional algorithm.
  package var requestedLevel: UInt8?
  /// The identity of an object that isn't text. Spans with different objects aren't shaped together.
  package var object: Int?

  package init(range: Range<Int>, font: FontRequest, size: Double) {
    (self.range, self.font, self.size) = (range, font, size)
  }

  /// Whether this span's characters can be shaped together with those of another one.
  package func joins(_ other: ShapingSpan) -> Bool {
    var other = other
    other.range = range
    return self == other
  }
}

/// A feature of an OpenType font.
package struct FontFeature: Hashable, Sendable {
  /// The tag, with the first of its four letters in the highest byte.
  package var tag: UInt32
  /// The value; 0 switches the feature off.
  package var value: UInt32

  /// - Precondition: The tag has four ASCII characters.
  package init(_ tag: StaticString, _ value: UInt32) {
    self.tag = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    self.value = value
  }

  package init(tag: UInt32, value: UInt32) { (self.tag, self.value) = (tag, value) }
}

/// A shaped paragraph.
package struct ShapedParagraph: Equatable, Sendable {
  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  package var baseLevel: UInt8 = 0
  /// The embedding level of each code unit: even for left to right, odd for right to left.
  package var levels: [UInt8] = []
  /// For each code unit, whether a line may end before it.
  package var breaks: [LineBreak] = []
  /// The runs in logical order, which cover all units.
  package var runs: [GlyphRun] = []
  /// The metrics of each span's font.
  package var metrics: [FontMetrics] = []
  package var notices = FontNotices()

  package init() {}
}

/// Whether a line ends between two characters.
package enum LineBreak: UInt8, Hashable, Sendable {
  case prohibited, allowed, required
}

/// The positions at which a word may be divided.
package struct Hyphenation: Equatable, Sendable {
  /// The code units before which a line may begin if the previous one ends with a hyphen, in ascending order.
  package var points: [Int]
  /// The reason for which the word couldn't be examined; nil if it was.
  package var notice: FontNotice?

  package init(points: [Int] = [], notice: FontNotice? = nil) {
    (self.points, self.notice) = (points, notice)
  }
}

/// Glyphs that are shaped together. They share face, size and direction.
package struct GlyphRun: Equatable, Sendable {
  package struct Glyph: Equatable, Sendable {
    package var glyph: UInt32
    /// The first code unit of the glyph's cluster.
    package var cluster: Int32
    /// The distance to the next glyph in font units.
    package var advance: Int32
    /// The offset of the glyph from the pen in font units, y pointing up.
    package var offsetX: Int32
    package var offsetY: Int32
    /// Whether the text must be shaped again if a line ends before the glyph's cluster.
    package var isUnsafeToBreak: Bool

    package init(
      glyph: UInt32, cluster: Int32, advance: Int32, offsetX: Int32 = 0, offsetY: Int32 = 0,
      isUnsafeToBreak: Bool = false
    ) {
      (self.glyph, self.cluster, self.advance) = (glyph, cluster, advance)
      (self.offsetX, self.offsetY, self.isUnsafeToBreak) = (offsetX, offsetY, isUnsafeToBreak)
    }
  }

  package var range: Range<Int>
  /// The index of the paragraph's span that the run begins in.
  package var span: Int
  package var level: UInt8
  /// The script as an ISO 15924 tag.
  package var script: UInt32
  /// The index of the face.
  package var face: Int
  /// The number of points per font unit.
  package var scale: Double
  /// The glyphs from left to right.
  package var glyphs: [Glyph] = []
  /// The metrics of the face if it isn't that of the span's font; nil otherwise.
  package var fallbackMetrics: FontMetrics?

  package init(range: Range<Int>, span: Int, level: UInt8, script: UInt32, face: Int, scale: Double) {
    (self.range, self.span, self.level) = (range, span, level)
    (self.script, self.face, self.scale) = (script, face, scale)
  }

  package var isRightToLeft: Bool { level % 2 == 1 }
}

/// The metrics of a font in points.
package struct FontMetrics: Equatable, Sendable {
  package var ascent = 0.0
  /// The distance from the baseline to the bottom of the font, positive.
  package var descent = 0.0
  package var leading = 0.0
  /// The distance from the baseline down to the middle of an underline.
  package var underlineOffset = 0.0
  package var underlineThickness = 0.0
  /// The distance from the baseline up to the middle of a line that strikes text through.
  package var strikeOffset = 0.0
  package var strikeThickness = 0.0

  package init() {}

  /// Returns Helvetica's proportions, for layout without fonts.
  package static func withoutFont(size: Double) -> FontMetrics {
    var metrics = FontMetrics()
    (metrics.ascent, metrics.descent) = (0.77 * size, 0.23 * size)
    return metrics
  }
}

/// The properties of a face.
package struct FaceDescription: Equatable, Sendable {
  /// The index of the face.
  package var face: Int
  package var font: ResolvedFont
  package var postScriptName: String
  package var unitsPerEm: Double
  package var glyphCount: Int
  /// The weight, where 400 is regular and 700 is bold.
  package var weight: Double
  package var isItalic: Bool
  package var isMonospaced: Bool
  package var isColored: Bool
  /// The width, where 100 is normal.
  package var width: Double
  /// The box around all glyphs in font units, y pointing up.
  package var glyphBox: Box
  /// The angle of italic glyphs in degrees, negative if they lean to the right.
  package var slantAngle: Double

  package init(
    face: Int, font: ResolvedFont, postScriptName: String, unitsPerEm: Double, glyphCount: Int,
    weight: Double,
    isItalic: Bool, isMonospaced: Bool, isColored: Bool, width: Double, glyphBox: Box, slantAngle: Double
  ) {
    (self.face, self.font, self.postScriptName) = (face, font, postScriptName)
    (self.unitsPerEm, self.glyphCount, self.weight, self.width) = (unitsPerEm, glyphCount, weight, width)
    (self.isItalic, self.isMonospaced, self.isColored) = (isItalic, isMonospaced, isColored)
    (self.glyphBox, self.slantAngle) = (glyphBox, slantAngle)
  }
}
