import QuartzCore

extension UIView {
  /// Updates the safe area of this view and those below, after the controller's insets, the frame or the superview have
  /// changed.
  func safeAreaMayHaveChanged() {
    let insets = resultingSafeArea
    traits.tracksSafeArea = insets != .zero || (links.superview?.traits.safeAreaInsets ?? .zero) != .zero
    guard insets != .zero || traits.safeAreaInsets != .zero else { return }
    if insets != traits.safeAreaInsets {
      traits.safeAreaInsets = insets
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { notifyLayoutMarginsChange() }
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
      insetsDidChange()
    }
    for subview in links.subviews { subview.safeAreaMayHaveChanged() }
  }

  /// Changes the geometry in several steps, and updates the safe area after the last one.
  func deferringSafeArea(_ body: () -> Void) {
    guard traits.tracksSafeArea else { return body() }
    traits.tracksSafeArea = false
    body()
    safeAreaMayHaveChanged()
  }

  /// The overlap with the superview's insets, plus those of the controller.
  private var resultingSafeArea: UIEdgeInsets {
    let own = controller?.ownInsets ?? .zero
    guard let superview = links.superview, superview.traits.safeAreaInsets != .zero else { return own }
    let (insets, bounds, frame) = (superview.traits.safeAreaInsets, superview.bounds, frame)
    return UIEdgeInsets(
      top: own.top + max(insets.top - (frame.minY - bounds.minY), 0),
      left: own.left + max(insets.left - (frame.minX - bounds.minX), 0),
      bottom: own.bottom + max(insets.bottom - (bounds.maxY - frame.maxY), 0),
      right: own.right + max(insets.right - (bounds.maxX - frame.maxX), 0))
  }
}

extension UIViewController {
  /// The controller's additional insets, with those of a container's bars.
  fileprivate var ownInsets: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, relations.containerInsets)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }
}
