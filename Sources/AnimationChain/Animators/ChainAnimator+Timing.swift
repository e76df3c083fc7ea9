public import CoreGraphics
public import QuartzCore
import Requirements

extension ChainAnimator {
  /// Sets the delay of the animation from the beginning of its stage. The old value shows until then. Default 0.
  ///
  /// - Precondition: `time` is finite and 0 or more.
  @discardableResult
  public func beginTime(_ time: CFTimeInterval) -> Self {
    require(time >= 0 && time.isFinite, "a begin time must be finite and 0 or more, not \(time) s")
    setting.delay = time
    return self
  }

  /// Sets the duration of one cycle in seconds. The default is the settling duration for a spring, the time until it stops
  /// for a decay, and the transaction's duration, 0.25 s, for any other animation.
  ///
  /// - Precondition: `duration` is finite and 0 or more; 0 restores the default.
  @discardableResult
  public func duration(_ duration: CFTimeInterval) -> Self {
    require(duration >= 0 && duration.isFinite, "a duration must be finite and 0 or more, not \(duration) s")
    setting.animation.duration = duration
    return self
  }

  /// Sets the speed of the animation's time relative to the layer's; at 0 the stage never ends. Default 1.
  @discardableResult
  public func speed(_ speed: Float) -> Self {
    setting.animation.speed = speed
    return self
  }

  /// Sets the animation's own time at which it begins, in seconds. Default 0.
  @discardableResult
  public func timeOffset(_ offset: CFTimeInterval) -> Self {
    setting.animation.timeOffset = offset
    return self
  }

  /// Sets the number of cycles; the stage contains all of them. Default 1.
  @discardableResult
  public func repeatCount(_ count: Float) -> Self {
    setting.animation.repeatCount = count
    return self
  }

  /// Sets the time for which cycles repeat, in seconds.
  @discardableResult
  public func repeatDuration(_ duration: CFTimeInterval) -> Self {
    setting.animation.repeatDuration = duration
    return self
  }

  /// Plays each cycle backward too; the animation ends with its start value.
  public var autoreverses: Self {
    setting.animation.autoreverses = true
    return self
  }

  /// Sets the fill mode. The default is `forwards`. All modes except `forwards` and `both` discard the end value.
  @discardableResult
  public func fillMode(_ mode: CAMediaTimingFillMode) -> Self {
    setting.animation.fillMode = mode
    return self
  }

  /// Discards the end value: the old value shows again when the animation has ended.
  public var removedOnCompletion: Self {
    setting.animation.isRemovedOnCompletion = true
    return self
  }
}

extension ChainAnimator: TimingFunctionModifiers {
  /// Sets the timing function, which replaces an easing.
  @discardableResult
  public func timingFunction(_ function: CAMediaTimingFunction) -> Self {
    setting.animation.timingFunction = function
    setting.easing = nil
    return self
  }
}
