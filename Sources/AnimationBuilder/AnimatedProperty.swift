public import QuartzCore

/// A property of a layer, typed, and what can be said of how it's animated.
///
/// Each of the methods adds an animation to those that are built and returns it for modifiers.
public protocol AnimatedProperty<Layer, Value> {
  /// The class of the layer.
  associatedtype Layer: CALayer
  /// The type of the property's values.
  associatedtype Value: AnimatableValue

  /// What takes the animations.
  var maker: AnimationsMaker<Layer> { get }
  /// The key path, from the layer.
  var keyPath: String { get }
  /// What makes the property's value of the animated ones; nil, the default, where they are what it has.
  var valueFunction: CAValueFunction? { get }
}

extension AnimatedProperty {
  /// None: the values are the property's own.
  public var valueFunction: CAValueFunction? { nil }
}

// MARK: - From here to there

extension AnimatedProperty {
  /// Goes from one value to another in a time in seconds.
  @discardableResult
  public func value(
    from begin: Value, to end: Value, duration: CFTimeInterval
  ) -> Animation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: begin.animationValue, to: end.animationValue, duration: duration)
  }

  /// Goes to a value from what shows now; in a sequence, from what the animations before leave.
  @discardableResult
  public func value(to end: Value, duration: CFTimeInterval) -> Animation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: currentValue, to: end.animationValue, duration: duration)
  }

  /// Goes from what the layer has to that and some more; in a sequence, from what the animations before leave.
  @discardableResult
  public func value(by change: Value, duration: CFTimeInterval) -> Animation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: ownValue, by: change.animationValue, duration: duration)
  }

  /// Goes from a value to that and some more.
  @discardableResult
  public func value(
    from begin: Value, by change: Value, duration: CFTimeInterval
  ) -> Animation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), from: begin.animationValue, by: change.animationValue, duration: duration)
  }

  /// Goes to a value from as much before it.
  @discardableResult
  public func value(
    by change: Value, to end: Value, duration: CFTimeInterval
  ) -> Animation<CABasicAnimation, Value> {
    basic(CABasicAnimation(), to: end.animationValue, by: change.animationValue, duration: duration)
  }
}

// MARK: - Springs

extension AnimatedProperty {
  /// Springs from one value to another with a damping coefficient, mass 1 and stiffness 100.
  ///
  /// - Parameters:
  ///   - begin: The value from which it's let go.
  ///   - end: The value to which it's pulled.
  ///   - damping: The coefficient, in mass per second, 0 or more; 20 doesn't swing, less does.
  ///   - duration: After which it's cut off, in seconds; nil, the default, is when it has settled.
  @discardableResult
  public func value(
    from begin: Value, to end: Value, damping: CGFloat, duration: CFTimeInterval? = nil
  ) -> Animation<CASpringAnimation, Value> {
    let spring = CASpringAnimation()
    spring.damping = damping
    return basic(spring, from: begin.animationValue, to: end.animationValue, duration: duration)
  }

  /// Springs from what shows now to a value, with a damping coefficient.
  @discardableResult
  public func value(
    to end: Value, damping: CGFloat, duration: CFTimeInterval? = nil
  ) -> Animation<CASpringAnimation, Value> {
    let spring = CASpringAnimation()
    spring.damping = damping
    return basic(spring, from: currentValue, to: end.animationValue, duration: duration)
  }

  /// Springs from one value to another, by how it looks; it takes until it has settled.
  ///
  /// - Parameters:
  ///   - begin: The value from which it's let go.
  ///   - end: The value to which it's pulled.
  ///   - duration: The length of a swing without damping, in seconds.
  ///   - bounce: −1…1: 0 doesn't swing, more does, less creeps.
  @discardableResult
  public func value(
    from begin: Value, to end: Value, duration: CFTimeInterval, bounce: CGFloat
  ) -> Animation<CASpringAnimation, Value> {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return basic(spring, from: begin.animationValue, to: end.animationValue)
  }

  /// Springs from what shows now to a value, by how it looks.
  @discardableResult
  public func value(
    to end: Value, duration: CFTimeInterval, bounce: CGFloat
  ) -> Animation<CASpringAnimation, Value> {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return basic(spring, from: currentValue, to: end.animationValue)
  }
}

// MARK: - Through several values

extension AnimatedProperty {
  /// Goes through values, as long from each to the next.
  @discardableResult
  public func values(_ values: [Value], duration: CFTimeInterval) -> Animation<CAKeyframeAnimation, Value> {
    let animation = CAKeyframeAnimation()
    animation.values = values.compactMap(\.animationValue)
    return add(animation, duration: duration)
  }
}

extension AnimatedProperty where Value == CGPoint {
  /// Goes along a path.
  @discardableResult
  public func value(along path: CGPath, duration: CFTimeInterval) -> Animation<CAKeyframeAnimation, Value> {
    let animation = CAKeyframeAnimation()
    animation.path = path
    return add(animation, duration: duration)
  }
}

// MARK: - Common to all

extension AnimatedProperty {
  /// The value that shows now, or the one that the animations before in a sequence leave.
  private var currentValue: Any? {
    if let value = maker.plannedValue(at: keyPath) { return value }
    guard valueFunction == nil else { return nil }
    return maker.layer.presentation()?.value(forKeyPath: keyPath) ?? maker.layer.value(forKeyPath: keyPath)
  }

  /// In a sequence the value that the layer has by then, elsewhere nil: the one that it has at any time.
  private var ownValue: Any? {
    guard maker.isInSequence else { return nil }
    if let value = maker.plannedValue(at: keyPath) { return value }
    return valueFunction == nil ? maker.layer.value(forKeyPath: keyPath) : nil
  }

  private func basic<Kind: CABasicAnimation>(
    _ animation: Kind, from begin: Any? = nil, to end: Any? = nil, by change: Any? = nil,
    duration: CFTimeInterval? = nil
  ) -> Animation<Kind, Value> {
    animation.fromValue = begin
    animation.toValue = end
    animation.byValue = change
    return add(animation, duration: duration)
  }

  private func add<Kind: CAPropertyAnimation>(
    _ animation: Kind, duration: CFTimeInterval?
  ) -> Animation<Kind, Value> {
    animation.keyPath = keyPath
    if let duration { animation.duration = duration }
    if let valueFunction { animation.valueFunction = valueFunction }
    maker.append(animation)
    return Animation(animation, with: maker.updates)
  }
}
