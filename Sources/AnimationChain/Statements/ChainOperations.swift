import QuartzCore
import Requirements

/// The operations that a statement consists of. A statement begins with a layer or a view, or continues another statement.
///
/// ```swift
/// layer.spring.center(by: CGPoint(x: 0, y: 100)).easeOut.spring
///   .size(by: CGSize(width: 100, height: 100)).spring
///   .cornerRadius(by: 4)
///   .animate()
/// ```
///
/// Each operation is an animation to a value or by a change. All operations of a statement run together, unless
/// ``after(_:)`` delays them or ``wait(_:)`` begins another stage. Modifiers **follow** the operation that they change. In
/// the example, center and size are springs, the first one with the timing function `easeOut`, and the corner radius is a
/// basic animation. A modifier before all operations, like the first `spring`, has no effect.
public protocol ChainOperations {
  /// The statement so far, to which operations are added.
  var chainStatement: ChainStatement { get }
}

extension CALayer: ChainOperations {
  /// A statement about this layer without operations.
  public var chainStatement: ChainStatement { ChainStatement(layer: self) }
}

extension ChainStatement: ChainOperations {
  /// This statement.
  public var chainStatement: ChainStatement { self }
}

extension ChainOperations {
  /// A new statement, or the statement so far with a spring as its last operation.
  public var spring: ChainStatement { chainStatement.spring() }

  /// A new statement, or the statement so far with a basic animation as its last operation.
  public var basic: ChainStatement { chainStatement.basic() }

  /// Delays the following operations of the stage, in addition to earlier delays.
  ///
  /// - Parameter seconds: The additional delay.
  /// - Precondition: `seconds` is finite and 0 or more.
  public func after(_ seconds: Double) -> ChainStatement {
    require(seconds >= 0 && seconds.isFinite, "a delay must be finite and 0 or more, not \(seconds) s")
    var statement = chainStatement
    statement.delay += seconds
    return statement
  }

  /// Begins a new stage, in which the following operations run after all preceding ones have ended.
  ///
  /// - Parameter seconds: The delay of the following operations in the new stage. Default 0.
  /// - Precondition: `seconds` is finite and 0 or more.
  public func wait(_ seconds: Double = 0) -> ChainStatement {
    require(seconds >= 0 && seconds.isFinite, "a wait must be finite and 0 or more, not \(seconds) s")
    var statement = chainStatement
    statement.stages.append([])
    statement.delay = seconds
    return statement
  }
}
