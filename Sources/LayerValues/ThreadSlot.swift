import CoreGraphics
import Requirements

/// Storage for one object on each thread, made when the thread first accesses it.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> AnyObject

  package init(_ make: @escaping @Sendable () -> AnyObject) {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0!).release() }
    require(result == 0, "no thread-specific key left: error \(result)")
    self.key = key
    self.make = make
  }

  /// The thread's own object.
  package var object: AnyObject {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<AnyObject>.fromOpaque(stored).takeUnretainedValue()
    }
    let object = make()
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    return object
  }
}
