/// The meaning of a view's content, which decides whether it's mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that follows the layout direction.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Directional controls, which are never mirrored.
  case spatial
  /// Content that is always laid out from left to right.
  case forceLeftToRight
  /// Content that is always laid out from right to left.
  case forceRightToLeft
}
