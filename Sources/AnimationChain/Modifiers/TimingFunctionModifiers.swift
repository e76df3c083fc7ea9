import AnimationVocabulary
public import QuartzCore

/// Modifiers for the timing functions, by name: `easeInBack` is short for `timingFunction(.easeInBack)`.
///
/// Animators and statements have all of AnimationVocabulary's timing functions this way, except for `default`.
public protocol TimingFunctionModifiers {
  /// Sets the timing function.
  @discardableResult
  func timingFunction(_ function: CAMediaTimingFunction) -> Self
}

extension TimingFunctionModifiers {
  /// Sets the timing function `CAMediaTimingFunction.linear`.
  public var linear: Self { timingFunction(.linear) }
  /// Sets the timing function `CAMediaTimingFunction.easeIn`.
  public var easeIn: Self { timingFunction(.easeIn) }
  /// Sets the timing function `CAMediaTimingFunction.easeOut`.
  public var easeOut: Self { timingFunction(.easeOut) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOut`.
  public var easeInOut: Self { timingFunction(.easeInOut) }
  /// Sets the timing function `CAMediaTimingFunction.easeInSine`.
  public var easeInSine: Self { timingFunction(.easeInSine) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutSine`.
  public var easeOutSine: Self { timingFunction(.easeOutSine) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutSine`.
  public var easeInOutSine: Self { timingFunction(.easeInOutSine) }
  /// Sets the timing function `CAMediaTimingFunction.easeInQuad`.
  public var easeInQuad: Self { timingFunction(.easeInQuad) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutQuad`.
  public var easeOutQuad: Self { timingFunction(.easeOutQuad) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutQuad`.
  public var easeInOutQuad: Self { timingFunction(.easeInOutQuad) }
  /// Sets the timing function `CAMediaTimingFunction.easeInCubic`.
  public var easeInCubic: Self { timingFunction(.easeInCubic) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutCubic`.
  public var easeOutCubic: Self { timingFunction(.easeOutCubic) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutCubic`.
  public var easeInOutCubic: Self { timingFunction(.easeInOutCubic) }
  /// Sets the timing function `CAMediaTimingFunction.easeInQuart`.
  public var easeInQuart: Self { timingFunction(.easeInQuart) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutQuart`.
  public var easeOutQuart: Self { timingFunction(.easeOutQuart) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutQuart`.
  public var easeInOutQuart: Self { timingFunction(.easeInOutQuart) }
  /// Sets the timing function `CAMediaTimingFunction.easeInQuint`.
  public var easeInQuint: Self { timingFunction(.easeInQuint) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutQuint`.
  public var easeOutQuint: Self { timingFunction(.easeOutQuint) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutQuint`.
  public var easeInOutQuint: Self { timingFunction(.easeInOutQuint) }
  /// Sets the timing function `CAMediaTimingFunction.easeInExpo`.
  public var easeInExpo: Self { timingFunction(.easeInExpo) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutExpo`.
  public var easeOutExpo: Self { timingFunction(.easeOutExpo) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutExpo`.
  public var easeInOutExpo: Self { timingFunction(.easeInOutExpo) }
  /// Sets the timing function `CAMediaTimingFunction.easeInCirc`.
  public var easeInCirc: Self { timingFunction(.easeInCirc) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutCirc`.
  public var easeOutCirc: Self { timingFunction(.easeOutCirc) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutCirc`.
  public var easeInOutCirc: Self { timingFunction(.easeInOutCirc) }
  /// Sets the timing function `CAMediaTimingFunction.easeInBack`.
  public var easeInBack: Self { timingFunction(.easeInBack) }
  /// Sets the timing function `CAMediaTimingFunction.easeOutBack`.
  public var easeOutBack: Self { timingFunction(.easeOutBack) }
  /// Sets the timing function `CAMediaTimingFunction.easeInOutBack`.
  public var easeInOutBack: Self { timingFunction(.easeInOutBack) }
}
