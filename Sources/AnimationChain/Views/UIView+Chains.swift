#if canImport(UIKit)
  public import UIKit

  /// Statements about a view are about its layer: `view.center(by:)` moves the layer's position, which is the view's
  /// centre.
  extension UIView: @preconcurrency ChainOperations {
    /// A statement about the view's layer without operations.
    public var chainStatement: ChainStatement { layer.chainStatement }
  }

  extension UIView {
    /// A new animator of the view's layer, which has no animation: the way to all others, as
    /// `view.chainAnimator.basic`.
    public var chainAnimator: ChainAnimator { layer.chainAnimator }

    /// The chains that are kept for ``animateChain()``.
    public var managedChainAnimators: [ChainAnimator] { layer.managedChainAnimators }

    /// Keeps an animator for ``animateChain()``.
    public func addChainAnimator(_ animator: ChainAnimator) { layer.addChainAnimator(animator) }

    /// Removes an animator, and the chain that it's in, from those that are kept.
    public func removeChainAnimator(_ animator: ChainAnimator) { layer.removeChainAnimator(animator) }

    /// Plays all chains that are kept, together.
    @discardableResult
    public func animateChain() -> [ChainPlayback] { layer.animateChain() }

    /// Plays an effect on the view: see ``Effect/play(on:after:repeatCount:completion:)``.
    @discardableResult
    public func play(
      _ effect: Effect, after delay: CFTimeInterval = 0, repeatCount: Double = 1,
      completion: ((ChainEnd) -> Void)? = nil
    ) -> ChainPlayback {
      layer.play(effect, after: delay, repeatCount: repeatCount, completion: completion)
    }
  }

  extension ChainOperations {
    /// Animates the background colour.
    public func backgroundColor(to value: UIColor) -> ChainStatement { backgroundColor(to: value.cgColor) }

    /// Animates the border's colour.
    public func borderColor(to value: UIColor) -> ChainStatement { borderColor(to: value.cgColor) }
  }
#endif
