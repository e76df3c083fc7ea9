package import Raster

/// The lines of a text in a box: wrapped, truncated and aligned.
package struct TextFrame: Sendable {
  /// The treatment of lines that don't fit.
  package enum Truncation: Hashable, Sendable {
    case none, start, middle, end
  }

  /// The limits of a frame.
  package struct Options: Sendable {
    package var truncation = Truncation.none
    package var isWrapped = true
    /// The largest number of lines.
    package var lineLimit = Int.max

    package init() {}
  }

  package let text: AttributedText
  /// The lines that begin within the box.
  package private(set) var lines: [TextLine] = []
  package private(set) var notices = FontNotices()
  let shaper: any ParagraphShaping

  package init(_ text: AttributedText, in box: Box, _ options: Options, shaper: any ParagraphShaping) {
    self.text = text
    self.shaper = shaper
    guard !text.units.isEmpty else { return }
    var typesetter = FrameTypesetter(text, in: box, options, shaper: shaper)
    typesetter.run()
    (lines, notices) = (typesetter.lines, typesetter.notices)
  }

  /// The size of the lines: the maximum width, and the distance from the box's top to the last line's bottom.
  package func size(in box: Box) -> Point {
    lines.reduce(Point(0, 0)) { size, line in
      Point(max(size.x, line.indentedWidth(in: text)), line.top + line.height - box.min.y)
    }
  }
}

extension TextLine {
  /// The width, including indents.
  fileprivate func indentedWidth(in text: AttributedText) -> Double {
    let layout = text.layout(at: range.lowerBound)
    let indent = range.lowerBound == paragraph.lowerBound ? layout.firstLineHeadIndent : layout.headIndent
    return width + indent + (layout.tailIndent < 0 ? -layout.tailIndent : 0)
  }
}

/// The state of laying out a frame.
private struct FrameTypesetter {
  private let text: AttributedText
  private let box: Box
  private let options: TextFrame.Options
  private let shaper: any ParagraphShaping
  private(set) var lines: [TextLine] = []
  private(set) var notices = FontNotices()
  private var top: Double

  init(_ text: AttributedText, in box: Box, _ options: TextFrame.Options, shaper: any ParagraphShaping) {
    (self.text, self.box, self.options, self.shaper) = (text, box, options, shaper)
    top = box.min.y
  }

  mutating func run() {
    let paragraphs = text.paragraphs()
    for (index, (content, end)) in paragraphs.enumerated() {
      // An empty paragraph has the style of its separator.
      let layout = text.layout(at: min(content.lowerBound, max(text.units.count - 1, 0)))
      if index > 0 { top += layout.paragraphSpacingBefore }
      let paragraph = TypesetParagraph(text, content, layout, shaper: shaper)
      notices.add(paragraph.shaped.notices)
      guard append(paragraph) else { return }
      if end < text.units.count || end > content.upperBound { top += layout.paragraphSpacing }
    }
  }

  /// Appends a paragraph's lines, and returns whether another paragraph may fit.
  private mutating func append(_ paragraph: TypesetParagraph) -> Bool {
    let layout = paragraph.layout
    let finder = LineFinder(paragraph: paragraph)
    let builder = LineBuilder(paragraph: paragraph, finder: finder)
    let count = paragraph.range.count
    var start = 0
    repeat {
      let indent = start == 0 ? layout.firstLineHeadIndent : layout.headIndent
      let tail = layout.tailIndent > 0 ? layout.tailIndent : box.width + layout.tailIndent
      let width = max(tail - indent, 0)
      let wraps = options.isWrapped && box.width > 0
      var end =
        wraps
        ? finder.end(from: start, width: width, indent: indent) : LineFinder.End(next: count, content: count)
      if !wraps { end = finder.requiredEnd(from: start) }
      var line = builder.line(start, end, indent: indent)
      let isLast =
        end.next < count && (lines.count + 1 == options.lineLimit || top + 2 * line.height > box.max.y)
      if options.truncation != .none, wraps ? isLast : line.width > width {
        let whole = wraps ? LineFinder.End(next: count, content: count) : end
        line = builder.truncated(start, whole, width: width, indent: indent, options.truncation)
        if wraps { end.next = count }
      } else if layout.alignment == .justified, end.next < count, line.width < width {
        line = builder.line(start, end, indent: indent, slack: width - line.width)
      }
      align(&line, indent: indent, width: width)
      lines.append(line)
      top += line.height + line.leading + layout.lineSpacing
      start = end.next
      if top > box.max.y || lines.count >= options.lineLimit { return false }
    } while start < count
    return true
  }

  /// Sets the origin of a line by the alignment of its paragraph.
  private func align(_ line: inout TextLine, indent: Double, width: Double) {
    let slack = width - line.width
    let layout = text.layout(at: min(line.range.lowerBound, max(text.units.count - 1, 0)))
    let share: Double =
      switch layout.alignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural, .justified: line.isRightToLeft ? 1 : 0
      }
    let left = line.isRightToLeft ? box.width - indent - width : indent
    line.origin = Point(box.min.x + left + slack * share, top + line.ascent)
  }
}

extension LineFinder {
  /// Returns the next required break after an index, or the paragraph's end.
  fileprivate func requiredEnd(from start: Int) -> End {
    let breaks = paragraph.shaped.breaks
    let end = breaks.indices.dropFirst(start + 1).first { breaks[$0] == .required } ?? paragraph.range.count
    return End(next: end, content: end)
  }
}
