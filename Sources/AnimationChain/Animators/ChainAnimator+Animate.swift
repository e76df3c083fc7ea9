public import CoreGraphics
import QuartzCore
import Requirements

extension ChainAnimator {
  /// Plays the whole chain from its first animator. The result is the same for every animator of the chain.
  ///
  /// - Parameter completion: Called once with the reason why the chain ended; immediately with
  ///   ``ChainEnd/interrupted`` if the layer no longer exists.
  /// - Returns: The playback; nil if the layer was released.
  /// - Precondition: The first animator was created with a layer. Others are played by `layer.animate(chain:)`.
  @discardableResult
  public func animate(completion: ((ChainEnd) -> Void)? = nil) -> ChainPlayback? {
    let first = tree.root
    require(
      first.isBound,
      "the chain's first animator has no layer: play it with layer.animate(chain: Chain(animator))")
    guard let layer = first.layer else {
      completion?(.interrupted)
      return nil
    }
    return layer.animate(chain: Chain(self), completion: completion)
  }

  /// Plays the whole chain.
  @available(*, unavailable, renamed: "animate(completion:)")
  @discardableResult
  public func start(completion: ((ChainEnd) -> Void)? = nil) -> ChainPlayback? { nil }

  /// The length of the whole chain, in seconds.
  public var chainLength: CFTimeInterval { Chain(self).length }
}
