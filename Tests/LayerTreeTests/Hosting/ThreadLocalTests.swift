import Foundation
import Synchronization
import Testing

@testable import LayerTree

/// Objects are released while their thread can still use Dispatch, whose own data is released by an earlier key.
@Suite struct ThreadLocalTests {
  private final class Marker: Sendable {
    let release: @Sendable () -> Void
    init(_ release: @escaping @Sendable () -> Void) { self.release = release }
    deinit { release() }
  }

  private final class Events: Sendable {
    private let list = Mutex<[String]>([])
    var all: [String] { list.withLock { $0 } }
    func append(_ event: String) { list.withLock { $0.append(event) } }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs a function on a thread of its own, and returns after the thread has ended.
  private func runOnThread(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { context in
        Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(Body(body)).toOpaque())
    pthread_join(thread, nil)
  }

  @Test func `an object is released before the values of earlier keys`() {
    var key = pthread_key_t()
    pthread_key_create(&key) { Unmanaged<Events>.fromOpaque($0!).takeRetainedValue().append("value") }
    let events = Events()
    let local = ThreadLocal { Marker { events.append("object") } }
    runOnThread { [key] in
      pthread_setspecific(key, Unmanaged.passRetained(events).toOpaque())
      _ = local.value
    }
    pthread_key_delete(key)
    #expect(events.all == ["object", "value"])
  }

  @Test func `an object that another one creates at its release is released too`() {
    let events = Events()
    let second = ThreadLocal { Marker { events.append("second") } }
    let first = ThreadLocal {
      Marker {
        events.append("first")
        _ = second.value
      }
    }
    runOnThread { _ = first.value }
    #expect(events.all == ["first", "second"])
  }
}
