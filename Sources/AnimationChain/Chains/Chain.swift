public import CoreGraphics
public import QuartzCore
import Requirements

/// A chain of animations as a value: built once, played any number of times, on one layer or many.
///
/// ```swift
/// let leave = Chain(
///   ChainAnimator.basic.property("position.y").byValue(-40).easeInBack.duration(0.4)
///     .nextToBasic.property("opacity").toValue(0).duration(0.2))
/// leave.length                                    // 0.6
/// leave.play(on: rows, stagger: 0.05)
/// leave.repeated(2, autoreverses: true).play(on: badge)
/// ```
///
/// A chain is made of animators and doesn't change when they do. Animators that were made for a layer animate that
/// layer, all others the one that the chain is played on.
public struct Chain {
  let stages: [ChainStep]
  /// How many times the chain plays; infinite for ever. Each begins from where the first one began.
  public private(set) var repeatCount: Double = 1
  /// Whether each time is also played backward.
  public private(set) var autoreverses = false

  /// Creates a chain of an animator, and everything that is linked to it: it begins with the first animator, whichever
  /// one this is.
  public init(_ animator: ChainAnimator) { stages = ChainStep.stages(from: animator.tree.root) }

  init(stages: [ChainStep]) { self.stages = stages }
}

extension Chain {
  /// How long the chain takes in seconds, repeats and reverses included: known before it plays. It may be infinite.
  public var length: CFTimeInterval {
    let once = onceLength
    return once > 0 ? once * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// When each stage begins, in seconds from the chain's beginning; none is counted that never begins.
  public var stageStarts: [CFTimeInterval] {
    var starts: [Double] = []
    var time = 0.0
    for stage in stages where time.isFinite {
      starts.append(time)
      time += stage.length
    }
    return starts
  }

  /// The same chain, played several times.
  ///
  /// Every time begins from the values that the layers had when the first one did. A chain that never ends can't be
  /// played backward: it's played on.
  ///
  /// - Parameters:
  ///   - count: How many times; infinity for ever.
  ///   - autoreverses: Whether each is also played backward, after which the layers have their first values. Default
  ///     false.
  /// - Precondition: `count` is 1 or more and a whole number, or infinite; more than once, the chain takes a millisecond
  ///   or more, or no time at all.
  public func repeated(_ count: Double, autoreverses: Bool = false) -> Chain {
    require(count >= 1 && count.rounded() == count, "a chain can't be played \(count) times")
    let once = onceLength
    require(count == 1 || once == 0 || once >= 0.001, "a chain of \(once) s is too short to be repeated")
    var chain = self
    (chain.repeatCount, chain.autoreverses) = (count, autoreverses)
    return chain
  }

  /// Plays the chain.
  ///
  /// It begins now, with the transaction. A chain without any length is over at once, and `completion` is called at
  /// once.
  ///
  /// - Parameters:
  ///   - layer: The layer to animate.
  ///   - delay: After how many seconds it begins. Default 0.
  ///   - completion: Called once when it has ended, with how.
  /// - Returns: What controls it.
  /// - Precondition: `delay` is finite and 0 or more.
  @discardableResult
  public func play(
    on layer: CALayer, after delay: CFTimeInterval = 0, completion: ((ChainEnd) -> Void)? = nil
  ) -> ChainPlayback {
    require(delay >= 0 && delay.isFinite, "a chain can't begin after \(delay) s")
    let playback = ChainPlayback(chain: self, on: layer, delay: delay, completion: completion)
    playback.begin()
    return playback
  }

  /// Plays the chain on several layers, one after the other by `stagger` seconds.
  ///
  /// - Parameters:
  ///   - layers: The layers to animate.
  ///   - stagger: How much later each begins than the one before it.
  ///   - completion: Called once when all have ended: finished if all did, else with the first other end. With no layers
  ///     it's called at once.
  /// - Returns: What controls each, in the order of the layers.
  /// - Precondition: `stagger` is finite and 0 or more.
  @discardableResult
  public func play(
    on layers: [CALayer], stagger: CFTimeInterval, completion: ((ChainEnd) -> Void)? = nil
  ) -> [ChainPlayback] {
    require(stagger >= 0 && stagger.isFinite, "chains can't begin \(stagger) s after one another")
    var (running, end) = (layers.count, ChainEnd.finished)
    if layers.isEmpty { completion?(end) }
    return layers.enumerated().map { index, layer in
      play(on: layer, after: Double(index) * stagger) { one in
        if end == .finished { end = one }
        running -= 1
        if running == 0 { completion?(end) }
      }
    }
  }
}

/// How a chain came to its end.
public enum ChainEnd: Hashable, Sendable, CaseIterable {
  /// It played to its end.
  case finished
  /// It was told to stop.
  case cancelled
  /// One of its animations was removed or never shown, or its layer was taken away or isn't there any more.
  case interrupted
}

/// A chain may hold closures and layers, which belong to one thread.
@available(*, unavailable)
extension Chain: @unchecked Sendable {}
