import QuartzCore

/// A controller that is shown over another: from its coming to its end.
@MainActor
final class Presentation: ControllerPresentation {
  enum Step {
    case coming, here, going, over
  }

  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  private var step = Step.coming
  private weak var source: UIViewController?
  private let stage: TransitionStage
  private var transition: TransitionContext?
  /// Dismissals that were asked for on the way.
  private var waiting: [() -> Void] = []

  /// Prepares to show a controller; nil where that can't be.
  init?(of presented: UIViewController, from source: UIViewController) {
    guard let presenting = source.root.presenter, let window = presenting.loadedView?.window,
      presented.root.family.presentation == nil, presented.parent == nil, !presenting.stands(on: presented),
      presented.loadedView?.window == nil
    else { return nil }
    (self.presented, self.presenting, self.source) = (presented, presenting, source)
    stage = TransitionStage(in: window)
  }

  private var replacesPresenter: Bool { presented.modalPresentationStyle.replacesPresenter }
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    presented.transitioningDelegate
  }

  var isBeginning: Bool { step == .coming }
  var isEnding: Bool { step == .going }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  // MARK: Coming

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenting else { return }
    presenting.family.presented = self
    presented.family.presentation = self
    let context = context(from: presenting, to: presented, animated: animated) { [self] isComplete in
      isComplete ? arrive(completion) : turnBack()
      stopWaiting()
    }
    presented.loadViewIfNeeded()
    presented.view.frame = stage.container.bounds
    let animator =
      transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenting, source: source ?? presenting)
      ?? DefaultTransition(style: presented.modalTransitionStyle, isComing: true)
    stage.begin()
    if replacesPresenter { presenting.begin(false, animated: animated, isManual: true) }
    presented.begin(true, animated: animated, isManual: true)
    let interaction = transitioningDelegate?.interactionControllerForPresentation(using: animator)
    context.run(animated ? animator : nil, interaction: interaction)
  }

  private func arrive(_ completion: (() -> Void)?) {
    if presented.view.superview == nil { stage.container.addSubview(presented.view) }
    if replacesPresenter { presenting?.loadedView?.removeFromSuperview() }
    presented.endTransition()
    if replacesPresenter { presenting?.endTransition() }
    if step == .coming { step = .here }
    completion?()
  }

  private func turnBack() {
    presented.begin(false, animated: true, isManual: true)
    if replacesPresenter { presenting?.begin(true, animated: true, isManual: true) }
    leave()
  }

  // MARK: Going

  func completeTransition() { transition?.completeTransition(true) }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard step != .over, let presenting else {
      completion?()
      return
    }
    guard step != .going, transition == nil else {
      waiting.append { [self] in dismiss(animated: animated, completion: completion) }
      return
    }
    if let further = presented.family.presented {
      further.completeTransition()
      further.dismiss(animated: false, completion: nil)
    }
    step = .going
    let context = context(from: presented, to: presenting, animated: animated) { [self] isComplete in
      isComplete ? leave() : stay()
      if isComplete { completion?() }
      stopWaiting()
    }
    let animator =
      transitioningDelegate?.animationController(forDismissed: presented)
      ?? DefaultTransition(style: presented.modalTransitionStyle, isComing: false)
    presented.begin(false, animated: animated, isManual: true)
    if replacesPresenter { presenting.begin(true, animated: animated, isManual: true) }
    let interaction = transitioningDelegate?.interactionControllerForDismissal(using: animator)
    context.run(animated ? animator : nil, interaction: interaction)
  }

  private func stopWaiting() {
    let dismissals = waiting
    waiting = []
    for dismissal in dismissals { dismissal() }
  }

  private func stay() {
    step = .here
    if replacesPresenter {
      presenting?.begin(false, animated: true, isManual: true)
      presenting?.loadedView?.removeFromSuperview()
    }
    presented.begin(true, animated: true, isManual: true)
    presented.endTransition()
    if replacesPresenter { presenting?.endTransition() }
  }

  /// Ends it all: the presenting view is back in its place, the presented one has gone.
  private func leave() {
    let presenting = presenting
    stage.end(puttingBack: presenting?.loadedView)
    if replacesPresenter { presenting?.endTransition() }
    presented.loadedView?.removeFromSuperview()
    presented.endTransition()
    step = .over
    presented.family.presentation = nil
    presenting?.family.presented = nil
  }

  private func context(
    from: UIViewController, to: UIViewController, animated: Bool,
    completion: @escaping @MainActor (Bool) -> Void
  ) -> TransitionContext {
    let context = TransitionContext(
      container: stage.container, from: from, to: to, staying: replacesPresenter ? nil : presenting,
      isAnimated: animated, presentationStyle: presented.modalPresentationStyle
    ) { [weak self] isComplete in
      self?.transition = nil
      completion(isComplete)
    }
    transition = context
    return context
  }
}

extension UIViewController {
  /// Who presents for this controller: the one that shows, unless it's busy presenting another.
  fileprivate var presenter: UIViewController? { family.presented == nil ? self : nil }

  /// Whether another controller, or one that it has led to, presents this one, or is this one.
  fileprivate func stands(on other: UIViewController) -> Bool {
    sequence(first: self) { $0.root.family.presentation?.presenting }.contains { $0 === other }
  }
}
