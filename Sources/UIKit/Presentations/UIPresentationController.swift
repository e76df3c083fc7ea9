public import QuartzCore

/// Manages the views of a presentation: the frame of the presented view, and further views such as a dimmed background.
///
/// A subclass is provided by ``UIViewControllerTransitioningDelegate`` for ``UIModalPresentationStyle/custom``. It adds its
/// views to ``containerView`` in ``presentationTransitionWillBegin()`` and animates them along with the transition:
///
/// ```swift
/// override func presentationTransitionWillBegin() {
///   containerView?.insertSubview(dimmingView, at: 0)
///   presentedViewController.transitionCoordinator?.animate { _ in self.dimmingView.alpha = 1 }
/// }
/// ```
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  private weak var container: UIView?
  /// The object that is asked before the user dismisses the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller whose content it covers; nil if it isn't known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// The controller whose content is covered; before the presentation, the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The style in the current environment: the style of the presentation.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// The view in which the presentation takes place; nil before and after it.
  open var containerView: UIView? { container }

  /// The view that is presented. Default the controller's view.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container. Default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the whole window. Default true. It always does.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view is removed. Default true for the styles ``UIModalPresentationStyle/fullScreen`` and
  /// ``UIModalPresentationStyle/currentContext``.
  open var shouldRemovePresentersView: Bool { presentationStyle.replacesPresenter }

  // MARK: Transitions

  /// Called before the transition of the presentation. The default implementation does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the transition of the presentation. The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the transition of the dismissal. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the transition of the dismissal. The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews. The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews. The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called after the preferred size of the presented controller has changed. UIKit never calls it.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called after the fitting size of the presented controller has changed. UIKit never calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller. Default the container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size changes. Overrides call the superclass's implementation, which calls the presented controller's.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.viewWillTransition(to: size, with: coordinator) }

  // MARK: Presentation

  func begin(over presenting: UIViewController, in container: PresentationContainerView) {
    (presenter, self.container) = (presenting, container)
    container.presentationController = self
  }

  func end() { container = nil }

  /// Whether touches beside the presented view reach the presenting one.
  var passesTouches: Bool { false }
}

/// The view in which a presentation takes place, whose layout involves the presentation controller.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && presentationController?.passesTouches == true ? nil : view
  }
}
