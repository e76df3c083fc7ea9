import QuartzCore

extension UINavigationController {
  /// Shows the controller at the top of the stack, after the running transition if there is one.
  func updateShownController() {
    guard isViewLoaded, stack.transition == nil else { return }
    let (from, to) = (stack.shown, stack.controllers.last)
    guard from !== to else {
      finishStackChange()
      return updateBarItems()
    }
    guard let to else { return removeShownController() }
    let isAnimated = stack.isChangeAnimated && from != nil && view.window != nil
    delegate?.navigationController?(self, willShow: to, animated: isAnimated)
    // The delegate can have changed the stack.
    guard stack.controllers.last === to, stack.transition == nil else { return updateShownController() }
    if let from { start(from: from, to: to, animated: isAnimated) } else { showFirst(to) }
  }

  private func showFirst(_ controller: UIViewController) {
    stack.shown = controller
    insert(controller.view)
    finishStackChange()
    updateBarItems()
    delegate?.navigationController?(self, didShow: controller, animated: false)
  }

  private func removeShownController() {
    stack.shown?.viewIfLoaded?.removeFromSuperview()
    stack.shown = nil
    finishStackChange()
    updateBarItems()
  }

  private func insert(_ childView: UIView) {
    childView.frame = frameOfContent(of: stack.controllers.last)
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(childView, at: 0)
    layOutBars()
    watchScrolling()
  }

  // MARK: Transition

  private func start(from: UIViewController, to: UIViewController, animated: Bool) {
    let operation = stack.operation
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    view.insertSubview(container, at: 0)
    from.view.frame = frameOfContent(of: from)
    container.addSubview(from.view)
    to.loadViewIfNeeded()
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeContent(of: to)
    let ends = TransitionEnds(
      from: from, to: to, fromView: from.view, toView: to.view, initialFrame: from.view.frame,
      finalFrame: to.view.frame)
    let changesAppearance = appearance.phase == .appeared || appearance.phase == .appearing
    let context = TransitionContext(
      container: container, ends, alsoDriving: [navigationBar, toolbar], isAnimated: animated,
      presentationStyle: .none
    ) { [weak self] isComplete in
      self?.end(from, to, in: container, isComplete: isComplete, changesAppearance, animated)
    }
    stack.transition = context
    relations.containerCoordinator = context
    let (animator, interaction) = animation(operation, from: from, to: to)
    prepareBars(for: context)
    if changesAppearance {
      from.beginAppearanceChange(false, animated: animated, endsManually: true)
      to.beginAppearanceChange(true, animated: animated, endsManually: true)
    }
    context.run(animated ? animator : nil, interaction: interaction)
  }

  private func animation(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?) {
    let custom = delegate?.navigationController?(self, animationControllerFor: operation, from: from, to: to)
    guard let custom else { return (NavigationSlide(operation), popInteraction) }
    return (custom, delegate?.navigationController?(self, interactionControllerFor: custom))
  }

  private func prepareBars(for context: TransitionContext) {
    navigationBar.prepareChange(to: stack.controllers.map(\.navigationItem))
    toolbar.items = stack.controllers.last?.toolbarItems
    watchScrolling()
    context.animate { [weak self] _ in
      self?.navigationBar.showChange()
      self?.layOutBars()
      self?.navigationBar.layOutTree()
      self?.toolbar.layOutTree()
    } completion: { [weak self] context in
      if context.isCancelled { self?.updateBarItems() }
      self?.navigationBar.finishChange()
    }
  }

  private func end(
    _ from: UIViewController, _ to: UIViewController, in container: UIView, isComplete: Bool,
    _ changesAppearance: Bool, _ animated: Bool
  ) {
    stack.transition = nil
    relations.containerCoordinator = nil
    let (visible, hidden) = isComplete ? (to, from) : (from, to)
    if !isComplete {
      if changesAppearance {
        to.beginAppearanceChange(false, animated: true, endsManually: true)
        from.beginAppearanceChange(true, animated: true, endsManually: true)
      }
      restoreStack()
    }
    stack.shown = visible
    insert(visible.view)
    hidden.view.removeFromSuperview()
    hidden.view.frame = frameOfContent(of: hidden)
    container.removeFromSuperview()
    if changesAppearance {
      hidden.endAppearanceChange()
      visible.endAppearanceChange()
    }
    finishStackChange()
    if isComplete { delegate?.navigationController?(self, didShow: to, animated: animated) }
    updateShownController()
  }

  /// Removes controllers that left the stack, and completes the move of those that joined it.
  private func finishStackChange() {
    let leaving = stack.leaving
    stack.leaving = []
    for controller in leaving where !stack.controllers.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let joining = stack.joining
    stack.joining = []
    for controller in joining where controller.parent === self { controller.didMove(toParent: self) }
    stack.forgetChange()
  }

  private func restoreStack() {
    let added = stack.undo()
    let restored = stack.controllers
    stack.leaving.removeAll { old in restored.contains { $0 === old } }
    for controller in added { controller.willMove(toParent: nil) }
    stack.leaving += added
  }

  // MARK: Edge swipe

  var canPopInteractively: Bool {
    stack.controllers.count > 1 && stack.transition == nil && !isNavigationBarHidden
      && (edgePan.delegate != nil || hasBackButton)
  }

  private var hasBackButton: Bool {
    guard let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }

  /// Makes the leading edge the one from which a drag pops.
  func updatePopEdge() {
    let edge: UIRectEdge = view.trailingSign > 0 ? .left : .right
    if edgePan.edges != edge { edgePan.edges = edge }
  }

  func handleEdgePan() {
    let sign = view.trailingSign
    let fraction = sign * edgePan.translation(in: view).x / max(view.bounds.width, 1)
    switch edgePan.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionCurve = .easeOut
      popInteraction = interaction
      popViewController(animated: true)
    case .changed: popInteraction?.update(fraction)
    case .ended:
      let projected = fraction + sign * edgePan.velocity(in: view).x * 0.2 / max(view.bounds.width, 1)
      endPop(isFinished: projected > 0.5)
    case .cancelled, .failed: endPop(isFinished: false)
    case .possible: break
    }
  }

  private func endPop(isFinished: Bool) {
    guard let interaction = popInteraction.take() else { return }
    if isFinished { interaction.finish() } else { interaction.cancel() }
  }
}

/// The drag that pops, which fails at once where nothing can be popped.
@MainActor
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  var mayBegin: (() -> Bool)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard mayBegin?() ?? true else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }
}

extension UIView {
  /// Lays out the view and those below it, but none beside it, whose first layout would be animated too.
  fileprivate func layOutTree() {
    layoutSubviews()
    for subview in subviews { subview.layOutTree() }
  }
}
