public import QuartzCore

// MARK: - With a timing curve

extension UIView {
  /// Animates the changes that a block makes to views.
  ///
  /// Position, bounds, transform and corner radius are animated additively: running animations continue, and the
  /// motion stays smooth. Opacity, colors and other properties start from the value before the block, or from the
  /// presentation value while one of their animations runs. Properties that can't be interpolated change at once.
  ///
  /// A nested block inherits the duration and the curve of the enclosing block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply at once.
  ///   - delay: The seconds until the animations begin. Values that aren't above 0 mean no delay.
  ///   - options: The options of the animations. By default they play once with an ease-in-out curve.
  ///   - animations: A block that changes views. It's called before the method returns.
  ///   - completion: A block that is called once, after the last animation has ended, with whether all of them
  ///     finished. If nothing is animated, it's called at the next commit. Animations of views that aren't displayed
  ///     end at the commit, unfinished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let traits = AnimationTraits(duration: duration, delay: delay, options: options)
    animate(traits, options, animations, completion)
  }

  /// Animates the changes that a block makes to views, with an ease-in-out curve and without a delay.
  public static func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views, with an ease-in-out curve and without a delay.
  public static func animate(withDuration duration: TimeInterval, animations: @MainActor () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
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
  /// Animates the changes that a block makes to views, with a spring that settles within the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. The spring's constants are chosen for a duration clamped to 0.01…10 s;
  ///     see `Spring.init(viewDampingRatio:duration:velocity:)`.
  ///   - dampingRatio: The damping ratio, clamped to 0.05…1. At 1 the spring doesn't oscillate.
  ///   - velocity: The initial velocity as a multiple of the total distance per second; positive toward the end
  ///     value.
  ///   - delay: The seconds until the animations begin.
  ///   - options: Further options of the animations. Default none.
  ///   - animations: A block that changes views.
  ///   - completion: A block that is called at the end, with whether all animations finished.
  public static func animate(
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

  /// Animates the changes that a block makes to views, with a spring described by its perceived motion, until it has
  /// settled.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, which is the period of an undamped oscillation, in seconds. If it isn't
  ///     above 0, changes apply at once. Default 0.5.
  ///   - bounce: The bounce, clamped to −1…1: 0, the default, is critically damped; positive values oscillate,
  ///     negative ones are overdamped.
  ///   - velocity: The initial velocity as a multiple of the total distance per second; positive toward the end
  ///     value. Default 0.
  ///   - delay: The seconds until the animations begin. Default 0.
  ///   - options: Further options of the animations. Default none.
  ///   - animations: A block that changes views.
  ///   - completion: A block that is called at the end, with whether all animations finished.
  public static func animate(
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
  /// Whether changes in animation blocks are animated. Default true. Each thread has its own value.
  public static var areAnimationsEnabled: Bool { AnimationStack.current.isEnabled }

  /// Sets whether changes in animation blocks are animated. Running animations continue.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationStack.current.isEnabled = enabled }

  /// Calls a block whose changes apply at once, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    AnimationStack.current.perform(enabled: false, actionsWithoutAnimation)
  }

  /// The duration of the enclosing animation block, in seconds; 0 outside of blocks.
  public static var inheritedAnimationDuration: TimeInterval { AnimationStack.current.traits?.duration ?? 0 }

  /// Repeats the animations that a nested block adds to the enclosing animation block, whose completion waits for
  /// them.
  ///
  /// - Parameters:
  ///   - count: The number of times that the animations play; fractions are allowed.
  ///   - autoreverses: Whether each time also plays backward.
  ///   - animations: A block that changes views.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    let stack = AnimationStack.current
    guard var traits = stack.traits, let sink = stack.sink else { return animations() }
    traits.repeatCount = count > 0 ? Float(count) : 0
    traits.autoreverses = autoreverses
    stack.perform(traits, into: sink, animations)
  }
}
