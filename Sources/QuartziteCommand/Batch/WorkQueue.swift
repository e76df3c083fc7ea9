import Foundation
import Synchronization

/// Tasks that a number of threads perform, and their outcomes, which one thread collects.
final class WorkQueue<Task: QueuedTask>: Sendable {
  private let state: Mutex<State>
  /// Signaled when there is an outcome.
  private let arrival = DispatchSemaphore(value: 0)
  private let isCanceled = CancellationFlag()

  private struct State {
    /// The tasks that haven't begun, the next one at the end. A task is released when it ends.
    var waiting: [Task]
    var outcomes: [Task.Outcome] = []
    var uncollectedCount: Int
    var workerCount = 0
  }

  init(_ tasks: [Task]) {
    state = Mutex(
      State(waiting: tasks.reversed(), uncollectedCount: tasks.reduce(0) { $0 + $1.outcomeCount }))
  }
}

/// The work of one thread at a time.
protocol QueuedTask: Sendable {
  associatedtype Outcome: Sendable

  /// The number of outcomes, unless the task is canceled.
  var outcomeCount: Int { get }

  /// Performs the task, and calls `deliver` with each outcome as soon as it's known.
  func perform(until isCanceled: CancellationFlag, deliver: (Outcome) -> Void)
}

extension WorkQueue {
  /// Starts the threads.
  func start(workerCount: Int) {
    let count = max(1, min(workerCount, state.withLock(\.waiting.count)))
    state.withLock { $0.workerCount = count }
    let program = ProgramDescription.current
    for _ in 0..<count {
      let thread = Thread { ProgramDescription.$current.withValue(program) { self.work() } }
      // Layer trees and Lottie files are nested, and secondary threads have small stacks.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Returns the outcomes that have arrived, possibly none after 0.05 s; nil once all were collected.
  func nextOutcomes() -> [Task.Outcome]? {
    guard state.withLock(\.uncollectedCount) > 0 else { return nil }
    _ = arrival.wait(timeout: .now() + .milliseconds(50))
    return state.withLock { state in
      defer { state.outcomes = [] }
      state.uncollectedCount -= state.outcomes.count
      return state.outcomes
    }
  }

  /// Drops the tasks that haven't begun, ends the running ones, and waits for the threads.
  func cancel() {
    state.withLock { $0.waiting = [] }
    isCanceled.set()
    while state.withLock(\.workerCount) > 0 { _ = arrival.wait(timeout: .now() + .milliseconds(50)) }
  }

  private func work() {
    while let task = state.withLock({ $0.waiting.popLast() }) {
      task.perform(until: isCanceled) { outcome in
        state.withLock { $0.outcomes.append(outcome) }
        arrival.signal()
      }
    }
    state.withLock { $0.workerCount -= 1 }
    arrival.signal()
  }
}
