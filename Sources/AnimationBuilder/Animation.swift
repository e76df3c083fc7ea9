public import QuartzCore
import Requirements

/// An animation of one property, in the making.
public struct Animation<Kind: CAAnimation, Value>: AnimationBasic {
  /// The animation that the modifiers change.
  public let caAnimation: Kind
  let updates: ModelUpdates

  init(_ animation: Kind, with updates: ModelUpdates) {
    caAnimation = animation
    self.updates = updates
  }

  /// How long one pass takes, in seconds.
  ///
  /// - Precondition: Above 0.
  @discardableResult
  public func duration(_ seconds: CFTimeInterval) -> Self {
    require(seconds > 0, "an animation can't take \(seconds) s")
    caAnimation.duration = seconds
    return self
  }
}

/// An animation in the making belongs to the layer's thread.
@available(*, unavailable)
extension Animation: @unchecked Sendable {}

// MARK: - Of any property

extension Animation where Kind: CAPropertyAnimation {
  /// Whether the values are added to what the property shows without it; default false, and true without an argument.
  @discardableResult
  public func additive(_ value: Bool = true) -> Self {
    caAnimation.isAdditive = value
    return self
  }

  /// Whether each repetition goes on where the one before ended; default false, and true without an argument.
  @discardableResult
  public func cumulative(_ value: Bool = true) -> Self {
    caAnimation.isCumulative = value
    return self
  }

  /// Makes the property's value of the animated ones by a function; one of another name than Core Animation's is ignored.
  ///
  /// `$0.transform.function(.rotateZ)` is the form whose values have the function's own type.
  @discardableResult
  public func valueFunction(_ name: CAValueFunctionName) -> Self {
    caAnimation.valueFunction = CAValueFunction(name: name)
    return self
  }
}

// MARK: - From here to there

extension Animation where Kind: CABasicAnimation, Value: AnimatableValue {
  /// The value at the begin.
  @discardableResult
  public func from(_ value: Value) -> Self {
    caAnimation.fromValue = value.animationValue
    return self
  }

  /// The value at the end.
  @discardableResult
  public func to(_ value: Value) -> Self {
    caAnimation.toValue = value.animationValue
    return self
  }

  /// How much is added on the way; where both ends are said, it has no effect.
  @discardableResult
  public func by(_ value: Value) -> Self {
    caAnimation.byValue = value.animationValue
    return self
  }
}

// MARK: - Springs

extension Animation where Kind: CASpringAnimation {
  /// The mass, above 0; default 1.
  @discardableResult
  public func mass(_ value: CGFloat) -> Self {
    caAnimation.mass = value
    return self
  }

  /// The stiffness in mass per second squared, above 0; default 100.
  @discardableResult
  public func stiffness(_ value: CGFloat) -> Self {
    caAnimation.stiffness = value
    return self
  }

  /// The damping coefficient in mass per second, 0 or more; default 10.
  @discardableResult
  public func damping(_ value: CGFloat) -> Self {
    caAnimation.damping = value
    return self
  }

  /// The velocity at the begin in travels per second, positive toward the end value; default 0.
  @discardableResult
  public func initialVelocity(_ value: CGFloat) -> Self {
    caAnimation.initialVelocity = value
    return self
  }
}

// MARK: - Keyframes

extension Animation where Kind: CAKeyframeAnimation {
  /// When each value holds, as fractions of the duration from 0 to 1; where they don't fit the values, they are ignored.
  @discardableResult
  public func keyTimes(_ fractions: [Double]) -> Self {
    caAnimation.keyTimes = fractions.map { NSNumber(value: $0) }
    return self
  }

  /// The pacing from each value to the next, one less than values.
  @discardableResult
  public func timingFunctions(_ values: [CAMediaTimingFunction]) -> Self {
    caAnimation.timingFunctions = values
    return self
  }

  /// How the values between are found; default linear.
  @discardableResult
  public func calculationMode(_ mode: CAAnimationCalculationMode) -> Self {
    caAnimation.calculationMode = mode
    return self
  }

  /// How the layer turns along its path; by default it doesn't.
  @discardableResult
  public func rotationMode(_ mode: CAAnimationRotationMode) -> Self {
    caAnimation.rotationMode = mode
    return self
  }

  /// How tight smooth curves are at each value: 1 tight, −1 round, 0 the default.
  @discardableResult
  public func tension(_ values: [Double]) -> Self {
    caAnimation.tensionValues = values.map { NSNumber(value: $0) }
    return self
  }

  /// How sharp the corner of smooth curves is at each value: 0, the default, has none.
  @discardableResult
  public func continuity(_ values: [Double]) -> Self {
    caAnimation.continuityValues = values.map { NSNumber(value: $0) }
    return self
  }

  /// Whether smooth curves lean toward the value before or after each value: 1 before, −1 after, 0 the default.
  @discardableResult
  public func bias(_ values: [Double]) -> Self {
    caAnimation.biasValues = values.map { NSNumber(value: $0) }
    return self
  }
}
