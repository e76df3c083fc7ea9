import CMainQueue
import CoreGraphics
import Requirements
import Synchronization

/// Storage for one object on each thread, made when the thread first accesses it.
///
/// The main thread and the work of the main queue share one object, whichever thread does that work: in an asynchronous
/// program on Linux, that changes from one suspension to the next. Work that the main queue's work passes to another queue
/// and waits for belongs to the thread that does it.
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

/// The object that the main queue's work has in a slot. It's never released.
private final class MainObject: Sendable {
  /// The object's address; 0 before it's made.
  private let address = Atomic<UInt>(0)

  /// Returns the object, made at the first access. Only the main queue's work calls this, so it's never made twice.
  func object(made make: @Sendable () -> AnyObject) -> AnyObject {
    if let stored = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
      return Unmanaged<AnyObject>.fromOpaque(stored).takeUnretainedValue()
    }
    let object = make()
    address.store(UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()), ordering: .releasing)
    return object
  }
}
