import Foundation

/// The values that are associated with one object, by key.
///
/// Replaced and removed values are returned, so that they are released without the lock: their deinitializers may use
/// associated objects too.
final class Associations: @unchecked Sendable {
  // Guarded by the lock.
  private var values: [UnsafeRawPointer: AssociatedValue] = [:]
  private let lock = NSLock()

  func value(forKey key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key] }?.value
  }

  func replaceValue(forKey key: UnsafeRawPointer, by value: AssociatedValue?) -> AssociatedValue? {
    lock.withLock {
      let former = values[key]
      values[key] = value
      return former
    }
  }

  func removeAll() -> [UnsafeRawPointer: AssociatedValue] {
    lock.withLock {
      let former = values
      values = [:]
      return former
    }
  }
}
