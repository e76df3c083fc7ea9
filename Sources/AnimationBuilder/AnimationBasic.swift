public import QuartzCore
import Requirements

/// The modifiers that a single animation and all animations of a builder share: timing, timing function and callbacks.
///
/// Every modifier changes the animation and returns the receiver, so that modifiers form a chain:
///
/// ```swift
/// $0.opacity.value(from: 0, to: 1, duration: 0.3).delay(0.1).timingFunction(.easeOut)
/// ```
public protocol AnimationBasic<Kind> {
  /// The class of Core Animation's animation.
  associatedtype Kind: CAAnimation

  /// The Core Animation object that the modifiers change.
  var caAnimation: Kind { get }
}

// MARK: - Timing

extension AnimationBasic {
  /// Sets the delay in seconds. Default 0.
  ///
  /// The delay of a single animation counts from the beginning of the builder's animations, or from the end of the step
  /// before it in a sequence. The delay of a builder counts from the time at which its animations are added. The layer's own
  /// value shows until then, unless ``fill(mode:)`` sets another fill mode.
  ///
  /// - Precondition: `seconds` is finite and 0 or more.
  @discardableResult
  public func delay(_ seconds: CFTimeInterval) -> Self {
    require(seconds >= 0 && seconds.isFinite, "a delay must be finite and 0 or more, not \(seconds) s")
    caAnimation.beginTime = seconds
    return self
  }

  /// Sets the speed of the animation's time relative to the layer's. Default 1; a negative speed plays backward.
  @discardableResult
  public func speed(_ value: Float) -> Self {
    caAnimation.speed = value
    return self
  }

  /// Sets the offset in the animation's local time at which it begins, in seconds. Default 0.
  @discardableResult
  public func time(offset: CFTimeInterval) -> Self {
    caAnimation.timeOffset = offset
    return self
  }

  /// Sets the number of cycles, which may be fractional or infinite. Default 0, for one cycle.
  @discardableResult
  public func `repeat`(count: Float) -> Self {
    caAnimation.repeatCount = count
    return self
  }

  /// Sets the time for which cycles repeat, in seconds. Default 0, which leaves the total time to the repeat count.
  @discardableResult
  public func `repeat`(duration: CFTimeInterval) -> Self {
    caAnimation.repeatDuration = duration
    return self
  }

  /// Sets whether each cycle is also played backward. Default false; true without an argument.
  @discardableResult
  public func autoreverses(_ value: Bool = true) -> Self {
    caAnimation.autoreverses = value
    return self
  }
}

// MARK: - Timing function and fill mode

extension AnimationBasic {
  /// Sets the timing function of each cycle. Default linear.
  ///
  /// The timing function of a builder applies to the time of all its animations together. That equals a timing function for
  /// each animation if all of them take as long as the builder. It has no effect if one of them never ends.
  @discardableResult
  public func timingFunction(_ value: CAMediaTimingFunction) -> Self {
    caAnimation.timingFunction = value
    return self
  }

  /// Sets the fill mode. Default ``AnimationFillMode/removed``.
  ///
  /// An animation that fills forwards must also stay on the layer: see ``removedOnCompletion(_:)``.
  @discardableResult
  public func fill(mode: AnimationFillMode) -> Self {
    caAnimation.fillMode = mode.caFillMode
    return self
  }

  /// Sets whether the layer removes the animation at its end. Default true.
  @discardableResult
  public func removedOnCompletion(_ value: Bool) -> Self {
    caAnimation.isRemovedOnCompletion = value
    return self
  }
}

// MARK: - Callbacks

extension AnimationBasic {
  /// Adds a closure that is called once at the end, after the last repetition.
  ///
  /// - Parameter completion: Receives true if the animation ran to its end, and false if it was removed, replaced, or never
  ///   visible. Several closures are called in the order in which they were added.
  @discardableResult
  public func onStopped(_ completion: @escaping (_ finished: Bool) -> Void) -> Self {
    AnimationCallbacks.of(caAnimation).stopped.append(completion)
    return self
  }

  /// Adds a closure that is called when the animation begins, after its delay. Several closures are called in the order in
  /// which they were added.
  @discardableResult
  public func onDidStart(_ started: @escaping () -> Void) -> Self {
    AnimationCallbacks.of(caAnimation).started.append(started)
    return self
  }
}
