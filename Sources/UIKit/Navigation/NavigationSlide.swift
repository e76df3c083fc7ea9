import QuartzCore

/// The usual animation of pushes and pops: the upper view slides over the lower one, which moves aside and is dimmed.
///
/// The upper view comes from the trailing side: from the left where content is read from right to left.
@MainActor
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ operation: UINavigationController.Operation) { isPush = operation != .pop }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { NavigationMotion.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (upper, lower): (UIView, UIView) = isPush ? (to.view, from.view) : (from.view, to.view)
    let upperFrame =
      isPush ? transitionContext.finalFrame(for: to) : transitionContext.initialFrame(for: from)
    let lowerFrame =
      isPush ? transitionContext.initialFrame(for: from) : transitionContext.finalFrame(for: to)
    let width = container.bounds.width * container.trailingSign
    let asideFrame = lowerFrame.offsetBy(dx: -width * NavigationMotion.parallax, dy: 0)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    container.addSubview(lower)
    container.addSubview(dimming)
    container.addSubview(upper)
    let outsideFrame = upperFrame.offsetBy(dx: width, dy: 0)
    (upper.frame, lower.frame) = isPush ? (outsideFrame, lowerFrame) : (upperFrame, asideFrame)
    dimming.alpha = isPush ? 0 : NavigationMotion.dimming
    let curve: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: NavigationMotion.duration, delay: 0, options: curve) { [isPush] in
      (upper.frame, lower.frame) = isPush ? (upperFrame, asideFrame) : (outsideFrame, lowerFrame)
      dimming.alpha = isPush ? NavigationMotion.dimming : 0
    } completion: { _ in
      dimming.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
