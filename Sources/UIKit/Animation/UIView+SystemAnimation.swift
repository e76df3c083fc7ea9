import QuartzCore

extension UIView {
  /// An animation that the system has.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade away, and leave their superviews.
    case delete
  }

  /// Plays one of the system's animations of views, for a quarter of a second with ease-in-out.
  ///
  /// UIKit doesn't say how its own looks, nor how long it takes.
  ///
  /// - Parameters:
  ///   - animation: Which one.
  ///   - views: What is animated; at the end their opacity and transform are what they were.
  ///   - options: How it runs.
  ///   - parallelAnimations: What else changes at the same time.
  ///   - completion: As for ``animate(withDuration:delay:options:animations:completion:)``.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
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
        for (view, alpha, transform) in looks {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(finished)
      })
  }
}
