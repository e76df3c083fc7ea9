public import QuartzCore

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: _OptionalMethods {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Animates the transition, and calls ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition has ended. The method is optional.
  func animationEnded(_ transitionCompleted: Bool) throws(MissingMethodError)
}

extension UIViewControllerAnimatedTransitioning {
  /// Fails, because the animator lacks the method.
  public func animationEnded(_ transitionCompleted: Bool) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// The method `animationEnded(_:)`, for calls with a question mark.
  public var animationEnded: OptionalMethod<Bool, Void>? {
    optionalMethod(
      "animationEnded(_:)", of: self,
      OptionalMethod { transitionCompleted throws(MissingMethodError) in
        try self.animationEnded(transitionCompleted)
      })
  }
}

/// Drives a transition, usually following the user's fingers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The context of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place. The animator adds the appearing view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is driven by the user's fingers.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the appearing view's contents: always identity.
  var targetTransform: CGAffineTransform { get }

  /// Reports the completed fraction of an interactive transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that an interactive transition will complete.
  func finishInteractiveTransition()
  /// Reports that an interactive transition was canceled.
  func cancelInteractiveTransition()
  /// Ends the transition. The animator calls it once, at the end of its animation.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil for a view that stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start; zero if it isn't visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero if it isn't visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
