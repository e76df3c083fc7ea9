import Synchronization
package import ThreadPool

/// The threads that perform some tasks: the one that waits for the results, and helpers of the process, which also share the
/// drawing of pictures.
///
/// Because the waiting thread performs tasks too, work progresses even if no helper is free.
package final class Crew: Sendable {
  /// The largest number of threads.
  package let threads: Int
  private let helpers: HelperThreads
  private let state = Mutex(State())

  private struct State {
    var waiting: [any Task] = []
    var helperCount = 0

    mutating func next() -> (any Task)? { waiting.isEmpty ? nil : waiting.removeFirst() }
  }

  /// A unit of work.
  protocol Task: Sendable {
    func perform()
  }

  /// Creates a crew of at most 64 threads; fewer if all tasks together would need too much memory.
  ///
  /// - Parameters:
  ///   - threads: The requested number of threads.
  ///   - pixelCount: The number of pixels that each task retains.
  ///   - helpers: All threads but the one that waits for the results.
  package init(threads: Int, pixelCount: Int, helpers: HelperThreads = .shared) {
    self.helpers = helpers
    self.threads = max(1, min(threads, Self.maximumThreadCount, Self.pixelLimit / max(1, pixelCount)))
  }

  private static let maximumThreadCount = 64
  /// With two tasks per thread, 256 MiB.
  private static let pixelLimit = 1 << 25
}

extension Crew {
  /// Schedules a task for the next thread that is free.
  func add(_ task: any Task) {
    let needsHelper = state.withLock { state in
      state.waiting.append(task)
      guard state.helperCount < threads - 1 else { return false }
      state.helperCount += 1
      return true
    }
    if needsHelper { helpers.help { [weak self] in self?.performNextOrLeave() ?? false } }
  }

  /// Performs the oldest waiting task, and returns whether there was one.
  func performNext() -> Bool {
    guard let task = state.withLock({ $0.next() }) else { return false }
    task.perform()
    return true
  }

  /// Performs the oldest waiting task, as a helper; returns false if there is none, and then the helper leaves.
  private func performNextOrLeave() -> Bool {
    guard let task = nextOrLeave() else { return false }
    task.perform()
    return true
  }

  private func nextOrLeave() -> (any Task)? {
    state.withLock { state in
      let task = state.next()
      if task == nil { state.helperCount -= 1 }
      return task
    }
  }
}
