import QuartzCore

/// The context and coordinator of a transition between two controllers.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var transitionDuration: TimeInterval = 0

  private let from: UIViewController
  private let to: UIViewController
  /// The controller whose view stays in place during the transition.
  private let unaffectedController: UIViewController?
  private var completion: (@MainActor (Bool) -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false

  init(
    container: UIView, from: UIViewController, to: UIViewController, unaffectedController: UIViewController?,
    isAnimated: Bool, presentationStyle: UIModalPresentationStyle,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    (containerView, self.from, self.to, self.unaffectedController) = (
      container, from, to, unaffectedController
    )
    (self.isAnimated, self.presentationStyle, self.completion) = (isAnimated, presentationStyle, completion)
  }

  /// Runs the transition; without an animator, it completes immediately.
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    transitionDuration = animator?.transitionDuration(using: self) ?? 0
    isInteractive = animator != nil && interaction != nil
    hasBegun = true
    for animation in animations { runAlongside(animation) }
    animations = []
    guard let animator else { return completeTransition(true) }
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    for controller in [from, to] { controller.callViewIsAppearing() }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion = completion.take() else { return }
    transitionWasCancelled = !didComplete
    completion(didComplete)
    animator?.animationEnded?(didComplete)
    for completion in completions { completion(self) }
  }

  // MARK: Controllers and views

  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : key == .to ? to : nil
    return controller === unaffectedController ? nil : controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

  // MARK: Interactive transitions

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }

  // MARK: Coordinator

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard self.completion != nil else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun { runAlongside(animation) } else { animations.append(animation) }
    return true
  }

  private func runAlongside(
    _ animation: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    UIView.animate(withDuration: transitionDuration) { animation(self) }
  }
}
