/// Whether views are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Left open, which counts as light.
  case unspecified
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
