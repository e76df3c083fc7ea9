public import QuartzCore

/// An object that responds to events and passes those that it doesn't handle to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next object in the responder chain. Default nil.
  open var next: UIResponder? { nil }

  /// Called after a property has changed to which this object was added as an observer. The default does nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, relative to `object`.
  ///   - object: The observed object.
  ///   - change: The kind of the change, and the values that the observer's options ask for.
  ///   - context: The context with which the observer was added.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: First responder

  /// Whether the object can become the first responder. Default false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can resign as first responder. Default true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Makes the object the first responder, which receives typed text, and returns whether it is.
  ///
  /// The request fails if ``canBecomeFirstResponder`` is false or the current first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { makeSelfFirstResponder() }

  /// Resigns as first responder, and returns whether the object isn't the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignIfAllowed() }

  // MARK: Touches

  /// Handles new touches. The default implementation calls the same method of ``UIResponder/next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Handles touches that moved. The default implementation calls the same method of ``UIResponder/next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Handles touches that ended. The default implementation calls the same method of ``UIResponder/next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Handles touches that the system canceled. The default implementation calls the same method of
  /// ``UIResponder/next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
