public import QuartzCore

extension UIView {
  /// The value of an ``intrinsicContentSize`` dimension without a natural length: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A size that requests the smallest layout.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that requests the largest layout.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
