import QuartzCore

// MARK: - With a timing curve

extension UIView {
  static func startAnimation(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let traits = AnimationTraits(duration: duration, delay: delay, options: options)
    animate(traits, options, animations, completion)
  }

  /// Calls a block with animation settings, which a nested block combines with those of the enclosing block.
  static func animate(
    _ traits: AnimationTraits, _ options: AnimationOptions, _ animations: @MainActor () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let stack = AnimationStack.current
    if let sink = stack.sink, sink.absorbsNestedBlocks, !options.contains(.overrideInheritedDuration) {
      stack.perform(traits.inheriting(from: stack.traits, options), into: sink, animations)
      if let completion { sink.addCompletion(completion) }
      return
    }
    let tracker = AnimationTracker(completion: completion)
    stack.perform(traits.inheriting(from: stack.traits, options), into: tracker, animations)
    tracker.close()
  }
}

// MARK: - With a spring

extension UIView {
  static func startAnimation(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = ViewSpring(
      dampingRatio: Double(dampingRatio), duration: duration.isNaN ? 0 : duration,
      velocity: CGVector(both: velocity))
    let traits = AnimationTraits(duration: duration, delay: delay, options: options, spring: spring)
    animate(traits, options, animations, completion)
  }

  static func startAnimation(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = ViewSpring(perceptualDuration: duration, bounce: bounce, velocity: CGVector(both: velocity))
    let traits = AnimationTraits(
      duration: spring?.settlingDuration ?? 0, delay: delay, options: options, spring: spring)
    animate(traits, options, animations, completion)
  }
}

// MARK: - Enabling and modifying animations

extension UIView {
  static func repeatAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    let stack = AnimationStack.current
    guard var traits = stack.traits, let sink = stack.sink else { return animations() }
    traits.repeatCount = count > 0 ? Float(count) : 0
    traits.autoreverses = autoreverses
    stack.perform(traits, into: sink, animations)
  }
}
