import Dispatch
import Synchronization

/// Calls of a function with 0, 1, 2, …, which several threads divide among themselves.
///
/// Only atomic numbers change, until all calls have returned.
final class SharedWork: @unchecked Sendable {
  private let count: Int
  /// The function; nil once all calls have returned.
  private var call: (@Sendable (Int) -> Void)?
  private let startedCount = Atomic(0)
  private let returnedCount = Atomic(0)
  private let allReturned = DispatchSemaphore(value: 0)

  /// - Parameter count: The number of calls, at least 1.
  init(_ count: Int, _ call: @escaping @Sendable (Int) -> Void) { (self.count, self.call) = (count, call) }

  /// Makes calls until all have started.
  func makeCalls() {
    while true {
      let index = startedCount.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      makeCall(index)
      if returnedCount.add(1, ordering: .acquiringAndReleasing).newValue == count { allReturned.signal() }
    }
  }

  // Not inlined, so that nothing refers to the function anymore when the call counts as returned.
  @inline(never)
  private func makeCall(_ index: Int) { call?(index) }

  /// Waits until all calls have returned, and releases the function.
  func finish() {
    BriefWait().until { returnedCount.load(ordering: .relaxed) == count }
    allReturned.wait()
    // The semaphore orders memory, but the thread sanitizer doesn't know it.
    _ = returnedCount.load(ordering: .acquiring)
    call = nil
  }
}
