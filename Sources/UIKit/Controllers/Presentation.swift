import QuartzCore

/// The presentation of a controller over another one, from the first transition to the end of the last.
@MainActor
final class Presentation: ControllerPresentation {
  enum Step {
    case presenting, presented, dismissing, finished
  }

  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  private var step = Step.presenting
  private weak var source: UIViewController?
  private let stage: TransitionStage
  private var transition: TransitionContext?
  /// Dismissals that were requested during a transition.
  private var pendingDismissals: [() -> Void] = []

  /// Creates a presentation; nil if the controller can't be presented.
  init?(of presented: UIViewController, from source: UIViewController) {
    guard let presenting = source.rootAncestor.presenter, let window = presenting.loadedView?.window,
      presented.rootAncestor.relations.presentation == nil, presented.parent == nil,
      !presenting.isPresented(over: presented),
      presented.loadedView?.window == nil
    else { return nil }
    (self.presented, self.presenting, self.source) = (presented, presenting, source)
    stage = TransitionStage(in: window)
  }

  private var controller: UIPresentationController?
  private var replacesPresenter: Bool { controller?.shouldRemovePresentersView ?? false }
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    presented.transitioningDelegate
  }

  var isBeginning: Bool { step == .presenting }
  var isEnding: Bool { step == .dismissing }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  // MARK: Presenting

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenting else { return }
    presenting.relations.presented = self
    presented.relations.presentation = self
    let controller = presented.makePresentationController(
      presenting: presenting, source: source ?? presenting)
    self.controller = controller
    controller.begin(over: presenting, in: stage.container)
    presented.loadViewIfNeeded()
    stage.begin()
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    let context = context(from: presenting, to: presented, animated: animated) { [self] isComplete in
      isComplete ? completePresentation(completion) : cancelPresentation()
      controller.presentationTransitionDidEnd(isComplete)
      performPendingDismissals()
    }
    let animator =
      transitioningDelegate?.animationController?(
        forPresented: presented, presenting: presenting, source: source ?? presenting)
      ?? DefaultTransition(style: presented.modalTransitionStyle, isPresenting: true)
    if replacesPresenter { presenting.beginAppearanceChange(false, animated: animated, endsManually: true) }
    presented.beginAppearanceChange(true, animated: animated, endsManually: true)
    controller.presentationTransitionWillBegin()
    let interaction = transitioningDelegate?.interactionControllerForPresentation?(using: animator)
    context.run(animated ? animator : nil, interaction: interaction)
  }

  private func completePresentation(_ completion: (() -> Void)?) {
    if let view = controller?.presentedView, view.superview == nil { stage.container.addSubview(view) }
    if replacesPresenter { presenting?.loadedView?.removeFromSuperview() }
    presented.endAppearanceChange()
    if replacesPresenter { presenting?.endAppearanceChange() }
    if step == .presenting { step = .presented }
    completion?()
  }

  private func cancelPresentation() {
    presented.beginAppearanceChange(false, animated: true, endsManually: true)
    if replacesPresenter { presenting?.beginAppearanceChange(true, animated: true, endsManually: true) }
    finish()
  }

  // MARK: Dismissing

  func completeTransition() { transition?.completeTransition(true) }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard step != .finished, let presenting else {
      completion?()
      return
    }
    guard step != .dismissing, transition == nil else {
      pendingDismissals.append { [self] in dismiss(animated: animated, completion: completion) }
      return
    }
    if let further = presented.relations.presented {
      further.completeTransition()
      further.dismiss(animated: false, completion: nil)
    }
    step = .dismissing
    let context = context(from: presented, to: presenting, animated: animated) { [self] isComplete in
      let controller = controller
      isComplete ? finish() : cancelDismissal()
      controller?.dismissalTransitionDidEnd(isComplete)
      if isComplete { completion?() }
      performPendingDismissals()
    }
    let animator =
      transitioningDelegate?.animationController?(forDismissed: presented)
      ?? DefaultTransition(style: presented.modalTransitionStyle, isPresenting: false)
    presented.beginAppearanceChange(false, animated: animated, endsManually: true)
    if replacesPresenter { presenting.beginAppearanceChange(true, animated: animated, endsManually: true) }
    controller?.dismissalTransitionWillBegin()
    let interaction = transitioningDelegate?.interactionControllerForDismissal?(using: animator)
    context.run(animated ? animator : nil, interaction: interaction)
  }

  private func performPendingDismissals() {
    let dismissals = pendingDismissals
    pendingDismissals = []
    for dismissal in dismissals { dismissal() }
  }

  private func cancelDismissal() {
    step = .presented
    if replacesPresenter {
      presenting?.beginAppearanceChange(false, animated: true, endsManually: true)
      presenting?.loadedView?.removeFromSuperview()
    }
    presented.beginAppearanceChange(true, animated: true, endsManually: true)
    presented.endAppearanceChange()
    if replacesPresenter { presenting?.endAppearanceChange() }
  }

  /// Ends the presentation: restores the presenting view and removes the presented one.
  private func finish() {
    let presenting = presenting
    stage.end(restoring: presenting?.loadedView)
    if replacesPresenter { presenting?.endAppearanceChange() }
    controller?.presentedView?.removeFromSuperview()
    presented.loadedView?.removeFromSuperview()
    presented.endAppearanceChange()
    step = .finished
    controller?.end()
    controller = nil
    presented.ownPresentationController = nil
    presented.relations.presentation = nil
    presenting?.relations.presented = nil
  }

  private func context(
    from: UIViewController, to: UIViewController, animated: Bool,
    completion: @escaping @MainActor (Bool) -> Void
  ) -> TransitionContext {
    let ends = TransitionEnds(
      from: from, to: to, fromView: transitionView(of: from), toView: transitionView(of: to),
      initialFrame: frame(of: from), finalFrame: frame(of: to))
    let context = TransitionContext(
      container: stage.container, ends, isAnimated: animated,
      presentationStyle: presented.modalPresentationStyle
    ) { [weak self] isComplete in
      self?.transition = nil
      completion(isComplete)
    }
    transition = context
    return context
  }

  private func transitionView(of controller: UIViewController) -> UIView? {
    controller === presented ? self.controller?.presentedView : replacesPresenter ? controller.view : nil
  }

  /// The frame in the container of a controller's view, outside of the transition.
  private func frame(of controller: UIViewController) -> CGRect {
    guard controller === presented else { return stage.container.bounds }
    return step == .presenting
      ? self.controller?.frameOfPresentedViewInContainerView ?? .zero
      : self.controller?.presentedView?.frame ?? .zero
  }
}

extension UIViewController {
  /// The controller itself unless it already presents another one.
  fileprivate var presenter: UIViewController? { relations.presented == nil ? self : nil }

  /// Whether the controller equals another one or is presented by it, directly or indirectly.
  fileprivate func isPresented(over other: UIViewController) -> Bool {
    sequence(first: self) { $0.rootAncestor.relations.presentation?.presenting }.contains { $0 === other }
  }
}
