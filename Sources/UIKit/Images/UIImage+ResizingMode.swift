extension UIImage {
  /// The enlargement of a resizable image's parts between the caps.
  public enum ResizingMode: Int, Sendable {
    /// By tiling.
    case tile
    /// By stretching.
    case stretch
  }
}
