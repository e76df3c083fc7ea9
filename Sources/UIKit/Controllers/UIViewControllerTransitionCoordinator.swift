public import QuartzCore

/// Information about a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; ``UIModalPresentationStyle/none`` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at its start.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused and become interactive.
  var isInterruptible: Bool { get }
  /// Whether the transition is driven by the user's fingers.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction at the last change of an interactive transition, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition after the interaction, relative to the animation's.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the transition after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the contents: always identity.
  var targetTransform: CGAffineTransform { get }

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

  /// Runs an animation of views outside of the container along with the transition.
  ///
  /// - Parameters:
  ///   - view: A view that contains all animated views. An interactive transition drives it, too.
  ///   - animation: A closure that changes views. It's called with the transition's duration as an animation block.
  ///   - completion: A closure that is called at the end of the transition.
  /// - Returns: Whether the closures will be called; false if the transition has ended.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the transition changes from interactive to not interactive, or back.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a closure when the transition changes from interactive to not interactive.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
