import LayerTree
import Raster

/// The lines of a text in a box: wrapped, truncated and aligned according to a text layer's properties.
///
/// Lines are broken greedily at spaces, or between characters if a word is wider than the box.
struct TextLayout {
  private let text: TextValues
  private let styles: [TextStyle]
  private let shaper: any TextShaping
  private let box: Box
  /// The additional space between lines, in points.
  private let lineSpacing: Double
  /// The largest number of lines.
  private let lineLimit: Int

  init(
    _ text: TextValues, styles: [TextStyle], shaper: any TextShaping, in box: Box, lineSpacing: Double = 0,
    lineLimit: Int = .max
  ) {
    (self.text, self.styles, self.shaper, self.box) = (text, styles, shaper, box)
    (self.lineSpacing, self.lineLimit) = (lineSpacing, lineLimit)
  }

  private typealias Elements = ArraySlice<StyledText.Element>

  /// Returns the glyphs of the lines that begin within the box, one path per style.
  func paths(of elements: [StyledText.Element]) -> [Path] {
    var paths = [Path](repeating: Path(), count: styles.count)
    forEachLine(of: elements) { append($0, at: $1, isStretched: $2, to: &paths) }
    return paths
  }

  /// Returns the size of the lines that begin within the box.
  func size(of elements: [StyledText.Element]) -> Point {
    var size = Point(0, 0)
    forEachLine(of: elements) { line, top, _ in
      size = Point(max(size.x, line.width), top + line.height - box.min.y)
    }
    return size
  }

  /// Calls a closure with each line, its top, and whether it's justified.
  private func forEachLine(
    of elements: [StyledText.Element], _ body: (StyledLine, _ top: Double, _ isStretched: Bool) -> Void
  ) {
    var top = box.min.y
    var count = 0
    var emptyStyle = elements.first?.style ?? 0
    for paragraph in elements.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.character.isNewline })
    {
      if paragraph.endIndex < elements.endIndex { emptyStyle = elements[paragraph.endIndex].style }
      var rest = paragraph
      repeat {
        let unbroken = rest
        var line = takeLine(from: &rest, emptyStyle)
        count += 1
        if !rest.isEmpty, cutsLastLine, count == lineLimit || top + 2 * line.height > box.max.y {
          line = shape(truncated(unbroken))
          rest = []
        }
        let isStretched = text.alignmentMode == .justified && !rest.isEmpty
        body(line, top, isStretched)
        top += line.height + line.leading + lineSpacing
        if top > box.max.y || count >= lineLimit { return }
      } while !rest.isEmpty
    }
  }

  private func shape(_ elements: Elements, emptyStyle: Int = 0) -> StyledLine {
    StyledLine(elements, styles, emptyStyle: emptyStyle, shaper: shaper)
  }

  private func append(_ line: StyledLine, at top: Double, isStretched: Bool, to paths: inout [Path]) {
    let slack = box.width - line.width
    let baseline = top + line.ascent
    if isStretched, slack > 0 {
      line.append(to: &paths, at: Point(box.min.x, baseline), stretchedBy: slack)
    } else {
      line.append(to: &paths, at: Point(box.min.x + slack * text.alignmentMode.share, baseline))
    }
  }
}

// MARK: - Wrapping

extension TextLayout {
  /// Removes the next line and the spaces after it from a paragraph.
  private func takeLine(from rest: inout Elements, _ emptyStyle: Int) -> StyledLine {
    guard text.isWrapped, box.width > 0 else {
      defer { rest = [] }
      return shape(cutsLastLine ? truncated(rest) : rest, emptyStyle: emptyStyle)
    }
    // Most lines are much shorter than their paragraph, so it isn't shaped as a whole.
    let start = shape(rest.prefix(512), emptyStyle: emptyStyle)
    let shaped = start.width > box.width ? start : shape(rest, emptyStyle: emptyStyle)
    if shaped.width <= box.width {
      rest = []
      return shaped
    }
    var end = rest.startIndex
    var lastBreak: Int?
    var width = 0.0
    for (index, advance) in zip(rest.indices, shaped.advances) {
      width += advance
      if rest[index].character == " " {
        lastBreak = index
      } else if width > box.width, index > rest.startIndex {
        break
      }
      end = index + 1
    }
    // A word that is wider than the box is broken at any character.
    let stop = end < rest.endIndex ? lastBreak.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end : end
    let line = rest[..<stop]
    rest = rest[stop...].drop { $0.character == " " }
    return shape(line)
  }
}

// MARK: - Truncation

extension TextLayout {
  private var cutsLastLine: Bool { [.start, .middle, .end].contains(text.truncationMode) }

  /// The line shortened to fit with an ellipsis in the style of the adjacent text, or the whole line if it fits.
  private func truncated(_ line: Elements) -> Elements {
    let shaped = shape(line)
    guard shaped.width > box.width, let first = line.first else { return line }
    let advances = shaped.advances
    func remainder(with ellipsis: StyledText.Element) -> (head: Elements, tail: Elements) {
      let available = box.width - shape([ellipsis]).width
      let (before, after): (Double, Double) =
        switch text.truncationMode {
        case .start: (0, available)
        case .middle: (available / 2, available / 2)
        default: (available, 0)
        }
      let head = line.prefix(Self.count(of: advances, within: before))
      let tail = Self.count(of: advances.reversed(), within: after)
      return (head, line.suffix(min(tail, line.count - head.count)))
    }
    var ellipsis = StyledText.Element(character: "…", style: first.style)
    let guess = remainder(with: ellipsis)
    ellipsis.style = guess.head.last?.style ?? guess.tail.first?.style ?? first.style
    let (head, tail) = remainder(with: ellipsis)
    return head + [ellipsis] + tail
  }

  /// The number of advances, from the first one, that fit into a width.
  private static func count(of advances: some Sequence<Double>, within width: Double) -> Int {
    var (count, sum) = (0, 0.0)
    for advance in advances {
      sum += advance
      guard sum <= width else { break }
      count += 1
    }
    return count
  }
}
