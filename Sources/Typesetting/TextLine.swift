package import Raster

/// A line of text.
package struct TextLine: Sendable {
  /// The range in the text, including spaces that hang beyond the end, without a paragraph separator.
  package var range: Range<Int>
  /// The end of the visible characters.
  package var contentEnd: Int
  /// The pieces from left to right. Hanging spaces are outside of the line's width.
  package var pieces: [LinePiece] = []
  package var baseLevel: UInt8 = 0
  /// The width of the visible characters.
  package var width = 0.0
  package var ascent = 0.0
  package var descent = 0.0
  package var leading = 0.0
  /// The left end of the baseline.
  package var origin = Point(0, 0)
  /// The part of the text that a truncated line omits; empty otherwise.
  package var omitted: Range<Int> = 0..<0
  /// The range of the line's paragraph, without its separator.
  package var paragraph: Range<Int> = 0..<0

  package var height: Double { ascent + descent }
  package var top: Double { origin.y - ascent }
  package var isRightToLeft: Bool { baseLevel % 2 == 1 }
}

/// Builds lines from a paragraph.
struct LineBuilder {
  let paragraph: TypesetParagraph
  let finder: LineFinder

  /// Returns the line of a range of the paragraph.
  ///
  /// - Parameters:
  ///   - indent: The distance of the line's start from the origin of tab stops.
  ///   - slack: The total width that is distributed among the line's spaces.
  func line(_ start: Int, _ end: LineFinder.End, indent: Double, slack: Double = 0) -> TextLine {
    let offset = paragraph.range.lowerBound
    var line = TextLine(range: (start + offset)..<(end.next + offset), contentEnd: end.content + offset)
    line.baseLevel = paragraph.shaped.baseLevel
    line.paragraph = paragraph.range
    let content = start..<end.content
    let spaceCount = slack > 0 ? paragraph.request.units[content].count { $0 == 0x20 } : 0
    let stretch = spaceCount > 0 ? slack / Double(spaceCount) : 0
    var pieces = pieces(of: content, line: start..<end.next, stretch: stretch)
    if end.isHyphenated {
      let style = paragraph.text.style(at: offset + max(end.content - 1, start))
      pieces += TextMark(.hyphen, paragraph.text.styles[style], style: style, shaper: paragraph.shaper).pieces
        .map {
          var mark = $0
          mark.level = paragraph.shaped.baseLevel
          return mark
        }
    }
    setTabs(&pieces, indent: indent)
    let visual = VisualOrder.order(ofLevels: pieces.map(\.level)).map { pieces[$0] }
    line.append(visual)
    appendHangingSpaces(end.content..<end.next, to: &line)
    setMetrics(of: &line, content)
    return line
  }

  // MARK: - Pieces

