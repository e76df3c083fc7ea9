import MotionCore
public import QuartzCore

// The 29 named timing functions: Core Animation's five and the 24 that most animation libraries share. The control points
// are the constants of the same names in `UnitBezier`.

extension CAMediaTimingFunction {
  /// The curve of implicit animations, Core Animation's `default`.
  public static var `default`: CAMediaTimingFunction { CAMediaTimingFunction(.standard) }
  /// Equal progress in equal time.
  public static var linear: CAMediaTimingFunction { CAMediaTimingFunction(.linear) }
  /// Starts slowly.
  public static var easeIn: CAMediaTimingFunction { CAMediaTimingFunction(.easeIn) }
  /// Ends slowly.
  public static var easeOut: CAMediaTimingFunction { CAMediaTimingFunction(.easeOut) }
  /// Starts and ends slowly.
  public static var easeInOut: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOut) }
}

// MARK: - Sine

extension CAMediaTimingFunction {
  /// Starts like a quarter of a sine wave, approximately.
  public static var easeInSine: CAMediaTimingFunction { CAMediaTimingFunction(.easeInSine) }
  /// Ends like a quarter of a sine wave in reverse, approximately.
  public static var easeOutSine: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutSine) }
  /// Starts and ends like a quarter of a sine wave, approximately.
  public static var easeInOutSine: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutSine) }
}

// MARK: - Quadratic

extension CAMediaTimingFunction {
  /// Starts like a second power, approximately.
  public static var easeInQuad: CAMediaTimingFunction { CAMediaTimingFunction(.easeInQuad) }
  /// Ends like a second power in reverse, approximately.
  public static var easeOutQuad: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutQuad) }
  /// Starts and ends like a second power, approximately.
  public static var easeInOutQuad: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutQuad) }
}

// MARK: - Cubic

extension CAMediaTimingFunction {
  /// Starts like a third power, approximately.
  public static var easeInCubic: CAMediaTimingFunction { CAMediaTimingFunction(.easeInCubic) }
  /// Ends like a third power in reverse, approximately.
  public static var easeOutCubic: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutCubic) }
  /// Starts and ends like a third power, approximately.
  public static var easeInOutCubic: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutCubic) }
}

// MARK: - Quartic

extension CAMediaTimingFunction {
  /// Starts like a fourth power, approximately.
  public static var easeInQuart: CAMediaTimingFunction { CAMediaTimingFunction(.easeInQuart) }
  /// Ends like a fourth power in reverse, approximately.
  public static var easeOutQuart: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutQuart) }
  /// Starts and ends like a fourth power, approximately.
  public static var easeInOutQuart: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutQuart) }
}

// MARK: - Quintic

extension CAMediaTimingFunction {
  /// Starts like a fifth power, approximately.
  public static var easeInQuint: CAMediaTimingFunction { CAMediaTimingFunction(.easeInQuint) }
  /// Ends like a fifth power in reverse, approximately.
  public static var easeOutQuint: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutQuint) }
  /// Starts and ends like a fifth power, approximately.
  public static var easeInOutQuint: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutQuint) }
}

// MARK: - Exponential

extension CAMediaTimingFunction {
  /// Starts like a power of two, approximately.
  public static var easeInExpo: CAMediaTimingFunction { CAMediaTimingFunction(.easeInExpo) }
  /// Ends like a power of two in reverse, approximately.
  public static var easeOutExpo: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutExpo) }
  /// Starts and ends like a power of two, approximately.
  public static var easeInOutExpo: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutExpo) }
}

// MARK: - Circular

extension CAMediaTimingFunction {
  /// Starts like a quarter of a circle, approximately.
  public static var easeInCirc: CAMediaTimingFunction { CAMediaTimingFunction(.easeInCirc) }
  /// Ends like a quarter of a circle in reverse, approximately.
  public static var easeOutCirc: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutCirc) }
  /// Starts and ends like a quarter of a circle, approximately.
  public static var easeInOutCirc: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutCirc) }
}

// MARK: - Back

extension CAMediaTimingFunction {
  /// Starts like a curve that overshoots its ends, approximately.
  public static var easeInBack: CAMediaTimingFunction { CAMediaTimingFunction(.easeInBack) }
  /// Ends like a curve that overshoots its ends in reverse, approximately.
  public static var easeOutBack: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutBack) }
  /// Starts and ends like a curve that overshoots its ends, approximately.
  public static var easeInOutBack: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutBack) }
}
