package import Raster

/// The font, color and decorations of characters.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontRequest
  /// The font size in points.
  package var size: Double
  package var color = Color.black
  /// The width added to each character, in points.
  package var kern = 0.0
  /// The distance by which characters are raised above the baseline, in points.
  package var baselineOffset = 0.0
  package var ligatures = Ligatures.standard
  /// Features of the font that are switched.
  package var features: [FontFeature] = []
  /// The language as a BCP 47 tag; empty if unspecified.
  package var language = ""
  /// The direction of the characters, regardless of the bidirectional algorithm; nil to follow it.
  package var direction: DirectionRequest?
  package var underline: TextRule?
  package var strikethrough: TextRule?
  /// The outlines of glyphs as strokes; nil for filled glyphs only.
  package var stroke: GlyphStroke?
  package var background: Color?
  package var shadow: TextShadow?
  /// The horizontal shear of glyphs: the tangent of the angle from the vertical.
  package var obliqueness = 0.0
  /// The natural logarithm of the horizontal scale of glyphs.
  package var expansion = 0.0
  /// A picture in place of the object replacement character, U+FFFC.
  package var attachment: TextAttachmentBox?

  package init(font: FontRequest, size: Double) { (self.font, self.size) = (font, size) }

  /// The use of ligatures.
  package enum Ligatures: Int, Hashable, Sendable {
    /// Only ligatures that the script requires.
    case required
    case standard
    /// All that the font has, even rare ones.
    case all
  }
}

/// A request for a direction of characters within a paragraph.
package struct DirectionRequest: Hashable, Sendable {
  package var isRightToLeft: Bool
  /// Whether the direction applies to each character, rather than to the whole as an embedding.
  package var isOverride: Bool

  package init(isRightToLeft: Bool, isOverride: Bool) {
    (self.isRightToLeft, self.isOverride) = (isRightToLeft, isOverride)
  }
}

/// A line under or through text.
package struct TextRule: Hashable, Sendable {
  package enum Pattern: Int, Hashable, Sendable {
    case solid, dots, dashes, dashDot, dashDotDot
  }

  package var isThick = false
  package var isDouble = false
  package var pattern = Pattern.solid
  /// Whether spaces have no line.
  package var isByWord = false
  /// The color; nil for the color of the text.
  package var color: Color?

  package init() {}
}

/// The stroke of glyphs.
package struct GlyphStroke: Hashable, Sendable {
  /// The width in points.
  package var width: Double
  /// The color; nil for the color of the text.
  package var color: Color?
  /// Whether the glyphs are filled as well.
  package var isFilled: Bool

  package init(width: Double, color: Color?, isFilled: Bool) {
    (self.width, self.color, self.isFilled) = (width, color, isFilled)
  }
}

/// The shadow of text.
package struct TextShadow: Hashable, Sendable {
  /// The offset in points, with y pointing down.
  package var offset: Point
  /// Twice the standard deviation of the Gaussian, in points.
  package var blur: Double
  package var color: Color

  package init(offset: Point, blur: Double, color: Color) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// A picture within text.
package struct TextAttachmentBox: Hashable, Sendable {
  /// The picture; nil for an empty space.
  package var bitmap: MippedBitmap?
  /// The box in points, relative to the baseline, with y pointing down.
  package var box: Box

  package init(bitmap: MippedBitmap?, box: Box) { (self.bitmap, self.box) = (bitmap, box) }
}

/// The layout of a paragraph.
package struct ParagraphAttributes: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// To the side at which the paragraph's lines begin.
    case natural
  }

  package var alignment = Alignment.natural
  package var direction = BaseDirection.natural
  /// The additional space between lines, in points.
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  /// The distance of the first line from the side at which lines begin.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// The end of lines: a width if it's above 0, otherwise its distance from the side at which lines end.
  package var tailIndent = 0.0
  package var minimumLineHeight = 0.0
  /// The largest height of lines; 0 for no limit.
  package var maximumLineHeight = 0.0
  /// The factor for the natural height of lines; 0 means 1.
  package var lineHeightMultiple = 0.0
  package var tabStops = ParagraphAttributes.defaultTabStops
  /// The distance of tab stops after the last one of the list; 0 for the distance of the default stops.
  package var defaultTabInterval = 0.0
  /// The smallest fraction of the available width that a line fills without hyphenation; 0 for no hyphenation.
  package var hyphenationFactor = 0.0
  /// Whether lines may end between any two characters.
  package var breaksAnywhere = false

  package init() {}

  /// A position at which text after a tab is aligned.
  package struct TabStop: Hashable, Sendable {
    package var location: Double
    package var alignment: Alignment

    package init(location: Double, alignment: Alignment = .left) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  /// The distance of the default tab stops in points.
  package static let tabInterval = 28.0
  package static let defaultTabStops = (1...12).map { TabStop(location: Double($0) * tabInterval) }
}
