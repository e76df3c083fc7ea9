/// The quality of images that are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context, the same as ``low``.
  case `default`
  /// The nearest pixel.
  case none
  /// Bilinear interpolation between the four nearest pixels.
  case low
  /// The same as ``low``.
  case medium = 4
  /// The same as ``low``.
  case high = 3
}
