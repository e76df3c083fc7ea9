import Foundation

// Text that an input method composes.

extension EditedText {
  /// Converts a range of UTF-16 code units to characters, including those that it cuts. A range outside of the text becomes
  /// the text's end.
  func range(_ units: NSRange) -> Range<Int> {
    guard units.location >= 0, units.length >= 0 else { return characters.count..<characters.count }
    return range(location: units.location, length: units.length)
  }
}
