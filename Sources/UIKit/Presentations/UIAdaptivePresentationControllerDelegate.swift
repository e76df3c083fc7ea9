/// An object that is asked before the user dismisses a controller, and notified about it.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in a compact environment. UIKit never calls it, because a presentation keeps its style.
  func adaptivePresentationStyle(for controller: UIPresentationController) throws(MissingMethodError)
    -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the presented controller by a gesture.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError) -> Bool
  /// Called before the dismissal that the user started by a gesture.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError)
  /// Called after the user has dismissed the presented controller by a gesture.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError)
  /// Called after the user tried to dismiss a controller that may not be dismissed by a gesture.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError)
}

// MARK: - Defaults

extension UIAdaptivePresentationControllerDelegate {
  /// Fails, because the delegate lacks the method.
  public func adaptivePresentationStyle(for controller: UIPresentationController) throws(MissingMethodError)
    -> UIModalPresentationStyle
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIAdaptivePresentationControllerDelegate {
  /// The method `adaptivePresentationStyle(for:)`, for calls with a question mark.
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle? {
    optionalMethod(
      "adaptivePresentationStyle(for:)", of: self,
      UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle(delegate: self))
  }

  /// The method `presentationControllerShouldDismiss(_:)`, for calls with a question mark.
  public var presentationControllerShouldDismiss: OptionalMethod<UIPresentationController, Bool>? {
    optionalMethod(
      "presentationControllerShouldDismiss(_:)", of: self,
      OptionalMethod { presentationController throws(MissingMethodError) in
        try self.presentationControllerShouldDismiss(presentationController)
      })
  }

  /// The method `presentationControllerWillDismiss(_:)`, for calls with a question mark.
  public var presentationControllerWillDismiss: OptionalMethod<UIPresentationController, Void>? {
    optionalMethod(
      "presentationControllerWillDismiss(_:)", of: self,
      OptionalMethod { presentationController throws(MissingMethodError) in
        try self.presentationControllerWillDismiss(presentationController)
      })
  }

  /// The method `presentationControllerDidDismiss(_:)`, for calls with a question mark.
  public var presentationControllerDidDismiss: OptionalMethod<UIPresentationController, Void>? {
    optionalMethod(
      "presentationControllerDidDismiss(_:)", of: self,
      OptionalMethod { presentationController throws(MissingMethodError) in
        try self.presentationControllerDidDismiss(presentationController)
      })
  }

  /// The method `presentationControllerDidAttemptToDismiss(_:)`, for calls with a question mark.
  public var presentationControllerDidAttemptToDismiss: OptionalMethod<UIPresentationController, Void>? {
    optionalMethod(
      "presentationControllerDidAttemptToDismiss(_:)", of: self,
      OptionalMethod { presentationController throws(MissingMethodError) in
        try self.presentationControllerDidAttemptToDismiss(presentationController)
      })
  }
}

/// The method `adaptivePresentationStyle(…)` of a ``UIAdaptivePresentationControllerDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle {
  let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle? {
    try? delegate.adaptivePresentationStyle(for: controller)
  }
}
