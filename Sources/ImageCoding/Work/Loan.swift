import Synchronization

/// Values that work borrows, one for each thread that works at the time: memory to keep from one piece to the next.
final class Loan<Value: Sendable>: Sendable {
  private let idle = Mutex<[Value]>([])
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  func borrow<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    var value = idle.withLock { $0.popLast() } ?? make()
    defer { giveBack(value) }
    return try body(&value)
  }

  private func giveBack(_ value: consuming Value) {
    let value = consume value
    idle.withLock { $0.append(value) }
  }

  /// Takes all the values that nobody has borrowed.
  func takeAll() -> [Value] {
    idle.withLock { values in
      defer { values = [] }
      return values
    }
  }
}
