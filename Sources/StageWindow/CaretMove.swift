import QuartzCore
import Staging
import UIKit

/// A move of the caret by a key.
enum CaretMove: Hashable {
  case left
  case right
  case up
  case down
  case lineStart
  case lineEnd
}

extension UITextInput {
  /// Moves the caret. From a selection, it moves left to the beginning and right to the end.
  func moveCaret(_ move: CaretMove) {
    guard let selection = selectedTextRange, let target = position(after: move, from: selection) else {
      return
    }
    selectedTextRange = textRange(from: target, to: target)
  }

  private func position(after move: CaretMove, from selection: UITextRange) -> UITextPosition? {
    switch move {
    case .left: selection.isEmpty ? position(from: selection.start, in: .left, offset: 1) : selection.start
    case .right: selection.isEmpty ? position(from: selection.end, in: .right, offset: 1) : selection.end
    case .up: position(from: selection.start, in: .up, offset: 1)
    case .down: position(from: selection.end, in: .down, offset: 1)
    case .lineStart: position(atSide: -1, ofLineAt: selection.start)
    case .lineEnd: position(atSide: 1, ofLineAt: selection.end)
    }
  }

  /// Returns the outermost position of a line, at the left with the side -1 and at the right with 1.
  private func position(atSide side: CGFloat, ofLineAt position: UITextPosition) -> UITextPosition? {
    let caret = caretRect(for: position)
    return closestPosition(to: CGPoint(x: caret.midX + side * 1e6, y: caret.midY))
  }

  /// Deletes the selection, or the character after the caret.
  func deleteForward() {
    guard let selection = selectedTextRange, selection.isEmpty else { return deleteBackward() }
    guard let next = position(from: selection.start, offset: 1),
      let range = textRange(from: selection.start, to: next)
    else { return }
    replace(range, withText: "")
  }

  /// Inserts a tab into a text of several lines; otherwise, continues editing in the next field of the window.
  func pressTab() {
    guard let field = self as? UITextField else { return insertText("\t") }
    let fields = (field.window?.fields ?? []).filter { $0 === field || $0.canBecomeFirstResponder }
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    fields[(index + 1) % fields.count].becomeFirstResponder()
  }
}

extension UIView {
  /// The visible views in the tree that edit text, from back to front.
  fileprivate var fields: [UIView] {
    guard !isHidden else { return [] }
    return (self is any UITextInput ? [self] : []) + subviews.flatMap(\.fields)
  }
}

extension UIWindow {
  /// Returns the rectangle of the caret on a stage; nil if nothing edits text.
  static func caretRect(on stage: Stage) -> CGRect? {
    guard let field = editor as? any UITextInput & UIView, let end = field.selectedTextRange?.end else {
      return nil
    }
    return stage.layer.convert(field.caretRect(for: end), from: field.layer)
  }

  /// Calls a closure with the view that edits text, at the time of the window's stage.
  func edit(_ body: (any UITextInput) -> Void) {
    if let editor = UIWindow.editor as? any UITextInput { body(editor) }
  }
}

extension String {
  /// Converts a range of Unicode scalars, which is clamped to the text, to UTF-16 code units.
  func unitRange(ofScalars range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<unicodeScalars.count)
    func units(_ scalars: Substring.UnicodeScalarView) -> Int { scalars.reduce(0) { $0 + $1.utf16.count } }
    let start = units(unicodeScalars.prefix(range.lowerBound))
    return start..<start + units(unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
  }
}
