/// The way in which assistive technology moves through the elements of a view.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Automatic.
  case automatic = 0
  /// Element by element.
  case separate
  /// All elements as one.
  case combined
}
