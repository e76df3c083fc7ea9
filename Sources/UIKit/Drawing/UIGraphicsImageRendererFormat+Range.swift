extension UIGraphicsImageRendererFormat {
  /// Colors that an image may have.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the display has them.
    case automatic
    /// Beyond those of sRGB too.
    case extended
    /// Those of sRGB.
    case standard
  }
}
