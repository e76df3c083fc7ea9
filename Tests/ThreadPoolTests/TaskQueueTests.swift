import Dispatch
import Synchronization
import Testing

@testable import ThreadPool

/// Tasks of queues that helpers perform.
@Suite struct TaskQueueTests {
  @Test(arguments: 1...3)
  func `every task is performed, by no more threads than there may be`(_ maximumCount: Int) {
    let helpers = HelperThreads(maximumCount: maximumCount)
    let runningCount = Atomic(0)
    let excessCount = Atomic(0)
    for _ in 0..<20 {
      let queues = (0..<5).map { _ in Queue(taskCount: 30) }
      for queue in queues {
        helpers.help {
          let count = runningCount.add(1, ordering: .relaxed).newValue
          defer { runningCount.subtract(1, ordering: .relaxed) }
          if count > maximumCount { excessCount.add(1, ordering: .relaxed) }
          return queue.performNext()
        }
        helpers.wake(2)
        helpers.perform(3) { _ in }
      }
      for queue in queues { #expect(queue.hasEnded) }
    }
    #expect(excessCount.load(ordering: .relaxed) == 0)
  }

  @Test func `as many helpers as there may be work at a time`() {
    let helpers = HelperThreads(maximumCount: 2)
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let end = DispatchSemaphore(value: 0)
    for (own, other) in [(first, second), (second, first)] {
      helpers.help {
        other.signal()
        if own.hasSignal { end.signal() }
        return false
      }
    }
    #expect(end.hasSignal && end.hasSignal)
  }

  @Test func `helpers take turns with the queues`() {
    let (helpers, log) = (HelperThreads(maximumCount: 1), Log())
    let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    for name in ["a", "b"] {
      let count = Atomic(0)
      helpers.help {
        guard start.hasSignal else { return false }
        log.append(name)
        if count.add(1, ordering: .relaxed).newValue < 3 { return true }
        end.signal()
        return false
      }
    }
    for _ in 0..<6 { start.signal() }
    #expect(end.hasSignal && end.hasSignal)
    #expect(log.names == ["a", "b", "a", "b", "a", "b"])
  }

  @Test func `shared work goes before the next task`() {
    let (helpers, log) = (HelperThreads(maximumCount: 1), Log())
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let (isHelped, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    helpers.help {
      log.append("task")
      if log.names.count > 1 {
        isOver.signal()
        return false
      }
      hasBegun.signal()
      return mayEnd.hasSignal
    }
    #expect(hasBegun.hasSignal && helpers.taskCount == 1)
    helpers.perform(2) { call in
      if call == 0 {
        mayEnd.signal()
        _ = isHelped.hasSignal
      } else {
        log.append(helpers.taskCount == 0 ? "shared work" : "shared work during a task")
        isHelped.signal()
      }
    }
    #expect(isOver.hasSignal)
    #expect(log.names == ["task", "shared work", "task"])
  }

  /// A number of tasks that do nothing.
  private final class Queue: Sendable {
    private let remainingCount: Atomic<Int>
    private let end = DispatchSemaphore(value: 0)

    init(taskCount: Int) { remainingCount = Atomic(taskCount) }

    func performNext() -> Bool {
      if remainingCount.subtract(1, ordering: .relaxed).newValue >= 0 { return true }
      end.signal()
      return false
    }

    /// Whether a helper has found no task anymore, after waiting for that.
    var hasEnded: Bool { end.hasSignal && remainingCount.load(ordering: .relaxed) == -1 }
  }

  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var names: [String] { entries.withLock { $0 } }

    func append(_ name: String) { entries.withLock { $0.append(name) } }
  }
}

extension DispatchSemaphore {
  /// Whether it's signaled, after waiting for that at most a minute.
  fileprivate var hasSignal: Bool { wait(timeout: .now() + 60) == .success }
}
