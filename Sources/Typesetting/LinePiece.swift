package import Raster

/// A part of a line whose glyphs are next to each other and have one direction.
package struct LinePiece: Sendable {
  package enum Content: Sendable {
    case glyphs
    /// A tab, which is a space without glyphs.
    case tab
    case attachment(TextAttachmentBox)
    /// A mark that isn't part of the text: a hyphen or an ellipsis.
    case mark
  }

  /// The range in the text; empty for a mark.
  package var range: Range<Int>
  package var level: UInt8
  package var face = 0
  /// The number of points per font unit.
  package var scale = 0.0
  /// The glyphs from left to right; their clusters are indices in the text.
  package var glyphs: [GlyphRun.Glyph] = []
  /// The position of each glyph's origin, relative to the piece's left end.
  package var positions: [Point] = []
  /// The width of each cluster, by its first code unit.
  package var widths: [(cluster: Int, width: Double)] = []
  /// The left end of the piece, relative to the line's.
  package var x = 0.0
  package var width = 0.0
  package var content = Content.glyphs
  /// The index of the style of a mark.
  package var style = 0

  package var isRightToLeft: Bool { level % 2 == 1 }

  init(range: Range<Int>, level: UInt8) { (self.range, self.level) = (range, level) }
}

extension LinePiece {
  /// Creates a piece of glyphs, whose clusters are indices in a paragraph.
  ///
  /// - Parameters:
  ///   - start: The paragraph's start in the text.
  ///   - stretch: The width added to each space.
  init(_ run: GlyphRun, level: UInt8, start: Int, text: AttributedText, stretch: Double) {
    self.init(range: (run.range.lowerBound + start)..<(run.range.upperBound + start), level: level)
    (face, scale, glyphs) = (run.face, run.scale, run.glyphs)
    positions.reserveCapacity(glyphs.count)
    // The pen position is an integer in font units, so that the sum is exact where nothing is added.
    var (pen, added) = (0, 0.0)
    func x() -> Double { Double(pen) * scale + added }
    let styles = text.styles(in: range)
    var attributes = text.styles[text.style(at: range.lowerBound)]
    for index in glyphs.indices {
      let glyph = run.glyphs[index]
      let cluster = Int(glyph.cluster) + start
      if styles.count > 1 { attributes = text.styles[text.style(at: cluster)] }
      let stretchFactor = attributes.horizontalScale
      let left = x()
      positions.append(
        Point(
          stretchFactor == 1
            ? Double(pen + Int(glyph.offsetX)) * scale + added
            : left + Double(glyph.offsetX) * scale * stretchFactor,
          Double(-glyph.offsetY) * scale - attributes.baselineOffset))
      if stretchFactor == 1 {
        pen += Int(glyph.advance)
      } else {
        added += Double(glyph.advance) * scale * stretchFactor
      }
      if index + 1 == glyphs.count || run.glyphs[index + 1].cluster != glyph.cluster {
        if x() != left { added += attributes.kern }
        if stretch != 0, text.units[cluster] == 0x20 { added += stretch }
      }
      if let last = widths.last, last.cluster == cluster {
        widths[widths.count - 1].width += x() - left
      } else {
        widths.append((cluster, x() - left))
      }
      glyphs[index].cluster = Int32(clamping: cluster)
    }
    width = x()
  }
}
