public import QuartzCore
import Requirements

/// An animation that a builder creates, with modifiers that change it.
///
/// ```swift
/// card.animate { $0.opacity.value(to: 0.5, duration: 0.3).delay(0.1).timingFunction(.easeOut) }
/// ```
public struct LayerAnimation<Kind: CAAnimation, Value>: AnimationBasic {
  /// The Core Animation object that the modifiers change.
  public let caAnimation: Kind
  let updates: ModelUpdates

  init(_ animation: Kind, with updates: ModelUpdates) {
    caAnimation = animation
    self.updates = updates
  }

  /// Sets the duration of one cycle, in seconds.
  ///
  /// - Precondition: `seconds` is above 0.
  @discardableResult
  public func duration(_ seconds: CFTimeInterval) -> Self {
    require(seconds > 0, "an animation's duration must be above 0, not \(seconds) s")
    caAnimation.duration = seconds
    return self
  }
}

/// An animation that is being built belongs to the thread of its layer.
@available(*, unavailable)
extension LayerAnimation: @unchecked Sendable {}

// MARK: - Property animations

extension LayerAnimation where Kind: CAPropertyAnimation {
  /// Sets whether the values are added to the property's underlying value. Default false; true without an argument.
  @discardableResult
  public func additive(_ value: Bool = true) -> Self {
    caAnimation.isAdditive = value
    return self
  }

  /// Sets whether each cycle continues from the end of the previous one. Default false; true without an argument.
  @discardableResult
  public func cumulative(_ value: Bool = true) -> Self {
    caAnimation.isCumulative = value
    return self
  }

  /// Sets the function that computes the property's value from the animated values. A name that Core Animation doesn't know
  /// is ignored.
  ///
  /// `$0.transform.function(.rotateZ)` takes values of the function's own type.
  @discardableResult
  public func valueFunction(_ name: CAValueFunctionName) -> Self {
    caAnimation.valueFunction = CAValueFunction(name: name)
    return self
  }
}

// MARK: - Basic animations

extension LayerAnimation where Kind: CABasicAnimation, Value: AnimatableValue {
  /// Sets the value at the start.
  @discardableResult
  public func from(_ value: Value) -> Self {
    caAnimation.fromValue = value.animationValue
    return self
  }

  /// Sets the value at the end.
  @discardableResult
  public func to(_ value: Value) -> Self {
    caAnimation.toValue = value.animationValue
    return self
  }

  /// Sets the change from start to end; ignored if both ends are set.
  @discardableResult
  public func by(_ value: Value) -> Self {
    caAnimation.byValue = value.animationValue
    return self
  }
}

// MARK: - Springs

extension LayerAnimation where Kind: CASpringAnimation {
  /// Sets the mass, above 0. Default 1.
  @discardableResult
  public func mass(_ value: CGFloat) -> Self {
    caAnimation.mass = value
    return self
  }

  /// Sets the stiffness, in mass per second squared, above 0. Default 100.
  @discardableResult
  public func stiffness(_ value: CGFloat) -> Self {
    caAnimation.stiffness = value
    return self
  }

  /// Sets the damping coefficient, in mass per second, 0 or more. Default 10.
  @discardableResult
  public func damping(_ value: CGFloat) -> Self {
    caAnimation.damping = value
    return self
  }

  /// Sets the initial velocity in distances from start to end per second, positive toward the end. Default 0.
  @discardableResult
  public func initialVelocity(_ value: CGFloat) -> Self {
    caAnimation.initialVelocity = value
    return self
  }
}

// MARK: - Keyframe animations

extension LayerAnimation where Kind: CAKeyframeAnimation {
  /// Sets the time of each value as a fraction of the duration, 0…1. Times that don't match the values are ignored.
  @discardableResult
  public func keyTimes(_ fractions: [Double]) -> Self {
    caAnimation.keyTimes = fractions.map { NSNumber(value: $0) }
    return self
  }

  /// Sets the timing function of each segment between two values.
  @discardableResult
  public func timingFunctions(_ values: [CAMediaTimingFunction]) -> Self {
    caAnimation.timingFunctions = values
    return self
  }

  /// Sets the interpolation between values. Default linear.
  @discardableResult
  public func calculationMode(_ mode: CAAnimationCalculationMode) -> Self {
    caAnimation.calculationMode = mode
    return self
  }

  /// Sets the rotation of the layer along its path. Default none.
  @discardableResult
  public func rotationMode(_ mode: CAAnimationRotationMode) -> Self {
    caAnimation.rotationMode = mode
    return self
  }

  /// Sets the tension of a cubic curve at each value: 1 is tight, −1 round. Default 0.
  @discardableResult
  public func tension(_ values: [Double]) -> Self {
    caAnimation.tensionValues = values.map { NSNumber(value: $0) }
    return self
  }

  /// Sets the continuity of a cubic curve at each value: values other than 0 make corners. Default 0.
  @discardableResult
  public func continuity(_ values: [Double]) -> Self {
    caAnimation.continuityValues = values.map { NSNumber(value: $0) }
    return self
  }

  /// Sets the bias of a cubic curve at each value: 1 leans toward the previous value, −1 toward the next one. Default 0.
  @discardableResult
  public func bias(_ values: [Double]) -> Self {
    caAnimation.biasValues = values.map { NSNumber(value: $0) }
    return self
  }
}
