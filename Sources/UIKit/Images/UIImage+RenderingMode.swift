extension UIImage {
  /// The use of an image's colors.
  public enum RenderingMode: Int, Sendable {
    /// The rendering mode that the view selects: the image's own colors.
    case automatic
    /// The image's own colors.
    case alwaysOriginal
    /// One color for all opaque pixels: a view's tint color, or a context's fill color.
    case alwaysTemplate
  }
}
