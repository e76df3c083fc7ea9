/// An object that is notified about the pages that the user turns.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the user turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    throws(MissingMethodError)
  /// Called after the user has turned a page, or has gone back to the same one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    throws(MissingMethodError)
}

// MARK: - Defaults

extension UIPageViewControllerDelegate {
  /// Fails, because the delegate lacks the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIPageViewControllerDelegate {
  /// The methods `pageViewController(…)`, for calls with a question mark.
  public var pageViewController: UIPageViewControllerDelegate_pageViewController? {
    UIPageViewControllerDelegate_pageViewController(delegate: self)
  }
}

/// The methods `pageViewController(…)` of a ``UIPageViewControllerDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegate_pageViewController {
  let delegate: any UIPageViewControllerDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    try? delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? {
    try? delegate.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}
