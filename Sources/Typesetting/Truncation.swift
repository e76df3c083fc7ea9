import Raster

extension LineBuilder {
  /// Returns a line shortened to fit with an ellipsis in the style of the first omitted character, or the whole line if it fits.
  func truncated(
    _ start: Int, _ end: LineFinder.End, width: Double, indent: Double, _ truncation: TextFrame.Truncation
  ) -> TextLine {
    let whole = start..<end.content
    let length = paragraph.advances[whole].reduce(0, +)
    guard length > width, !whole.isEmpty else { return line(start, end, indent: indent) }
    let boundaries = CharacterBoundaries(paragraph.request.units, in: whole)
    var style = paragraph.text.style(at: paragraph.range.lowerBound + start)
    var omitted = whole
    // The ellipsis has the style of the first character that it replaces, which depends on its width.
    for _ in 0..<2 {
      let attributes = paragraph.text.styles[style]
      let mark = TextMark(.ellipsis, attributes, style: style, shaper: paragraph.shaper).width
      omitted = boundaries.omitted(from: paragraph.advances, available: width - mark, truncation)
      style = paragraph.text.style(at: paragraph.range.lowerBound + min(omitted.lowerBound, end.content - 1))
    }
    return shortened(whole, omitting: omitted, style: style, indent: indent)
  }

  /// Returns the line of a range in which an ellipsis of a style replaces a part.
  private func shortened(_ whole: Range<Int>, omitting omitted: Range<Int>, style: Int, indent: Double)
    -> TextLine
  {
    let offset = paragraph.range.lowerBound
    var text = AttributedText()
    func append(_ part: Range<Int>) {
      for span in paragraph.text.styles(in: (part.lowerBound + offset)..<(part.upperBound + offset)) {
        text.append(paragraph.text.units[span.range], paragraph.text.styles[span.style], paragraph.layout)
      }
    }
    append(whole.lowerBound..<omitted.lowerBound)
    var attributes = paragraph.text.styles[style]
    attributes.attachment = nil
    let ellipsisIndex = text.units.count
    text.append([0x2026], attributes, paragraph.layout)
    append(omitted.upperBound..<whole.upperBound)
    var layout = paragraph.layout
    layout.direction = paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    let short = TypesetParagraph(text, 0..<text.units.count, layout, shaper: paragraph.shaper)
    let finder = LineFinder(paragraph: short)
    let end = LineFinder.End(next: text.units.count, content: text.units.count)
    var line = LineBuilder(paragraph: short, finder: finder).line(0, end, indent: indent)
    let after = omitted.upperBound + offset - ellipsisIndex - 1
    line.moveRanges { unit in
      unit < ellipsisIndex
        ? unit + whole.lowerBound + offset : unit > ellipsisIndex ? unit + after : omitted.lowerBound + offset
    }
    for index in line.pieces.indices { line.pieces[index].style = style }
    line.range = (whole.lowerBound + offset)..<(whole.upperBound + offset)
    line.contentEnd = line.range.upperBound
    line.omitted = (omitted.lowerBound + offset)..<(omitted.upperBound + offset)
    line.paragraph = paragraph.range
    return line
  }
}

extension TextLine {
  /// Converts the ranges of a shortened text to those of the whole text.
  fileprivate mutating func moveRanges(_ moved: (Int) -> Int) {
    for index in pieces.indices {
      let range = pieces[index].range
      let lower = moved(range.lowerBound)
      pieces[index].range = lower..<max(lower, moved(range.upperBound - 1) + 1)
      for glyph in pieces[index].glyphs.indices {
        let cluster = Int(pieces[index].glyphs[glyph].cluster)
        pieces[index].glyphs[glyph].cluster = Int32(clamping: moved(cluster))
      }
      pieces[index].widths = pieces[index].widths.map { (moved($0.cluster), $0.width) }
    }
  }
}

/// The boundaries of user-perceived characters in a part of a text. They are Swift's.
struct CharacterBoundaries {
  /// The boundaries in ascending order, including both ends.
  let all: [Int]

  init(_ units: [UInt16], in range: Range<Int>) {
    var all = [range.lowerBound]
    all.reserveCapacity(range.count + 1)
    if units[range].allSatisfy({ $0 < 0x300 && $0 != 0x0D }) {
      // Before the first combining mark, every character but a pair of return and line feed is one code unit.
      all = Array(range.lowerBound...range.upperBound)
    } else {
      var index = range.lowerBound
      for character in String(decoding: units[range], as: UTF16.self) {
        index += character.utf16.count
        all.append(index)
      }
    }
    self.all = all
  }

  /// Returns the part that is left out so that the rest fits into a width.
  func omitted(from advances: [Double], available: Double, _ truncation: TextFrame.Truncation) -> Range<Int> {
    let (before, after): (Double, Double) =
      switch truncation {
      case .start: (0, available)
      case .middle: (available / 2, available / 2)
      case .none, .end: (available, 0)
      }
    func width(_ index: Int) -> Double { advances[all[index]..<all[index + 1]].reduce(0, +) }
    var (head, sum) = (0, 0.0)
    while head < all.count - 1 {
      sum += width(head)
      guard sum <= before else { break }
      head += 1
    }
    var tail = all.count - 1
    sum = 0
    while tail > head {
      sum += width(tail - 1)
      guard sum <= after else { break }
      tail -= 1
    }
    return all[head]..<all[tail]
  }
}
