import QuartzCore

extension UINavigationController {
  func updateBarItems() {
    navigationBar.prepareChange(to: stack.controllers.map(\.navigationItem))
    navigationBar.finishChange()
    toolbar.items = topViewController?.toolbarItems
    layOutBars()
  }

  func barHeightDidChange() { if isViewLoaded, stack.transition == nil { layOutBars() } }

  /// Lays out the bars, and insets the safe areas of the controllers that they cover.
  ///
  /// In a transition, the bars stay until they move alongside it.
  func layOutBars() {
    guard isViewLoaded, stack.transition?.hasBegun ?? true else { return }
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let height = currentBarHeight
    let top = isNavigationBarHidden ? -height : insets.top
    navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    navigationBar.alpha = isNavigationBarHidden ? 0 : 1
    let toolbarHeight = UIToolbar.height
    let toolbarTop = isToolbarHidden ? bounds.height : bounds.height - insets.bottom - toolbarHeight
    toolbar.frame = CGRect(x: 0, y: toolbarTop, width: bounds.width, height: toolbarHeight)
    toolbar.isHidden = isToolbarHidden
    for controller in stack.controllers where controller.isViewLoaded {
      updateContentInsets(of: controller)
      if stack.transition == nil, controller === stack.shown {
        controller.view.frame = frameOfContent(of: controller)
      }
    }
  }

  private var currentBarHeight: CGFloat {
    let full = navigationBar.fullHeight
    guard full > navigationBar.leastHeight, let offset = scrollWatcher?.distanceFromTop else { return full }
    return max(full - offset, navigationBar.leastHeight)
  }

  /// Whether a controller's view lies below the bar at the top instead of under it.
  private func isBelowBar(_ controller: UIViewController) -> Bool {
    guard !isNavigationBarHidden else { return false }
    return !controller.edgesForExtendedLayout.contains(.top)
      || !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
  }

  func frameOfContent(of controller: UIViewController?) -> CGRect {
    guard let controller, isBelowBar(controller) else { return view.bounds }
    let top = view.safeAreaInsets.top + barHeight(for: controller)
    return view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  private func updateContentInsets(of controller: UIViewController) {
    controller.setContainerInsets(
      UIEdgeInsets(
        top: isNavigationBarHidden || isBelowBar(controller) ? 0 : barHeight(for: controller), left: 0,
        bottom: isToolbarHidden ? 0 : UIToolbar.height, right: 0))
  }

  /// The height of the bar at the top of the stack's part that ends with a controller, or below a controller that has left.
  private func barHeight(for controller: UIViewController) -> CGFloat {
    let lower = stack.controllers.prefix { $0 !== controller }
    return navigationBar.fullHeight(for: lower.map(\.navigationItem) + [controller.navigationItem])
  }

  /// Gives the view of a controller that is going to be shown its frame and its safe area.
  func placeContent(of controller: UIViewController) {
    controller.view.frame = frameOfContent(of: controller)
    updateContentInsets(of: controller)
  }

  /// Follows the first scroll view in the top controller's view, which scrolls the large title away.
  func watchScrolling() {
    let scrollView = topViewController?.viewIfLoaded?.contentScrollView
    guard scrollWatcher == nil || scrollWatcher?.scrollView !== scrollView else { return }
    scrollWatcher = scrollView.map { scrollView in
      ScrollWatcher(scrollView) { [weak self] distance in
        self?.navigationBar.isAtScrollEdge = distance <= 0
        if self?.stack.transition == nil, self?.navigationBar.prefersLargeTitles == true {
          self?.layOutBars()
        }
      }
    }
    navigationBar.isAtScrollEdge = (scrollWatcher?.distanceFromTop ?? 1) <= 0
  }
}

/// Follows the offset of a scroll view.
@MainActor
final class ScrollWatcher {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView, didScroll: @escaping @MainActor (CGFloat) -> Void) {
    self.scrollView = scrollView
    scrollView.observeOffset(for: self) { [weak self] in
      if let self { didScroll(distanceFromTop) }
    }
  }

  /// The distance in points by which the content has been scrolled up; negative while it's pulled down.
  var distanceFromTop: CGFloat {
    scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
  }
}

extension UIView {
  /// The view itself, or its first subview, if it's a scroll view.
  fileprivate var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
