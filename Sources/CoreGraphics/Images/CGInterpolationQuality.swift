/// How images are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// What suits the context: as ``low`` here.
  case `default`
  /// The nearest pixel.
  case none
  /// A blend of the four nearest pixels.
  case low
  /// As ``low`` here.
  case medium = 4
  /// As ``low`` here.
  case high = 3
}
