import AnimationConversion
public import QuartzCore

/// An animator from a layer's former look to a new one: a `CATransition`.
///
/// What changes belongs into ``changes(_:)``: it happens when the transition begins.
public class TransitionChainAnimator: ChainAnimator {
  /// Creates an animator that fades.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is played on layers later.
  public convenience init(layer: CALayer? = nil) {
    let transition = CATransition()
    transition.timingFunction = .default
    self.init(layer: layer, setting: ChainSetting(animation: transition))
  }

  private var transitionAnimation: CATransition? { setting.animation as? CATransition }
}

extension TransitionChainAnimator {
  /// Sets how the new look takes the place of the old one. Default a fade.
  @discardableResult
  public func type(_ type: CATransitionType) -> Self {
    transitionAnimation?.type = type
    return self
  }

  /// Sets from where the new look comes.
  @discardableResult
  public func subtype(_ subtype: CATransitionSubtype?) -> Self {
    transitionAnimation?.subtype = subtype
    return self
  }

  /// Sets where within the effect it starts, 0…1.
  @discardableResult
  public func startProgress(_ progress: Float) -> Self {
    transitionAnimation?.startProgress = progress
    return self
  }

  /// Sets where within the effect it ends, 0…1.
  @discardableResult
  public func endProgress(_ progress: Float) -> Self {
    transitionAnimation?.endProgress = progress
    return self
  }

  /// Sets what changes when the transition begins, without animations of its own.
  ///
  /// It isn't undone when the chain is played backward, and happens again when it's repeated or moved to a later time:
  /// without anything that undoes it, a second time has nothing to show. See also ``ChainPlayback/pause()``.
  @discardableResult
  public func changes(_ body: @escaping (_ layer: CALayer) -> Void) -> Self {
    setting.changes = body
    return self
  }
}
