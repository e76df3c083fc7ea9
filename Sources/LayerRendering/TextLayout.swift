import LayerTree
import Raster

/// The lines of a text in a box: broken, cut and placed as a text layer's properties say.
///
/// Lines are broken greedily at spaces, where there are none in time between characters.
struct TextLayout {
  private let text: TextValues
  private let font: FontRequest
  private let shaper: any TextShaping
  private let box: Box

  init(_ text: TextValues, font: FontRequest, shaper: any TextShaping, in box: Box) {
    (self.text, self.font, self.shaper, self.box) = (text, font, shaper, box)
  }

  /// All glyphs of the lines that begin within the box.
  func path(of characters: String) -> Path {
    var path = Path()
    var top = box.min.y
    for paragraph in characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var rest = paragraph
      repeat {
        let whole = rest
        var line = takeLine(from: &rest)
        if !rest.isEmpty, cutsLastLine, top + 2 * height(of: line) > box.max.y {
          line = shape(truncated(whole))
          rest = ""
        }
        let isStretched = text.alignmentMode == .justified && !rest.isEmpty
        append(line, at: top, isStretched: isStretched, to: &path)
        top += line.shaped.ascent + line.shaped.descent + line.shaped.leading
        if top > box.max.y { return path }
      } while !rest.isEmpty
    }
    return path
  }

  /// A line's characters, and what they look like.
  private struct Line {
    let text: Substring
    let shaped: ShapedLine
  }

  private func shape(_ text: Substring) -> Line {
    Line(text: text, shaped: shaper.shape(String(text), font: font, size: Double(self.text.fontSize)))
  }

  private func height(of line: Line) -> Double { line.shaped.ascent + line.shaped.descent }

  private func append(_ line: Line, at top: Double, isStretched: Bool, to path: inout Path) {
    let slack = box.width - line.shaped.width
    let baseline = top + line.shaped.ascent
    guard isStretched, slack > 0 else {
      let x = box.min.x + slack * text.alignmentMode.share
      return path.append(line.shaped.path(at: Point(x, baseline)))
    }
    path.append(
      line.shaped.stretched(by: slack, spaces: line.text.spaces).path(at: Point(box.min.x, baseline)))
  }
}

// MARK: - Breaking

extension TextLayout {
  /// Takes the characters of the next line off a paragraph, and spaces after them.
  private func takeLine(from rest: inout Substring) -> Line {
    guard text.isWrapped, box.width > 0 else {
      defer { rest = "" }
      return shape(cutsLastLine ? truncated(rest) : rest)
    }
    // Most lines end long before their paragraph.
    let start = shape(rest.prefix(512))
    let whole = start.shaped.width > box.width ? start : shape(rest)
    if whole.shaped.width <= box.width {
      rest = ""
      return whole
    }
    var end = rest.startIndex
    var lastBreak: Substring.Index?
    var width = 0.0
    for (index, advance) in zip(rest.indices, whole.shaped.advances(of: whole.text)) {
      width += advance
      if rest[index] == " " {
        lastBreak = index
      } else if width > box.width, index > rest.startIndex {
        break
      }
      end = rest.index(after: index)
    }
    // A word that alone is too long is broken anywhere.
    let stop = end < rest.endIndex ? lastBreak.flatMap { $0 > rest.startIndex ? $0 : nil } ?? end : end
    let line = rest[..<stop]
    rest = rest[stop...].drop { $0 == " " }
    return shape(line)
  }
}

// MARK: - Cutting

extension TextLayout {
  private var cutsLastLine: Bool { [.start, .middle, .end].contains(text.truncationMode) }

  /// As much of a line as there is room for beside an ellipsis; the whole line where it fits.
  private func truncated(_ line: Substring) -> Substring {
    let whole = shape(line)
    if whole.shaped.width <= box.width { return line }
    let room = box.width - shape("…").shaped.width
    let advances = whole.shaped.advances(of: line)
    let (before, after): (Double, Double) =
      switch text.truncationMode {
      case .start: (0, room)
      case .middle: (room / 2, room / 2)
      default: (room, 0)
      }
    let head = Self.count(of: advances, within: before)
    let tail = Self.count(of: advances.reversed(), within: after)
    return line.prefix(head) + "…" + line.suffix(min(tail, line.count - head))
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

extension ShapedLine {
  /// How wide each character of the line's text is; one that is drawn together with the one before has no width.
  fileprivate func advances(of text: Substring) -> [Double] {
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

  /// The line with its spaces widened, all alike.
  ///
  /// - Parameter spaces: Where the spaces are, as offsets into the text's UTF-8.
  fileprivate func stretched(by slack: Double, spaces: Set<Int>) -> ShapedLine {
    let count = glyphs.count { spaces.contains($0.cluster) }
    guard count > 0 else { return self }
    var result = self
    var offset = 0.0
    for index in glyphs.indices {
      result.glyphs[index].position.x += offset
      if spaces.contains(glyphs[index].cluster) { offset += slack / Double(count) }
    }
    return result
  }
}

extension Substring {
  /// The offsets of the spaces into the UTF-8.
  fileprivate var spaces: Set<Int> {
    Set(utf8.enumerated().lazy.filter { $0.element == UInt8(ascii: " ") }.map(\.offset))
  }
}
