import CMainQueue
import CoreGraphics
import Requirements
import Synchronization

/// Storage for one object on each thread, created when the thread first accesses it.
///
/// The main thread and the work of the main queue share one object, regardless of the thread that performs the work. In an
/// asynchronous program on Linux, that thread changes from one suspension to the next. If the main queue's work passes
/// work to another queue and waits for it, that work belongs to the thread that performs it.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> AnyObject
  private let main = MainObject()

  package init(_ make: @escaping @Sendable () -> AnyObject) {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0!).release() }
    require(result == 0, "no thread-specific key left: error \(result)")
    self.key = key
    self.make = make
  }

  /// The object of the calling thread, or of the main queue's work.
  package var object: AnyObject { quartzite_does_main_work() ? main.object(made: make) : threadObject }

  private var threadObject: AnyObject {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<AnyObject>.fromOpaque(stored).takeUnretainedValue()
    }
    let object = make()
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    return object
  }
}

/// The object of the main queue's work in a slot. It's never released.
private final class MainObject: Sendable {
  /// The object's address; 0 before it's made.
  private let address = Atomic<UInt>(0)

  /// Returns the object, made at the first access. Only the main queue's work calls this, so the object is never created
  /// twice.
  func object(made make: @Sendable () -> AnyObject) -> AnyObject {
    if let stored = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
      return Unmanaged<AnyObject>.fromOpaque(stored).takeUnretainedValue()
    }
    let object = make()
    address.store(UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()), ordering: .releasing)
    return object
  }
}
