/// An object that is notified when an animator's items come to rest or begin to move.
///
/// Both methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: _OptionalMethods {
  /// Called before the animator begins to move its items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) throws(MissingMethodError)
  /// Called after all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) throws(MissingMethodError)
}

// MARK: - Defaults

extension UIDynamicAnimatorDelegate {
  /// Fails, because the delegate lacks the method.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIDynamicAnimatorDelegate {
  /// The method `dynamicAnimatorWillResume(_:)`, for calls with a question mark.
  public var dynamicAnimatorWillResume: OptionalMethod<UIDynamicAnimator, Void>? {
    optionalMethod(
      "dynamicAnimatorWillResume(_:)", of: self,
      OptionalMethod { animator throws(MissingMethodError) in try self.dynamicAnimatorWillResume(animator) })
  }

  /// The method `dynamicAnimatorDidPause(_:)`, for calls with a question mark.
  public var dynamicAnimatorDidPause: OptionalMethod<UIDynamicAnimator, Void>? {
    optionalMethod(
      "dynamicAnimatorDidPause(_:)", of: self,
      OptionalMethod { animator throws(MissingMethodError) in try self.dynamicAnimatorDidPause(animator) })
  }
}
