/// Turns text into positioned glyph outlines.
///
/// Whatever draws text knows this protocol alone, so that it needs no font library. Every method may be
/// called from any thread, and equal arguments give equal results as long as the installed fonts stay.
package protocol TextShaping: AnyObject, Sendable {
  /// Returns one line of text as glyphs in visual order, from left to right.
  ///
  /// Whatever the text is, it stays on one line: controls, tabs and line breaks included have no outline and
  /// no advance. An empty text gives the metrics alone. A size that isn't above 0 and below
  /// ``ShapedLine/sizeLimit`` (NaN, say) gives a line whose every number is 0.
  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine

  /// Returns the font that `shape` draws for a request, nil where no font at all is installed.
  func resolve(_ font: FontRequest) -> ResolvedFont?
}

/// A font as users of Core Animation name it.
package struct FontRequest: Hashable, Sendable {
  /// A PostScript name ("HelveticaNeue-Light"), a family ("Times New Roman"), a system font's name
  /// (".SFUI-Semibold"); empty stands for Helvetica, the default of a text layer.
  package var name: String

  package init(name: String = "") { self.name = name }
}

/// The installed font that answers a request.
package struct ResolvedFont: Hashable, Sendable {
  package var requested: String
  package var path: String
  package var family: String
  package var style: String
  /// Whether the family or the style is another than the requested one.
  package var isSubstitute: Bool
  /// Whether nothing is known of the requested name, not even what it looks like.
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

  /// The family, followed by the style unless that is the regular one.
  package var displayName: String {
    ["", "Regular", "Book", "Roman"].contains(style) ? family : "\(family) \(style)"
  }
}

/// One line of text as positioned outlines: in points, y down, the left end of the baseline at the origin.
package struct ShapedLine: Hashable, Sendable {
  /// Sizes reach up to here, exclusive, in points.
  package static let sizeLimit = 1_000_000.0

  /// The glyphs from left to right, also where the text runs from right to left.
  package var glyphs: [ShapedGlyph] = []
  /// Each distinct outline once, in order of first use.
  package var outlines: [GlyphOutline] = []
  /// How far the font reaches above the baseline, and below it (positive), and the gap to the next line.
  package var ascent = 0.0
  package var descent = 0.0
  package var leading = 0.0
  /// The sum of all advances.
  package var width = 0.0
  /// What is drawn otherwise than asked.
  package var notices = FontNotices()

  package init() {}

  /// All glyphs as one path, with the left end of the baseline at `origin`.
  package func path(at origin: Point = .zero) -> Path {
    var path = Path()
    for glyph in glyphs {
      let place = origin + glyph.position
      path.append(outlines[glyph.outline].path, transform: .translation(place.x, place.y))
    }
    return path
  }
}

/// A glyph of a line.
package struct ShapedGlyph: Hashable, Sendable {
  /// An index into ``ShapedLine/outlines``.
  package var outline: Int
  /// Where the outline's origin lies.
  package var position: Point
  /// How far the glyph moves the pen to the right.
  package var advance: Double
  /// Where the characters that the glyph draws begin, as an offset into the text's UTF-8.
  ///
  /// The glyphs of one cluster share it; what lies between two clusters' offsets can't be divided.
  package var cluster: Int

  package init(outline: Int, position: Point, advance: Double, cluster: Int) {
    self.outline = outline
    self.position = position
    self.advance = advance
    self.cluster = cluster
  }
}

/// The outline of a glyph at a line's size, its origin on the baseline; empty for a space.
package struct GlyphOutline: Hashable, Sendable {
  /// Face and glyph together name the outline within one shaper: with the size, a key for caches.
  package var face: Int
  package var glyph: Int
  package var path: Path

  package init(face: Int, glyph: Int, path: Path) {
    self.face = face
    self.glyph = glyph
    self.path = path
  }
}
