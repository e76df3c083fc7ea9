import QuartzCore

extension UIView {
  /// The default spacing between the view's edges and its content. Default 8 points on each side.
  ///
  /// With ``insetsLayoutMarginsFromSafeArea``, the safe area's insets are added. With
  /// ``preservesSuperviewLayoutMargins``, each margin is at least as large as the part of the superview's margin that
  /// overlaps this view.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = traits.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      if preservesSuperviewLayoutMargins, let superview {
        margins = margins.atLeast(superview.margins(over: self))
      }
      return margins
    }
    set {
      traits.layoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// The widths by which this view's margins overlap a subview.
  private func margins(over subview: UIView) -> UIEdgeInsets {
    let (margins, frame) = (layoutMargins, subview.frame)
    return UIEdgeInsets(
      top: margins.top - (frame.minY - bounds.minY), left: margins.left - (frame.minX - bounds.minX),
      bottom: margins.bottom - (bounds.maxY - frame.maxY), right: margins.right - (bounds.maxX - frame.maxX))
  }

  /// Whether the superview's margins also apply where they overlap this view. Default false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { traits.preservesSuperviewLayoutMargins }
    set { traits.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether margins are measured from the safe area. Default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits.insetsLayoutMarginsFromSafeArea }
    set { traits.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// The insets that bars of the system cover. Always zero, because there are no such bars.
  public var safeAreaInsets: UIEdgeInsets { traits.safeAreaInsets }
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
