public import QuartzCore

// MARK: - With a curve

extension UIView {
  /// Animates what a block changes about views.
  ///
  /// Position, bounds, transform and corner radius are animated additively: an animation that runs already goes on, and
  /// motion stays smooth. Opacity, colors and the rest begin with their value before the block, or with what shows where
  /// one of them runs. A property with no way between its values changes at once.
  ///
  /// Inside of another block, duration and curve are that one's.
  ///
  /// - Parameters:
  ///   - duration: In seconds; what isn't above 0 changes at once.
  ///   - delay: In seconds, before the motion begins; what isn't above 0 is none.
  ///   - options: How the animations run. Default ease-in-out, once.
  ///   - animations: What changes views; called right now.
  ///   - completion: Called once, when the last of the animations has ended, with whether all of them ran to their end;
  ///     at the next commit where nothing is animated. Animations of views that aren't shown end there, unfinished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let traits = AnimationTraits(duration: duration, delay: delay, options: options)
    animate(traits, options, animations, completion)
  }

  /// Animates what a block changes about views, with ease-in-out and without delay.
  public static func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what a block changes about views, with ease-in-out and without delay.
  public static func animate(withDuration duration: TimeInterval, animations: @MainActor () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates what a block changes about views, as a block inside of those that are open.
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
  /// Animates what a block changes about views with a spring that comes to rest when the duration is over.
  ///
  /// - Parameters:
  ///   - duration: In seconds; the spring is made for 0.01…10 s. See `Spring.init(viewDampingRatio:duration:velocity:)`.
  ///   - dampingRatio: 0.05…1, brought into that range: 1 doesn't swing.
  ///   - velocity: The initial velocity in travels per second, positive toward the end.
  ///   - delay: The seconds until it begins.
  ///   - options: What else holds for the animations. Default nothing.
  ///   - animations: Changes views.
  ///   - completion: Called at the end, with whether nothing was cut short.
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

  /// Animates what a block changes about views with a spring by the way it looks, until it has come to rest.
  ///
  /// - Parameters:
  ///   - duration: The length of a swing without damping, in seconds; what isn't above 0 changes at once. Default 0.5.
  ///   - bounce: −1…1, brought into that range: 0, the default, is critically damped, above it swings, below it creeps.
  ///   - velocity: The initial velocity in travels per second, positive toward the end. Default 0.
  ///   - delay: The seconds until it begins. Default 0.
  ///   - options: What else holds for the animations. Default nothing.
  ///   - animations: Changes views.
  ///   - completion: Called at the end, with whether nothing was cut short.
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

// MARK: - With and without

extension UIView {
  /// Whether changes in blocks of animations are animated. Default true, for every thread by itself.
  public static var areAnimationsEnabled: Bool { AnimationStack.current.isEnabled }

  /// Sets whether changes in blocks of animations are animated; those that run go on.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationStack.current.isEnabled = enabled }

  /// Calls a block whose changes are made at once, also inside of a block of animations.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    AnimationStack.current.perform(enabled: false, actionsWithoutAnimation)
  }

  /// The duration of the block of animations that this is called in, in seconds; 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval { AnimationStack.current.traits?.duration ?? 0 }

  /// Repeats those animations of a block that are brought about in a block of their own; the outer block's completion
  /// waits for them.
  ///
  /// - Parameters:
  ///   - count: How often they play; it may be a fraction.
  ///   - autoreverses: Whether each time is also played backward.
  ///   - animations: Changes views.
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
