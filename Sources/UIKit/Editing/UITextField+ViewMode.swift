import QuartzCore

extension UITextField {
  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
