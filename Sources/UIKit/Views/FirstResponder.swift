import LayerTree

/// The one responder of a thread that typing goes to: trees of views on several threads don't meet.
@MainActor
enum FirstResponder {
  private final class Place {
    weak var responder: UIResponder?
  }

  private static let place = ThreadLocal { Place() }

  static var current: UIResponder? { place.value.responder }

  /// Returns whether typing goes to a responder after asking for it.
  static func move(to responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    place.value.responder = responder
    return true
  }

  /// Returns whether typing doesn't go to a responder after asking for that.
  static func leave(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    place.value.responder = nil
    return true
  }
}
