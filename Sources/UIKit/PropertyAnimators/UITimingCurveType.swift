/// What paces a property animator.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin
  /// A cubic Bézier.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time runs along a curve; only the spring counts here.
  case composed
}
