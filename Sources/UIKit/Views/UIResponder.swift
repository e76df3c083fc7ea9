public import QuartzCore

/// An object that takes part in handling events: what it doesn't handle goes on to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that gets what this one doesn't handle. Default nil.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  /// Whether this may become the one that typing goes to. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this may stop being the one that typing goes to. Default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether typing goes here.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Asks that typing goes here; returns whether it does.
  ///
  /// It doesn't where this can't, or where the one that it goes to won't give it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool { makeSelfFirstResponder() }

  /// Asks that typing no longer goes here; returns whether it doesn't.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  /// New touches have come; unless overridden, they go on to ``UIResponder/next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches have moved; unless overridden, they go on to ``UIResponder/next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches have ended; unless overridden, they go on to ``UIResponder/next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away; unless overridden, that goes on to ``UIResponder/next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
