#if canImport(UIKit)
  public import UIKit

  /// Presents and dismisses controllers by a ``SceneTransition``.
  ///
  /// ```swift
  /// let transition = ControllerTransition(.zoom)  // keep it: a controller holds its delegate weakly
  /// detail.transitioningDelegate = transition
  /// present(detail, animated: true)
  /// ```
  @preconcurrency @MainActor
  open class ControllerTransition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    /// How one screen takes the other's place.
    public let scene: SceneTransition
    private var isPresenting = true

    /// Creates a transition.
    public nonisolated init(_ scene: SceneTransition) { self.scene = scene }

    /// Returns the transition itself.
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }

    /// Returns the transition itself.
    public func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = false
      return self
    }

    /// Returns the scene transition's duration, in seconds.
    public func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { scene.duration }

    /// Animates both controllers' views.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      guard let coming = transitionContext.viewController(forKey: .to)?.view,
        let going = transitionContext.viewController(forKey: .from)?.view
      else { return transitionContext.completeTransition(false) }
      let complete = { (_: Bool) in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      if isPresenting {
        container.addSubview(coming)
        scene.present(coming.layer, over: going.layer, completion: complete)
      } else {
        if transitionContext.view(forKey: .to) != nil { container.insertSubview(coming, belowSubview: going) }
        scene.dismiss(going.layer, revealing: coming.layer, completion: complete)
      }
    }
  }

  /// A new controller slides up over the former, which shrinks; see ``SceneTransition/slide``.
  public final class TransitionManager: ControllerTransition {
    /// Creates the transition.
    public nonisolated init() { super.init(.slide) }
  }

  /// A new controller shrinks into its place; see ``SceneTransition/zoom``.
  public final class TransitionZoom: ControllerTransition {
    /// Creates the transition.
    public nonisolated init() { super.init(.zoom) }
  }
#endif