  /// Returns the pieces of a range in logical order.
  private func pieces(of range: Range<Int>, line: Range<Int>, stretch: Double) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var start = range.lowerBound
    let runs = paragraph.shaped.runs
    var index = runs.partitioningIndex { $0.range.upperBound > start }
    while start < range.upperBound, index < runs.count {
      let run = runs[index]
      var part = start..<min(run.range.upperBound, range.upperBound)
      if let tab = paragraph.request.units[part].firstIndex(of: 0x09) {
        part = tab > start ? start..<tab : start..<(start + 1)
      }
      pieces.append(piece(of: run, part, line: line, stretch: stretch))
      start = part.upperBound
      if start >= run.range.upperBound { index += 1 }
    }
    return pieces
  }

  private func piece(of run: GlyphRun, _ part: Range<Int>, line: Range<Int>, stretch: Double) -> LinePiece {
    let offset = paragraph.range.lowerBound
    let range = (part.lowerBound + offset)..<(part.upperBound + offset)
    if paragraph.request.units[part.lowerBound] == 0x09 {
      // A tab has the paragraph's direction (rule L1).
      var tab = LinePiece(range: range, level: paragraph.shaped.baseLevel)
      tab.content = .tab
      tab.widths = [(range.lowerBound, 0)]
      return tab
    }
    if let attachment = paragraph.attributes(at: part.lowerBound).attachment {
      var piece = LinePiece(range: range, level: run.level)
      (piece.content, piece.width) = (.attachment(attachment), attachment.box.width)
      piece.widths = [(range.lowerBound, piece.width)]
      return piece
    }
    let slice = slice(of: run, part, line: line)
    return LinePiece(slice, level: run.level, start: offset, text: paragraph.text, stretch: stretch)
  }

  /// Returns a part of a run, shaped again if the cuts change glyphs.
  private func slice(of run: GlyphRun, _ part: Range<Int>, line: Range<Int>) -> GlyphRun {
    guard part != run.range else { return run }
    var result = run
    result.range = part
    let glyphs = run.glyphs
    let lower = Int32(clamping: part.lowerBound), upper = Int32(clamping: part.upperBound)
    let first: Int, end: Int
    if run.isRightToLeft {
      first = glyphs.partitioningIndex { $0.cluster < upper }
      end = glyphs.partitioningIndex { $0.cluster < lower }
    } else {
      first = glyphs.partitioningIndex { $0.cluster >= lower }
      end = glyphs.partitioningIndex { $0.cluster >= upper }
    }
    result.glyphs = Array(glyphs[first..<max(first, end)])
    let starts = part.lowerBound > run.range.lowerBound, ends = part.upperBound < run.range.upperBound
    let startGlyph = run.isRightToLeft ? end - 1 : first
    let nextGlyph = run.isRightToLeft ? first - 1 : end
    let cutsCluster =
      starts && (!glyphs.indices.contains(startGlyph) || glyphs[startGlyph].cluster != lower)
      || ends && glyphs.indices.contains(nextGlyph) && glyphs[nextGlyph].cluster != upper
    let isUnsafe =
      cutsCluster || starts && glyphs[startGlyph].isUnsafeToBreak
      || ends && glyphs.indices.contains(nextGlyph) && glyphs[nextGlyph].isUnsafeToBreak
    return isUnsafe ? paragraph.shaper.reshape(run, part, of: paragraph.request, line: line) : result
  }

  /// Sets the widths of tabs, in logical order.
  private func setTabs(_ pieces: inout [LinePiece], indent: Double) {
    guard pieces.contains(where: { if case .tab = $0.content { true } else { false } }) else { return }
    var position = indent
    for index in pieces.indices {
      if case .tab = pieces[index].content {
        let start = pieces[index].range.lowerBound - paragraph.range.lowerBound
        let width = finder.tab(at: start, position)
        pieces[index].width = width
        pieces[index].widths = [(pieces[index].range.lowerBound, width)]
      }
      position += pieces[index].width
    }
  }

  /// Appends the spaces after the visible characters, which have the paragraph's direction (rule L1).
  private func appendHangingSpaces(_ range: Range<Int>, to line: inout TextLine) {
    guard !range.isEmpty else { return }
    let offset = paragraph.range.lowerBound
    var piece = LinePiece(
      range: (range.lowerBound + offset)..<(range.upperBound + offset), level: paragraph.shaped.baseLevel)
    let widths = range.map { (cluster: $0 + offset, width: paragraph.advances[$0]) }
    piece.widths = piece.isRightToLeft ? widths.reversed() : widths
    piece.width = widths.reduce(0) { $0 + $1.width }
    piece.x = piece.isRightToLeft ? -piece.width : line.width
    line.pieces.insert(piece, at: piece.isRightToLeft ? 0 : line.pieces.count)
  }

  private func setMetrics(of line: inout TextLine, _ content: Range<Int>) {
    let offset = paragraph.range.lowerBound
    for index in spans(in: content) {
      let span = paragraph.request.spans[index]
      let metrics = paragraph.shaped.metrics[index]
      let part = span.range.clamped(to: content)
      let global = (part.lowerBound + offset)..<(part.upperBound + offset)
      let styles =
        part.isEmpty
        ? [paragraph.text.style(at: offset + part.lowerBound)]
        : paragraph.text.styles(in: global).map(\.style)
      for style in Set(styles) { line.include(metrics, paragraph.text.styles[style]) }
    }
    for run in runs(in: content) {
      guard let metrics = run.fallbackMetrics else { continue }
      line.include(metrics, paragraph.attributes(at: max(run.range.lowerBound, content.lowerBound)))
    }
    line.fit(paragraph.layout)
  }

  private func runs(in range: Range<Int>) -> some Sequence<GlyphRun> {
    let runs = paragraph.shaped.runs
    return runs[runs.partitioningIndex { $0.range.upperBound > range.lowerBound }...].prefix {
      $0.range.lowerBound < range.upperBound
    }
  }

  /// The indices of the spans in a range; that of the span at its start if it's empty.
  private func spans(in range: Range<Int>) -> Range<Int> {
    let spans = paragraph.request.spans
    guard !spans.isEmpty else { return 0..<0 }
    let first = min(spans.partitioningIndex { $0.range.upperBound > range.lowerBound }, spans.count - 1)
    return first..<max(spans.partitioningIndex { $0.range.lowerBound >= range.upperBound }, first + 1)
  }
}

extension TextLine {
  fileprivate mutating func append(_ visual: [LinePiece]) {
    for var piece in visual {
      piece.x = width
      width += piece.width
      pieces.append(piece)
    }
  }

  /// Makes the line high enough for a font.
  mutating func include(_ metrics: FontMetrics, _ attributes: TextAttributes) {
    if let attachment = attributes.attachment {
      ascent = max(ascent, -attachment.box.min.y + attributes.baselineOffset)
      descent = max(descent, attachment.box.max.y - attributes.baselineOffset)
      return
    }
    ascent = max(ascent, metrics.ascent + attributes.baselineOffset)
    descent = max(descent, metrics.descent - attributes.baselineOffset)
    leading = max(leading, metrics.leading)
  }

  /// Applies the line heights of a paragraph's layout. Additional height is above the text.
  mutating func fit(_ layout: ParagraphAttributes) {
    let natural = height
    var height = natural
    if layout.lineHeightMultiple > 0 { height *= layout.lineHeightMultiple }
    height = max(height, layout.minimumLineHeight)
    if layout.maximumLineHeight > 0 { height = min(height, layout.maximumLineHeight) }
    if height != natural { ascent += height - natural }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that meets a condition, given that all elements after it do.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
