public import QuartzCore

/// Information about a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// Whether the transition is driven by the user's fingers.
  var isInteractive: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil for a view that stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs further animations along with a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs an animation along with the transition.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views. It's called with the transition's duration as an animation block.
  ///   - completion: A closure that is called at the end of the transition.
  /// - Returns: Whether the closures will be called; false if the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
