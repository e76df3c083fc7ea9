import QuartzCore

/// The animations and the dimmed background of alerts.
@MainActor
final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  var style = UIAlertController.Style.alert

  override init() {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertTransition(style, isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertTransition(style, isPresenting: false) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Dims the content behind an alert, by an estimated opacity.
@MainActor
private final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}

/// An alert in the middle shrinks from 1.2 times its size and fades in, and fades out again; a sheet slides. The durations
/// of 0.25 and 0.4 s and the scale are estimated.
@MainActor
private final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIAlertController.Style
  private let isPresenting: Bool

  init(_ style: UIAlertController.Style, isPresenting: Bool) {
    (self.style, self.isPresenting) = (style, isPresenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style == .alert ? 0.25 : 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    if isPresenting {
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      hide(view, scale: 1.2)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut
    ) { [self] in
      if isPresenting { (view.alpha, view.transform) = (1, .identity) } else { hide(view, scale: 1) }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func hide(_ view: UIView, scale: CGFloat) {
    if style == .alert {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    }
  }
}
