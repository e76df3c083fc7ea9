import CoreGraphics
public import QuartzCore
import Requirements

/// Operations on a layer that run together: see ``ChainOperations``.
///
/// A statement is a value: it can be stored and played any number of times, on other layers too.
public struct ChainStatement {
  /// The layer that the statement began with; nil for a statement without a layer, or if the layer no longer exists.
  public private(set) weak var layer: CALayer?
  private let isBound: Bool
  /// The operations of each stage.
  var stages: [[ChainOperation]] = [[]]
  /// The delay of the next operation within its stage, in seconds.
  var delay = 0.0

  /// Creates a statement without operations.
  ///
  /// - Parameter layer: The layer to animate; nil for a statement that is applied to layers later.
  public init(layer: CALayer? = nil) {
    self.layer = layer
    isBound = layer != nil
  }
}

extension ChainStatement {
  /// The number of operations.
  public var operationCount: Int { stages.reduce(0) { $0 + $1.count } }

  /// The statement as a chain: its operations are combined, and every `wait` begins a stage.
  public var chain: Chain { chain(as: .asSet) }

  /// Returns the statement as a chain with all operations animated in the same style.
  public func chain(as style: StatementStyle) -> Chain {
    let stages = stages.filter { !$0.isEmpty }
    return Chain(
      stages: stages.map { operations in
        let members = operations.flatMap { $0.settings(style) }.map { [ChainStage(setting: $0)] }
        return ChainStage(setting: ChainSetting(animation: CAAnimation()), members: members)
      })
  }

  /// Plays the statement on its layer.
  ///
  /// - Parameters:
  ///   - style: The style of all operations. By default each operation has the style that its modifiers set.
  ///   - completion: Called once when the statement has ended, with the reason. It's called immediately with
  ///     ``ChainEnd/interrupted`` if the layer no longer exists, and with ``ChainEnd/finished`` if there are no
  ///     operations.
  /// - Returns: The playback; nil if the layer was released.
  /// - Precondition: The statement began with a layer. To play a statement without one, use
  ///   `layer.animate(chain: statement.chain)`.
  @discardableResult
  public func animate(
    as style: StatementStyle = .asSet, completion: ((ChainEnd) -> Void)? = nil
  ) -> ChainPlayback? {
    require(isBound, "the statement has no layer: play it with layer.animate(chain: statement.chain)")
    guard let layer else {
      completion?(.interrupted)
      return nil
    }
    return layer.animate(chain: chain(as: style), completion: completion)
  }

  /// Returns the statement with one more operation.
  func adding(_ components: ChainOperation.Component...) -> ChainStatement {
    var statement = self
    statement.stages[stages.count - 1].append(ChainOperation(components: components, delay: delay))
    return statement
  }

  /// Returns the statement with a change of its last operation, if there is one.
  func modifyingLastOperation(_ change: (inout ChainOperation) -> Void) -> ChainStatement {
    var statement = self
    guard let stage = stages.lastIndex(where: { !$0.isEmpty }) else { return self }
    change(&statement.stages[stage][stages[stage].count - 1])
    return statement
  }
}

/// A statement may contain closures and a layer, which belong to a single thread.
@available(*, unavailable)
extension ChainStatement: @unchecked Sendable {}
