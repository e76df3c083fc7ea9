import QuartzCore

extension UIStackView {
  /// The distribution of a stack's views along its axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the axis. The views with the lowest priorities for hugging and for compression resistance are resized.
    /// Among equal priorities, the views without an intrinsic size share the surplus; without any, the last view is
    /// resized.
    case fill
    /// Views fill the axis with equal lengths.
    case fillEqually
    /// Views fill the axis with lengths in proportion to their intrinsic sizes.
    case fillProportionally
    /// Views have their intrinsic sizes, with equal spacings of at least the stack's spacing.
    case equalSpacing
    /// Views have their intrinsic sizes, with equally spaced centers and at least the stack's spacing in between.
    case equalCentering
  }
}
