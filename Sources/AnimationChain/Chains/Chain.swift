public import CoreGraphics
import QuartzCore
import Requirements

/// A chain of animations as a value, which can be played any number of times on any layers.
///
/// ```swift
/// let leave = Chain(
///   ChainAnimator.basic.property("position.y").byValue(-40).easeInBack.duration(0.4)
///     .nextToBasic.property("opacity").toValue(0).duration(0.2))
/// leave.length                                             // 0.6
/// rows.animate(chain: leave, staggeredBy: 0.05)
/// badge.animate(chain: leave.repeated(2, autoreverses: true))
/// badge.animate(chain: .tada)
/// ```
///
/// The eleven presets, such as ``tada`` and ``bounce(from:distance:)``, come from AXAnimationChain and use its numbers
/// unless their documentation says otherwise.
///
/// Later changes of the animators don't affect a chain. Animators that were created with a layer animate that layer; all
/// others animate the layer that plays the chain.
public struct Chain {
  let stages: [ChainStage]
  /// The number of times that the chain plays, which may be infinite. Every repetition begins with the same values as the first.
  public private(set) var repeatCount: Double = 1
  /// Whether every repetition is also played backward.
  public private(set) var autoreverses = false

  /// Creates a chain of an animator and all animators that are linked to it.
  ///
  /// The chain begins with the first animator. You can pass any of its animators.
  public init(_ animator: ChainAnimator) { stages = ChainStage.stages(from: animator.tree.root) }

  init(stages: [ChainStage]) { self.stages = stages }
}

extension Chain {
  /// The length of the chain in seconds, including repeats and reverses. It may be infinite.
  public var length: CFTimeInterval {
    let iterationLength = iterationLength
    return iterationLength > 0 ? iterationLength * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// The length of playing the chain once, forward.
  var iterationLength: Double { ChainStage.length(of: stages) }

  /// The start of each stage, in seconds from the beginning of the chain, without the stages that never begin.
  public var stageStarts: [CFTimeInterval] {
    var starts: [Double] = []
    var time = 0.0
    for stage in stages where time.isFinite {
      starts.append(time)
      time += stage.length
    }
    return starts
  }

  /// Returns the chain with a number of repetitions.
  ///
  /// Each repetition begins with the values that the layers had before the first one. A chain that never ends doesn't repeat
  /// or reverse.
  ///
  /// - Parameters:
  ///   - count: The number of times, or infinity.
  ///   - autoreverses: Whether every repetition is also played backward, which restores the layers' values. Default false.
  /// - Precondition: `count` is infinite or a whole number, 1 or more. A chain that repeats takes at least a millisecond, or
  ///   no time at all.
  public func repeated(_ count: Double, autoreverses: Bool = false) -> Chain {
    require(
      count >= 1 && count.rounded() == count,
      "a chain's repeat count must be a whole number, 1 or more, not \(count)")
    require(
      count == 1 || iterationLength == 0 || iterationLength >= 0.001,
      "a chain that repeats must take at least 0.001 s, not \(iterationLength) s")
    var chain = self
    (chain.repeatCount, chain.autoreverses) = (count, autoreverses)
    return chain
  }
}

/// The reason why a chain has ended.
public enum ChainEnd: Hashable, Sendable, CaseIterable {
  /// The chain ran to its end.
  case finished
  /// The chain was canceled.
  case cancelled
  /// One of the chain's animations was removed or never visible, or its layer left the tree or was deallocated.
  case interrupted
}

/// A chain may contain closures and layers, which belong to a single thread.
@available(*, unavailable)
extension Chain: @unchecked Sendable {}
