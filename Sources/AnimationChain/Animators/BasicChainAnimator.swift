import AnimationConversion
import AnimationVocabulary
public import MotionCore
public import QuartzCore

/// An animator from one value to another: a `CABasicAnimation` with Core Animation's `default` timing function.
///
/// A value that isn't set is the underlying value, which is the end value of the previous stage.
public class BasicChainAnimator: PropertyChainAnimator, EasingModifiers {
  /// Creates an animator without values.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is applied to layers later.
  public convenience init(layer: CALayer? = nil) {
    let animation = CABasicAnimation().persisting(timingFunction: .default)
    self.init(layer: layer, setting: ChainSetting(animation: animation))
  }

  var basicAnimation: CABasicAnimation? { setting.animation as? CABasicAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    try? animation.basicAnimation()
  }
}

extension BasicChainAnimator {
  /// Sets the value at the start.
  @discardableResult
  public func fromValue(_ value: Any?) -> Self {
    basicAnimation?.fromValue = value
    return self
  }

  /// Sets the value at the end.
  @discardableResult
  public func toValue(_ value: Any?) -> Self {
    basicAnimation?.toValue = value
    return self
  }

  /// Sets the change from start to end; ignored if both ends are set.
  @discardableResult
  public func byValue(_ value: Any?) -> Self {
    basicAnimation?.byValue = value
    return self
  }

  /// Makes the animation follow an easing, through keyframes that are computed when its stage begins. It replaces a
  /// spring's own motion.
  ///
  /// A timing function that is set later replaces the easing.
  @discardableResult
  public func easing(_ easing: Easing) -> Self {
    setting.easing = easing
    return self
  }
}
