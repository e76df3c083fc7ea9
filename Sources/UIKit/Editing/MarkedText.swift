import QuartzCore

// Text that an input method composes.

extension EditedText {
  /// Converts a range of UTF-16 code units to characters, including those that it cuts. A range outside of the text becomes
  /// the text's end.
  func range(_ units: NSRange) -> Range<Int> {
    guard units.location >= 0, units.length >= 0 else { return characters.count..<characters.count }
    return range(location: units.location, length: units.length)
  }
}

extension UILabel {
  /// Underlines the part of a range of UTF-16 code units that is within the text.
  func underline(_ units: Range<Int>) {
    guard let text = attributedText.map(NSMutableAttributedString.init(attributedString:)) else { return }
    // Foundation on Linux crashes if the range is empty or beyond the end.
    let units = units.clamped(to: 0..<text.length)
    guard !units.isEmpty else { return }
    let range = NSRange(location: units.lowerBound, length: units.count)
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
    attributedText = text
  }
}
