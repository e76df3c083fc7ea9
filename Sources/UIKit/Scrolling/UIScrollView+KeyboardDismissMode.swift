import QuartzCore

extension UIScrollView {
  /// A rule for ending the editing of text when the content is dragged.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging doesn't end editing.
    case none
    /// Editing ends when a drag begins.
    case onDrag
    /// The keyboard follows the finger. There is no keyboard, so dragging doesn't end editing.
    case interactive
    /// The same as ``onDrag``.
    case onDragWithAccessory
    /// The same as ``interactive``.
    case interactiveWithAccessory
  }

  /// Ends editing in the window if the mode requires it.
  func endEditingOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
    _ = (window ?? self).endEditing(false)
  }
}
