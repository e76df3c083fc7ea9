import QuartzCore

extension UIControl {
  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the center.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched to the full height.
    case fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the center.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// Stretched to the full width.
    case fill
    /// At the beginning in the layout direction.
    case leading
    /// At the end in the layout direction.
    case trailing
  }
}
