import QuartzCore
import Requirements

/// What statements can begin with: a layer, a view, or a statement that has begun.
///
/// ```swift
/// layer.spring.center(by: CGPoint(x: 0, y: 100)).easeOut.spring
///   .size(by: CGSize(width: 100, height: 100)).spring
///   .cornerRadius(by: 4)
///   .animate()
/// ```
///
/// Each operation is an animation to a value or by an amount; all operations of a statement run together, unless
/// ``after(_:)`` delays them or ``wait(_:)`` begins another stage. Modifiers stand **behind** the operation that they
/// change: above, the way to the centre and the size are springs, the first along `easeOut`, and the corner radius is
/// a basic animation. A modifier before all operations, like the first `spring`, changes nothing.
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
  /// Begins a statement: as a modifier before all operations it changes nothing.
  public var spring: ChainStatement { chainStatement.spring() }

  /// Begins a statement: as a modifier before all operations it changes nothing.
  public var basic: ChainStatement { chainStatement.basic() }

  /// Lets the operations that follow begin later, after `seconds` more than those before, as their stage goes.
  ///
  /// - Precondition: `seconds` is finite and 0 or more.
  public func after(_ seconds: Double) -> ChainStatement {
    require(seconds >= 0 && seconds.isFinite, "an operation can't begin after \(seconds) s")
    var statement = chainStatement
    statement.delay += seconds
    return statement
  }

  /// Lets the operations that follow begin when all before have ended, and `seconds` later. Default 0.
  ///
  /// - Precondition: `seconds` is finite and 0 or more.
  public func wait(_ seconds: Double = 0) -> ChainStatement {
    require(seconds >= 0 && seconds.isFinite, "an operation can't wait for \(seconds) s")
    var statement = chainStatement
    statement.stages.append([])
    statement.delay = seconds
    return statement
  }
}
