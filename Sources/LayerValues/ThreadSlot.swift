import CMainQueue
import CoreGraphics
import Requirements
import Synchronization

/// Storage for one object on each thread, created when the thread first accesses it.
///
/// The main thread and the work of the main queue share one object, regardless of the thread that performs the work. In an
/// asynchronous program on Linux, that thread changes from one suspension to the next. If the main queue's work passes
/// work to another queue and waits for it, that work belongs to the thread that performs it.
///
/// When a thread ends, its object is released while the thread can still use Dispatch. After Dispatch has released its own
/// data of the thread, another call of it would release the same data again.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> AnyObject
  private let main = MainObject()

  package init(_ make: @escaping @Sendable () -> AnyObject) {
    var key = pthread_key_t()
    // The destructor is for systems that don't offer an earlier call.
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
    quartzite_call_at_thread_end(Self.releaseObject, UnsafeMutableRawPointer(bitPattern: UInt(key) + 1))
    return object
  }

  /// Releases the calling thread's object of the slot whose key is the argument's address less 1, since the first key is 0.
  private static let releaseObject: @convention(c) (UnsafeMutableRawPointer?) -> Void = { address in
    let key = pthread_key_t(UInt(bitPattern: address) - 1)
    guard let stored = pthread_getspecific(key) else { return }
    pthread_setspecific(key, nil)
    Unmanaged<AnyObject>.fromOpaque(stored).release()
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
