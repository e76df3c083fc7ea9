import LayerTree

extension UIResponder {
  /// The current thread's first responder, which receives typed text. View trees on different threads are
  /// independent.
  static var firstResponder: UIResponder? { state.value.responder }

  private final class FirstResponderState {
    weak var responder: UIResponder?
    /// The responder whose refusal to resign is ignored.
    weak var forcedToResign: UIResponder?
    /// The number of running changes, after whose end the keyboard moves.
    var changeDepth = 0
  }

  private static let state = StageLocal { FirstResponderState() }

  /// Makes this responder the first responder if it and the current one agree, and returns whether it is.
  func makeSelfFirstResponder() -> Bool { Self.changingFirstResponder { takeFirstResponder() } }

  private func takeFirstResponder() -> Bool {
    let current = Self.firstResponder
    guard current !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    // An override of `resignFirstResponder()` can make another object the first responder.
    guard Self.firstResponder == nil else { return Self.firstResponder === self }
    Self.state.value.responder = self
    return true
  }

  /// Resigns as first responder if this responder agrees or is forced to, and returns whether it isn't the first
  /// responder.
  func resignIfAllowed() -> Bool {
    guard Self.firstResponder === self else { return true }
    let state = Self.state.value
    let isForced = state.forcedToResign === self
    state.forcedToResign = nil
    guard canResignFirstResponder || isForced else { return false }
    Self.changingFirstResponder { state.responder = nil }
    return true
  }

  /// Moves the keyboard after a change of the first responder, and after the end of changes around it.
  static func changingFirstResponder<Result>(_ body: () -> Result) -> Result {
    let state = state.value
    state.changeDepth += 1
    let result = body()
    state.changeDepth -= 1
    if state.changeDepth == 0 { updateKeyboard() }
    return result
  }

  /// Requests this responder to resign as first responder, and returns whether it isn't the first responder
  /// anymore.
  ///
  /// - Parameter isForced: Whether a refusal is ignored. The responder and its delegate are asked anyway.
  func resignFirstResponder(isForced: Bool) -> Bool {
    Self.state.value.forcedToResign = isForced ? self : nil
    return resignFirstResponder()
  }
}
