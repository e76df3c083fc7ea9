import AnimationConversion
import AnimationVocabulary
public import CoreGraphics
public import QuartzCore

/// An animator of a value that is flung and slows down: a `DecayKeyframeAnimation` of AnimationConversion.
///
/// Without a start value, it begins at the value that the layer has when the stage begins. Without a duration, it ends
/// when the velocity has dropped to 5 per second. If the initial velocity is no higher, the value doesn't move for the
/// transaction's duration of 0.25 s.
public class DecayChainAnimator: PropertyChainAnimator {
  /// Creates an animator at rest.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that layers are animated with later.
  public convenience init(layer: CALayer? = nil) {
    var setting = ChainSetting(animation: DecayKeyframeAnimation().persisting(timingFunction: .linear))
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
  ///   - velocity: The velocity per second: a number, or a value of the property's type.
  ///   - deceleration: The factor by which each millisecond reduces the velocity, 0…1. Default 0.998.
  ///   - value: The value at the start; nil for the layer's value at the beginning of the stage. Default nil.
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

  /// Sets the factor by which each millisecond reduces the velocity. Default 0.998.
  ///
  /// - Precondition: `deceleration` is in 0…1.
  @discardableResult
  public func deceleration(_ deceleration: CGFloat) -> Self {
    decayAnimation?.deceleration = deceleration
    return self
  }

  /// Sets the value at the start; nil for the layer's value at the beginning of the stage.
  @discardableResult
  public func fromValue(_ value: Any?) -> Self {
    decayAnimation?.fromValue = value
    return self
  }
}
