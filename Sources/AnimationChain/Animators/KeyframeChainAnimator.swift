import AnimationConversion
public import CoreGraphics
public import Foundation
public import QuartzCore

/// An animator through several values or along a path: a `CAKeyframeAnimation`.
public class KeyframeChainAnimator: PropertyChainAnimator {
  /// Creates an animator without values.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is played on layers later.
  public convenience init(layer: CALayer? = nil) {
    self.init(
      layer: layer, setting: ChainSetting(animation: CAKeyframeAnimation().kept(timingFunction: .linear)))
  }

  private var keyframes: CAKeyframeAnimation? { setting.animation as? CAKeyframeAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    try? animation.keyframeAnimation()
  }
}

extension KeyframeChainAnimator {
  /// Sets the values on the way.
  @discardableResult
  public func values(_ values: [Any]?) -> Self { set { $0.values = values } }

  /// Sets a path to move along.
  @discardableResult
  public func path(_ path: CGPath?) -> Self { set { $0.path = path } }

  /// Sets when each value holds, 0…1; default evenly spaced.
  @discardableResult
  public func keyTimes(_ times: [NSNumber]?) -> Self { set { $0.keyTimes = times } }

  /// Sets the pacing of each segment.
  @discardableResult
  public func timingFunctions(_ functions: [CAMediaTimingFunction]?) -> Self {
    set { $0.timingFunctions = functions }
  }

  /// Sets what lies between two values. Default linear.
  @discardableResult
  public func calculationMode(_ mode: CAAnimationCalculationMode) -> Self {
    set { $0.calculationMode = mode }
  }

  /// Sets how tight the curve is at each value.
  @discardableResult
  public func tensionValues(_ values: [NSNumber]?) -> Self { set { $0.tensionValues = values } }

  /// Sets how smooth the curve is at each value.
  @discardableResult
  public func continuityValues(_ values: [NSNumber]?) -> Self { set { $0.continuityValues = values } }

  /// Sets where the curve leans at each value.
  @discardableResult
  public func biasValues(_ values: [NSNumber]?) -> Self { set { $0.biasValues = values } }

  /// Sets how the path turns the layer.
  @discardableResult
  public func rotationMode(_ mode: CAAnimationRotationMode?) -> Self { set { $0.rotationMode = mode } }

  private func set(_ change: (CAKeyframeAnimation) -> Void) -> Self {
    if let keyframes { change(keyframes) }
    return self
  }
}
