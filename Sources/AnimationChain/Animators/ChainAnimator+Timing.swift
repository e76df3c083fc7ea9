public import CoreGraphics
public import QuartzCore
import Requirements

extension ChainAnimator {
  /// Lets the animation begin this long after its stage; the old value shows until then. Default 0.
  ///
  /// - Precondition: `time` is finite and 0 or more.
  @discardableResult
  public func beginTime(_ time: CFTimeInterval) -> Self {
    require(time >= 0 && time.isFinite, "an animation can't begin \(time) s after its stage")
    setting.delay = time
    return self
  }

  /// Sets the length of one pass in seconds. Without one, springs take as long as they settle, decays as long as they
  /// move, others the transaction's duration: 0.25 s.
  ///
  /// - Precondition: `duration` is finite and 0 or more; 0 means none.
  @discardableResult
  public func duration(_ duration: CFTimeInterval) -> Self {
    require(duration >= 0 && duration.isFinite, "an animation can't take \(duration) s")
    setting.animation.duration = duration
    return self
  }

  /// Sets how many seconds of the animation pass in one of the layer's; at 0 the stage never ends. Default 1.
  @discardableResult
  public func speed(_ speed: Float) -> Self {
    setting.animation.speed = speed
    return self
  }

  /// Sets how far into its time the animation begins, in seconds. Default 0.
  @discardableResult
  public func timeOffset(_ offset: CFTimeInterval) -> Self {
    setting.animation.timeOffset = offset
    return self
  }

  /// Sets how many cycles play; the stage lasts for all of them. Default 1.
  @discardableResult
  public func repeatCount(_ count: Float) -> Self {
    setting.animation.repeatCount = count
    return self
  }

  /// Sets for how many seconds cycles play.
  @discardableResult
  public func repeatDuration(_ duration: CFTimeInterval) -> Self {
    setting.animation.repeatDuration = duration
    return self
  }

  /// Also plays each pass backward; the start value is then the end value too.
  public var autoreverses: Self {
    setting.animation.autoreverses = true
    return self
  }

  /// Sets what shows before and after the animation. Default `forwards`: what isn't `forwards` or `both` keeps no end
  /// value.
  @discardableResult
  public func fillMode(_ mode: CAMediaTimingFillMode) -> Self {
    setting.animation.fillMode = mode
    return self
  }

  /// Keeps no end value: when the animation has ended, the old one shows again.
  public var removedOnCompletion: Self {
    setting.animation.isRemovedOnCompletion = true
    return self
  }

  /// Sets the pacing; an easing set before is gone.
  @discardableResult
  public func timingFunction(_ function: CAMediaTimingFunction) -> Self {
    setting.animation.timingFunction = function
    setting.easing = nil
    return self
  }
}
