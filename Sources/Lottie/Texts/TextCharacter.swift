/// A character of a text, as it's drawn.
struct TextCharacter: Hashable, Sendable {
  var text: String
  /// The part of the text's size that it has.
  var scale = 1.0

  var isSpace: Bool { text == " " || text == "\u{a0}" || text == "\t" }
  /// Whether a line may end here.
  var isWordEnd: Bool { text == " " || text == "\t" }
}

extension TextDocument {
  /// The characters of each line that the text itself ends; its capitals as they're drawn.
  func lines() -> [[TextCharacter]] {
    var lines: [[TextCharacter]] = [[]]
    for character in text {
      if character.isNewline || character == "\u{3}" {
        lines.append([])
      } else {
        lines[lines.count - 1] += drawn(character)
      }
    }
    return lines
  }

  private func drawn(_ character: Character) -> [TextCharacter] {
    guard capitals != .asWritten, character.isLowercase else {
      return [TextCharacter(text: String(character))]
    }
    let scale = capitals == .small ? Self.smallCapitalScale : 1
    return character.uppercased().map { TextCharacter(text: String($0), scale: scale) }
  }

  /// The size of small capitals where the editing program's settings are untouched.
  private static let smallCapitalScale = 0.7

  /// From baseline to baseline: what the file says, or 1.2 times the size.
  var drawnLineHeight: Double { lineHeight ?? size * 1.2 }
}
