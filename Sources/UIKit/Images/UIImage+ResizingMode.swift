extension UIImage {
  /// How the parts of a resizable image between its caps are made larger.
  public enum ResizingMode: Int, Sendable {
    /// By drawing them side by side.
    case tile
    /// By stretching them.
    case stretch
  }
}
