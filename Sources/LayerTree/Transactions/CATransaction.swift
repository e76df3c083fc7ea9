public import CoreGraphics
import Foundation

/// Groups changes to layers that take effect together.
///
/// Every thread has its own transactions, which may be nested: what isn't set in one is what the one around it
/// says. The first change outside of any opens an implicit one. Changes are committed when the outermost
/// transaction ends, by ``flush()``, and whenever a stage goes on.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() { TransactionStack.current.begin() }

  /// Ends the innermost transaction that `begin` opened; without one it does nothing.
  open class func commit() { TransactionStack.current.end() }

  /// Commits the implicit transaction; inside of `begin` and `commit` it does nothing.
  open class func flush() { TransactionStack.current.flush() }

  /// Waits until no other thread holds the lock, and takes it; whoever holds it may take it again.
  ///
  /// It's one lock for the whole program, for code of yours that changes layers on several threads: nothing here takes
  /// it by itself.
  open class func lock() { sharedLock.lock() }

  /// Gives the lock back; call it once for every ``lock()``, on the same thread.
  open class func unlock() { sharedLock.unlock() }

  private static let sharedLock = NSRecursiveLock()

  /// Returns the duration of animations that have none, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.duration }

  /// Sets the duration of animations that have none, in seconds; what is below 0 or no number is ignored.
  ///
  /// With 0, changing a property starts no animation.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur >= 0 else {
      return CoreAnimationDiagnostics.report("a transaction's duration can't be \(dur)")
    }
    TransactionStack.current.change { $0.duration = dur }
  }

  /// Returns the pacing of animations that have none; nil by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.timingFunction
  }

  /// Sets the pacing of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.change { $0.timingFunction = .some(function) }
  }

  /// Returns whether property changes run no actions. Default false.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }

  /// Sets whether property changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.change { $0.disablesActions = flag }
  }

  /// Returns the block that runs when the transaction's animations are over; nil by default.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completionBlock }

  /// Sets a block that runs once all animations added from now on in this transaction have ended or were
  /// removed: at the commit where there are none.
  ///
  /// A second block doesn't replace the first: both run.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.addCompletion(block)
  }

  /// Returns the value of one of the four settings or of a key of the user's own.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.userValue(forKey: key)
    }
  }

  /// Sets one of the four settings or a value under a key of the user's own.
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
