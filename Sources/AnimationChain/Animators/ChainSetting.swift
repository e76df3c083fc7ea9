import AnimationConversion
import CoreGraphics
import MotionCore
import QuartzCore

/// The settings of an animator for its own animation.
struct ChainSetting {
  /// The animation, with the properties that are known before its stage begins.
  var animation: CAAnimation
  /// The easing that replaces the timing function.
  var easing: Easing?
  /// The delay from the beginning of the stage, in seconds.
  var delay = 0.0
  /// The anchor point that the layer gets when the animation begins.
  var anchor: CGPoint?
  /// Completes the animation with the layer's values at the beginning of the stage.
  var prepare: ((CALayer, CAAnimation) -> Void)?
  /// Changes made when the animation begins, which a transition then shows.
  var changes: ((CALayer) -> Void)?
  /// The object that performs selectors.
  var target: WeakObject?
  /// Closures that are called when the animation has ended. They receive the animator, if there is one, and whether the
  /// animation ran to its end.
  var completions: [(ChainAnimator?, Bool) -> Void] = []
}

extension ChainSetting {
  /// The setting with a copy of the animation that has an explicit duration: a spring's settling duration or the
  /// transaction's, if none was set.
  var withExplicitDuration: ChainSetting {
    var setting = self
    guard let copy = animation.copy() as? CAAnimation else { return self }
    setting.animation = copy
    guard !(copy.duration > 0), !isPlain else { return setting }
    copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? copy.effectiveDuration
    return setting
  }

  /// The length of the animation with all cycles, in seconds; it may be infinite. The duration must be explicit.
  var length: Double { isPlain && !(animation.duration > 0) ? 0 : animation.mediaTiming.activeLength }

  /// Whether the animation shows nothing and only takes time.
  private var isPlain: Bool { type(of: animation) == CAAnimation.self }

  /// Whether the last value holds after the animation's end.
  var holdsEnd: Bool { animation.isRemovedOnCompletion ? false : animation.fillMode.fillsForwards }

  /// Returns the animation for a layer at the beginning of its stage.
  func animation(on layer: CALayer) -> CAAnimation {
    guard let copy = animation.copy() as? CAAnimation else { return animation }
    prepare?(layer, copy)
    guard let easing, let basic = copy as? CABasicAnimation else { return copy }
    // The open end of an additive animation is zero, which has no animation value, so such an animation plays without the
    // easing.
    if !basic.isAdditive { basic.setOpenEnd(to: basic.keyPath.flatMap { layer.value(forKeyPath: $0) }) }
    // Values of wrong types are left unchanged: Core Animation reports them when the animation is added.
    return (try? basic.keyframeAnimation(following: easing)) ?? basic
  }
}

extension CABasicAnimation {
  /// Sets a missing start or end to the underlying value.
  fileprivate func setOpenEnd(to underlying: Any?) {
    guard [fromValue, toValue, byValue].count(where: { $0 != nil }) == 1 else { return }
    if fromValue == nil { fromValue = underlying } else { toValue = underlying }
  }
}

extension CAMediaTimingFillMode {
  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}

extension CAAnimation {
  /// Sets the options that keep an animation on its layer until its stage ends, and returns the animation.
  func persisting(timingFunction: CAMediaTimingFunction?) -> Self {
    fillMode = .forwards
    isRemovedOnCompletion = false
    self.timingFunction = timingFunction
    return self
  }
}
