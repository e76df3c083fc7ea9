import LayerTree
import Raster

/// The lines of a text in a box: broken, cut and placed as a text layer's properties say.
///
/// Lines are broken greedily at spaces, where there are none in time between characters.
struct TextLayout {
  private let text: TextValues
  private let styles: [TextStyle]
  private let shaper: any TextShaping
  private let box: Box
  /// What is added to the room between lines, in points.
  private let lineSpacing: Double
  /// At most so many lines.
  private let lineLimit: Int

  init(
    _ text: TextValues, styles: [TextStyle], shaper: any TextShaping, in box: Box, lineSpacing: Double = 0,
    lineLimit: Int = .max
  ) {
    (self.text, self.styles, self.shaper, self.box) = (text, styles, shaper, box)
    (self.lineSpacing, self.lineLimit) = (lineSpacing, lineLimit)
  }

  private typealias Elements = ArraySlice<StyledText.Element>

  /// All glyphs of the lines that begin within the box, a path for each style.
  func paths(of elements: [StyledText.Element]) -> [Path] {
    var paths = [Path](repeating: Path(), count: styles.count)
    forEachLine(of: elements) { append($0, at: $1, isStretched: $2, to: &paths) }
    return paths
  }

  /// How much room the lines take that begin within the box.
  func size(of elements: [StyledText.Element]) -> Point {
    var size = Point(0, 0)
    forEachLine(of: elements) { line, top, _ in
      size = Point(max(size.x, line.width), top + line.height - box.min.y)
    }
    return size
  }

  /// Calls a closure with each line, where its top is, and whether it's stretched to both sides.
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
        let whole = rest
        var line = takeLine(from: &rest, emptyStyle)
        count += 1
        if !rest.isEmpty, cutsLastLine, count == lineLimit || top + 2 * line.height > box.max.y {
          line = shape(truncated(whole))
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

// MARK: - Breaking

extension TextLayout {
  /// Takes the characters of the next line off a paragraph, and spaces after them.
  private func takeLine(from rest: inout Elements, _ emptyStyle: Int) -> StyledLine {
    guard text.isWrapped, box.width > 0 else {
      defer { rest = [] }
      return shape(cutsLastLine ? truncated(rest) : rest, emptyStyle: emptyStyle)
    }
    // Most lines end long before their paragraph.
    let start = shape(rest.prefix(512), emptyStyle: emptyStyle)
    let whole = start.width > box.width ? start : shape(rest, emptyStyle: emptyStyle)
    if whole.width <= box.width {
      rest = []
      return whole
    }
    var end = rest.startIndex
    var lastBreak: Int?
    var width = 0.0
    for (index, advance) in zip(rest.indices, whole.advances) {
      width += advance
      if rest[index].character == " " {
        lastBreak = index
      } else if width > box.width, index > rest.startIndex {
        break
      }
      end = index + 1
    }
    // A word that alone is too long is broken anywhere.
    let stop = end < rest.endIndex ? lastBreak.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end : end
    let line = rest[..<stop]
    rest = rest[stop...].drop { $0.character == " " }
    return shape(line)
  }
}

// MARK: - Cutting

extension TextLayout {
  private var cutsLastLine: Bool { [.start, .middle, .end].contains(text.truncationMode) }

  /// As much of a line as there is room for beside an ellipsis, which looks as what it stands beside; the whole line
  /// where it fits.
  private func truncated(_ line: Elements) -> Elements {
    let whole = shape(line)
    guard whole.width > box.width, let first = line.first else { return line }
    let advances = whole.advances
    func parts(beside ellipsis: StyledText.Element) -> (head: Elements, tail: Elements) {
      let room = box.width - shape([ellipsis]).width
      let (before, after): (Double, Double) =
        switch text.truncationMode {
        case .start: (0, room)
        case .middle: (room / 2, room / 2)
        default: (room, 0)
        }
      let head = line.prefix(Self.count(of: advances, within: before))
      let tail = Self.count(of: advances.reversed(), within: after)
      return (head, line.suffix(min(tail, line.count - head.count)))
    }
    var ellipsis = StyledText.Element(character: "…", style: first.style)
    let guess = parts(beside: ellipsis)
    ellipsis.style = guess.head.last?.style ?? guess.tail.first?.style ?? first.style
    let (head, tail) = parts(beside: ellipsis)
    return head + [ellipsis] + tail
  }

  /// How many advances, from the first on, fit.
  private static func count(of advances: some Sequence<Double>, within room: Double) -> Int {
    var (count, sum) = (0, 0.0)
    for advance in advances {
      sum += advance
      guard sum <= room else { break }
      count += 1
    }
    return count
  }
}
