/// An object that is asked before the user chooses a tab, and that provides the animations of the change.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user may choose a tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    throws(MissingMethodError) -> Bool
  /// Called after the user has chosen a tab, which can be the selected one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    throws(MissingMethodError)
  /// Returns the animator of a change of the tab; nil, as by default, changes it without animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) throws(MissingMethodError) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns an object that drives a change with an animator; nil plays the animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)?
}

// MARK: - Defaults

extension UITabBarControllerDelegate {
  /// Fails, because the delegate lacks the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) throws(MissingMethodError) -> (any UIViewControllerAnimatedTransitioning)? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)? {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UITabBarControllerDelegate {
  /// The methods `tabBarController(…)`, for calls with a question mark.
  public var tabBarController: UITabBarControllerDelegate_tabBarController? {
    UITabBarControllerDelegate_tabBarController(delegate: self)
  }
}

/// The methods `tabBarController(…)` of a ``UITabBarControllerDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITabBarControllerDelegate_tabBarController {
  let delegate: any UITabBarControllerDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    try? delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    try? delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (try? delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC))
      ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (try? delegate.tabBarController(tabBarController, interactionControllerFor: animationController)) ?? nil
  }
}
