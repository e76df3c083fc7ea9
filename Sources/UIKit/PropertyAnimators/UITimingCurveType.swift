/// The kind of a property animator's pacing.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve.
  case builtin
  /// A custom cubic Bézier.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time follows a curve. Only the spring is used.
  case composed
}
