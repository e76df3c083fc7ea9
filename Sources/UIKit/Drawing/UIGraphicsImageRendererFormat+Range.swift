extension UIGraphicsImageRendererFormat {
  /// The range of colors in an image.
  public enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The range of the display.
    case automatic
    /// Colors beyond sRGB.
    case extended
    /// Colors in sRGB.
    case standard
  }
}
