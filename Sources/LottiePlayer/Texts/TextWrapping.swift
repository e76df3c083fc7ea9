/// Wraps lines to fit a width: where Unicode's rules allow it, or at spaces without the module for text.
struct TextWrapping {
  struct Line {
    var characters: [TextCharacter]
    /// Whether the line ends where the text itself breaks.
    var isLast: Bool
  }

  private let face: TextFace
  private let tracking: Double

  init(_ face: TextFace, tracking: Double) {
    self.face = face
    self.tracking = tracking
  }

  /// Returns the parts of a line, each no wider than the width unless it has a single character. The space at a break is
  /// dropped; a word that is too long breaks anywhere.
  func lines(_ characters: [TextCharacter], width: Double) -> [Line] {
    let advances = advances(characters)
    let breaks = face.breaks(characters)
    var lines: [Line] = []
    var (start, index, length) = (0, 0, 0.0)
    var lastBreak: Int?
    while index < characters.count {
      if breaks[index], index > start { lastBreak = index }
      let isTooLong = length + advances[index] > width && !characters[index].isWordEnd && index > start
      guard isTooLong else {
        length += advances[index] + tracking
        index += 1
        continue
      }
      let next = lastBreak ?? index
      let end = lastBreak != nil && characters[next - 1].isWordEnd ? next - 1 : next
      lines.append(Line(characters: Array(characters[start..<end]), isLast: false))
      (start, index, length, lastBreak) = (next, next, 0, nil)
    }
    lines.append(Line(characters: Array(characters[start...]), isLast: true))
    return lines
  }

  private func advances(_ characters: [TextCharacter]) -> [Double] {
    var advances = [Double](repeating: 0, count: characters.count)
    for glyph in face.glyphs(characters) { advances[glyph.index] += glyph.advance }
    return advances
  }
}
