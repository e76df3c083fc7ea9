public import QuartzCore

/// The actions of an edit menu, which all responders have.
///
/// The actions of ``UIResponder`` do nothing. ``UITextField`` and ``UITextView`` edit their text.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects the content next to the caret.
  func select(_ sender: Any?)
  /// Selects the whole content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

extension Selector {
  private static let standardEditActions: Set<Selector> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]

  /// Whether the selector names an action that all responders have.
  var isStandardEditAction: Bool { Self.standardEditActions.contains(self) }
}
