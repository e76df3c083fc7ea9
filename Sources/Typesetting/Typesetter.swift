package import Raster

/// Creates the lines of a text one by one.
package struct Typesetter: Sendable {
  package let text: AttributedText
  private let shaper: any ParagraphShaping
  /// The paragraphs, and the ends of their separators.
  private let paragraphs: [(paragraph: TypesetParagraph, end: Int)]

  package init(_ text: AttributedText, shaper: any ParagraphShaping) {
    (self.text, self.shaper) = (text, shaper)
    paragraphs = text.paragraphs().map { content, end in
      let layout = text.layout(at: min(content.lowerBound, max(text.units.count - 1, 0)))
      return (TypesetParagraph(text, content, layout, shaper: shaper), end)
    }
  }

  /// Returns the end of the line that begins at an index, including its paragraph separator.
  ///
  /// - Parameter isBetweenCharacters: Whether the line may end between any two characters.
  package func lineEnd(from start: Int, width: Double, isBetweenCharacters: Bool = false) -> Int {
    let (paragraph, end) = paragraphs[index(of: start)]
    let local = start - paragraph.range.lowerBound
    guard local < paragraph.range.count else { return end }
    // The lines of ranges that the caller chooses have no hyphens.
    let finder = LineFinder(paragraph: paragraph, dividesWords: false)
    let next =
      isBetweenCharacters
      ? finder.characterEnd(from: local, width: width) : finder.end(from: local, width: width, indent: 0).next
    return next >= paragraph.range.count ? end : paragraph.range.lowerBound + next
  }

  /// Returns the line of a range of one paragraph, with the left end of its baseline at the origin.
  ///
  /// - Parameter width: The width to which spaces stretch the line; nil for the natural width.
  package func line(_ range: Range<Int>, justifiedTo width: Double? = nil, share: Double = 1) -> TextLine {
    let (paragraph, part) = local(range)
    let builder = LineBuilder(paragraph: paragraph, finder: LineFinder(paragraph: paragraph))
    let end = LineFinder.End(next: part.upperBound, content: paragraph.contentEnd(of: part))
    let line = builder.line(part.lowerBound, end, indent: 0)
    guard let width, line.width < width else { return line }
    return builder.line(part.lowerBound, end, indent: 0, slack: (width - line.width) * share)
  }

  /// Returns the line of a range of one paragraph, shortened to a width with an ellipsis.
  package func line(
    _ range: Range<Int>, truncatedTo width: Double, _ truncation: TextFrame.Truncation
  ) -> TextLine {
    let (paragraph, part) = local(range)
    let builder = LineBuilder(paragraph: paragraph, finder: LineFinder(paragraph: paragraph))
    let end = LineFinder.End(next: part.upperBound, content: part.upperBound)
    return builder.truncated(part.lowerBound, end, width: width, indent: 0, truncation)
  }

  /// Returns the steps that draw lines at their origins.
  package func drawings(of lines: [TextLine]) -> [TextDrawing] {
    TextPainter(text, shaper).drawings(of: lines)
  }

  /// Returns the places for a caret in a line.
  package func stops(of line: TextLine) -> CaretStops { CaretStops(line, text) }

  private func index(of unit: Int) -> Int {
    min(paragraphs.partitioningIndex { $0.end > unit }, paragraphs.count - 1)
  }

  /// The paragraph that a range begins in, and the part of the range in it.
  private func local(_ range: Range<Int>) -> (TypesetParagraph, Range<Int>) {
    let paragraph = paragraphs[index(of: range.lowerBound)].paragraph
    let part = range.clamped(to: paragraph.range)
    return (
      paragraph,
      (part.lowerBound - paragraph.range.lowerBound)..<(part.upperBound - paragraph.range.lowerBound)
    )
  }
}

extension TypesetParagraph {
  /// The end of the visible characters of a line, whose spaces at the end hang beyond it.
  fileprivate func contentEnd(of part: Range<Int>) -> Int {
    var end = part.upperBound
    while end > part.lowerBound, AttributedText.isSpace(request.units[end - 1]) { end -= 1 }
    return end
  }
}

extension LineFinder {
  /// Returns the end of a line that may end between any two characters.
  fileprivate func characterEnd(from start: Int, width: Double) -> Int {
    var (length, index) = (0.0, start)
    while index < paragraph.range.count, index == start || length + paragraph.advances[index] <= width {
      length += paragraph.advances[index]
      index += 1
    }
    guard index < paragraph.range.count else { return index }
    let boundaries = CharacterBoundaries(paragraph.request.units, in: start..<paragraph.range.count).all
    return boundaries[max(boundaries.partitioningIndex { $0 > index } - 1, 1)]
  }
}
