import AnimationConversion
public import MotionCore
public import QuartzCore

/// An animator from one value to another: a `CABasicAnimation` at the pace of Core Animation's `default` curve.
///
/// Where a value isn't set, the one underneath counts, which is what the stage before left.
public class BasicChainAnimator: PropertyChainAnimator {
  /// Creates an animator without values.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is played on layers later.
  public convenience init(layer: CALayer? = nil) {
    self.init(
      layer: layer, setting: ChainSetting(animation: CABasicAnimation().kept(timingFunction: .default)))
  }

  var basicAnimation: CABasicAnimation? { setting.animation as? CABasicAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    try? animation.basicAnimation()
  }
}

// MARK: - Values

extension BasicChainAnimator {
  /// Sets where the animation starts.
  @discardableResult
  public func fromValue(_ value: Any?) -> Self {
    basicAnimation?.fromValue = value
    return self
  }

  /// Sets where the animation ends.
  @discardableResult
  public func toValue(_ value: Any?) -> Self {
    basicAnimation?.toValue = value
    return self
  }

  /// Sets how far the animation goes; ignored where both ends are set.
  @discardableResult
  public func byValue(_ value: Any?) -> Self {
    basicAnimation?.byValue = value
    return self
  }
}

// MARK: - Easings that are no Béziers

extension BasicChainAnimator {
  /// Lets the animation follow an easing, as keyframes that are made when it begins; a spring's own motion gives way.
  ///
  /// Any timing function set later takes the easing's place.
  @discardableResult
  public func easing(_ easing: Easing) -> Self {
    setting.easing = easing
    return self
  }

  /// Swings at the start (Penner's elastic, as the next two).
  public var easeInElastic: Self { easing(.pennerElastic(.in)) }
  /// Swings at the end.
  public var easeOutElastic: Self { easing(.pennerElastic(.out)) }
  /// Swings in the middle.
  public var easeInOutElastic: Self { easing(.pennerElastic(.inOut)) }
  /// Bounces at the start (Penner's bounce, as the next two).
  public var easeInBounce: Self { easing(.pennerBounce(.in)) }
  /// Bounces at the end.
  public var easeOutBounce: Self { easing(.pennerBounce(.out)) }
  /// Bounces at both ends.
  public var easeInOutBounce: Self { easing(.pennerBounce(.inOut)) }
  /// Falls, and is at the end after 0.447661 of the duration.
  public var gravity: Self { easing(.gravity) }
}
