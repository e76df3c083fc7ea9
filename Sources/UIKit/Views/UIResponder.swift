public import QuartzCore

/// An object that responds to events and passes those that it doesn't handle to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next object in the responder chain. Default nil.
  open var next: UIResponder? { nil }

  /// Called after a change of a property for which this object was added as an observer. The default does nothing.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, relative to `object`.
  ///   - object: The observed object.
  ///   - change: The kind of the change, and the values that the observer's options request.
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

  /// Resigns as first responder, and returns whether the object isn't the first responder anymore.
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

  // MARK: Motion

  /// Handles a motion of the device that begins. There are no sensors, so UIKit never calls it. The default implementation
  /// calls the same method of ``UIResponder/next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Handles a motion of the device that has ended. There are no sensors, so UIKit never calls it. The default
  /// implementation calls the same method of ``UIResponder/next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Handles a motion of the device that the system canceled. There are no sensors, so UIKit never calls it. The default
  /// implementation calls the same method of ``UIResponder/next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// Returns whether the object, or else the next responder, can perform an action.
  ///
  /// The default implementation returns true if the object has the selector's method. For the methods of
  /// ``UIResponderStandardEditActions``, which all responders have, it returns false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.isStandardEditAction { return false }
    if action.canPerform(on: self) { return true }
    return next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// Returns the first object in the responder chain that can perform an action; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if !action.isStandardEditAction, !action.canPerform(on: self) {
      return next?.target(forAction: action, withSender: sender)
    }
    return canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Cuts the selection. The default implementation does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. The default implementation does nothing.
  open func copy(_ sender: Any?) {}
  /// Pastes the pasteboard's content. The default implementation does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects the content next to the caret. The default implementation does nothing.
  open func select(_ sender: Any?) {}
  /// Selects the whole content. The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The default implementation does nothing.
  open func delete(_ sender: Any?) {}

  // MARK: Input views

  /// The view in place of the keyboard's keys while the object is the first responder. Default nil.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the object is the first responder. Default nil.
  open var inputAccessoryView: UIView? { nil }
  /// Displays the current input views, if the object is the first responder.
  open func reloadInputViews() { if isFirstResponder { Self.updateKeyboard() } }
}
