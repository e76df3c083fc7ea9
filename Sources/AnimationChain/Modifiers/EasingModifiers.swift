public import MotionCore

/// Modifiers for the easings that aren't Bézier curves, by name.
///
/// Elastic and bounce use Penner's formulas, as in AXAnimationChain. `Easing.easeInElastic` and similar easings use other
/// formulas.
public protocol EasingModifiers {
  /// Sets the easing that replaces the timing function.
  @discardableResult
  func easing(_ easing: Easing) -> Self
}

extension EasingModifiers {
  /// Swings at the start (Penner's elastic).
  public var easeInElastic: Self { easing(.pennerElastic(.in)) }
  /// Swings at the end (Penner's elastic).
  public var easeOutElastic: Self { easing(.pennerElastic(.out)) }
  /// Swings in the middle (Penner's elastic).
  public var easeInOutElastic: Self { easing(.pennerElastic(.inOut)) }
  /// Bounces at the start (Penner's bounce).
  public var easeInBounce: Self { easing(.pennerBounce(.in)) }
  /// Bounces at the end (Penner's bounce).
  public var easeOutBounce: Self { easing(.pennerBounce(.out)) }
  /// Bounces at both ends (Penner's bounce).
  public var easeInOutBounce: Self { easing(.pennerBounce(.inOut)) }
  /// Accelerates evenly and reaches the end after 0.447661 of the duration.
  public var gravity: Self { easing(.gravity) }
}
