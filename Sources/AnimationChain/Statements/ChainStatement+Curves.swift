import AnimationConversion
import QuartzCore

// The curves, for the operation before them.

extension ChainStatement {
  /// Paces it by `CAMediaTimingFunction.linear`.
  public var linear: ChainStatement { timingFunction(.linear) }
  /// Paces it by `CAMediaTimingFunction.easeIn`.
  public var easeIn: ChainStatement { timingFunction(.easeIn) }
  /// Paces it by `CAMediaTimingFunction.easeOut`.
  public var easeOut: ChainStatement { timingFunction(.easeOut) }
  /// Paces it by `CAMediaTimingFunction.easeInOut`.
  public var easeInOut: ChainStatement { timingFunction(.easeInOut) }
  /// Paces it by `CAMediaTimingFunction.easeInSine`.
  public var easeInSine: ChainStatement { timingFunction(.easeInSine) }
  /// Paces it by `CAMediaTimingFunction.easeOutSine`.
  public var easeOutSine: ChainStatement { timingFunction(.easeOutSine) }
  /// Paces it by `CAMediaTimingFunction.easeInOutSine`.
  public var easeInOutSine: ChainStatement { timingFunction(.easeInOutSine) }
  /// Paces it by `CAMediaTimingFunction.easeInQuad`.
  public var easeInQuad: ChainStatement { timingFunction(.easeInQuad) }
  /// Paces it by `CAMediaTimingFunction.easeOutQuad`.
  public var easeOutQuad: ChainStatement { timingFunction(.easeOutQuad) }
  /// Paces it by `CAMediaTimingFunction.easeInOutQuad`.
  public var easeInOutQuad: ChainStatement { timingFunction(.easeInOutQuad) }
  /// Paces it by `CAMediaTimingFunction.easeInCubic`.
  public var easeInCubic: ChainStatement { timingFunction(.easeInCubic) }
  /// Paces it by `CAMediaTimingFunction.easeOutCubic`.
  public var easeOutCubic: ChainStatement { timingFunction(.easeOutCubic) }
  /// Paces it by `CAMediaTimingFunction.easeInOutCubic`.
  public var easeInOutCubic: ChainStatement { timingFunction(.easeInOutCubic) }
  /// Paces it by `CAMediaTimingFunction.easeInQuart`.
  public var easeInQuart: ChainStatement { timingFunction(.easeInQuart) }
  /// Paces it by `CAMediaTimingFunction.easeOutQuart`.
  public var easeOutQuart: ChainStatement { timingFunction(.easeOutQuart) }
  /// Paces it by `CAMediaTimingFunction.easeInOutQuart`.
  public var easeInOutQuart: ChainStatement { timingFunction(.easeInOutQuart) }
  /// Paces it by `CAMediaTimingFunction.easeInQuint`.
  public var easeInQuint: ChainStatement { timingFunction(.easeInQuint) }
  /// Paces it by `CAMediaTimingFunction.easeOutQuint`.
  public var easeOutQuint: ChainStatement { timingFunction(.easeOutQuint) }
  /// Paces it by `CAMediaTimingFunction.easeInOutQuint`.
  public var easeInOutQuint: ChainStatement { timingFunction(.easeInOutQuint) }
  /// Paces it by `CAMediaTimingFunction.easeInExpo`.
  public var easeInExpo: ChainStatement { timingFunction(.easeInExpo) }
  /// Paces it by `CAMediaTimingFunction.easeOutExpo`.
  public var easeOutExpo: ChainStatement { timingFunction(.easeOutExpo) }
  /// Paces it by `CAMediaTimingFunction.easeInOutExpo`.
  public var easeInOutExpo: ChainStatement { timingFunction(.easeInOutExpo) }
  /// Paces it by `CAMediaTimingFunction.easeInCirc`.
  public var easeInCirc: ChainStatement { timingFunction(.easeInCirc) }
  /// Paces it by `CAMediaTimingFunction.easeOutCirc`.
  public var easeOutCirc: ChainStatement { timingFunction(.easeOutCirc) }
  /// Paces it by `CAMediaTimingFunction.easeInOutCirc`.
  public var easeInOutCirc: ChainStatement { timingFunction(.easeInOutCirc) }
  /// Paces it by `CAMediaTimingFunction.easeInBack`.
  public var easeInBack: ChainStatement { timingFunction(.easeInBack) }
  /// Paces it by `CAMediaTimingFunction.easeOutBack`.
  public var easeOutBack: ChainStatement { timingFunction(.easeOutBack) }
  /// Paces it by `CAMediaTimingFunction.easeInOutBack`.
  public var easeInOutBack: ChainStatement { timingFunction(.easeInOutBack) }
}
