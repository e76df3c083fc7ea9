import QuartzCore

/// The transition of presentations without a transitioning delegate's animation.
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
    guard let from = transitionContext.viewController(forKey: .from)?.view,
      let to = transitionContext.viewController(forKey: .to)?.view
    else { return transitionContext.completeTransition(false) }
    if isPresenting {
      container.addSubview(to)
    } else if transitionContext.view(forKey: .to) != nil {
      container.insertSubview(to, belowSubview: from)
    }
    let animation = animation(height: container.bounds.height)
    animation.duration = transitionDuration(using: transitionContext)
    if !isPresenting { animation.fillMode = .both }
    animation.isRemovedOnCompletion = isPresenting
    let movingLayer = (isPresenting ? to : from).layer
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      withViews(()) {
        movingLayer.removeAnimation(forKey: Self.key)
        transitionContext.completeTransition(true)
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
    // The system's spring for keyboards and modal presentations (row SPR-KEYBOARD).
    let slide = CASpringAnimation(keyPath: "position.y")
    (slide.mass, slide.stiffness, slide.damping) = (3, 1000, 500)
    slide.isAdditive = true
    (slide.fromValue, slide.toValue) = isPresenting ? (height, 0) : (0, height)
    return slide
  }
}
