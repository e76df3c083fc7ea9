import AnimationConversion
import CoreGraphics
import MotionCore
import QuartzCore

/// What an animator says about its own animation.
struct ChainSetting {
  /// The animation as far as it's known before it begins.
  var animation: CAAnimation
  /// What paces it instead of its timing function.
  var easing: Easing?
  /// In seconds from the beginning of the stage.
  var delay = 0.0
  /// Where the anchor point moves when the animation's time comes.
  var anchor: CGPoint?
  /// Completes the animation from what the layer is like when its stage begins.
  var prepare: ((CALayer, CAAnimation) -> Void)?
  /// What changes when the animation's time comes, for a transition to lead to.
  var changes: ((CALayer) -> Void)?
  /// Whose method a selector names.
  var target: WeakObject?
  /// Called when the animation has ended, with its animator, if any, and whether it played to its end.
  var completions: [(ChainAnimator?, Bool) -> Void] = []
}

extension ChainSetting {
  /// The setting with a copy of the animation whose duration is said: a spring's own, or the transaction's, where it
  /// was open.
  var fixed: ChainSetting {
    var setting = self
    guard let copy = animation.copy() as? CAAnimation else { return self }
    setting.animation = copy
    guard !(copy.duration > 0), !isPlain else { return setting }
    copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? copy.effectiveDuration
    return setting
  }

  /// How long the animation is active, in seconds; it may be infinite. The duration must be said.
  var length: Double { isPlain && !(animation.duration > 0) ? 0 : animation.mediaTiming.activeLength }

  /// Whether the animation shows nothing and only takes its time.
  private var isPlain: Bool { type(of: animation) == CAAnimation.self }

  /// Whether the last value stays after the animation's end.
  var holdsEnd: Bool { animation.isRemovedOnCompletion ? false : animation.fillMode.fillsForwards }

  /// The animation for a layer, as its stage begins.
  func animation(on layer: CALayer) -> CAAnimation {
    guard let copy = animation.copy() as? CAAnimation else { return animation }
    prepare?(layer, copy)
    guard let easing, let basic = copy as? CABasicAnimation else { return copy }
    // What an additive animation starts from is nothing, which has no value of its own: it goes without the easing.
    if !basic.isAdditive { basic.closeEnds(over: basic.keyPath.flatMap { layer.value(forKeyPath: $0) }) }
    // Values of wrong types stay where they are: Core Animation reports them when the animation is added.
    return (try? basic.keyframeAnimation(following: easing)) ?? basic
  }
}

extension CABasicAnimation {
  /// Takes what lies underneath for the end that is missing.
  fileprivate func closeEnds(over underlying: Any?) {
    guard [fromValue, toValue, byValue].count(where: { $0 != nil }) == 1 else { return }
    if fromValue == nil { fromValue = underlying } else { toValue = underlying }
  }
}

extension CAMediaTimingFillMode {
  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}

extension CAAnimation {
  /// The animation with the fill mode and removal that animations of chains have: they stay until their stage ends.
  func kept(timingFunction: CAMediaTimingFunction?) -> Self {
    fillMode = .forwards
    isRemovedOnCompletion = false
    self.timingFunction = timingFunction
    return self
  }
}
