public import QuartzCore

extension CAMediaTimingFunction {
  /// Slow at both ends.
  public static var easeInOut: CAMediaTimingFunction { CAMediaTimingFunction(name: .easeInEaseOut) }
  /// Slow at the end.
  public static var easeOut: CAMediaTimingFunction { CAMediaTimingFunction(name: .easeOut) }
  /// Slow at the begin.
  public static var easeIn: CAMediaTimingFunction { CAMediaTimingFunction(name: .easeIn) }
  /// Even throughout.
  public static var linear: CAMediaTimingFunction { CAMediaTimingFunction(name: .linear) }
  /// What the system uses where nothing is said: quick at the begin, slower to the end.
  public static var `default`: CAMediaTimingFunction { CAMediaTimingFunction(name: .default) }
}
