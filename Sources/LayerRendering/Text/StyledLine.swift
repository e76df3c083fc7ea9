import Raster

/// A line of text, shaped style by style.
struct StyledLine {
  fileprivate struct Part {
    let text: String
    let style: Int
    let shaped: ShapedLine
    let baselineOffset: Double
  }

  private var parts: [Part] = []
  private(set) var width = 0.0
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var leading = 0.0

  var height: Double { ascent + descent }

  /// - Parameter emptyStyle: The style whose height a line without characters has.
  init(
    _ elements: ArraySlice<StyledText.Element>, _ styles: [TextStyle], emptyStyle: Int,
    shaper: any TextShaping
  ) {
    if elements.isEmpty { append("", emptyStyle, styles, shaper) }
    var start = elements.startIndex
    while start < elements.endIndex {
      let style = elements[start].style
      let end = elements[start...].firstIndex { $0.style != style } ?? elements.endIndex
      append(String(elements[start..<end].lazy.map(\.character)), style, styles, shaper)
      start = end
    }
  }

  private mutating func append(_ text: String, _ index: Int, _ styles: [TextStyle], _ shaper: any TextShaping)
  {
    let style = styles[index]
    let shaped = shaper.shape(text, font: style.font, size: style.size).spaced(by: style.kern)
    parts.append(Part(text: text, style: index, shaped: shaped, baselineOffset: style.baselineOffset))
    width += shaped.width
    ascent = max(ascent, shaped.ascent + style.baselineOffset)
    descent = max(descent, shaped.descent - style.baselineOffset)
    leading = max(leading, shaped.leading)
  }
}

extension StyledLine {
  /// How wide each character is; one that is drawn together with the one before has no width.
  var advances: [Double] { parts.flatMap { $0.shaped.advances(of: $0.text) } }

  /// Adds the glyphs to the paths of their styles.
  ///
  /// - Parameter slack: By how much spaces are widened, all together.
  func append(to paths: inout [Path], at origin: Point, stretchedBy slack: Double = 0) {
    let spaceCount = parts.reduce(0) { $0 + $1.spaces.count }
    let share = spaceCount > 0 ? slack / Double(spaceCount) : 0
    var x = origin.x
    for part in parts {
      let shaped = share == 0 ? part.shaped : part.shaped.stretched(bySpace: share, spaces: part.spaces)
      paths[part.style].append(shaped.path(at: Point(x, origin.y - part.baselineOffset)))
      x += shaped.width
    }
  }
}

extension StyledLine.Part {
  /// The offsets of the spaces into the UTF-8.
  fileprivate var spaces: Set<Int> {
    Set(text.utf8.enumerated().lazy.filter { $0.element == UInt8(ascii: " ") }.map(\.offset))
  }
}

extension ShapedLine {
  fileprivate func advances(of text: String) -> [Double] {
    var widths = [Double](repeating: 0, count: text.utf8.count + 1)
    for glyph in glyphs where widths.indices.contains(glyph.cluster) {
      widths[glyph.cluster] += glyph.advance
    }
    var offset = 0
    return text.map { character in
      let length = character.utf8.count
      defer { offset += length }
      return widths[offset..<offset + length].reduce(0, +)
    }
  }

  /// The line with each of its spaces widened.
  ///
  /// - Parameter spaces: Where the spaces are, as offsets into the text's UTF-8.
  fileprivate func stretched(bySpace room: Double, spaces: Set<Int>) -> ShapedLine {
    widened { spaces.contains($0.cluster) ? room : 0 }
  }

  /// The line with room added to each glyph.
  fileprivate func spaced(by kern: Double) -> ShapedLine { kern == 0 ? self : widened { _ in kern } }

  private func widened(by room: (ShapedGlyph) -> Double) -> ShapedLine {
    var result = self
    var offset = 0.0
    for index in glyphs.indices {
      let added = room(glyphs[index])
      result.glyphs[index].position.x += offset
      result.glyphs[index].advance += added
      offset += added
    }
    result.width += offset
    return result
  }
}
