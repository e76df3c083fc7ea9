/// The one responder that typing goes to.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// Returns whether typing goes to a responder after asking for it.
  static func move(to responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  /// Returns whether typing doesn't go to a responder after asking for that.
  static func leave(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}
