#if canImport(UIKit)
  public import UIKit

  /// A transition that presents and dismisses view controllers with a ``SceneTransition``.
  ///
  /// ```swift
  /// let transition = ControllerTransition(.zoom)  // retain it: a controller's delegate is weak
  /// detail.transitioningDelegate = transition
  /// present(detail, animated: true)
  /// ```
  @preconcurrency @MainActor
  open class ControllerTransition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    /// The transition between the screens.
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
      guard let incoming = transitionContext.viewController(forKey: .to)?.view,
        let outgoing = transitionContext.viewController(forKey: .from)?.view
      else { return transitionContext.completeTransition(false) }
      let complete = { (_: Bool) in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      if isPresenting {
        container.addSubview(incoming)
        scene.present(incoming.layer, over: outgoing.layer, completion: complete)
      } else {
        if transitionContext.view(forKey: .to) != nil {
          container.insertSubview(incoming, belowSubview: outgoing)
        }
        scene.dismiss(outgoing.layer, revealing: incoming.layer, completion: complete)
      }
    }
  }

  /// A transition with which a new controller slides up over the old one, which shrinks; see ``SceneTransition/slide``.
  public final class TransitionManager: ControllerTransition {
    /// Creates the transition.
    public nonisolated init() { super.init(.slide) }
  }

  /// A transition with which a new controller shrinks into place; see ``SceneTransition/zoom``.
  public final class TransitionZoom: ControllerTransition {
    /// Creates the transition.
    public nonisolated init() { super.init(.zoom) }
  }
#endif
