import LayerTree

extension UIResponder {
  /// The one responder of a thread that typing goes to: trees of views on several threads don't meet.
  static var firstResponder: UIResponder? { state.value.responder }

  private final class FirstResponderState {
    weak var responder: UIResponder?
    /// The one that has to leave whether it wants or not.
    weak var forcedToResign: UIResponder?
  }

  private static let state = ThreadLocal { FirstResponderState() }

  /// Returns whether typing goes to this responder after asking for it.
  func makeSelfFirstResponder() -> Bool {
    let current = Self.firstResponder
    guard current !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    // Whoever was told of the end may have moved it already.
    guard Self.firstResponder == nil else { return Self.firstResponder === self }
    Self.state.value.responder = self
    return true
  }

  /// Returns whether typing doesn't go to this responder after asking for that.
  func giveUpFirstResponder() -> Bool {
    guard Self.firstResponder === self else { return true }
    let state = Self.state.value
    let isForced = state.forcedToResign === self
    state.forcedToResign = nil
    guard canResignFirstResponder || isForced else { return false }
    state.responder = nil
    return true
  }

  /// Returns whether typing doesn't go to this responder after asking for that.
  ///
  /// - Parameter isForced: Whether it isn't up to the responder, which is asked all the same.
  func resignFirstResponder(isForced: Bool) -> Bool {
    Self.state.value.forcedToResign = isForced ? self : nil
    return resignFirstResponder()
  }
}
