import QuartzCore

extension UIView {
  var effectiveLayoutMargins: UIEdgeInsets {
    get {
      var margins = ownLayoutMargins
      if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      if preservesSuperviewLayoutMargins, let superview {
        margins = margins.atLeast(superview.margins(over: self))
      }
      return margins
    }
    set { setLayoutMargins(newValue, areDirectional: false) }
  }

  /// Sets the margins from left to right.
  ///
  /// - Parameters:
  ///   - margins: The margins.
  ///   - areDirectional: Whether left and right are swapped if content is read from right to left.
  func setLayoutMargins(_ margins: UIEdgeInsets, areDirectional: Bool) {
    (traits.layoutMargins, traits.hasDirectionalMargins) = (margins, areDirectional)
    notifyLayoutMarginsChange()
    setNeedsLayout()
    insetsDidChange()
  }

  /// The explicitly set margins, without those of the safe area and the superview.
  private var ownLayoutMargins: UIEdgeInsets {
    var margins = traits.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if traits.hasDirectionalMargins, isRightToLeft { swap(&margins.left, &margins.right) }
    return margins
  }

  /// Notifies the view and its controller that the margins have changed.
  func notifyLayoutMarginsChange() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  /// The widths by which this view's margins overlap a subview.
  private func margins(over subview: UIView) -> UIEdgeInsets {
    let (margins, frame) = (layoutMargins, subview.frame)
    return UIEdgeInsets(
      top: margins.top - (frame.minY - bounds.minY), left: margins.left - (frame.minX - bounds.minX),
      bottom: margins.bottom - (bounds.maxY - frame.maxY), right: margins.right - (bounds.maxX - frame.maxX))
  }
}

extension UIEdgeInsets {
  fileprivate static func + (a: Self, b: Self) -> Self {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  fileprivate func atLeast(_ other: Self) -> Self {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
