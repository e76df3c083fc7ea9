public import CoreGraphics
import QuartzCore

// MARK: - New animators

extension ChainAnimator {
  /// A basic animator without a layer, for a chain that is applied to layers later.
  public static var basic: BasicChainAnimator { BasicChainAnimator() }
  /// A spring animator without a layer.
  public static var spring: SpringChainAnimator { SpringChainAnimator() }
  /// A keyframe animator without a layer.
  public static var keyframe: KeyframeChainAnimator { KeyframeChainAnimator() }
  /// A decay animator without a layer.
  public static var decay: DecayChainAnimator { DecayChainAnimator() }
  /// A transition animator without a layer.
  public static var transition: TransitionChainAnimator { TransitionChainAnimator() }

  /// A new basic animator of the same layer, in a separate chain.
  public var basic: BasicChainAnimator { BasicChainAnimator(layer: layer) }
  /// A new spring animator of the same layer, in a separate chain.
  public var spring: SpringChainAnimator { SpringChainAnimator(layer: layer) }
  /// A new keyframe animator of the same layer, in a separate chain.
  public var keyframe: KeyframeChainAnimator { KeyframeChainAnimator(layer: layer) }
  /// A new decay animator of the same layer, in a separate chain.
  public var decay: DecayChainAnimator { DecayChainAnimator(layer: layer) }
  /// A new transition animator of the same layer, in a separate chain.
  public var transition: TransitionChainAnimator { TransitionChainAnimator(layer: layer) }
}

// MARK: - Members of the same stage

extension ChainAnimator {
  /// Adds a basic animation that runs together with this one, and returns it.
  public var combineBasic: BasicChainAnimator { combineWith(basic) }
  /// Adds a spring that runs together with this animation, and returns it.
  public var combineSpring: SpringChainAnimator { combineWith(spring) }
  /// Adds a keyframe animation that runs together with this one, and returns it.
  public var combineKeyframe: KeyframeChainAnimator { combineWith(keyframe) }
  /// Adds a decay that runs together with this animation, and returns it.
  public var combineDecay: DecayChainAnimator { combineWith(decay) }
  /// Adds a transition that runs together with this animation, and returns it.
  public var combineTransition: TransitionChainAnimator { combineWith(transition) }
}

// MARK: - The next stage

extension ChainAnimator {
  /// Adds a basic animation after the whole chain, and returns it.
  public var nextToBasic: BasicChainAnimator { nextTo(basic) }
  /// Adds a spring after the whole chain, and returns it.
  public var nextToSpring: SpringChainAnimator { nextTo(spring) }
  /// Adds a keyframe animation after the whole chain, and returns it.
  public var nextToKeyframe: KeyframeChainAnimator { nextTo(keyframe) }
  /// Adds a decay after the whole chain, and returns it.
  public var nextToDecay: DecayChainAnimator { nextTo(decay) }
  /// Adds a transition after the whole chain, and returns it.
  public var nextToTransition: TransitionChainAnimator { nextTo(transition) }

  /// Adds a stage that only waits to the end of the chain, and returns it.
  ///
  /// - Precondition: `seconds` is finite and 0 or more.
  public func nextToWait(_ seconds: CFTimeInterval) -> ChainAnimator {
    nextTo(ChainAnimator(layer: layer).duration(seconds))
  }
}

// MARK: - Another kind in the same position

extension ChainAnimator {
  /// Replaces this animator with one of another kind. The new animator takes over the position in the chain and all
  /// settings that both kinds share, converted as in AnimationConversion.
  ///
  /// If the other animator is of the same kind, this one stays and is returned. A transition and an animator without an
  /// animation have nothing to convert: the other animator keeps its own settings. An animator that is linked to other
  /// animators is ignored.
  ///
  /// - Returns: The animator in this position, or the ignored one.
  @discardableResult
  public func beginWith<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    if let same = self as? Animator, type(of: self) == type(of: animator) { return same }
    guard animator.node !== node, animator.node.isUnlinked else { return animator }
    if let animation = setting.animation as? CAPropertyAnimation,
      let converted = animator.converted(from: animation)
    {
      animator.setting = setting
      animator.setting.animation = converted
    }
    tree.replace(node, by: animator.node)
    return animator
  }

  /// Turns this animation into a basic one, in the same position.
  public var beginBasic: BasicChainAnimator { beginWith(basic) }
  /// Turns this animation into a spring, in the same position.
  public var beginSpring: SpringChainAnimator { beginWith(spring) }
  /// Turns this animation into keyframes, in the same position.
  public var beginKeyframe: KeyframeChainAnimator { beginWith(keyframe) }
  /// Turns this animation into a decay, in the same position.
  public var beginDecay: DecayChainAnimator { beginWith(decay) }
}
