import QuartzCore

extension UIStackView {
  /// How views share the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it: what is left goes to those without a size of their own, else to the last one.
    case fill
    /// They fill it, all equally long.
    case fillEqually
    /// They fill it in proportion to their sizes.
    case fillProportionally
    /// They keep their sizes, with equal spacings of at least the spacing.
    case equalSpacing
    /// They keep their sizes, with their middles equally far from each other, and spacings of at least the spacing.
    case equalCentering
  }
}
