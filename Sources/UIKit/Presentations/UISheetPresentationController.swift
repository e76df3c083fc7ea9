public import QuartzCore

/// Presents a controller in a sheet that rests at one of several heights, and that the user drags by its content.
///
/// The gap at the top, the dimming and the spring are estimated. The presenting view stays in place: it isn't scaled down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private let grabber = SheetGrabber()
  private let pan = UIPanGestureRecognizer()
  private var selected: Detent.Identifier?
  /// The height of the sheet at the beginning of a drag.
  private var draggedHeight: CGFloat?

  /// Creates a presentation controller.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.dismissByGesture() }
    dimming.addGestureRecognizer(tap)
    pan.addAction { [weak self] _ in self?.handlePan() }
  }

  // MARK: Detents

  /// The heights at which the sheet rests, in increasing order. Default the large one. An empty array counts as the large one.
  open var detents: [Detent] = [.large()] { didSet { detentsChanged() } }

  /// The detent at which the sheet rests; nil, the default, for the lowest one. After the user has dragged the sheet, it's
  /// the new detent's name.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      detentsChanged()
    }
  }

  /// The highest detent at which the content behind isn't dimmed and receives touches; nil, the default, dims it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsChanged() } }

  /// Changes detents in an animation: `sheet.animateChanges { sheet.selectedDetentIdentifier = .large }`.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(springDuration: Self.springDuration) {
        changes()
        layOut()
      }
    }
  }

  /// Announces that the results of custom detents have changed.
  open func invalidateDetents() { detentsChanged() }

  // MARK: Appearance

  /// Whether a grabber is displayed at the top. Default false.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  /// The corner radius of the sheet; nil, the default, for 10 points.
  open var preferredCornerRadius: CGFloat? { didSet { roundCorners() } }
  /// Whether scrolling beyond the top expands the sheet. It's stored and not used. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom in a compact height. It's stored and not used. Default false.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width follows the preferred size. It's stored and not used. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view from which the sheet opens on large screens. It's stored and not used. Default nil.
  open var sourceView: UIView?

  // MARK: Presentation

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let height = height(of: activeDetent)
    return CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView, let view = presentedView else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, at: 0)
    view.addGestureRecognizer(pan)
    grabber.isHidden = !prefersGrabberVisible
    grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    view.addSubview(grabber)
    roundCorners()
    animateDimming(to: dimmedAlpha)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { presentedView?.bringSubviewToFront(grabber) } else { removeParts() }
  }

  open override func dismissalTransitionWillBegin() { animateDimming(to: 0) }

  open override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { removeParts() } }

  open override func containerViewDidLayoutSubviews() {
    let isMoving = presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
    if draggedHeight == nil, !isMoving { layOut() }
  }

  override var passesTouches: Bool { dimmedAlpha == 0 }

  private func animateDimming(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return dimming.alpha = alpha
    }
    coordinator.animate { [dimming] _ in dimming.alpha = alpha }
  }

  private func removeParts() {
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
    presentedView?.removeGestureRecognizer(pan)
  }

  private func roundCorners() {
    guard let layer = presentedView?.layer, containerView != nil else { return }
    layer.cornerRadius = preferredCornerRadius ?? 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
  }
}

// MARK: - Heights

extension UISheetPresentationController {
  /// The distance of a large sheet from the safe area's top, in points. Estimated.
  private static var topGap: CGFloat { 10 }
  /// The opacity of the black view behind the sheet. Estimated.
  private static var fullDimming: CGFloat { 0.2 }
  /// The perceptual duration of the spring between detents, in seconds. Estimated.
  private static var springDuration: TimeInterval { 0.4 }

  private var activeDetent: Detent {
    let active = detents.filter { value(of: $0) != nil }
    return active.first { $0.identifier == selected } ?? active.first ?? .large()
  }

  private func value(of detent: Detent) -> CGFloat? {
    containerView.flatMap { detent.resolvedValue(in: SheetEnvironment($0, topGap: Self.topGap)) }
  }

  /// The height of the sheet at a detent, with the safe area at the bottom.
  private func height(of detent: Detent) -> CGFloat {
    (value(of: detent) ?? 0) + (containerView?.safeAreaInsets.bottom ?? 0)
  }

  private var dimmedAlpha: CGFloat {
    guard let undimmed = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return Self.fullDimming
    }
    return height(of: activeDetent) <= height(of: undimmed) ? 0 : Self.fullDimming
  }

  private func detentsChanged() { if containerView != nil, dimming.superview != nil { layOut() } }

  private func layOut() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    dimming.alpha = dimmedAlpha
  }
}

// MARK: - Dragging

extension UISheetPresentationController {
  private func handlePan() {
    guard let container = containerView, let view = presentedView else { return }
    switch pan.state {
    case .began: draggedHeight = view.frame.height
    case .changed:
      guard let draggedHeight else { return }
      let height = resisted(draggedHeight - pan.translation(in: container).y)
      view.frame = CGRect(
        x: 0, y: container.bounds.height - height, width: container.bounds.width,
        height: max(height, view.frame.height))
    case .ended, .cancelled:
      guard draggedHeight.take() != nil else { return }
      settle(container.bounds.height - view.frame.minY, velocity: pan.velocity(in: container).y)
    default: break
    }
  }

  /// Returns a dragged height, of which a part above the highest detent counts a fifth (estimated).
  private func resisted(_ height: CGFloat) -> CGFloat {
    let highest = detents.map { self.height(of: $0) }.max() ?? height
    return height > highest ? highest + (height - highest) / 5 : height
  }

  /// Moves the sheet to the detent that is the nearest after another 0.2 s at the given velocity (estimated), or dismisses it.
  private func settle(_ height: CGFloat, velocity: CGFloat) {
    let projected = height - velocity * 0.2
    let active = detents.filter { value(of: $0) != nil }
    let lowest = active.map { self.height(of: $0) }.min() ?? 0
    if projected < lowest / 2, dismissByGesture() { return }
    let nearest = active.min {
      abs(self.height(of: $0) - projected) < abs(self.height(of: $1) - projected)
    }
    let isChange = nearest?.identifier != activeDetent.identifier
    animateChanges { if isChange { selected = nearest?.identifier } }
    if isChange, let delegate = delegate as? any UISheetPresentationControllerDelegate {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(self)
    }
  }

  private var mayDismiss: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss?(self) ?? true
  }

  /// Dismisses the controller unless it's modal or the delegate refuses, and returns whether it does.
  @discardableResult
  private func dismissByGesture() -> Bool {
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss?(self)
      return false
    }
    delegate?.presentationControllerWillDismiss?(self)
    presentedViewController.dismiss(animated: true) { [delegate, self] in
      delegate?.presentationControllerDidDismiss?(self)
    }
    return true
  }
}

/// The environment of a sheet in a container.
private final class SheetEnvironment: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ container: UIView, topGap: CGFloat) {
    containerTraitCollection = container.traitCollection
    let insets = container.safeAreaInsets
    maximumDetentValue = max(container.bounds.height - insets.top - insets.bottom - topGap, 0)
  }
}

/// The gray bar at the top of a sheet.
private final class SheetGrabber: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
