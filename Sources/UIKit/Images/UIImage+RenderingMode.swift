extension UIImage {
  /// Whether an image's own colors are drawn, or another one through its alpha.
  public enum RenderingMode: Int, Sendable {
    /// As whatever draws it sees fit: its own colors.
    case automatic
    /// Its own colors.
    case alwaysOriginal
    /// One color: a view's tint, or in a context the fill color.
    case alwaysTemplate
  }
}
