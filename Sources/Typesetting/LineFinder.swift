import Raster

/// Finds the ends of a paragraph's lines: greedily, at the last opportunity that fits.
struct LineFinder {
  /// The place at which a line ends.
  struct End {
    /// The start of the next line.
    var next: Int
    /// The end of the visible characters: spaces before a break hang beyond the line.
    var content: Int
    /// Whether the line ends with a hyphen that isn't part of the text.
    var isHyphenated = false
  }

  let paragraph: TypesetParagraph
  let hyphenator: (any Hyphenating)?

  /// Returns the end of the line that begins at an index.
  ///
  /// - Parameters:
  ///   - width: The available width.
  ///   - indent: The distance of the line's start from the origin of tab stops.
  func end(from start: Int, width: Double, indent: Double) -> End {
    let count = paragraph.range.count
    let breaks = paragraph.shaped.breaks
    let anywhere = paragraph.layout.breaksAnywhere
    var opportunities: [(index: Int, width: Double)] = []
    var length = 0.0
    var index = start
    while index < count {
      if index > start, breaks[index] == .required { return hangingEnd(start, index, isLast: false) }
      let unit = paragraph.request.units[index]
      if index > start, breaks[index] == .allowed || anywhere && paragraph.advances[index] > 0 {
        opportunities.append((index, length))
      }
      let advance = unit == 0x09 ? tab(at: index, indent + length).width : paragraph.advances[index]
      if !AttributedText.isSpace(unit), length + advance > width, index > start {
        return overflow(start, at: index, opportunities, width: width)
      }
      length += advance
      index += 1
    }
    return End(next: count, content: count)
  }

  private func overflow(
    _ start: Int, at index: Int, _ opportunities: [(index: Int, width: Double)], width: Double
  ) -> End {
    // A soft hyphen needs room for a hyphen.
    let fitting = opportunities.last { opportunity in
      !isSoftHyphen(opportunity.index - 1)
        || opportunity.width + hyphenWidth(before: opportunity.index) <= width
    }
    if let end = hyphenated(start, at: index, after: fitting, width: width) { return end }
    guard let fitting else { return emergencyEnd(start, at: index) }
    var end = hangingEnd(start, fitting.index, isLast: false)
    end.isHyphenated = isSoftHyphen(fitting.index - 1)
    return end
  }

  /// The end of a line without any opportunity: before the character that doesn't fit, but after the first one.
  private func emergencyEnd(_ start: Int, at index: Int) -> End {
    let count = paragraph.range.count
    let units = paragraph.request.units
    let limit = min(index + Self.longestCharacter, count)
    var boundary = start
    var last = start
    for character in String(decoding: units[start..<limit], as: UTF16.self) {
      last = boundary
      boundary += character.utf16.count
      if boundary > index || boundary == index { break }
    }
    let end = boundary <= index ? boundary : last > start ? last : min(boundary, count)
    return End(next: end, content: end)
  }

  /// The number of code units that are searched for the end of a character.
  private static let longestCharacter = 16_384

  private func hangingEnd(_ start: Int, _ end: Int, isLast: Bool) -> End {
    var content = end
    while content > start, AttributedText.isSpace(paragraph.request.units[content - 1]) { content -= 1 }
    // A line that consists of spaces has the width of the first one.
    return End(next: end, content: content)
  }
}

// MARK: - Hyphens

extension LineFinder {
  private func isSoftHyphen(_ index: Int) -> Bool {
    paragraph.request.units.indices.contains(index) && paragraph.request.units[index] == 0xAD
  }

  private func hyphenWidth(before index: Int) -> Double {
    let style = paragraph.attributes(at: max(index - 1, 0))
    return TextMark(.hyphen, style, style: 0, shaper: paragraph.shaper).width
  }

  /// The end of a line within a word, if the line would be too short otherwise.
  private func hyphenated(
    _ start: Int, at index: Int, after opportunity: (index: Int, width: Double)?, width: Double
  ) -> End? {
    let factor = paragraph.layout.hyphenationFactor
    guard let hyphenator, factor > 0, opportunity.map({ $0.width < factor * width }) ?? true else { return nil }
    let wordStart = opportunity?.index ?? start
    let units = paragraph.request.units
    let end = units[wordStart...].firstIndex(where: AttributedText.isSpace) ?? units.count
    guard end > wordStart, end - wordStart <= 256 else { return nil }
    let language = paragraph.attributes(at: wordStart).language
    let points = hyphenator.hyphenationPoints(in: Array(units[wordStart..<end]), language: language)
    for point in points.reversed() where wordStart + point <= index && wordStart + point > start {
      let place = wordStart + point
      let length = (opportunity?.width ?? 0) + paragraph.advances[wordStart..<place].reduce(0, +)
      if length + hyphenWidth(before: place) <= width {
        return End(next: place, content: place, isHyphenated: true)
      }
    }
    return nil
  }
}

// MARK: - Tabs

extension LineFinder {
  /// Returns the width of a tab at a position, measured from the origin of tab stops.
  func tab(at index: Int, _ position: Double) -> (width: Double, stop: ParagraphAttributes.TabStop) {
    let layout = paragraph.layout
    let stop = layout.tabStop(after: position)
    let following = paragraph.request.units[(index + 1)...].firstIndex(of: 0x09) ?? paragraph.range.count
    func width(_ end: Int) -> Double { paragraph.advances[(index + 1)..<end].reduce(0, +) }
    let shift: Double =
      switch stop.alignment {
      case .left, .natural, .justified: 0
      case .right: width(following)
      case .center: width(following) / 2
      }
    return (max(stop.location - shift - position, 0), stop)
  }
}

extension ParagraphAttributes {
  /// The next tab stop after a position.
  fileprivate func tabStop(after position: Double) -> TabStop {
    if let stop = tabStops.first(where: { $0.location > position + 1e-9 }) { return stop }
    let interval = defaultTabInterval > 0 ? defaultTabInterval : Self.tabInterval
    return TabStop(location: ((position / interval + 1e-9).rounded(.down) + 1) * interval)
  }
}

/// Finds the places at which words may be hyphenated.
package protocol Hyphenating: AnyObject, Sendable {
  /// Returns the indices at which a word may be divided, in ascending order.
  func hyphenationPoints(in word: [UInt16], language: String) -> [Int]
}

// MARK: - Marks

/// A hyphen or an ellipsis that layout adds to a line.
struct TextMark {
  enum Kind {
    case hyphen, ellipsis

    var unit: UInt16 { self == .hyphen ? 0x2D : 0x2026 }
  }

  let pieces: [LinePiece]
  var width: Double { pieces.reduce(0) { $0 + $1.width } }

  init(_ kind: Kind, _ attributes: TextAttributes, style: Int, shaper: any ParagraphShaping) {
    var text = AttributedText()
    var attributes = attributes
    attributes.attachment = nil
    text.append([kind.unit], attributes)
    let paragraph = TypesetParagraph(text, 0..<1, ParagraphAttributes(), shaper: shaper)
    pieces = paragraph.shaped.runs.map { run in
      var piece = LinePiece(run, level: run.level, start: 0, text: text, stretch: 0)
      (piece.content, piece.style, piece.range) = (.mark, style, 0..<0)
      return piece
    }
  }
}
