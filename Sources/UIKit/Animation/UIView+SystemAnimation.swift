import QuartzCore

extension UIView {
  /// A predefined animation.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink, fade out and are removed from their superviews.
    case delete
  }

  static func startSystemAnimation(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let initialStates = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in initialStates {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(finished)
      })
  }
}
