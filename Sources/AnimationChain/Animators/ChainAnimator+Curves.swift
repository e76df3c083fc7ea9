import AnimationConversion
import QuartzCore

// The curves without parameters: the 28 that AnimationConversion names, but for the default one.

extension ChainAnimator {
  /// Paces it by `CAMediaTimingFunction.linear`.
  public var linear: Self { timingFunction(.linear) }
  /// Paces it by `CAMediaTimingFunction.easeIn`.
  public var easeIn: Self { timingFunction(.easeIn) }
  /// Paces it by `CAMediaTimingFunction.easeOut`.
  public var easeOut: Self { timingFunction(.easeOut) }
  /// Paces it by `CAMediaTimingFunction.easeInOut`.
  public var easeInOut: Self { timingFunction(.easeInOut) }
  /// Paces it by `CAMediaTimingFunction.easeInSine`.
  public var easeInSine: Self { timingFunction(.easeInSine) }
  /// Paces it by `CAMediaTimingFunction.easeOutSine`.
  public var easeOutSine: Self { timingFunction(.easeOutSine) }
  /// Paces it by `CAMediaTimingFunction.easeInOutSine`.
  public var easeInOutSine: Self { timingFunction(.easeInOutSine) }
  /// Paces it by `CAMediaTimingFunction.easeInQuad`.
  public var easeInQuad: Self { timingFunction(.easeInQuad) }
  /// Paces it by `CAMediaTimingFunction.easeOutQuad`.
  public var easeOutQuad: Self { timingFunction(.easeOutQuad) }
  /// Paces it by `CAMediaTimingFunction.easeInOutQuad`.
  public var easeInOutQuad: Self { timingFunction(.easeInOutQuad) }
  /// Paces it by `CAMediaTimingFunction.easeInCubic`.
  public var easeInCubic: Self { timingFunction(.easeInCubic) }
  /// Paces it by `CAMediaTimingFunction.easeOutCubic`.
  public var easeOutCubic: Self { timingFunction(.easeOutCubic) }
  /// Paces it by `CAMediaTimingFunction.easeInOutCubic`.
  public var easeInOutCubic: Self { timingFunction(.easeInOutCubic) }
  /// Paces it by `CAMediaTimingFunction.easeInQuart`.
  public var easeInQuart: Self { timingFunction(.easeInQuart) }
  /// Paces it by `CAMediaTimingFunction.easeOutQuart`.
  public var easeOutQuart: Self { timingFunction(.easeOutQuart) }
  /// Paces it by `CAMediaTimingFunction.easeInOutQuart`.
  public var easeInOutQuart: Self { timingFunction(.easeInOutQuart) }
  /// Paces it by `CAMediaTimingFunction.easeInQuint`.
  public var easeInQuint: Self { timingFunction(.easeInQuint) }
  /// Paces it by `CAMediaTimingFunction.easeOutQuint`.
  public var easeOutQuint: Self { timingFunction(.easeOutQuint) }
  /// Paces it by `CAMediaTimingFunction.easeInOutQuint`.
  public var easeInOutQuint: Self { timingFunction(.easeInOutQuint) }
  /// Paces it by `CAMediaTimingFunction.easeInExpo`.
  public var easeInExpo: Self { timingFunction(.easeInExpo) }
  /// Paces it by `CAMediaTimingFunction.easeOutExpo`.
  public var easeOutExpo: Self { timingFunction(.easeOutExpo) }
  /// Paces it by `CAMediaTimingFunction.easeInOutExpo`.
  public var easeInOutExpo: Self { timingFunction(.easeInOutExpo) }
  /// Paces it by `CAMediaTimingFunction.easeInCirc`.
  public var easeInCirc: Self { timingFunction(.easeInCirc) }
  /// Paces it by `CAMediaTimingFunction.easeOutCirc`.
  public var easeOutCirc: Self { timingFunction(.easeOutCirc) }
  /// Paces it by `CAMediaTimingFunction.easeInOutCirc`.
  public var easeInOutCirc: Self { timingFunction(.easeInOutCirc) }
  /// Paces it by `CAMediaTimingFunction.easeInBack`.
  public var easeInBack: Self { timingFunction(.easeInBack) }
  /// Paces it by `CAMediaTimingFunction.easeOutBack`.
  public var easeOutBack: Self { timingFunction(.easeOutBack) }
  /// Paces it by `CAMediaTimingFunction.easeInOutBack`.
  public var easeInOutBack: Self { timingFunction(.easeInOutBack) }
}
