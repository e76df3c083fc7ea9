import MotionCore
public import QuartzCore

// The 29 curves: Core Animation's five, and those of animation libraries. Their control points are in
// `UnitBezier`'s constants of the same names.

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

  /// Starts as a quarter of a sine wave does, nearly.
  public static var easeInSine: CAMediaTimingFunction { CAMediaTimingFunction(.easeInSine) }
  /// Ends as a quarter of a sine wave does, played backward, nearly.
  public static var easeOutSine: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutSine) }
  /// Starts and ends as a quarter of a sine wave does, nearly.
  public static var easeInOutSine: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutSine) }
  /// Starts as a second power does, nearly.
  public static var easeInQuad: CAMediaTimingFunction { CAMediaTimingFunction(.easeInQuad) }
  /// Ends as a second power does, played backward, nearly.
  public static var easeOutQuad: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutQuad) }
  /// Starts and ends as a second power does, nearly.
  public static var easeInOutQuad: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutQuad) }
  /// Starts as a third power does, nearly.
  public static var easeInCubic: CAMediaTimingFunction { CAMediaTimingFunction(.easeInCubic) }
  /// Ends as a third power does, played backward, nearly.
  public static var easeOutCubic: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutCubic) }
  /// Starts and ends as a third power does, nearly.
  public static var easeInOutCubic: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutCubic) }
  /// Starts as a fourth power does, nearly.
  public static var easeInQuart: CAMediaTimingFunction { CAMediaTimingFunction(.easeInQuart) }
  /// Ends as a fourth power does, played backward, nearly.
  public static var easeOutQuart: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutQuart) }
  /// Starts and ends as a fourth power does, nearly.
  public static var easeInOutQuart: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutQuart) }
  /// Starts as a fifth power does, nearly.
  public static var easeInQuint: CAMediaTimingFunction { CAMediaTimingFunction(.easeInQuint) }
  /// Ends as a fifth power does, played backward, nearly.
  public static var easeOutQuint: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutQuint) }
  /// Starts and ends as a fifth power does, nearly.
  public static var easeInOutQuint: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutQuint) }
  /// Starts as a power of two does, nearly.
  public static var easeInExpo: CAMediaTimingFunction { CAMediaTimingFunction(.easeInExpo) }
  /// Ends as a power of two does, played backward, nearly.
  public static var easeOutExpo: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutExpo) }
  /// Starts and ends as a power of two does, nearly.
  public static var easeInOutExpo: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutExpo) }
  /// Starts as a quarter of a circle does, nearly.
  public static var easeInCirc: CAMediaTimingFunction { CAMediaTimingFunction(.easeInCirc) }
  /// Ends as a quarter of a circle does, played backward, nearly.
  public static var easeOutCirc: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutCirc) }
  /// Starts and ends as a quarter of a circle does, nearly.
  public static var easeInOutCirc: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutCirc) }
  /// Starts as a curve that goes beyond its ends does, nearly.
  public static var easeInBack: CAMediaTimingFunction { CAMediaTimingFunction(.easeInBack) }
  /// Ends as a curve that goes beyond its ends does, played backward, nearly.
  public static var easeOutBack: CAMediaTimingFunction { CAMediaTimingFunction(.easeOutBack) }
  /// Starts and ends as a curve that goes beyond its ends does, nearly.
  public static var easeInOutBack: CAMediaTimingFunction { CAMediaTimingFunction(.easeInOutBack) }
}
