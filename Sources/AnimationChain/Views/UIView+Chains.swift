#if canImport(UIKit)
  public import AnimationVocabulary
  public import UIKit

  /// Statements about a view animate its layer: `view.center(by:)` moves the layer's position, which is the view's center.
  extension UIView: @preconcurrency ChainOperations {
    /// An empty statement for the view's layer.
    public var chainStatement: ChainStatement { layer.chainStatement }
  }

  extension UIView {
    /// A new animator of the view's layer without an animation: the starting point of a chain, such as
    /// `view.chainAnimator.basic`.
    public var chainAnimator: ChainAnimator { layer.chainAnimator }

    /// One animator of each chain that ``animateChain()`` plays.
    public var managedChainAnimators: [ChainAnimator] { layer.managedChainAnimators }

    /// Adds the chain of an animator to those that ``animateChain()`` plays.
    public func addChainAnimator(_ animator: ChainAnimator) { layer.addChainAnimator(animator) }

    /// Removes the chain of an animator from those that ``animateChain()`` plays.
    public func removeChainAnimator(_ animator: ChainAnimator) { layer.removeChainAnimator(animator) }

    /// Plays all managed chains together.
    @discardableResult
    public func animateChain() -> [ChainPlayback] { layer.animateChain() }

    /// Plays a chain on the view's layer.
    ///
    /// - Parameters:
    ///   - chain: The chain.
    ///   - delay: The time before the chain begins, in seconds. Default 0.
    ///   - completion: A closure that is called once, with the reason why the chain ended.
    /// - Returns: The playback, which pauses, seeks, reverses and cancels the chain.
    /// - Precondition: `delay` is finite and 0 or more.
    @discardableResult
    public func animate(
      chain: Chain, delay: CFTimeInterval = 0, completion: ((ChainEnd) -> Void)? = nil
    ) -> ChainPlayback {
      layer.animate(chain: chain, delay: delay, completion: completion)
    }
  }

  extension Sequence where Element: UIView {
    /// Plays a chain on the layers of several views, with staggered begin times.
    ///
    /// - Parameters:
    ///   - chain: The chain.
    ///   - step: The time between the beginnings of two neighbors, in seconds.
    ///   - origin: The views that begin first. Default the first.
    ///   - completion: A closure that is called once when all chains have ended: with ``ChainEnd/finished`` if all ran to their
    ///     end, otherwise with the first other reason.
    /// - Returns: The playback of each view, in the order of the views.
    /// - Precondition: `step` is finite and 0 or more.
    @preconcurrency @MainActor @discardableResult
    public func animate(
      chain: Chain, staggeredBy step: CFTimeInterval, from origin: StaggerOrigin = .first,
      completion: ((ChainEnd) -> Void)? = nil
    ) -> [ChainPlayback] {
      map(\.layer).animate(chain: chain, staggeredBy: step, from: origin, completion: completion)
    }
  }

  extension ChainOperations {
    /// Animates the background color.
    public func backgroundColor(to value: UIColor) -> ChainStatement { backgroundColor(to: value.cgColor) }

    /// Animates the color of the border.
    public func borderColor(to value: UIColor) -> ChainStatement { borderColor(to: value.cgColor) }
  }
#endif
