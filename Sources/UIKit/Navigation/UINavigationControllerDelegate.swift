/// An object that is notified about a navigation controller's transitions, and that provides their animations.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    throws(MissingMethodError)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    throws(MissingMethodError)
  /// Returns the animator of a push or pop; nil uses the usual slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) throws(MissingMethodError) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns an object that drives a transition with a custom animator; nil plays the animation.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations of the interface. UIKit never calls it.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    throws(MissingMethodError) -> UIInterfaceOrientationMask
}

// MARK: - Defaults

extension UINavigationControllerDelegate {
  /// Fails, because the delegate lacks the method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) throws(MissingMethodError) -> (any UIViewControllerAnimatedTransitioning)? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) throws(MissingMethodError) -> UIInterfaceOrientationMask {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UINavigationControllerDelegate {
  /// The methods `navigationController(…)`, for calls with a question mark.
  public var navigationController: UINavigationControllerDelegate_navigationController? {
    UINavigationControllerDelegate_navigationController(delegate: self)
  }

  /// The method `navigationControllerSupportedInterfaceOrientations(_:)`, for calls with a question mark.
  public var navigationControllerSupportedInterfaceOrientations:
    OptionalMethod<UINavigationController, UIInterfaceOrientationMask>?
  {
    optionalMethod(
      "navigationControllerSupportedInterfaceOrientations(_:)", of: self,
      OptionalMethod { navigationController throws(MissingMethodError) in
        try self.navigationControllerSupportedInterfaceOrientations(navigationController)
      })
  }
}

/// The methods `navigationController(…)` of a ``UINavigationControllerDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UINavigationControllerDelegate_navigationController {
  let delegate: any UINavigationControllerDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    try? delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    try? delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (try? delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (try? delegate.navigationController(navigationController, interactionControllerFor: animationController))
      ?? nil
  }
}
