/// A text with a caret or a selection, counted in characters.
struct EditedText {
  private(set) var characters: [Character]
  /// What is selected; empty where the caret is.
  private(set) var selection: Range<Int>

  /// A text whose caret is at its end.
  init(_ text: String = "") {
    characters = Array(text)
    selection = characters.count..<characters.count
  }

  var text: String { String(characters) }

  /// The text before the caret or the selection.
  var textBeforeSelection: String { String(characters[..<selection.lowerBound]) }

  /// What ``delete()`` would take away.
  var deletionRange: Range<Int> {
    guard selection.isEmpty else { return selection }
    return max(selection.lowerBound - 1, 0)..<selection.lowerBound
  }

  /// Puts a text in the place of some characters; those that don't exist are left out.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let (range, text) = (range.clamped(to: 0..<characters.count), Array(text))
    characters.replaceSubrange(range, with: text)
    let end = range.lowerBound + text.count
    selection = end..<end
  }

  /// Selects some characters; those that don't exist are left out.
  mutating func select(_ range: Range<Int>) { selection = range.clamped(to: 0..<characters.count) }

  /// The range as UIKit counts: in UTF-16 units.
  func utf16Range(of range: Range<Int>) -> (location: Int, length: Int) {
    (
      characters[..<range.lowerBound].reduce(0) { $0 + $1.utf16.count },
      characters[range].reduce(0) { $0 + $1.utf16.count }
    )
  }

  /// The characters of a range that is counted in UTF-16 units; characters that it cuts belong to it.
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
