import QuartzCore

extension UIScrollView {
  /// A rule for adding the safe area to the margins around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like ``scrollableAxes``. In a controller of a navigation stack, the safe area is added above and below the content even if
    /// it can't be scrolled.
    case automatic
    /// The safe area is added along the axes in which the content can be scrolled.
    case scrollableAxes
    /// The safe area isn't added.
    case never
    /// The safe area is always added.
    case always
  }

  /// The margins around the content, with the part of the safe area that the behavior adds.
  var resultingContentInset: UIEdgeInsets {
    let (inset, area) = (contentInset, scrollTraits.safeArea)
    let (addsX, addsY) = axesWithSafeArea
    return UIEdgeInsets(
      top: inset.top + (addsY ? area.top : 0), left: inset.left + (addsX ? area.left : 0),
      bottom: inset.bottom + (addsY ? area.bottom : 0), right: inset.right + (addsX ? area.right : 0))
  }

  private var axesWithSafeArea: (x: Bool, y: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return overflowingAxes
    case .automatic: return (overflowingAxes.x, overflowingAxes.y || isContentOfNavigation)
    }
  }

  private var overflowingAxes: (x: Bool, y: Bool) {
    let (size, inset) = (contentSize, contentInset)
    return (
      alwaysBounceHorizontal || size.width + inset.left + inset.right > bounds.width,
      alwaysBounceVertical || size.height + inset.top + inset.bottom > bounds.height
    )
  }

  /// Whether the view is the content of a controller in a navigation stack: the controller's view, or its first subview.
  private var isContentOfNavigation: Bool {
    if let controller { return controller.navigationController != nil }
    guard let superview, superview.subviews.first === self else { return false }
    return superview.controller?.navigationController != nil
  }

  /// Calls a closure that can change ``adjustedContentInset``, and notifies the view and its delegate if the insets have
  /// changed. Content at its start stays there, whether or not a refresh control above it is visible.
  func adjustInsets(_ change: () -> Void) {
    let old = adjustedContentInset
    let distance = CGPoint(x: contentOffset.x + old.left, y: contentOffset.y + old.top)
    let isAtStart = distance.x == 0 && (distance.y == 0 || distance.y == scrollTraits.refreshInset)
    change()
    let new = adjustedContentInset
    guard new != old else { return }
    indicators.layOut()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset?(self)
    if isAtStart { applyOffset(CGPoint(x: -new.left, y: distance.y - new.top)) }
  }
}
