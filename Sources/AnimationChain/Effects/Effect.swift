public import CoreGraphics
public import QuartzCore

/// A ready-made chain that draws attention to a layer, brings it in or takes it away.
///
/// ```swift
/// layer.play(.tada)
/// layer.play(.bounce(from: .left), repeatCount: 2) { end in … }
/// Effect.pulse().play(on: dots, stagger: 0.1)
/// ```
///
/// The eleven effects are those of AXAnimationChain, with its numbers unless their documentation says otherwise.
public struct Effect {
  /// What it's called.
  public let name: String
  /// The animations.
  public let chain: Chain

  /// Creates an effect of your own.
  public init(name: String, chain: Chain) {
    self.name = name
    self.chain = chain
  }

  init(_ name: String, _ animator: ChainAnimator) { self.init(name: name, chain: Chain(animator)) }
}

extension Effect {
  /// Where an effect comes from.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// From above, where y points down.
    case top
    /// From the left.
    case left
    /// From below.
    case bottom
    /// From the right.
    case right
  }

  /// How long the effect takes once, in seconds.
  public var length: CFTimeInterval { chain.length }
}

// MARK: - Playing

extension Effect {
  /// Plays the effect on a layer: see ``Chain/play(on:after:completion:)``.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - delay: After how many seconds it begins. Default 0.
  ///   - repeatCount: How many times; infinity for ever. Default 1.
  ///   - completion: Called once when it has ended, with how.
  /// - Precondition: `repeatCount` is a whole number, 1 or more, or infinite.
  @discardableResult
  public func play(
    on layer: CALayer, after delay: CFTimeInterval = 0, repeatCount: Double = 1,
    completion: ((ChainEnd) -> Void)? = nil
  ) -> ChainPlayback {
    chain.repeated(repeatCount).play(on: layer, after: delay, completion: completion)
  }

  /// Plays the effect on several layers, one after the other by `stagger` seconds: see
  /// ``Chain/play(on:stagger:completion:)``.
  @discardableResult
  public func play(
    on layers: [CALayer], stagger: CFTimeInterval, repeatCount: Double = 1,
    completion: ((ChainEnd) -> Void)? = nil
  ) -> [ChainPlayback] {
    chain.repeated(repeatCount).play(on: layers, stagger: stagger, completion: completion)
  }
}

extension CALayer {
  /// Plays an effect on the layer: see ``Effect/play(on:after:repeatCount:completion:)``.
  @discardableResult
  public func play(
    _ effect: Effect, after delay: CFTimeInterval = 0, repeatCount: Double = 1,
    completion: ((ChainEnd) -> Void)? = nil
  ) -> ChainPlayback {
    effect.play(on: self, after: delay, repeatCount: repeatCount, completion: completion)
  }
}

/// An effect may hold closures, which belong to one thread.
@available(*, unavailable)
extension Effect: @unchecked Sendable {}
