import QuartzCore

/// The transition of presentations without a transitioning delegate's animation.
///
/// The durations are estimated. The slide's spring, which settles in 0.5 s, is the system's for keyboards and modal
/// presentations (row SPR-KEYBOARD).
@MainActor
final class DefaultTransition: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    (self.style, self.isPresenting) = (style, isPresenting)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    style == .coverVertical ? 0.5 : 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    if isPresenting {
      if view.superview == nil { container.addSubview(view) }
    } else if let to = transitionContext.view(forKey: .to) {
      container.insertSubview(to, belowSubview: view)
    }
    let animation = animation(height: container.bounds.height)
    animation.duration = transitionDuration(using: transitionContext)
    if !isPresenting { animation.fillMode = .both }
    animation.isRemovedOnCompletion = isPresenting
    let movingLayer = view.layer
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      withViews(()) {
        movingLayer.removeAnimation(forKey: Self.key)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    movingLayer.add(animation, forKey: Self.key)
    CATransaction.commit()
  }

  private static let key = "UIViewControllerTransition"

  private func animation(height: CGFloat) -> CABasicAnimation {
    guard style == .coverVertical else {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = isPresenting ? (0, 1) : (1, 0)
      return fade
    }
    let slide = CASpringAnimation(keyPath: "position.y")
    (slide.mass, slide.stiffness, slide.damping) = (3, 1000, 500)
    slide.isAdditive = true
    (slide.fromValue, slide.toValue) = isPresenting ? (height, 0) : (0, height)
    return slide
  }
}
