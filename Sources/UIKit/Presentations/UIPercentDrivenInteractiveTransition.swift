public import QuartzCore

/// Drives a transition by the fraction that a gesture has completed.
///
/// The transition's animator creates its animation as usual. If it provides an interruptible animator, that one is scrubbed;
/// otherwise the time of the container's layer is stopped and moved. After ``finish()`` the rest plays to the end, and after
/// ``cancel()`` back to the start, where the animation's completions are called. A canceled transition also restores frames,
/// transforms and opacities of both controllers' views.
///
/// ```swift
/// switch pan.state {
/// case .began: navigationController?.popViewController(animated: true)
/// case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended: interaction.finish()
/// default: interaction.cancel()
/// }
/// ```
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var driver: (any TransitionDriver)?

  /// Creates a driver.
  public override init() {}

  /// The duration of the transition in seconds, once it has been started.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition after the interaction, relative to the animation's. Default 1; values of 0 or
  /// less count as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition after the interaction. Default ease in and out.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the rest of the transition; nil, the default, uses ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from its start. Default true. Otherwise it plays until ``pause()``.
  open var wantsInteractiveStart = true

  /// Starts the transition's animation, stopped at its start. UIKit calls it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? TransitionContext, let animator = transition.animator else {
      return
    }
    duration = CGFloat(transition.transitionDuration)
    if let interruptible = animator.interruptibleAnimator?(using: transition) {
      driver = AnimatorDriver(interruptible)
    } else {
      let layers = LayerDriver(stopping: transition.drivenViews, duration: transition.transitionDuration)
      driver = layers
      transition.animate(alongsideTransition: nil) { _ in layers.restoreTime() }
      animator.animateTransition(using: transition)
    }
    // The transition can also end before the interaction does: for example, when its views leave the window.
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.context = nil
      self?.driver = nil
    }
  }

  /// Stops the transition, which is interactive again after ``finish()`` or ``cancel()``.
  open func pause() {
    guard let context, let driver else { return }
    driver.pause()
    percentComplete = CGFloat(driver.progress)
    context.pauseInteractiveTransition()
  }

  /// Shows a fraction of the transition, which is clamped to 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let driver, context.isInteractive else { return }
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
    driver.progress = Double(self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Plays the transition back to its start and cancels it.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    play(isReversed: true)
  }

  /// Plays the rest of the transition.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    play(isReversed: false)
  }

  private func play(isReversed: Bool) {
    driver?.play(
      isReversed: isReversed, speed: completionSpeed > 0 ? Double(completionSpeed) : 1,
      curve: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
  }
}
