public import MotionCore
public import QuartzCore

/// How the operations of a statement are animated.
public enum StatementStyle {
  /// Each as its modifiers say.
  case asSet
  /// All along a timing function, the `default` one for nil.
  case basic(CAMediaTimingFunction? = nil)
  /// All by a spring, Core Animation's default one for nil: mass 1, stiffness 100, damping 10.
  case spring(Spring? = nil)
  /// All with Penner's bounce.
  case bounce(Easing.Direction)
  /// All with Penner's elastic.
  case elastic(Easing.Direction)
}
