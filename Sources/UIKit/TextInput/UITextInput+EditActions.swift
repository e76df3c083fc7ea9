import QuartzCore

// The actions of the edit menu, for views that edit text.

extension UITextInput {
  private var selection: UITextRange { selectedTextRange ?? UITextRange() }

  /// Returns whether an action of the edit menu is currently possible; nil for other actions.
  func canEdit(by action: Selector) -> Bool? {
    switch action {
    case "cut:", "copy:", "delete:": !selection.isEmpty
    case "paste:": UIPasteboard.general.hasStrings
    case "select:", "selectAll:": hasText
    default: nil
    }
  }

  func copySelection() {
    if !selection.isEmpty { UIPasteboard.general.string = text(in: selection) }
  }

  func deleteSelection() { if !selection.isEmpty { deleteBackward() } }

  func pasteText() { if let string = UIPasteboard.general.string { insertText(string) } }

  /// Replaces the selection with the pasteboard's text in one line, without its line breaks.
  func pasteLine() {
    guard let string = UIPasteboard.general.string else { return }
    let line = string.filter { !$0.isNewline }
    if line.isEmpty { deleteSelection() } else { insertText(line) }
  }

  func selectWholeText() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}

extension Selector {
  /// Whether the selector names an action that copies the selection.
  var copiesText: Bool { self == "cut:" || self == "copy:" }

  /// Whether the selector names an action that changes the text.
  var changesText: Bool { self == "cut:" || self == "paste:" || self == "delete:" }
}
