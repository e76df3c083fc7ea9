import QuartzCore

extension UITextField {
  /// The visibility of a view beside the text.
  public enum ViewMode: Int, Sendable {
    /// Never visible.
    case never
    /// Visible during editing.
    case whileEditing
    /// Visible except during editing.
    case unlessEditing
    /// Always visible.
    case always
  }
}
