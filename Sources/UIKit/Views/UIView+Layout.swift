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
    superview?.subviewSizeChanged()
  }

  /// Kept for code that sets it; there is no Auto Layout here. Default true.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesAutoresizingMaskIntoConstraints }
    set { traits.translatesAutoresizingMaskIntoConstraints = newValue }
  }
}
