public import QuartzCore

extension UIView {
  /// What an ``intrinsicContentSize`` has where contents have no extent of their own: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Asks that the subviews be placed before the next picture.
  public func setNeedsLayout() { layer.setNeedsLayout() }

  /// Places the subviews now where that was asked for, here and below.
  public func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Sets the size to the one that suits the view best.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { bounds.size = size }
  }

  /// Says that ``intrinsicContentSize`` has changed; the superview places its subviews again.
  public func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    (superview as? UIStackView)?.arrangementChanged()
  }

  /// Kept for code that sets it; there is no Auto Layout here. Default true.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesAutoresizingMaskIntoConstraints }
    set { traits.translatesAutoresizingMaskIntoConstraints = newValue }
  }
}

// MARK: - Margins

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

// MARK: - Direction of reading

/// Whether a view turns about where people read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Where reading begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// Whether the view turns about where people read from right to left. Default unspecified.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set { traits.semanticContentAttribute = newValue }
  }

  /// Where reading begins in this view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Where reading begins in a view with an attribute; this program reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
