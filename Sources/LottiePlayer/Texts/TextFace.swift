import CoreGraphics
import Raster

/// The outline of a character.
struct TextGlyph {
  /// The index of the character in the list that was shaped.
  var index: Int
  /// The outline with its origin at the left end of the baseline, y pointing down; empty for a space.
  var outline: CGPath
  /// The distance to the next character's origin.
  var advance: Double
}

/// A font at a size, which turns characters into glyphs.
struct TextFace {
  let fonts: TextFonts
  let font: FontModel
  let size: Double
  /// The name of an installed font that replaces the file's.
  var replacement: String?
  /// A function that reports glyphs that aren't drawn as the file specifies.
  let report: (String) -> Void
  private let scaledGlyphs = ScaledGlyphs()

  /// The font's ascent above the baseline in points.
  var ascent: Double {
    if replacement == nil, let ascent = font.ascent { return ascent / 100 * size }
    return fonts.shaper.shape("", font: request, size: size).ascent
  }

  /// Returns the glyphs of a line's characters, from left to right.
  ///
  /// Glyphs that are embedded in the file are placed one after another. Other characters are shaped together,
  /// so that they are kerned, joined and reordered. Ligatures of Latin letters are disabled, so that animators
  /// can move each letter.
  func glyphs(_ characters: [TextCharacter]) -> [TextGlyph] {
    var glyphs: [TextGlyph] = []
    var start = 0
    while start < characters.count {
      if let glyph = storedGlyph(characters[start]) {
        let scale = size * characters[start].scale / 100
        glyphs.append(
          TextGlyph(
            index: start, outline: scaledGlyphs.outline(of: characters[start].text, glyph, scale: scale),
            advance: glyph.advance * scale))
        start += 1
      } else {
        let end = characters[start...].firstIndex {
          storedGlyph($0) != nil || $0.scale != characters[start].scale
        }
        let run = start..<(end ?? characters.count)
        glyphs += shaped(characters, run)
        start = run.upperBound
      }
    }
    return glyphs
  }

  /// Returns, for each character, whether a line may end before it.
  func breaks(_ characters: [TextCharacter]) -> [Bool] {
    guard let shaper = fonts.shaper as? any ParagraphShaping else {
      return characters.indices.map { $0 > 0 && characters[$0 - 1].isWordEnd }
    }
    let units = characters.flatMap(\.text.utf16)
    let span = ShapingSpan(range: 0..<units.count, font: request, size: size)
    let breaks = shaper.breaks(of: TextParagraph(units: units, spans: [span]))
    var unit = 0
    return characters.map { character in
      defer { unit += character.text.utf16.count }
      return breaks.indices.contains(unit) && breaks[unit] != .prohibited
    }
  }

  private func storedGlyph(_ character: TextCharacter) -> TextFonts.Glyph? {
    replacement == nil ? fonts.glyph(character.text, of: font) : nil
  }
}

/// The file's own glyphs scaled to the sizes of one text, cached because each may occur many times.
private final class ScaledGlyphs {
  private struct Key: Hashable {
    let character: String
    let scale: Double
  }

  private var outlines: [Key: CGPath] = [:]

  func outline(of character: String, _ glyph: TextFonts.Glyph, scale: Double) -> CGPath {
    let key = Key(character: character, scale: scale)
    if let outline = outlines[key] { return outline }
    let outline = glyph.outline.scaled(by: scale)
    outlines[key] = outline
    return outline
  }
}

extension TextFace {
  private var request: FontRequest { replacement.map(FontRequest.init(name:)) ?? fonts.request(font) }

  private func shaped(_ characters: [TextCharacter], _ run: Range<Int>) -> [TextGlyph] {
    let glyphs = shapedRun(characters, run)
    let drawn = Set(glyphs.map(\.index))
    let joined = run.dropFirst().filter { !drawn.contains($0) && characters[$0].isLatin }
    guard !joined.isEmpty else { return glyphs }
    let starts = [run.lowerBound] + joined
    return zip(starts, starts.dropFirst() + [run.upperBound]).flatMap { shapedRun(characters, $0..<$1) }
  }

  private func shapedRun(_ characters: [TextCharacter], _ run: Range<Int>) -> [TextGlyph] {
    let text = characters[run].map(\.text).joined()
    let line = fonts.shaper.shape(text, font: request, size: size * characters[run.lowerBound].scale)
    for notice in line.notices.all { report(notice.description) }
    var starts: [Int] = []
    var length = 0
    for character in characters[run] {
      starts.append(length)
      length += character.text.utf8.count
    }
    return line.letters(startingAt: starts).map { letter in
      TextGlyph(index: run.lowerBound + letter.index, outline: letter.outline, advance: letter.advance)
    }
  }
}

extension ShapedLine {
  /// Returns the glyphs combined by character.
  fileprivate func letters(startingAt starts: [Int]) -> [TextGlyph] {
    var letters: [TextGlyph] = []
    var (pen, origin) = (0.0, 0.0)
    var path = Path()
    for (index, glyph) in glyphs.enumerated() {
      let character = starts.lastIndex(atOrBefore: glyph.cluster)
      let offset = glyph.position - Point(origin, 0)
      path.append(outlines[glyph.outline].path, transform: .translation(offset.x, offset.y))
      pen += glyph.advance
      let isLast =
        index == glyphs.count - 1 || starts.lastIndex(atOrBefore: glyphs[index + 1].cluster) != character
      guard isLast else { continue }
      letters.append(TextGlyph(index: character, outline: CGPath(path), advance: pen - origin))
      origin = pen
      path = Path()
    }
    return letters
  }
}

extension [Int] {
  /// Returns the index of the last element of an ascending list that isn't above a number, or 0.
  fileprivate func lastIndex(atOrBefore number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}

extension TextCharacter {
  fileprivate var isLatin: Bool { text.utf8.allSatisfy { $0 < 128 } && text.first?.isLetter ?? false }
}

extension CGPath {
  fileprivate func scaled(by scale: Double) -> CGPath {
    var transform = CGAffineTransform(scaleX: scale, y: scale)
    return copy(using: &transform) ?? self
  }
}
