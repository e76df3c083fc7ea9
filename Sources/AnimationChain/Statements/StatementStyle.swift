public import MotionCore
public import QuartzCore

/// The style in which all operations of a statement are animated.
public enum StatementStyle {
  /// Each operation in the style that its modifiers set.
  case asSet
  /// All operations with a timing function; nil for `default`.
  case basic(CAMediaTimingFunction? = nil)
  /// All operations with a spring; nil for Core Animation's default: mass 1, stiffness 100, and
  /// damping 10.
  case spring(Spring? = nil)
  /// All operations with Penner's bounce.
  case bounce(Easing.Direction)
  /// All operations with Penner's elastic.
  case elastic(Easing.Direction)
}
