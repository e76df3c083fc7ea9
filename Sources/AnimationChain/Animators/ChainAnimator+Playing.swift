public import CoreGraphics
import QuartzCore
import Requirements

extension ChainAnimator {
  /// Plays the whole chain from its first animator, whichever of its animators this is.
  ///
  /// - Parameter completion: Called once when the chain has ended, with how: for a layer that is gone, at once with
  ///   ``ChainEnd/interrupted``.
  /// - Returns: What controls it; nil where the layer is gone.
  /// - Precondition: The first animator was made for a layer. Play others with ``Chain/play(on:after:completion:)``.
  @discardableResult
  public func start(completion: ((ChainEnd) -> Void)? = nil) -> ChainPlayback? {
    let top = tree.root
    require(top.isBound, "the chain's first animator has no layer: play Chain(animator) on one")
    guard let layer = top.layer else {
      completion?(.interrupted)
      return nil
    }
    return Chain(self).play(on: layer, completion: completion)
  }

  /// Plays the whole chain: another name of ``start(completion:)``.
  @discardableResult
  public func animate(completion: ((ChainEnd) -> Void)? = nil) -> ChainPlayback? {
    start(completion: completion)
  }

  /// How long the whole chain takes, in seconds.
  public var chainLength: CFTimeInterval { Chain(self).length }
}
