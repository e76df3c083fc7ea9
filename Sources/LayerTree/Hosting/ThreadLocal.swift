import CoreGraphics
import Requirements

/// A value of which every thread has its own, made when the thread first asks for it.
package final class ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0!).release() }
    require(result == 0, "no thread-specific key left: error \(result)")
    self.key = key
    self.make = make
  }

  package var value: Value {
    if let stored = pthread_getspecific(key) {
      return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(stored).takeUnretainedValue(), to: Value.self)
    }
    let value = make()
    pthread_setspecific(key, Unmanaged<AnyObject>.passRetained(value).toOpaque())
    return value
  }
}
