public import CoreGraphics
import QuartzCore

// MARK: - New animators

extension ChainAnimator {
  /// A basic animator without a layer, for a chain that is played on layers later.
  public static var basic: BasicChainAnimator { BasicChainAnimator() }
  /// A spring animator without a layer.
  public static var spring: SpringChainAnimator { SpringChainAnimator() }
  /// A keyframe animator without a layer.
  public static var keyframe: KeyframeChainAnimator { KeyframeChainAnimator() }
  /// A decay animator without a layer.
  public static var decay: DecayChainAnimator { DecayChainAnimator() }
  /// A transition animator without a layer.
  public static var transition: TransitionChainAnimator { TransitionChainAnimator() }

  /// A new basic animator for the same layer, on its own.
  public var basic: BasicChainAnimator { BasicChainAnimator(layer: layer) }
  /// A new spring animator for the same layer, on its own.
  public var spring: SpringChainAnimator { SpringChainAnimator(layer: layer) }
  /// A new keyframe animator for the same layer, on its own.
  public var keyframe: KeyframeChainAnimator { KeyframeChainAnimator(layer: layer) }
  /// A new decay animator for the same layer, on its own.
  public var decay: DecayChainAnimator { DecayChainAnimator(layer: layer) }
  /// A new transition animator for the same layer, on its own.
  public var transition: TransitionChainAnimator { TransitionChainAnimator(layer: layer) }
}

// MARK: - Together

extension ChainAnimator {
  /// Adds a basic animation that runs together with this one, and returns it.
  public var combineBasic: BasicChainAnimator { combineWith(basic) }
  /// Adds a spring that runs together with this animation, and returns it.
  public var combineSpring: SpringChainAnimator { combineWith(spring) }
  /// Adds keyframes that run together with this animation, and returns them.
  public var combineKeyframe: KeyframeChainAnimator { combineWith(keyframe) }
  /// Adds a decay that runs together with this animation, and returns it.
  public var combineDecay: DecayChainAnimator { combineWith(decay) }
  /// Adds a transition that runs together with this animation, and returns it.
  public var combineTransition: TransitionChainAnimator { combineWith(transition) }
}

// MARK: - Afterward

extension ChainAnimator {
  /// Adds a basic animation after the whole chain, and returns it.
  public var nextToBasic: BasicChainAnimator { nextTo(basic) }
  /// Adds a spring after the whole chain, and returns it.
  public var nextToSpring: SpringChainAnimator { nextTo(spring) }
  /// Adds keyframes after the whole chain, and returns them.
  public var nextToKeyframe: KeyframeChainAnimator { nextTo(keyframe) }
  /// Adds a decay after the whole chain, and returns it.
  public var nextToDecay: DecayChainAnimator { nextTo(decay) }
  /// Adds a transition after the whole chain, and returns it.
  public var nextToTransition: TransitionChainAnimator { nextTo(transition) }

  /// Adds a stage that only waits after the whole chain, and returns it.
  ///
  /// - Precondition: `seconds` is finite and 0 or more.
  public func nextToWait(_ seconds: CFTimeInterval) -> ChainAnimator {
    nextTo(ChainAnimator(layer: layer).duration(seconds))
  }
}

// MARK: - Another kind in the same place

extension ChainAnimator {
  /// Puts an animator in this one's place: it takes over the place in the chain, and what the two kinds have in
  /// common, converted as AnimationConversion does.
  ///
  /// Of one kind already, this animator stays and is returned. Transitions and animators without an animation have
  /// nothing to convert: the other one takes the place with its own setting. An animator that is linked to others
  /// already is ignored.
  ///
  /// - Returns: The animator that is in the place; an ignored one as it is.
  @discardableResult
  public func beginWith<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    if let same = self as? Animator, type(of: self) == type(of: animator) { return same }
    guard animator.node !== node, animator.node.isAlone else { return animator }
    if let mine = setting.animation as? CAPropertyAnimation,
      let converted = animator.converted(from: mine)
    {
      let former = setting
      animator.setting = former
      animator.setting.animation = converted
    }
    tree.replace(node, by: animator.node)
    return animator
  }

  /// Makes a basic animation of this one, in its place.
  public var beginBasic: BasicChainAnimator { beginWith(basic) }
  /// Makes a spring of this animation, in its place.
  public var beginSpring: SpringChainAnimator { beginWith(spring) }
  /// Makes keyframes of this animation, in its place.
  public var beginKeyframe: KeyframeChainAnimator { beginWith(keyframe) }
  /// Makes a decay of this animation, in its place.
  public var beginDecay: DecayChainAnimator { beginWith(decay) }
}
