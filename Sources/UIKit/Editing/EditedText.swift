/// A text with a selection, counted in characters.
struct EditedText {
  private(set) var characters: [Character]
  /// The selected characters; empty at the caret's position if nothing is selected.
  private(set) var selection: Range<Int>

  /// Creates a text with the caret at its end.
  init(_ text: String = "") {
    characters = Array(text)
    selection = characters.count..<characters.count
  }

  var text: String { String(characters) }

  /// The text before the selection.
  var textBeforeSelection: String { String(characters[..<selection.lowerBound]) }

  /// The range that the delete key deletes.
  var deletionRange: Range<Int> {
    guard selection.isEmpty else { return selection }
    return max(selection.lowerBound - 1, 0)..<selection.lowerBound
  }

  /// Replaces a range of characters, which is clamped to the text, and puts the caret after the replacement.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let (range, text) = (range.clamped(to: 0..<characters.count), Array(text))
    characters.replaceSubrange(range, with: text)
    let end = range.lowerBound + text.count
    selection = end..<end
  }

  /// Selects a range of characters, which is clamped to the text.
  mutating func select(_ range: Range<Int>) { selection = range.clamped(to: 0..<characters.count) }

  /// Converts a range of characters to UTF-16 code units.
  func utf16Range(of range: Range<Int>) -> (location: Int, length: Int) {
    (
      characters[..<range.lowerBound].reduce(0) { $0 + $1.utf16.count },
      characters[range].reduce(0) { $0 + $1.utf16.count }
    )
  }

  /// Converts a range of UTF-16 code units to characters, including those that it cuts.
  func range(location: Int, length: Int) -> Range<Int> {
    let (end, isBeyond) = location.addingReportingOverflow(length)
    var unit = 0
    var (lower, upper) = (characters.count, characters.count)
    for (index, character) in characters.enumerated() {
      if unit + character.utf16.count > location, lower == characters.count { lower = index }
      if unit >= end, !isBeyond {
        upper = index
        break
      }
      unit += character.utf16.count
    }
    return min(lower, upper)..<upper
  }
}
