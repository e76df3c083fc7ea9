import QuartzCore

extension UIStackView {
  /// The alignment of a stack's views across its axis.
  public enum Alignment: Int, Sendable {
    /// Stretched to the stack's size.
    case fill = 0
    /// At the leading side of a column, at the top of a row.
    case leading = 1
    /// In a row, aligned so that the first lines of text have a common baseline. A column ignores
    /// it.
    case firstBaseline = 2
    /// In the center.
    case center = 3
    /// At the trailing side of a column, at the bottom of a row.
    case trailing = 4
    /// In a row, aligned so that the last lines of text have a common baseline. A column ignores
    /// it.
    case lastBaseline = 5

    /// The same as ``leading``, for rows.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, for rows.
    public static var bottom: Alignment { .trailing }
  }
}
