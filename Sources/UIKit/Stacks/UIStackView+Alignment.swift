import QuartzCore

extension UIStackView {
  /// The alignment of a stack's views across its axis. Baseline alignments aren't supported.
  public enum Alignment: Int, Sendable {
    /// Stretched to the stack's size.
    case fill = 0
    /// On the left of a column, at the top of a row.
    case leading = 1
    /// In the center.
    case center = 3
    /// On the right of a column, at the bottom of a row.
    case trailing = 4

    /// The same as ``leading``, for rows.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, for rows.
    public static var bottom: Alignment { .trailing }
  }
}
