import QuartzCore

extension UIStackView {
  /// How views lie across the axis. Those by baselines don't exist here.
  public enum Alignment: Int, Sendable {
    /// They are as large as the stack.
    case fill = 0
    /// On the left, or at the top.
    case leading = 1
    /// In the middle.
    case center = 3
    /// On the right, or at the bottom.
    case trailing = 4

    /// At the top, or on the left.
    public static var top: Alignment { .leading }
    /// At the bottom, or on the right.
    public static var bottom: Alignment { .trailing }
  }
}
