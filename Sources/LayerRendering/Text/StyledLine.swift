import Raster

/// A line of text, shaped style by style.
struct StyledLine {
  fileprivate struct Run {
    let text: String
    let style: Int
    let shaped: ShapedLine
    let baselineOffset: Double
  }

  private var runs: [Run] = []
  private(set) var width = 0.0
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var leading = 0.0

  var height: Double { ascent + descent }

  /// - Parameter emptyStyle: The style that determines the height of a line without characters.
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
    runs.append(Run(text: text, style: index, shaped: shaped, baselineOffset: style.baselineOffset))
    width += shaped.width
    ascent = max(ascent, shaped.ascent + style.baselineOffset)
    descent = max(descent, shaped.descent - style.baselineOffset)
    leading = max(leading, shaped.leading)
  }
}

extension StyledLine {
  /// The width of each character; 0 for a character that shares a glyph with the previous one.
  var advances: [Double] { runs.flatMap { $0.shaped.advances(of: $0.text) } }

  /// Adds the glyphs to the paths of their styles.
  ///
  /// - Parameter slack: The total width that is distributed among the line's spaces.
  func append(to paths: inout [Path], at origin: Point, stretchedBy slack: Double = 0) {
    let spaceCount = runs.reduce(0) { $0 + $1.spaces.count }
    let share = spaceCount > 0 ? slack / Double(spaceCount) : 0
    var x = origin.x
    for run in runs {
      let shaped = share == 0 ? run.shaped : run.shaped.stretched(bySpace: share, spaces: run.spaces)
      paths[run.style].append(shaped.path(at: Point(x, origin.y - run.baselineOffset)))
      x += shaped.width
    }
  }
}

extension StyledLine.Run {
  /// The UTF-8 offsets of the spaces.
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
  /// - Parameters:
  ///   - width: The width added to each space.
  ///   - spaces: The UTF-8 offsets of the spaces.
  fileprivate func stretched(bySpace width: Double, spaces: Set<Int>) -> ShapedLine {
    widened { spaces.contains($0.cluster) ? width : 0 }
  }

  /// The line with a width added to each glyph.
  fileprivate func spaced(by kern: Double) -> ShapedLine { kern == 0 ? self : widened { _ in kern } }

  private func widened(by addedWidth: (ShapedGlyph) -> Double) -> ShapedLine {
    var result = self
    var offset = 0.0
    for index in glyphs.indices {
      let added = addedWidth(glyphs[index])
      result.glyphs[index].position.x += offset
      result.glyphs[index].advance += added
      offset += added
    }
    result.width += offset
    return result
  }
}
