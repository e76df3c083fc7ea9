import CoreGraphics

/// The positions of a text's letters.
///
/// Without a box, each line is aligned to the text's origin, and the first baseline is at the origin. With a box, lines are
/// aligned between its sides, and the first baseline is below its top by the font's ascent.
struct TextLayout {
  struct Letter {
    let outline: CGPath
    /// The left end of the letter's baseline.
    var position: SIMD2<Double>
    let advance: Double
    let line: Int
    /// The index of the letter's character in ``marks``.
    let markIndex: Int
  }

  /// The kinds of characters and line breaks that a text consists of.
  enum Mark: Hashable, Sendable {
    case character, space, lineBreak
  }

  /// The letters, line by line, each from left to right.
  private(set) var letters: [Letter] = []
  /// The characters and line breaks of the text, in reading order.
  private(set) var marks: [Mark] = []
  /// The width of each line without trailing spaces.
  private(set) var lineWidths: [Double] = []
  /// The index of each line's first letter.
  private var lineStarts: [Int] = []

  init(_ document: TextDocument, _ lines: [[TextCharacter]], _ face: TextFace) {
    let tracking = document.tracking / 1000 * document.size
    let wrapped = document.boxSize.map { box in
      lines.flatMap { TextWrapping(face, tracking: tracking).lines($0, width: box.x) }
    }
    let all = wrapped ?? lines.map { TextWrapping.Line(characters: $0, isLast: true) }
    let start = document.start(ascent: face.ascent)
    for (lineIndex, line) in all.enumerated() {
      let glyphs = face.glyphs(line.characters)
      let width = TextLine(line.characters, glyphs, tracking: tracking).width
      lineWidths.append(width)
      lineStarts.append(letters.count)
      var position = start + SIMD2(0, Double(lineIndex) * document.drawnLineHeight)
      position.x += document.offset(ofLineOfWidth: width)
      let stretch = document.stretch(of: line, width: width)
      for glyph in glyphs {
        letters.append(
          Letter(
            outline: glyph.outline, position: position, advance: glyph.advance, line: lineIndex,
            markIndex: marks.count + glyph.index))
        position.x += glyph.advance + tracking + (line.characters[glyph.index].isWordEnd ? stretch : 0)
      }
      marks += line.characters.map { $0.isSpace ? .space : .character }
      if lineIndex < all.count - 1 { marks.append(.lineBreak) }
    }
  }
}

extension TextLayout {
  /// Returns the indices of a line's letters.
  func range(ofLine line: Int) -> Range<Int> {
    lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : letters.count)
  }

  /// The layout with the middle of each letter's baseline at the text's origin.
  var centered: TextLayout {
    var layout = self
    for index in letters.indices { layout.letters[index].position.x = -letters[index].advance / 2 }
    return layout
  }
}

/// A line's characters with their glyphs.
struct TextLine {
  /// The sum of the advances and the tracking between them, without trailing spaces.
  let width: Double

  init(_ characters: [TextCharacter], _ glyphs: [TextGlyph], tracking: Double) {
    let end = characters.lastIndex { !$0.isSpace } ?? -1
    let visibleGlyphs = glyphs.lazy.filter { $0.index <= end }
    let (count, advances) = visibleGlyphs.reduce(into: (0, 0.0)) { sum, glyph in
      sum.0 += 1
      sum.1 += glyph.advance
    }
    width = count > 0 ? advances + Double(count - 1) * tracking : 0
  }
}

extension TextDocument {
  /// The text with left-aligned lines and no box.
  var leftAligned: TextDocument {
    var document = self
    (document.alignment, document.boxSize, document.boxPosition) = (.left, nil, nil)
    return document
  }

  /// Returns the left end of the first line's baseline.
  fileprivate func start(ascent: Double) -> SIMD2<Double> {
    let corner = boxSize == nil ? nil : boxPosition.map { SIMD2($0.x, $0.y + ascent) }
    return (corner ?? .zero) - SIMD2(0, baselineShift)
  }

  fileprivate func offset(ofLineOfWidth width: Double) -> Double {
    let rest = (boxSize?.x ?? 0) - width
    return switch alignment {
    case .left: 0
    case .right: rest
    case .center: rest / 2
    }
  }

  /// Returns the additional width of each gap between words in a justified line.
  fileprivate func stretch(of line: TextWrapping.Line, width: Double) -> Double {
    guard let box = boxSize, stretchesLines, stretchesLastLine || !line.isLast else { return 0 }
    let end = line.characters.lastIndex { !$0.isSpace } ?? 0
    let gaps = line.characters[..<end].count { $0.isWordEnd }
    return gaps > 0 ? max(0, box.x - width) / Double(gaps) : 0
  }
}
