/// A character of a text as it's drawn.
struct TextCharacter: Equatable, Sendable {
  var text: String
  /// The character's size relative to the text's.
  var scale = 1.0

  var isSpace: Bool { text == " " || text == "\u{a0}" || text == "\t" }
  /// Whether a line may break after the character.
  var isWordEnd: Bool { text == " " || text == "\t" }
}

extension TextDocument {
  /// Returns the characters of each line of the text, with capitals as they're drawn.
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

  /// The relative size of small capitals, as in After Effects with default settings.
  private static let smallCapitalScale = 0.7

  /// The distance between baselines: the file's, or else 1.2 times the size.
  var drawnLineHeight: Double { lineHeight ?? size * 1.2 }
}
