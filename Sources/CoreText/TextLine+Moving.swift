import Raster
import Typesetting

extension TextLine {
  /// The line with the left end of its baseline at the origin.
  var atOrigin: TextLine {
    var line = self
    line.origin = .zero
    return line
  }

  /// Returns the line with ranges in a text in which its own text begins at an index.
  func moved(by offset: Int) -> TextLine {
    guard offset != 0 else { return self }
    func moved(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound + offset)..<(range.upperBound + offset)
    }
    var line = self
    (line.range, line.paragraph, line.omitted) = (moved(range), moved(paragraph), moved(omitted))
    line.contentEnd += offset
    for index in line.pieces.indices {
      line.pieces[index].range = moved(pieces[index].range)
      line.pieces[index].widths = pieces[index].widths.map { ($0.cluster + offset, $0.width) }
      for glyph in pieces[index].glyphs.indices {
        line.pieces[index].glyphs[glyph].cluster += Int32(clamping: offset)
      }
    }
    return line
  }
}
