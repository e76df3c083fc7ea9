/// A text with a selection, counted in characters.
struct EditedText {
  private(set) var characters: [Character]
  /// The selected characters; empty at the caret's position if nothing is selected.
  private(set) var selection: Range<Int>
  /// The characters that an input method is composing; nil if there are none.
  private(set) var marked: Range<Int>?

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

  /// The range that typed text replaces: the composition, or else the selection.
  var insertionRange: Range<Int> { marked ?? selection }

  /// Replaces a range of characters, which is clamped to the text, and puts the caret after the replacement. This ends a
  /// composition.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let (range, text) = (range.clamped(to: 0..<characters.count), Array(text))
    characters.replaceSubrange(range, with: text)
    let end = range.lowerBound + text.count
    selection = end..<end
    marked = nil
  }

  /// Marks the characters in front of the caret as a composition.
  ///
  /// - Parameters:
  ///   - count: The number of characters; 0 for no composition.
  ///   - selected: The range to select, counted in characters of the composition, to which it's clamped.
  mutating func mark(_ count: Int, selecting selected: Range<Int>) {
    let start = max(selection.lowerBound - count, 0)
    let range = start..<selection.lowerBound
    marked = range.isEmpty ? nil : range
    let clamped = selected.clamped(to: 0..<range.count)
    selection = start + clamped.lowerBound..<start + clamped.upperBound
  }

  /// Returns whether a range lies in the composition.
  func composes(_ range: Range<Int>) -> Bool {
    guard let marked else { return false }
    return range.lowerBound >= marked.lowerBound && range.upperBound <= marked.upperBound
  }

  /// Ends a composition, whose characters remain.
  mutating func unmark() { marked = nil }

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
