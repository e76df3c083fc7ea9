import AnimationConversion
public import CoreGraphics
public import QuartzCore

/// An animator of a value that was flung: a `DecayKeyframeAnimation` of AnimationConversion.
///
/// Without a start it begins at the value that the layer has when the stage begins; without a duration it takes until
/// it has slowed down to 5 per second; one no faster than that stands still for the transaction's duration, 0.25 s.
public class DecayChainAnimator: PropertyChainAnimator {
  /// Creates an animator at rest.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is played on layers later.
  public convenience init(layer: CALayer? = nil) {
    var setting = ChainSetting(animation: DecayKeyframeAnimation().kept(timingFunction: .linear))
    setting.prepare = { layer, animation in
      guard let decay = animation as? DecayKeyframeAnimation, decay.fromValue == nil else { return }
      decay.fromValue = decay.keyPath.flatMap { layer.value(forKeyPath: $0) }
    }
    self.init(layer: layer, setting: setting)
  }

  /// Creates an animator of a flung value.
  ///
  /// - Parameters:
  ///   - layer: The layer to animate. Default nil.
  ///   - velocity: Per second; a number, or a value of the property's type.
  ///   - deceleration: The share of the velocity that is left after each millisecond. Default 0.998.
  ///   - value: Where the value starts; nil for what it is by then. Default nil.
  public convenience init(
    layer: CALayer? = nil, velocity: Any, deceleration: CGFloat = 0.998, from value: Any? = nil
  ) {
    self.init(layer: layer)
    self.velocity(velocity).deceleration(deceleration).fromValue(value)
  }

  private var decayAnimation: DecayKeyframeAnimation? { setting.animation as? DecayKeyframeAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    try? animation.decayAnimation()
  }
}

extension DecayChainAnimator {
  /// Sets the velocity per second: a number, or a value of the property's type.
  @discardableResult
  public func velocity(_ velocity: Any) -> Self {
    decayAnimation?.velocity = velocity
    return self
  }

  /// Sets the share of the velocity that is left after each millisecond. Default 0.998.
  ///
  /// - Precondition: `deceleration` lies in 0…1.
  @discardableResult
  public func deceleration(_ deceleration: CGFloat) -> Self {
    decayAnimation?.deceleration = deceleration
    return self
  }

  /// Sets where the value starts; nil for what it is by then.
  @discardableResult
  public func fromValue(_ value: Any?) -> Self {
    decayAnimation?.fromValue = value
    return self
  }
}
