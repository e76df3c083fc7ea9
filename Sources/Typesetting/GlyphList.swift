import Raster

/// The pictures of the glyphs of lines, and the order in which the lines use them.
struct GlyphList {
  /// The pictures, each of them once.
  private(set) var pictures: [GlyphPicture] = []
  /// The outlines of the pictures; empty for pictures that aren't outlines.
  private(set) var outlines: [Path] = []
  /// The index of the picture of each glyph, in the order of lines and pieces.
  private var indices: [Int] = []
  private var cursor = 0

  init() {}

  init(_ lines: [TextLine], _ shaper: any ParagraphShaping) {
    var names: [GlyphName] = []
    var known: [GlyphName: Int] = [:]
    for line in lines {
      for piece in line.pieces {
        for glyph in piece.glyphs {
          let name = GlyphName(face: piece.face, glyph: glyph.glyph)
          let index = known[name] ?? names.count
          if index == names.count {
            known[name] = index
            names.append(name)
          }
          indices.append(index)
        }
      }
    }
    pictures = shaper.pictures(of: names)
    outlines = pictures.map { if case .outline(let path) = $0 { path } else { Path() } }
  }

  /// Returns the index of the next glyph's picture.
  mutating func next() -> Int {
    defer { cursor += 1 }
    return indices[cursor]
  }
}
