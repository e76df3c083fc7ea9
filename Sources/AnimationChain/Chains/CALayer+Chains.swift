public import AnimationVocabulary
public import CoreGraphics
public import QuartzCore
import Requirements

extension CALayer {
  /// Plays a chain on the layer.
  ///
  /// ```swift
  /// badge.animate(chain: .tada)
  /// card.animate(chain: .bounce(from: .left).repeated(2), delay: 0.5) { end in print(end) }
  /// ```
  ///
  /// The chain begins with the current transaction. A chain of length 0 ends immediately, and `completion` is called
  /// immediately.
  ///
  /// - Parameters:
  ///   - chain: The chain.
  ///   - delay: The time before the chain begins, in seconds. Default 0.
  ///   - completion: Called once with how the chain ended.
  /// - Returns: The playback, which pauses, seeks, reverses and cancels the chain.
  /// - Precondition: `delay` is finite and 0 or more.
  @discardableResult
  public func animate(
    chain: Chain, delay: CFTimeInterval = 0, completion: ((ChainEnd) -> Void)? = nil
  ) -> ChainPlayback {
    require(delay >= 0 && delay.isFinite, "a chain's delay must be finite and 0 or more, not \(delay) s")
    let playback = ChainPlayback(chain: chain, on: self, delay: delay, completion: completion)
    playback.begin()
    return playback
  }
}

extension Sequence where Element: CALayer {
  /// Plays a chain on several layers, with staggered begin times.
  ///
  /// ```swift
  /// rows.animate(chain: .tada, staggeredBy: 0.05, from: .center)
  /// ```
  ///
  /// - Parameters:
  ///   - chain: The chain.
  ///   - step: The time between the beginnings of two neighbors, in seconds.
  ///   - origin: The layers that begin first. Default the first.
  ///   - completion: Called once when all have ended: with ``ChainEnd/finished`` if all ran to their end, otherwise
  ///     with the first other reason. Without layers it is called immediately.
  /// - Returns: The playback of each layer, in the order of the layers.
  /// - Precondition: `step` is finite and 0 or more.
  @discardableResult
  public func animate(
    chain: Chain, staggeredBy step: CFTimeInterval, from origin: StaggerOrigin = .first,
    completion: ((ChainEnd) -> Void)? = nil
  ) -> [ChainPlayback] {
    let layers = Array(self)
    var (runningCount, end) = (layers.count, ChainEnd.finished)
    let delays = origin.delays(count: layers.count, staggeredBy: step)
    if layers.isEmpty { completion?(end) }
    return zip(layers, delays).map { layer, delay in
      layer.animate(chain: chain, delay: delay) { layerEnd in
        if end == .finished { end = layerEnd }
        runningCount -= 1
        if runningCount == 0 { completion?(end) }
      }
    }
  }
}
