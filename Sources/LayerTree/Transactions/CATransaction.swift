public import CoreGraphics
import Foundation

/// A group of changes to layers that take effect together.
///
/// Every thread has its own transactions. They can be nested; a value that isn't set in a transaction is inherited from
/// the enclosing one. A change outside any transaction opens an implicit one. Changes are committed when the outermost
/// transaction ends, by ``flush()``, and whenever a stage advances.
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() { TransactionStack.current.begin() }

  /// Ends the innermost transaction that ``begin()`` opened; does nothing without one.
  open class func commit() { TransactionStack.current.end() }

  /// Commits the implicit transaction; does nothing between ``begin()`` and ``commit()``.
  open class func flush() { TransactionStack.current.flush() }

  /// Acquires the lock, waiting until no other thread holds it; the thread that holds it can acquire it again.
  ///
  /// It's a single recursive lock for the whole program, for clients that change layers on several threads. The library
  /// itself never acquires it.
  open class func lock() { sharedLock.lock() }

  /// Releases the lock; call it once for every ``lock()``, on the same thread.
  open class func unlock() { sharedLock.unlock() }

  private static let sharedLock = NSRecursiveLock()

  /// Returns the duration of animations that don't specify one, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.duration }

  /// Sets the duration of animations that don't specify one, in seconds; a value below 0 or NaN is ignored.
  ///
  /// If the duration is 0, changing a property starts no animation.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur >= 0 else {
      return CoreAnimationDiagnostics.report("a transaction's duration must be 0 or more, not \(dur)")
    }
    TransactionStack.current.change { $0.duration = dur }
  }

  /// Returns the timing function of animations that don't specify one. Default nil.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.timingFunction
  }

  /// Sets the timing function of animations that don't specify one.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.change { $0.timingFunction = .some(function) }
  }

  /// Returns whether actions for property changes are disabled. Default false.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

  /// Sets whether actions for property changes are disabled.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.change { $0.disablesActions = flag }
  }

  /// Returns the block that runs when the transaction's animations have ended; nil by default.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completionBlock }

  /// Sets a block that runs when all animations added to this transaction after this call have ended or were removed.
  /// If there are none, it runs at the commit.
  ///
  /// A second block doesn't replace the first: both run.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.addCompletion(block)
  }

  /// Returns the value of one of the four settings or of a custom key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.userValue(forKey: key)
    }
  }

  /// Sets one of the four settings or the value of a custom key.
  ///
  /// A value of the wrong type for a setting is ignored.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard let duration = Coerced.double(anObject) else {
        return Coerced.reportWrongType(of: anObject, for: key)
      }
      setAnimationDuration(duration)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(Coerced.optional(anObject, else: animationTimingFunction(), for: key))
    case kCATransactionDisableActions:
      guard let flag = Coerced.bool(anObject) else { return Coerced.reportWrongType(of: anObject, for: key) }
      setDisableActions(flag)
    case kCATransactionCompletionBlock:
      guard let block = anObject as? () -> Void else {
        return Coerced.reportWrongType(of: anObject, for: key)
      }
      setCompletionBlock(block)
    default: TransactionStack.current.change { $0.userValues[key] = .some(anObject) }
    }
  }
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
