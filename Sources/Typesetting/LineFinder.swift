import Raster

/// Finds the ends of a paragraph's lines greedily: each line ends at the last break opportunity that fits.
struct LineFinder {
  /// The position at which a line ends.
  struct End {
    /// The start of the next line.
    var next: Int
    /// The end of the visible characters: spaces before a break hang beyond the line.
    var content: Int
    /// Whether the line ends with a hyphen that isn't part of the text.
    var isHyphenated = false
  }

  let paragraph: TypesetParagraph
  /// Whether words may be divided with hyphens that the text doesn't contain.
  var dividesWords = true

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
      if index > start, breaks[index] == .required { return hangingEnd(start, index) }
      let unit = paragraph.request.units[index]
      if index > start, breaks[index] == .allowed || anywhere && paragraph.advances[index] > 0 {
        opportunities.append((index, length))
      }
      let advance = unit == 0x09 ? tab(at: index, indent + length) : paragraph.advances[index]
      if !AttributedText.isSpace(unit), length + advance > width + Self.tolerance, index > start {
        return overflow(start, at: index, opportunities, width: width)
      }
      length += advance
      index += 1
    }
    return End(next: count, content: count)
  }

  /// The excess width in points that is tolerated. It exceeds the rounding errors of a width that was measured and then
  /// rounded to pixels.
  private static let tolerance = 1e-5

  private func overflow(
    _ start: Int, at index: Int, _ opportunities: [(index: Int, width: Double)], width: Double
  ) -> End {
    // A break at a soft hyphen needs space for a hyphen.
    let fitting = opportunities.last { opportunity in
      !isSoftHyphen(opportunity.index - 1)
        || opportunity.width + hyphenWidth(before: opportunity.index) <= width
    }
    let whole = fitting ?? (start, 0.0)
    if let end = dividedEnd(start, at: index, after: whole, width: width) { return end }
    guard let fitting else { return emergencyEnd(start, at: index) }
    var end = hangingEnd(start, fitting.index)
    end.isHyphenated = isSoftHyphen(fitting.index - 1)
    return end
  }

  /// The end of a line without any break opportunity: before the character that doesn't fit, but after the first one.
  ///
  /// - Complexity: O(n) in the length of the line.
  private func emergencyEnd(_ start: Int, at index: Int) -> End {
    let count = paragraph.range.count
    var searchLength = Self.initialSearchLength
    while true {
      let limit = min(index + searchLength, count)
      let boundaries = CharacterBoundaries(paragraph.request.units, in: start..<limit).all
      let next = boundaries.partitioningIndex { $0 > index }
      // The last boundary may be only the end of the searched range, unless that is the end of the paragraph.
      if next > 1 || next < boundaries.count - 1 || limit == count {
        let end = boundaries[max(next - 1, 1)]
        return End(next: end, content: end)
      }
      searchLength *= 2
    }
  }

  /// The number of code units in which the end of a character is searched first; it doubles until one is found.
  private static let initialSearchLength = 32

  private func hangingEnd(_ start: Int, _ end: Int) -> End {
    var content = end
    while content > start, AttributedText.isSpace(paragraph.request.units[content - 1]) { content -= 1 }
    return End(next: end, content: content)
  }
}

// MARK: - Hyphens

extension LineFinder {
  /// The end of a line within the word that doesn't fit; nil if the paragraph doesn't ask for hyphenation, the line is
  /// full enough without it, or no part of the word fits.
  ///
  /// - Parameters:
  ///   - index: The first code unit that doesn't fit.
  ///   - whole: The line without any part of the word: its end and width.
  private func dividedEnd(
    _ start: Int, at index: Int, after whole: (index: Int, width: Double), width: Double
  ) -> End? {
    let layout = paragraph.layout
    guard dividesWords, layout.hyphenationFactor > 0, !layout.breaksAnywhere else { return nil }
    let content = hangingEnd(start, whole.index).content
    let filled = whole.width - paragraph.advances[content..<whole.index].reduce(0, +)
    guard filled < layout.hyphenationFactor * width, let word = word(around: index) else { return nil }
    let points = paragraph.shaper.hyphenation(of: word, in: paragraph.request).points
    let point = points.last { point in
      point > whole.index && point <= index
        && whole.width + paragraph.advances[whole.index..<point].reduce(0, +) + hyphenWidth(before: point)
          <= width + Self.tolerance
    }
    return point.map { End(next: $0, content: $0, isHyphenated: true) }
  }

  /// The letters of the word that contains an index; nil if it has other characters or soft hyphens, or is too long for a
  /// word.
  private func word(around index: Int) -> Range<Int>? {
    let units = paragraph.request.units
    var (start, end) = (index, index)
    while start > 0, !isWordBoundary(start), index - start <= Self.longestWord { start -= 1 }
    repeat { end += 1 } while end < units.count && !isWordBoundary(end) && end - start <= Self.longestWord
    var word = start..<end
    guard word.count <= Self.longestWord, !isSoftHyphen(start - 1), !word.contains(where: isSoftHyphen) else {
      return nil
    }
    while let first = word.first, isPunctuation(first) { word.removeFirst() }
    while let last = word.last, isPunctuation(last) { word.removeLast() }
    return word.isEmpty || !word.allSatisfy(isPartOfWord) ? nil : word
  }

  private func isWordBoundary(_ index: Int) -> Bool {
    let units = paragraph.request.units
    return paragraph.shaped.breaks[index] != .prohibited || AttributedText.isSpace(units[index])
      || AttributedText.isSpace(units[index - 1])
  }

  /// The largest length of a word with its punctuation, in code units.
  private static let longestWord = 200

  /// The category of a code unit. Characters beyond the basic plane belong to scripts without hyphenation.
  private func category(_ index: Int) -> Unicode.GeneralCategory {
    Unicode.Scalar(paragraph.request.units[index])?.properties.generalCategory ?? .surrogate
  }

  private func isPunctuation(_ index: Int) -> Bool {
    switch category(index) {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation,
      .otherPunctuation:
      true
    default: false
    }
  }

  /// Whether a code unit is a letter, a mark or an apostrophe.
  private func isPartOfWord(_ index: Int) -> Bool {
    switch category(index) {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      true
    default: [0x27, 0x2019].contains(paragraph.request.units[index])
    }
  }

  private func isSoftHyphen(_ index: Int) -> Bool {
    paragraph.request.units.indices.contains(index) && paragraph.request.units[index] == 0xAD
  }

  private func hyphenWidth(before index: Int) -> Double {
    let style = paragraph.attributes(at: max(index - 1, 0))
    return TextMark(.hyphen, style, style: 0, shaper: paragraph.shaper).width
  }
}

// MARK: - Tabs

extension LineFinder {
  /// Returns the width of a tab at a position, measured from the origin of tab stops.
  ///
  /// - Complexity: O(n) in the number of code units up to the next tab if the stop is centered or on the right; otherwise
  ///   O(m) in the number of tab stops.
  func tab(at index: Int, _ position: Double) -> Double {
    let stop = paragraph.layout.tabStop(after: position)
    let shift: Double =
      switch stop.alignment {
      case .left, .natural, .justified: 0
      case .right: widthToTab(after: index)
      case .center: widthToTab(after: index) / 2
      }
    return max(stop.location - shift - position, 0)
  }

  private func widthToTab(after index: Int) -> Double {
    let units = paragraph.request.units
    let end = units[(index + 1)...].firstIndex(of: 0x09) ?? units.count
    return paragraph.advances[(index + 1)..<end].reduce(0, +)
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
