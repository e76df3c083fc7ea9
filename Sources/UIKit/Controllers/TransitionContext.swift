import QuartzCore

/// The context and coordinator of a transition between two controllers.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The roots of the layers that an interaction drives.
  private(set) var drivenViews: [UIView]

  private let ends: TransitionEnds
  private var completion: (@MainActor (Bool) -> Void)?
  private weak var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionObservers: [InteractionObserver] = []
  private var initialStates: [TransitionViewState] = []
  /// Whether animations alongside the transition have begun.
  private(set) var hasBegun = false

  /// A closure that is called when the interaction begins or ends, or only when it ends.
  private struct InteractionObserver {
    let observesEndOnly: Bool
    let body: (any UIViewControllerTransitionCoordinatorContext) -> Void
  }

  init(
    container: UIView, _ ends: TransitionEnds, alsoDriving views: [UIView] = [], isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle, completion: @escaping @MainActor (Bool) -> Void
  ) {
    (containerView, self.ends, drivenViews) = (container, ends, [container] + views)
    (self.isAnimated, self.presentationStyle, self.completion) = (isAnimated, presentationStyle, completion)
  }

  /// Runs the transition; without an animator, it completes immediately.
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    transitionDuration = animator?.transitionDuration(using: self) ?? 0
    self.interaction = interaction
    initiallyInteractive = animator != nil && interaction?.wantsInteractiveStart == true
    isInteractive = initiallyInteractive
    initialStates = [ends.from.loadedView, ends.to.loadedView].compactMap { $0.map(TransitionViewState.init) }
    guard let animator else { return completeTransition(true) }
    if let interaction, isInteractive {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    runAlongsideAnimations()
    for controller in [ends.from, ends.to] { controller.callViewIsAppearing() }
  }

  func completeTransition(_ didComplete: Bool) {
    guard completion != nil else { return }
    runAlongsideAnimations()
    guard let completion = completion.take() else { return }
    transitionWasCancelled = !didComplete
    if !didComplete { for state in initialStates { state.restore() } }
    initialStates = []
    completion(didComplete)
    animator?.animationEnded?(didComplete)
    let completions = completions
    self.completions = []
    interactionObservers = []
    for completion in completions { completion(self) }
  }

  // MARK: Controllers and views

  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }
  var isInterruptible: Bool { animator != nil }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? ends.from : key == .to ? ends.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? ends.fromView : key == .to ? ends.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === ends.from ? ends.initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === ends.to ? ends.finalFrame : .zero }

  // MARK: Interactive transitions

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  func finishInteractiveTransition() { setInteractive(false) }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    setInteractive(false)
  }

  func pauseInteractiveTransition() {
    transitionWasCancelled = false
    setInteractive(true)
  }

  private func setInteractive(_ isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for observer in interactionObservers where !isInteractive || !observer.observesEndOnly {
      observer.body(self)
    }
  }

  // MARK: Coordinator

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard self.completion != nil else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    if hasBegun { runAlongsideAnimations() }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let view, !hasBegun, !drivenViews.contains(where: view.isDescendant) { drivenViews.append(view) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionObservers.append(InteractionObserver(observesEndOnly: false, body: handler)) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionObservers.append(InteractionObserver(observesEndOnly: true, body: handler)) }

  private func runAlongsideAnimations() {
    hasBegun = true
    while !animations.isEmpty {
      let animation = animations.removeFirst()
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    }
  }
}
