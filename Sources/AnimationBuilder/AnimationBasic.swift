public import QuartzCore
import Requirements

/// What an animation of one property and the animations of a builder as a whole have in common: when and how often they
/// play, how they are paced, and who is told.
///
/// Every modifier changes the animation and returns what it was called on, so that they chain:
///
/// ```swift
/// $0.opacity.value(from: 0, to: 1, duration: 0.3).delay(0.1).timingFunction(.easeOut)
/// ```
public protocol AnimationBasic<Kind> {
  /// The class of Core Animation's animation.
  associatedtype Kind: CAAnimation

  /// The animation that the modifiers change.
  var caAnimation: Kind { get }
}

// MARK: - When

extension AnimationBasic {
  /// Begins that much later than it would, in seconds; default 0.
  ///
  /// What is delayed begins that long after the builder's animations do, or after what stands before it in a sequence;
  /// the builder's own are delayed from the time at which they are added. Until then the layer's own value shows, unless
  /// ``fill(mode:)`` says otherwise.
  ///
  /// - Precondition: 0 or more, and finite.
  @discardableResult
  public func delay(_ seconds: CFTimeInterval) -> Self {
    require(seconds >= 0 && seconds.isFinite, "a delay can't be \(seconds) s")
    caAnimation.beginTime = seconds
    return self
  }

  /// How many of the animation's seconds pass in one; default 1. Negative values play backward.
  @discardableResult
  public func speed(_ value: Float) -> Self {
    caAnimation.speed = value
    return self
  }

  /// How far into its time the animation begins, in seconds; default 0.
  @discardableResult
  public func time(offset: CFTimeInterval) -> Self {
    caAnimation.timeOffset = offset
    return self
  }

  /// How often it plays, which may be a fraction; `.infinity` for ever. Default 0, which means once.
  @discardableResult
  public func `repeat`(count: Float) -> Self {
    caAnimation.repeatCount = count
    return self
  }

  /// For how many seconds it plays over and over; default 0, which leaves it to the count.
  @discardableResult
  public func `repeat`(duration: CFTimeInterval) -> Self {
    caAnimation.repeatDuration = duration
    return self
  }

  /// Whether it also plays backward each time; default false, and true without an argument.
  @discardableResult
  public func autoreverses(_ value: Bool = true) -> Self {
    caAnimation.autoreverses = value
    return self
  }
}

// MARK: - How

extension AnimationBasic {
  /// Paces each pass; without it, it's even.
  ///
  /// A builder's own paces the time of all its animations together, which is the same as pacing each where all take as
  /// long as the builder. Where one of them never ends, so that there is no whole to pace, it has no effect.
  @discardableResult
  public func timingFunction(_ value: CAMediaTimingFunction) -> Self {
    caAnimation.timingFunction = value
    return self
  }

  /// What shows before the begin and after the end; default ``AnimationFillMode/removed``.
  ///
  /// What is to show after the end has to stay on the layer too: see ``removedOnCompletion(_:)``.
  @discardableResult
  public func fill(mode: AnimationFillMode) -> Self {
    caAnimation.fillMode = mode.caFillMode
    return self
  }

  /// Whether the layer drops the animation at its end; default true.
  @discardableResult
  public func removedOnCompletion(_ value: Bool) -> Self {
    caAnimation.isRemovedOnCompletion = value
    return self
  }
}

// MARK: - Who is told

extension AnimationBasic {
  /// Calls a closure at the end: with true when it's over, false when it was removed, replaced or never shown.
  ///
  /// It's called once, after the last repetition. Several closures are called in their order.
  @discardableResult
  public func onStopped(_ completion: @escaping (_ finished: Bool) -> Void) -> Self {
    AnimationCallbacks.of(caAnimation).stopped.append(completion)
    return self
  }

  /// Calls a closure when it begins, its delay over. Several closures are called in their order.
  @discardableResult
  public func onDidStart(_ started: @escaping () -> Void) -> Self {
    AnimationCallbacks.of(caAnimation).started.append(started)
    return self
  }
}
