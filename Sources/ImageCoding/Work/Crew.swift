import Dispatch
import Synchronization

/// Threads that take on work, one of them the one that waits for it.
///
/// All others come and go with the work. A crew of one is the one who waits, so nothing stands still where the
/// system has no thread to give.
package final class Crew: Sendable {
  /// How many there are.
  package let threads: Int
  private let state = Mutex(State())

  private struct State {
    var waiting: [any Task] = []
    var helperCount = 0

    mutating func next() -> (any Task)? { waiting.isEmpty ? nil : waiting.removeFirst() }
  }

  /// Something to do.
  protocol Task: Sendable {
    func perform()
  }

  /// A crew for pieces of work that hold `pixelCount` pixels each: fewer than asked for where the pieces together
  /// would fill memory, and never more than 64.
  package init(threads: Int, pixelCount: Int) {
    self.threads = max(1, min(threads, Self.strongest, Self.pixelLimit / max(1, pixelCount)))
  }

  private static let strongest = 64
  /// Two pieces wait for each thread: a quarter of a gibibyte.
  private static let pixelLimit = 1 << 25
}

extension Crew {
  /// Gives a task to the next thread that is free.
  func add(_ task: any Task) {
    let needsHelper = state.withLock { state in
      state.waiting.append(task)
      guard state.helperCount < threads - 1 else { return false }
      state.helperCount += 1
      return true
    }
    if needsHelper { DispatchQueue.global().async(execute: help) }
  }

  /// Performs the task that has waited longest; false where none waits.
  func performNext() -> Bool {
    guard let task = state.withLock({ $0.next() }) else { return false }
    task.perform()
    return true
  }

  private func help() {
    while let task = nextOrLeave() { task.perform() }
  }

  private func nextOrLeave() -> (any Task)? {
    state.withLock { state in
      let task = state.next()
      if task == nil { state.helperCount -= 1 }
      return task
    }
  }
}
