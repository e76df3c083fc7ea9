public import QuartzCore

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: _OptionalMethods {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Animates the transition, and calls ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the property animator of the transition, which a driver can pause, scrub and reverse. The method is optional.
  ///
  /// It's called at most once for each transition, and only for an interactive one. The animator has to complete the
  /// transition.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    throws(MissingMethodError) -> any UIViewImplicitlyAnimating

  /// Called after the transition has ended. The method is optional.
  func animationEnded(_ transitionCompleted: Bool) throws(MissingMethodError)
}

extension UIViewControllerAnimatedTransitioning {
  /// Fails, because the animator lacks the method.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    throws(MissingMethodError) -> any UIViewImplicitlyAnimating
  {
    throw MissingMethodError()
  }

  /// Fails, because the animator lacks the method.
  public func animationEnded(_ transitionCompleted: Bool) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// The method `interruptibleAnimator(using:)`, for calls with a question mark.
  public var interruptibleAnimator: UIViewControllerAnimatedTransitioning_interruptibleAnimator? {
    optionalMethod(
      "interruptibleAnimator(using:)", of: self,
      UIViewControllerAnimatedTransitioning_interruptibleAnimator(delegate: self))
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

/// The method `interruptibleAnimator(…)` of a ``UIViewControllerAnimatedTransitioning``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIViewControllerAnimatedTransitioning_interruptibleAnimator {
  let delegate: any UIViewControllerAnimatedTransitioning

  /// Calls the method; nil if the animator lacks it.
  @discardableResult
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning) -> (
    any UIViewImplicitlyAnimating
  )? {
    try? delegate.interruptibleAnimator(using: transitionContext)
  }
}

/// Drives a transition, usually following the user's fingers.
///
/// All properties are optional: the default implementations return the defaults.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition after the interaction, relative to the animation's. Default 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition after the interaction. Default ease in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed: 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default curve: ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default: true.
  public var wantsInteractiveStart: Bool { true }
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
  /// Reports that a running transition was paused and became interactive.
  func pauseInteractiveTransition()
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
