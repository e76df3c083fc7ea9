/// A responder that receives typed text.
///
/// While it's the first responder, ``UIWindow/type(_:)``, ``UIWindow/pressReturn()`` and
/// ``UIWindow/deleteBackward()`` call its methods.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret. A line break represents the return key.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}
