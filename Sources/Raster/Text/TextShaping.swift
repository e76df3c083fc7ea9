/// Shapes text into positioned glyph outlines.
///
/// Code that draws text depends on this protocol alone, so it needs no font library. Methods may be called
/// from any thread, and equal arguments give equal results as long as the installed fonts don't change.
package protocol TextShaping: AnyObject, Sendable {
  /// Returns one line of text as glyphs in visual order, from left to right.
  ///
  /// The text always stays on one line: controls, tabs and line breaks have no outline and no advance. An
  /// empty text gives the metrics alone. A size that isn't above 0 and below ``ShapedLine/sizeLimit``, or is
  /// NaN, gives a line whose numbers are all 0.
  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine

  /// Returns the font that `shape` uses for a request, or nil if no font is installed.
  func resolve(_ font: FontRequest) -> ResolvedFont?
}

/// A font as clients of Core Animation name it.
package struct FontRequest: Hashable, Sendable {
  /// A PostScript name ("HelveticaNeue-Light"), a family ("Times New Roman") or a system font's name
  /// (".SFUI-Semibold"). An empty name means Helvetica, the default of a text layer.
  package var name: String

  package init(name: String = "") { self.name = name }
}

/// The installed font for a request.
package struct ResolvedFont: Hashable, Sendable {
  package var requested: String
  package var path: String
  package var family: String
  package var style: String
  /// Whether the family or the style differs from the requested one.
  package var isSubstitute: Bool
  /// Whether the requested name is unknown, so that the substitute is a guess.
  package var isGuess: Bool

  package init(
    requested: String, path: String, family: String, style: String, isSubstitute: Bool, isGuess: Bool = false
  ) {
    self.requested = requested
    self.path = path
    self.family = family
    self.style = style
    self.isSubstitute = isSubstitute
    self.isGuess = isGuess
  }

  /// The family, followed by the style unless it is the regular one.
  package var displayName: String {
    ["", "Regular", "Book", "Roman"].contains(style) ? family : "\(family) \(style)"
  }
}

/// One line of text as positioned outlines, in points, with y increasing downward and the left end of the
/// baseline at the origin.
package struct ShapedLine: Equatable, Sendable {
  /// The upper limit of sizes, exclusive, in points.
  package static let sizeLimit = 1_000_000.0

  /// The glyphs from left to right, even if the text runs from right to left.
  package var glyphs: [ShapedGlyph] = []
  /// The distinct outlines in the order of their first use.
  package var outlines: [GlyphOutline] = []
  /// The distance from the baseline to the top of the font.
  package var ascent = 0.0
  /// The distance from the baseline to the bottom of the font, positive.
  package var descent = 0.0
  /// The gap to the next line.
  package var leading = 0.0
  /// The sum of all advances.
  package var width = 0.0
  /// The notices about text that is drawn differently than requested.
  package var notices = FontNotices()

  package init() {}

  /// Whether text of a size in points can be shaped.
  package static func isValid(size: Double) -> Bool { size > 0 && size < sizeLimit }

  /// Returns all glyphs as one path, with the left end of the baseline at `origin`.
  package func path(at origin: Point = .zero) -> Path {
    var path = Path()
    for glyph in glyphs {
      let position = origin + glyph.position
      path.append(outlines[glyph.outline].path, transform: .translation(position.x, position.y))
    }
    return path
  }
}

/// A glyph of a line.
package struct ShapedGlyph: Equatable, Sendable {
  /// An index into ``ShapedLine/outlines``.
  package var outline: Int
  /// The position of the outline's origin.
  package var position: Point
  /// The distance by which the glyph moves the pen to the right.
  package var advance: Double
  /// The start of the glyph's characters, as an offset into the text's UTF-8.
  ///
  /// Glyphs of one cluster share it; text between two clusters' offsets can't be divided.
  package var cluster: Int

  package init(outline: Int, position: Point, advance: Double, cluster: Int) {
    self.outline = outline
    self.position = position
    self.advance = advance
    self.cluster = cluster
  }
}

/// The outline of a glyph at a line's size, with its origin on the baseline; empty for a space.
package struct GlyphOutline: Equatable, Sendable {
  /// The index of the font's face. Face and glyph identify the outline within one shaper; with the size they
  /// form a cache key.
  package var face: Int
  package var glyph: Int
  package var path: Path

  package init(face: Int, glyph: Int, path: Path) {
    self.face = face
    self.glyph = glyph
    self.path = path
  }
}
