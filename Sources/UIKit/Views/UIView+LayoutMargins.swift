import QuartzCore

extension UIView {
  /// How far contents should stay away from the edges. Default 8 points.
  ///
  /// With ``preservesSuperviewLayoutMargins`` at least as far as the superview's margins reach in, with
  /// ``insetsLayoutMarginsFromSafeArea`` that far from the safe area.
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

  /// How far this view's margins reach into a subview.
  private func margins(over subview: UIView) -> UIEdgeInsets {
    let (margins, frame) = (layoutMargins, subview.frame)
    return UIEdgeInsets(
      top: margins.top - (frame.minY - bounds.minY), left: margins.left - (frame.minX - bounds.minX),
      bottom: margins.bottom - (bounds.maxY - frame.maxY), right: margins.right - (bounds.maxX - frame.maxX))
  }

  /// Whether the superview's margins count where they reach into this view. Default false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { traits.preservesSuperviewLayoutMargins }
    set { traits.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether margins count from the safe area. Default true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits.insetsLayoutMarginsFromSafeArea }
    set { traits.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// How far bars of the system reach into the view: nowhere, as there are none.
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
