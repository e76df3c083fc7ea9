import Foundation
import Synchronization

/// Tasks that a number of threads perform, and their outcomes, which one thread collects.
final class FilmQueue: Sendable {
  private let state: Mutex<State>
  /// Signaled when there is an outcome.
  private let arrival = DispatchSemaphore(value: 0)
  private let isCanceled = CancellationFlag()

  private struct State {
    var waiting: ArraySlice<FilmTask>
    var outcomes: [(FilmJob, FilmTask.Outcome)] = []
    var uncollectedCount: Int
    var workerCount = 0
  }

  init(_ tasks: [FilmTask]) {
    state = Mutex(State(waiting: tasks[...], uncollectedCount: tasks.count))
  }
}

extension FilmQueue {
  /// Starts the threads.
  func start(workerCount: Int) {
    let count = max(1, min(workerCount, state.withLock(\.waiting.count)))
    state.withLock { $0.workerCount = count }
    for _ in 0..<count {
      let thread = Thread { self.work() }
      // Layer trees and Lottie files are nested, and secondary threads have small stacks.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Returns the outcomes that have arrived, possibly none after 0.05 s; nil once all were collected.
  func nextOutcomes() -> [(FilmJob, FilmTask.Outcome)]? {
    guard state.withLock(\.uncollectedCount) > 0 else { return nil }
    _ = arrival.wait(timeout: .now() + .milliseconds(50))
    return state.withLock { state in
      defer { state.outcomes = [] }
      state.uncollectedCount -= state.outcomes.count
      return state.outcomes
    }
  }

  /// Drops the tasks that haven't begun, ends those that have, and waits for the threads.
  func cancel() {
    state.withLock { $0.waiting = [] }
    isCanceled.set()
    while state.withLock(\.workerCount) > 0 { _ = arrival.wait(timeout: .now() + .milliseconds(50)) }
  }

  private func work() {
    while let task = state.withLock({ $0.waiting.popFirst() }) {
      let outcome = task.perform(until: isCanceled)
      state.withLock { $0.outcomes.append((task.job, outcome)) }
      arrival.signal()
    }
    state.withLock { $0.workerCount -= 1 }
    arrival.signal()
  }
}

/// Whether work is to end early, shared by threads.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() { flag.store(true, ordering: .relaxed) }
}
