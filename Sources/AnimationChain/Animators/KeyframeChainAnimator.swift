import AnimationConversion
import AnimationVocabulary
public import CoreGraphics
public import Foundation
public import QuartzCore

/// An animator through several values or along a path: a `CAKeyframeAnimation`.
public class KeyframeChainAnimator: PropertyChainAnimator {
  /// Creates an animator without values.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that layers are animated with later.
  public convenience init(layer: CALayer? = nil) {
    let animation = CAKeyframeAnimation().persisting(timingFunction: .linear)
    self.init(layer: layer, setting: ChainSetting(animation: animation))
  }

  private var keyframeAnimation: CAKeyframeAnimation? { setting.animation as? CAKeyframeAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    try? animation.keyframeAnimation()
  }
}

extension KeyframeChainAnimator {
  /// Sets the keyframe values.
  @discardableResult
  public func values(_ values: [Any]?) -> Self { set { $0.values = values } }

  /// Sets the path to move along.
  @discardableResult
  public func path(_ path: CGPath?) -> Self { set { $0.path = path } }

  /// Sets the time of each value as a fraction of the duration, 0…1. By default the times are evenly spaced.
  @discardableResult
  public func keyTimes(_ times: [NSNumber]?) -> Self { set { $0.keyTimes = times } }

  /// Sets the timing function of each segment.
  @discardableResult
  public func timingFunctions(_ functions: [CAMediaTimingFunction]?) -> Self {
    set { $0.timingFunctions = functions }
  }

  /// Sets the interpolation between values. Default linear.
  @discardableResult
  public func calculationMode(_ mode: CAAnimationCalculationMode) -> Self {
    set { $0.calculationMode = mode }
  }

  /// Sets the tension of a cubic curve at each value.
  @discardableResult
  public func tensionValues(_ values: [NSNumber]?) -> Self { set { $0.tensionValues = values } }

  /// Sets the continuity of a cubic curve at each value.
  @discardableResult
  public func continuityValues(_ values: [NSNumber]?) -> Self { set { $0.continuityValues = values } }

  /// Sets the bias of a cubic curve at each value.
  @discardableResult
  public func biasValues(_ values: [NSNumber]?) -> Self { set { $0.biasValues = values } }

  /// Sets the rotation of the layer along the path.
  @discardableResult
  public func rotationMode(_ mode: CAAnimationRotationMode?) -> Self { set { $0.rotationMode = mode } }

  private func set(_ change: (CAKeyframeAnimation) -> Void) -> Self {
    if let keyframeAnimation { change(keyframeAnimation) }
    return self
  }
}
