#if OptionalLibraries
  import Raster

  /// Builds a line from shaped runs, scaled to the line's font size.
  struct LineBuilder {
    private(set) var line = ShapedLine()
    private let store: FontStore
    private let size: Double
    /// The index of each glyph's outline in the line.
    private var outlineIndices: [Key: Int] = [:]

    private struct Key: Hashable {
      var face: Int
      var glyph: UInt32
    }

    /// Creates an empty line with the metrics of `face`. Runs in other faces don't change its metrics.
    init(store: FontStore, size: Double, metrics face: FontFace) {
      self.store = store
      self.size = size
      let scale = size / face.unitsPerEm
      line.ascent = face.metrics.ascent * scale
      line.descent = face.metrics.descent * scale
      line.leading = face.metrics.leading * scale
    }

    mutating func append(_ run: TextRun, of characters: TextCharacters) {
      guard let face = store.face(run.face) else { return }
      let scale = size / face.unitsPerEm
      // The pen position is an integer in font units, so that the sum is exact within a run.
      var pen = 0
      for glyph in GlyphRun(run, of: characters, face: face).glyphs {
        let x = line.width + Double(pen + glyph.offsetX) * scale
        line.glyphs.append(
          ShapedGlyph(
            outline: outlineIndex(of: glyph.glyph, face: run.face, scale: scale),
            position: Point(x, Double(-glyph.offsetY) * scale),
            advance: Double(glyph.advance) * scale,
            cluster: characters.offsets[glyph.character]))
        pen += glyph.advance
      }
      line.width += Double(pen) * scale
    }

    private mutating func outlineIndex(of glyph: UInt32, face: Int, scale: Double) -> Int {
      let key = Key(face: face, glyph: glyph)
      if let index = outlineIndices[key] { return index }
      let path = store.outline(of: glyph, face: face).applying(.scale(scale, scale))
      outlineIndices[key] = line.outlines.count
      line.outlines.append(GlyphOutline(face: face, glyph: Int(glyph), path: path))
      return line.outlines.count - 1
    }
  }

  extension ShapedLine {
    /// Returns the line for a system without fonts: it has no glyphs, and Helvetica's proportions for layout.
    static func withoutFont(size: Double) -> ShapedLine {
      var line = ShapedLine()
      line.ascent = 0.77 * size
      line.descent = 0.23 * size
      line.notices.add(.noFonts)
      return line
    }
  }
#endif
