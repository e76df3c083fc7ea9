/// A responder that takes what is typed.
///
/// While one is the first responder, ``UIWindow/type(_:)`` and its relatives go to it.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text where the caret is; a line break is what the return key types.
  func insertText(_ text: String)
  /// Deletes the character before the caret, or what is selected.
  func deleteBackward()
}
