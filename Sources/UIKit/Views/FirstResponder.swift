import LayerTree

/// The one responder of a thread that typing goes to: trees of views on several threads don't meet.
@MainActor
enum FirstResponder {
  private final class Place {
    weak var responder: UIResponder?
    /// The one that has to leave whether it wants or not.
    weak var forced: UIResponder?
  }

  private static let place = ThreadLocal { Place() }

  static var current: UIResponder? { place.value.responder }

  /// Returns whether typing goes to a responder after asking for it.
  static func move(to responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    // Whoever was told of the end may have moved it already.
    guard current == nil else { return current === responder }
    place.value.responder = responder
    return true
  }

  /// Returns whether typing doesn't go to a responder after asking for that.
  static func leave(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    let isForced = place.value.forced === responder
    place.value.forced = nil
    guard responder.canResignFirstResponder || isForced else { return false }
    place.value.responder = nil
    return true
  }

  /// Returns whether typing goes to no view in a view after asking for that.
  ///
  /// - Parameter isForced: Whether it isn't up to the one that typing goes to, which is asked all the same.
  static func leave(allIn view: UIView, isForced: Bool) -> Bool {
    guard let editing = current as? UIView, editing.isDescendant(of: view) else { return true }
    place.value.forced = isForced ? editing : nil
    return editing.resignFirstResponder()
  }
}
