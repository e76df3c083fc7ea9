/// The appearance of views.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, which counts as light.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
