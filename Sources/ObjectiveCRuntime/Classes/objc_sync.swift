import Foundation
import Synchronization

/// The result of a successful synchronization.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The result of leaving an object that the thread hasn't entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread has entered an object, and enters it.
///
/// A thread may enter an object several times, and leaves it with as many calls of ``objc_sync_exit(_:)``.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let object = obj as AnyObject
  let monitor = Monitor.all.value.withLock { monitors in
    let monitor = monitors[ObjectIdentifier(object)] ?? Monitor()
    monitors[ObjectIdentifier(object)] = monitor
    monitor.userCount += 1
    return monitor
  }
  monitor.lock.lock()
  monitor.depth += 1
  return OBJC_SYNC_SUCCESS
}

/// Leaves an object that the thread has entered.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``, or ``OBJC_SYNC_NOT_OWNING_THREAD_ERROR`` if the thread hasn't entered the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let object = obj as AnyObject
  guard let monitor = Monitor.all.value.withLock({ $0[ObjectIdentifier(object)] }), monitor.lock.try()
  else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
  defer { monitor.lock.unlock() }
  guard monitor.depth > 0 else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
  monitor.depth -= 1
  monitor.lock.unlock()
  Monitor.all.value.withLock { monitors in
    monitor.userCount -= 1
    if monitor.userCount == 0 { monitors[ObjectIdentifier(object)] = nil }
  }
  return OBJC_SYNC_SUCCESS
}

/// The lock of an object that threads have entered or wait to enter.
private final class Monitor: @unchecked Sendable {
  let lock = NSRecursiveLock()
  /// The number of times that the owner has entered the object; guarded by `lock`.
  var depth = 0
  /// The number of entrances, including those that wait; guarded by `all`.
  var userCount = 0

  /// The monitors of all objects that are entered now.
  static let all = Shared(Mutex<[ObjectIdentifier: Monitor]>([:]))
}

/// A reference to a value that can't be copied.
private final class Shared<Value: ~Copyable & Sendable>: Sendable {
  let value: Value
  init(_ value: consuming Value) { self.value = value }
}
