import AnimationConversion
import AnimationVocabulary
public import QuartzCore

/// An animator from a layer's old content to its new content: a `CATransition`.
///
/// Pass the changes to ``changes(_:)``, which makes them when the transition begins.
public class TransitionChainAnimator: ChainAnimator {
  /// Creates an animator of a fade.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that layers are animated with later.
  public convenience init(layer: CALayer? = nil) {
    let transition = CATransition()
    transition.timingFunction = .default
    self.init(layer: layer, setting: ChainSetting(animation: transition))
  }

  private var transitionAnimation: CATransition? { setting.animation as? CATransition }
}

extension TransitionChainAnimator {
  /// Sets the type of the transition. Default a fade.
  @discardableResult
  public func type(_ type: CATransitionType) -> Self {
    transitionAnimation?.type = type
    return self
  }

  /// Sets the side from which the new content comes.
  @discardableResult
  public func subtype(_ subtype: CATransitionSubtype?) -> Self {
    transitionAnimation?.subtype = subtype
    return self
  }

  /// Sets the progress at which the transition starts, 0…1. Default 0.
  @discardableResult
  public func startProgress(_ progress: Float) -> Self {
    transitionAnimation?.startProgress = progress
    return self
  }

  /// Sets the progress at which the transition ends, 0…1. Default 1.
  @discardableResult
  public func endProgress(_ progress: Float) -> Self {
    transitionAnimation?.endProgress = progress
    return self
  }

  /// Sets the changes that are made when the transition begins, without animations.
  ///
  /// Playing the chain backward doesn't undo them. The changes are made again when the chain repeats or seeks past them.
  /// The transition is then invisible, unless the chain itself undoes the changes. See also ``ChainPlayback/pause()``.
  @discardableResult
  public func changes(_ body: @escaping (_ layer: CALayer) -> Void) -> Self {
    setting.changes = body
    return self
  }
}
