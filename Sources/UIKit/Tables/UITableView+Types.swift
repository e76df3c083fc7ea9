public import QuartzCore

extension UITableView {
  /// The arrangement of sections.
  public enum Style: Int, Sendable {
    /// Rows over the whole width; the header of the topmost visible section stays at the top.
    case plain = 0
    /// Sections with gaps between them.
    case grouped
    /// Sections with gaps, whose rows are inset and rounded.
    case insetGrouped
  }

  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest at which the row is visible.
    case none = 0
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The motion of inserted and deleted rows. All but ``none`` fade, too.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// Fades.
    case middle
    /// Fades.
    case automatic = 100
  }

  /// The value that stands for a height that the cell determines.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The name of the notification that the selection has changed.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
