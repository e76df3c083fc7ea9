import CoreGraphics

/// Where the letters of a text are.
///
/// Without a box each line is placed about the text's origin, the first baseline on it; with one, between the box's
/// sides, the first baseline below its top by the font's ascent.
struct TextLayout {
  struct Letter {
    let outline: CGPath
    /// The left end of its baseline.
    var position: SIMD2<Double>
    let advance: Double
    let line: Int
    /// Its place in ``marks``.
    let place: Int
  }

  /// What the text is made of, in reading order.
  enum Mark: Hashable, Sendable {
    case character, space, lineBreak
  }

  /// Line by line, each from left to right.
  private(set) var letters: [Letter] = []
  private(set) var marks: [Mark] = []
  /// Without spaces at the end.
  private(set) var lineWidths: [Double] = []
  /// The number of each line's first letter.
  private var lineStarts: [Int] = []

  init(_ document: TextDocument, _ lines: [[TextCharacter]], _ face: TextFace) {
    let tracking = document.tracking / 1000 * document.size
    let wrapped = document.boxSize.map { box in
      lines.flatMap { TextWrapping(face, tracking: tracking).lines($0, width: box.x) }
    }
    let all = wrapped ?? lines.map { TextWrapping.Line(characters: $0, isLast: true) }
    let start = document.start(ascent: face.ascent)
    for (number, line) in all.enumerated() {
      let glyphs = face.glyphs(line.characters)
      let width = TextLine(line.characters, glyphs, tracking: tracking).width
      lineWidths.append(width)
      lineStarts.append(letters.count)
      var position = start + SIMD2(0, Double(number) * document.drawnLineHeight)
      position.x += document.offset(ofLineOfWidth: width)
      let stretch = document.stretch(of: line, width: width)
      for glyph in glyphs {
        letters.append(
          Letter(
            outline: glyph.outline, position: position, advance: glyph.advance, line: number,
            place: marks.count + glyph.index))
        position.x += glyph.advance + tracking + (line.characters[glyph.index].isWordEnd ? stretch : 0)
      }
      marks += line.characters.map { $0.isSpace ? .space : .character }
      if number < all.count - 1 { marks.append(.lineBreak) }
    }
  }
}

extension TextLayout {
  /// The numbers of a line's letters.
  func range(ofLine line: Int) -> Range<Int> {
    lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : letters.count)
  }

  /// The same letters, each with the middle of its width where the text begins.
  var centered: TextLayout {
    var layout = self
    for number in letters.indices { layout.letters[number].position.x = -letters[number].advance / 2 }
    return layout
  }
}

/// A line's characters with their glyphs.
struct TextLine {
  /// The advances with what is between them, up to the last character that isn't a space.
  let width: Double

  init(_ characters: [TextCharacter], _ glyphs: [TextGlyph], tracking: Double) {
    let end = characters.lastIndex { !$0.isSpace } ?? -1
    let shown = glyphs.lazy.filter { $0.index <= end }
    let (count, advances) = shown.reduce(into: (0, 0.0)) { sum, glyph in
      sum.0 += 1
      sum.1 += glyph.advance
    }
    width = count > 0 ? advances + Double(count - 1) * tracking : 0
  }
}

extension TextDocument {
  /// The same text with all lines from its origin to the right.
  var unaligned: TextDocument {
    var document = self
    (document.alignment, document.boxSize, document.boxPosition) = (.left, nil, nil)
    return document
  }

  /// Where the first line begins, at its left.
  fileprivate func start(ascent: Double) -> SIMD2<Double> {
    let corner = boxSize == nil ? nil : boxPosition.map { SIMD2($0.x, $0.y + ascent) }
    return (corner ?? .zero) - SIMD2(0, baselineShift)
  }

  fileprivate func offset(ofLineOfWidth width: Double) -> Double {
    let room = (boxSize?.x ?? 0) - width
    return switch alignment {
    case .left: 0
    case .right: room
    case .center: room / 2
    }
  }

  /// What each gap between words of a line gets, so that it fills the box.
  fileprivate func stretch(of line: TextWrapping.Line, width: Double) -> Double {
    guard let box = boxSize, stretchesLines, stretchesLastLine || !line.isLast else { return 0 }
    let end = line.characters.lastIndex { !$0.isSpace } ?? 0
    let gaps = line.characters[..<end].count { $0.isWordEnd }
    return gaps > 0 ? max(0, box.x - width) / Double(gaps) : 0
  }
}
