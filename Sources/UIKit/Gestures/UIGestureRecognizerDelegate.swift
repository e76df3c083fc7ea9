/// Influences the recognition of a gesture.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`. Others call
/// them with a question mark after the name: `delegate?.gestureRecognizerShouldBegin?(recognizer) ?? true`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: _OptionalMethods {
  /// Returns whether a recognizer may recognize its gesture; otherwise it fails. Without the method, it may.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) throws(MissingMethodError)
    -> Bool
  /// Returns whether a recognizer receives a touch. Without the method, it does.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    throws(MissingMethodError) -> Bool
  /// Returns whether two recognizers may recognize simultaneously. One delegate's consent is enough. Without the method,
  /// they may not.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) throws(MissingMethodError) -> Bool
  /// Returns whether a recognizer waits until another one has failed. Without the method, it doesn't.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) throws(MissingMethodError) -> Bool
  /// Returns whether another recognizer waits until this one has failed. Without the method, it doesn't.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) throws(MissingMethodError) -> Bool
}

// MARK: - Defaults

extension UIGestureRecognizerDelegate {
  /// Fails, because the delegate lacks the method.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIGestureRecognizerDelegate {
  /// The method `gestureRecognizerShouldBegin(_:)`, for calls with a question mark.
  public var gestureRecognizerShouldBegin: OptionalMethod<UIGestureRecognizer, Bool>? {
    optionalMethod(
      "gestureRecognizerShouldBegin(_:)", of: self,
      OptionalMethod { gestureRecognizer throws(MissingMethodError) in
        try self.gestureRecognizerShouldBegin(gestureRecognizer)
      })
  }

  /// The methods `gestureRecognizer(…)`, for calls with a question mark.
  public var gestureRecognizer: UIGestureRecognizerDelegate_gestureRecognizer? {
    UIGestureRecognizerDelegate_gestureRecognizer(delegate: self)
  }
}

/// The methods `gestureRecognizer(…)` of a ``UIGestureRecognizerDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegate_gestureRecognizer {
  let delegate: any UIGestureRecognizerDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool?
  {
    try? delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    try? delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    try? delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    try? delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}
