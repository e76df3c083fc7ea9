public import QuartzCore

/// A position in the text of a view that edits it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of the text of a view that edits it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The first position.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last character.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { true }
}

/// The rectangle of a part of the selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle in the view's coordinates.
  open var rect: CGRect { .zero }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { true }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { true }
  /// Whether the text is vertical. Default false.
  open var isVertical: Bool { false }
}

// MARK: - Texts of fields

/// A position that is counted in UTF-16 code units.
@MainActor
final class TextOffset: UITextPosition {
  let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { units == (object as? TextOffset)?.units }
  override nonisolated var hash: Int { units }
}

/// A range that is counted in UTF-16 code units.
@MainActor
final class TextSpan: UITextRange {
  let units: Range<Int>

  init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }

  override var start: UITextPosition { TextOffset(units.lowerBound) }
  override var end: UITextPosition { TextOffset(units.upperBound) }
  override var isEmpty: Bool { units.isEmpty }

  override nonisolated func isEqual(_ object: Any?) -> Bool { units == (object as? TextSpan)?.units }
  override nonisolated var hash: Int { units.hashValue }
}

/// The rectangle of the whole selection in one line.
@MainActor
final class LineSelectionRect: UITextSelectionRect {
  private let line: CGRect

  init(_ line: CGRect) {
    self.line = line
    super.init()
  }

  override var rect: CGRect { line }
}

extension EditedText {
  /// The number of UTF-16 code units.
  var unitCount: Int { characters.reduce(0) { $0 + $1.utf16.count } }

  /// Returns the number of characters in front of a position, which is clamped to the text.
  @MainActor
  func characterCount(before position: UITextPosition) -> Int {
    guard let offset = position as? TextOffset else { return 0 }
    return range(location: min(max(offset.units, 0), unitCount), length: 0).upperBound
  }

  /// Returns the start, in UTF-16 code units, of the character at a position, which is clamped to the text.
  @MainActor
  func unit(of position: UITextPosition) -> Int {
    self.position(after: characterCount(before: position)).units
  }

  /// Returns the position after a number of characters.
  @MainActor
  func position(after count: Int) -> TextOffset { TextOffset(utf16Range(of: 0..<count).length) }

  /// Returns the characters of a range, which is clamped to the text.
  @MainActor
  func characters(of range: UITextRange) -> Range<Int> {
    let start = characterCount(before: range.start)
    return start..<max(start, characterCount(before: range.end))
  }

  /// Returns the range of characters.
  @MainActor
  func span(of characters: Range<Int>) -> TextSpan {
    let units = utf16Range(of: characters)
    return TextSpan(units.location..<(units.location + units.length))
  }
}
