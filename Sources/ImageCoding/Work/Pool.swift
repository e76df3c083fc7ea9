import Synchronization

/// A pool of reusable values; each thread borrows one at a time.
final class Pool<Value: Sendable>: Sendable {
  private let idle = Mutex<[Value]>([])
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  func borrow<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    var value = idle.withLock { $0.popLast() } ?? make()
    defer { recycle(value) }
    return try body(&value)
  }

  private func recycle(_ value: consuming Value) {
    let value = consume value
    idle.withLock { $0.append(value) }
  }

  /// Removes and returns all values that aren't borrowed.
  func takeAll() -> [Value] {
    idle.withLock { values in
      defer { values = [] }
      return values
    }
  }
}
