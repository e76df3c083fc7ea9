public import QuartzCore

/// A typed property of a layer that can be animated.
///
/// Each method adds an animation to the builder and returns it for modifiers.
public protocol AnimatedProperty<Layer, Value> {
  /// The class of the layer.
  associatedtype Layer: CALayer
  /// The type of the property's values.
  associatedtype Value: AnimatableValue

  /// The builder that the animations are added to.
  var maker: AnimationsMaker<Layer> { get }
  /// The key path of the property.
  var keyPath: String { get }
  /// The function that computes the property's value from the animated values. Default nil, which uses the values
  /// unchanged.
  var valueFunction: CAValueFunction? { get }
}

extension AnimatedProperty {
  /// Nil, because the animated values are the property's own.
  public var valueFunction: CAValueFunction? { nil }
}

// MARK: - Basic animations

extension AnimatedProperty {
  /// Animates from one value to another, in a duration in seconds.
  @discardableResult
  public func value(
    from begin: Value, to end: Value, duration: CFTimeInterval
  ) -> LayerAnimation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: begin.animationValue, to: end.animationValue, duration: duration)
  }

  /// Animates to a value from the current one; in a sequence, from the end value of the preceding animations.
  @discardableResult
  public func value(to end: Value, duration: CFTimeInterval) -> LayerAnimation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: currentValue, to: end.animationValue, duration: duration)
  }

  /// Animates from the layer's own value by a change; in a sequence, from the end value of the preceding animations.
  @discardableResult
  public func value(by change: Value, duration: CFTimeInterval) -> LayerAnimation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: ownValue, by: change.animationValue, duration: duration)
  }

  /// Animates from a value by a change.
  @discardableResult
  public func value(
    from begin: Value, by change: Value, duration: CFTimeInterval
  ) -> LayerAnimation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: begin.animationValue, by: change.animationValue, duration: duration)
  }

  /// Animates to a value by a change that ends there.
  @discardableResult
  public func value(
    by change: Value, to end: Value, duration: CFTimeInterval
  ) -> LayerAnimation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), to: end.animationValue, by: change.animationValue, duration: duration)
  }
}

// MARK: - Springs

extension AnimatedProperty {
  /// Animates from one value to another with a spring of mass 1 and stiffness 100.
  ///
  /// - Parameters:
  ///   - begin: The value at the start.
  ///   - end: The value at the end.
  ///   - damping: The damping coefficient, in mass per second, 0 or more. Below 20 the spring overshoots.
  ///   - duration: The duration in seconds, after which the motion is cut off; nil for the settling duration. Default nil.
  @discardableResult
  public func value(
    from begin: Value, to end: Value, damping: CGFloat, duration: CFTimeInterval? = nil
  ) -> LayerAnimation<CASpringAnimation, Value> {
    let spring = CASpringAnimation()
    spring.damping = damping
    return basic(spring, from: begin.animationValue, to: end.animationValue, duration: duration)
  }

  /// Animates from the current value to another with a spring of mass 1 and stiffness 100.
  @discardableResult
  public func value(
    to end: Value, damping: CGFloat, duration: CFTimeInterval? = nil
  ) -> LayerAnimation<CASpringAnimation, Value> {
    let spring = CASpringAnimation()
    spring.damping = damping
    return basic(spring, from: currentValue, to: end.animationValue, duration: duration)
  }

  /// Animates from one value to another with a spring of a perceptual duration and a bounce, until it has settled.
  ///
  /// - Parameters:
  ///   - begin: The value at the start.
  ///   - end: The value at the end.
  ///   - duration: The perceptual duration, which is the period of the spring without damping, in seconds.
  ///   - bounce: The bounce, −1…1: 0 is critically damped, above 0 the spring overshoots, below 0 it is overdamped.
  @discardableResult
  public func value(
    from begin: Value, to end: Value, duration: CFTimeInterval, bounce: CGFloat
  ) -> LayerAnimation<CASpringAnimation, Value> {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return basic(spring, from: begin.animationValue, to: end.animationValue)
  }

  /// Animates from the current value to another with a spring of a perceptual duration and a bounce, until it has settled.
  @discardableResult
  public func value(
    to end: Value, duration: CFTimeInterval, bounce: CGFloat
  ) -> LayerAnimation<CASpringAnimation, Value> {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return basic(spring, from: currentValue, to: end.animationValue)
  }
}

// MARK: - Keyframe animations

extension AnimatedProperty {
  /// Animates through several values, evenly spaced in time.
  @discardableResult
  public func values(_ values: [Value], duration: CFTimeInterval) -> LayerAnimation<
    CAKeyframeAnimation, Value
  > {
    let animation = CAKeyframeAnimation()
    animation.values = values.compactMap(\.animationValue)
    return add(animation, duration: duration)
  }
}

extension AnimatedProperty where Value == CGPoint {
  /// Animates along a path.
  @discardableResult
  public func value(along path: CGPath, duration: CFTimeInterval) -> LayerAnimation<
    CAKeyframeAnimation, Value
  > {
    let animation = CAKeyframeAnimation()
    animation.path = path
    return add(animation, duration: duration)
  }
}

// MARK: - Shared implementation

extension AnimatedProperty {
  /// The value after the preceding animations of a sequence; without any, the current value.
  private var currentValue: Any? {
    if let value = maker.plannedValue(at: keyPath) { return value }
    guard valueFunction == nil else { return nil }
    return maker.layer.presentation()?.value(forKeyPath: keyPath) ?? maker.layer.value(forKeyPath: keyPath)
  }

  /// In a sequence, the value after the preceding animations; otherwise nil, for the layer's own value at each time.
  private var ownValue: Any? {
    guard maker.isInSequence else { return nil }
    if let value = maker.plannedValue(at: keyPath) { return value }
    return valueFunction == nil ? maker.layer.value(forKeyPath: keyPath) : nil
  }

  private func basic<Kind: CABasicAnimation>(
    _ animation: Kind, from begin: Any? = nil, to end: Any? = nil, by change: Any? = nil,
    duration: CFTimeInterval? = nil
  ) -> LayerAnimation<Kind, Value> {
    animation.fromValue = begin
    animation.toValue = end
    animation.byValue = change
    return add(animation, duration: duration)
  }

  private func add<Kind: CAPropertyAnimation>(
    _ animation: Kind, duration: CFTimeInterval?
  ) -> LayerAnimation<Kind, Value> {
    animation.keyPath = keyPath
    if let duration { animation.duration = duration }
    if let valueFunction { animation.valueFunction = valueFunction }
    maker.append(animation)
    return LayerAnimation(animation, with: maker.updates)
  }
}
