public import QuartzCore

extension UIView {
  /// The value of an ``intrinsicContentSize`` dimension without a natural length: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A size that requests the smallest layout.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that requests the largest layout.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Invalidates the layout, so that ``layoutSubviews()`` is called before the next frame.
  public func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and its subviews now if their layout is invalid.
  public func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Resizes the view to the size that ``sizeThatFits(_:)`` returns.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { bounds.size = size }
  }

  /// Invalidates the intrinsic content size and with it the superview's layout.
  public func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    superview?.subviewSizeChanged()
  }

  /// Whether the autoresizing mask is translated to constraints. It's stored and not used, because there is no Auto
  /// Layout. Default true.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesAutoresizingMaskIntoConstraints }
    set { traits.translatesAutoresizingMaskIntoConstraints = newValue }
  }
}
