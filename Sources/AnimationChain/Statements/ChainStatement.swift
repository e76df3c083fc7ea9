import CoreGraphics
public import QuartzCore
import Requirements

/// Operations on a layer that are animated together: see ``ChainOperations``.
///
/// A statement is a value: it can be kept, and played any number of times, also on other layers.
public struct ChainStatement {
  /// The layer that it begins with; nil for a statement without one, and when it's gone.
  public private(set) weak var layer: CALayer?
  private let isBound: Bool
  /// The operations of each stage.
  var stages: [[ChainOperation]] = [[]]
  /// How long after its stage's beginning the next operation begins.
  var delay = 0.0

  /// Creates a statement without operations.
  ///
  /// - Parameter layer: The layer to animate; nil for one that is played on layers later.
  public init(layer: CALayer? = nil) {
    self.layer = layer
    isBound = layer != nil
  }
}

extension ChainStatement {
  /// How many operations there are.
  public var operationCount: Int { stages.reduce(0) { $0 + $1.count } }

  /// The statement as a chain: its operations are combined, and every `wait` begins a stage.
  public var chain: Chain { chain(as: .asSet) }

  /// The statement as a chain whose operations are all animated in one way.
  public func chain(as style: StatementStyle) -> Chain {
    let stages = stages.filter { !$0.isEmpty }
    return Chain(
      stages: stages.map { operations in
        let members = operations.flatMap { $0.settings(style) }.map { [ChainStep(setting: $0)] }
        return ChainStep(setting: ChainSetting(animation: CAAnimation()), combined: members)
      })
  }

  /// Plays the statement on its layer.
  ///
  /// - Parameters:
  ///   - style: How every operation is animated. Default as each was set.
  ///   - completion: Called once when all have ended, with how: for a layer that is gone, at once with
  ///     ``ChainEnd/interrupted``; without operations, at once with ``ChainEnd/finished``.
  /// - Returns: What controls it; nil where the layer is gone.
  /// - Precondition: The statement began with a layer. Play others with ``Chain/play(on:after:completion:)``.
  @discardableResult
  public func animate(
    as style: StatementStyle = .asSet, completion: ((ChainEnd) -> Void)? = nil
  ) -> ChainPlayback? {
    require(isBound, "the statement has no layer: play its chain on one")
    guard let layer else {
      completion?(.interrupted)
      return nil
    }
    return chain(as: style).play(on: layer, completion: completion)
  }

  /// Adds an operation.
  func adding(_ parts: ChainOperation.Part...) -> ChainStatement {
    var statement = self
    statement.stages[stages.count - 1].append(ChainOperation(parts: parts, delay: delay))
    return statement
  }

  /// Changes the last operation, if there is one.
  func changingLast(_ change: (inout ChainOperation) -> Void) -> ChainStatement {
    var statement = self
    guard let stage = stages.lastIndex(where: { !$0.isEmpty }) else { return self }
    change(&statement.stages[stage][stages[stage].count - 1])
    return statement
  }
}

/// A statement may hold closures and a layer, which belong to one thread.
@available(*, unavailable)
extension ChainStatement: @unchecked Sendable {}
