public import QuartzCore

/// A direction on the screen, in which the caret moves.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A responder that edits text at positions.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The position in front of the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The selected range; empty at the caret's position if nothing is selected.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text that an input method composes; nil if it composes none.
  var markedTextRange: UITextRange? { get }
  /// Replaces the text that an input method composes, or the selection if there is none.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends a composition, whose text remains.
  func unmarkText()
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 code units from another one; nil if it's outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position after a number of characters in a direction on the screen; nil if the text ends before.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range. In text of mixed directions, a line can have several.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

// MARK: - Positions that are counted in UTF-16 code units

extension UITextInput {
  /// Returns the range between two positions, in either order; nil if one of them isn't a position of the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else { return nil }
    return TextSpan(min(from.units, to.units)..<max(from.units, to.units))
  }

  /// Returns the position at a distance in UTF-16 code units from another one; nil if it's outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset, let end = endOfDocument as? TextOffset else { return nil }
    let (units, isBeyond) = start.units.addingReportingOverflow(offset)
    return !isBeyond && (0...end.units).contains(units) ? TextOffset(units) : nil
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// Returns the distance between two positions in UTF-16 code units; 0 if one of them isn't a position of the text.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.units - from.units
  }

  /// Returns the rectangle of the first line of a range.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }
}
