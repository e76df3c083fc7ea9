import Dispatch
import Foundation
import Synchronization

/// A pool of threads that help other threads.
///
/// A helper takes over a part of work that threads share, or performs a task of a queue. After that, it stays awake for a
/// moment: a picture has several steps that threads share, and waking a thread takes long.
package final class HelperThreads: @unchecked Sendable {
  /// The helpers of this process: one fewer than it has processors, because the thread that asks for help works too; but at
  /// least one.
  package static let shared = HelperThreads(
    maximumCount: max(1, ProcessInfo.processInfo.activeProcessorCount - 1))

  /// Work that threads share.
  private struct Request {
    let work: SharedWork
    /// The number of helpers that it still wants.
    var wantedCount: Int
  }

  /// Something that an idle helper can do.
  private enum Job {
    case share(SharedWork)
    case performTask(of: @Sendable () -> Bool)
  }

  /// The largest number of helpers at a time.
  package let maximumCount: Int

  // The thread sanitizer doesn't know the locks of Swift's own Mutex.
  private let lock = NSLock()
  private var requests: [Request] = []
  /// The queues that wait for a helper, the next one first. While a helper performs a queue's task, its entry isn't here.
  private var queues: [@Sendable () -> Bool] = []
  /// The number of helpers that all requests and queues want. Helpers read it without the lock.
  private let wantedCount = Atomic(0)
  /// The number of helpers, including those that haven't started yet.
  private var helperCount = 0
  /// The number of helpers that have no work: those that stay awake, and those that haven't started yet.
  private var idleCount = 0
  private var runningTaskCount = 0

  /// Creates a pool of at most `maximumCount` threads, at least 1.
  package init(maximumCount: Int) { self.maximumCount = maximumCount }

  /// The number of helpers that perform tasks of queues at the moment.
  package var taskCount: Int { lock.withLock { runningTaskCount } }
}

// MARK: - Shared work

extension HelperThreads {
  /// Calls a function with 0, 1, … up to `count` - 1, from this thread and from helpers, and returns when all calls have
  /// returned.
  ///
  /// This thread makes the calls that no helper has begun.
  package func perform(_ count: Int, _ call: @Sendable (Int) -> Void) {
    guard count > 1 else { return (0..<count).forEach(call) }
    withoutActuallyEscaping(call) { call in
      let work = SharedWork(count, call)
      request(Request(work: work, wantedCount: min(count - 1, maximumCount)))
      work.makeCalls()
      withdrawRequest(for: work)
      work.finish()
    }
  }

  /// Starts helpers ahead of time, so that up to `count` are awake when work follows in a moment.
  package func wake(_ count: Int) {
    let newCount = lock.withLock { addIdle(upTo: count) }
    startHelpers(newCount)
  }

  private func request(_ request: Request) {
    let newCount = lock.withLock {
      requests.append(request)
      return addIdle(upTo: changeWantedCount(by: request.wantedCount))
    }
    startHelpers(newCount)
  }

  private func withdrawRequest(for work: SharedWork) {
    lock.withLock {
      guard let index = requests.firstIndex(where: { $0.work === work }) else { return }
      changeWantedCount(by: -requests.remove(at: index).wantedCount)
    }
  }
}

// MARK: - Queues of tasks

extension HelperThreads {
  /// Lets one more helper perform tasks of a queue. Work that threads share goes first, and several queues take turns: after
  /// each task, helpers turn to the queue that has waited longest.
  ///
  /// All helpers can be busy for a long time, so the caller has to be able to perform the tasks too.
  ///
  /// - Parameter performNext: Performs the queue's next task and returns true; returns false if there is none. Helpers then no
  ///   longer call it. If a queue asks for several helpers, they call its function at the same time.
  package func help(_ performNext: @escaping @Sendable () -> Bool) {
    let newCount = lock.withLock { addIdle(upTo: append(performNext)) }
    startHelpers(newCount)
  }

  /// Appends an entry of a queue, and returns how many helpers are wanted now.
  private func append(_ performNext: @escaping @Sendable () -> Bool) -> Int {
    queues.append(performNext)
    return changeWantedCount(by: 1)
  }
}

// MARK: - Helpers

extension HelperThreads {
  /// Counts new helpers, so that `count` are idle or the pool is full, and returns their number. The caller starts them after
  /// it has released the lock.
  private func addIdle(upTo count: Int) -> Int {
    let newCount = max(0, min(count - idleCount, maximumCount - helperCount))
    idleCount += newCount
    helperCount += newCount
    return newCount
  }

  private func startHelpers(_ count: Int) {
    for _ in 0..<count { DispatchQueue.global().async { self.runHelper() } }
  }

  @discardableResult
  private func changeWantedCount(by change: Int) -> Int {
    wantedCount.add(change, ordering: .relaxed).newValue
  }

  /// Works until there is nothing to do for a moment.
  private func runHelper() {
    while let job = nextJob() {
      switch job {
      case .share(let work):
        work.makeCalls()
        lock.withLock { idleCount += 1 }
      case .performTask(let performNext):
        let mayHaveMore = performNext()
        lock.withLock {
          runningTaskCount -= 1
          idleCount += 1
          if mayHaveMore { _ = append(performNext) }
        }
      }
    }
  }

  /// Returns the next job of an idle helper; nil if there is none for a moment, so that the helper ends.
  private func nextJob() -> Job? {
    var job: Job?
    BriefWait().until {
      if wantedCount.load(ordering: .relaxed) > 0 { job = lock.withLock { takeJob() } }
      return job != nil
    }
    return job ?? lock.withLock { takeJobOrEnd() }
  }

  private func takeJobOrEnd() -> Job? {
    let job = takeJob()
    if job == nil { (idleCount, helperCount) = (idleCount - 1, helperCount - 1) }
    return job
  }

  /// Removes and returns an idle helper's next job: the latest work that wants a helper, or else a task of a queue.
  private func takeJob() -> Job? {
    guard !requests.isEmpty || !queues.isEmpty else { return nil }
    idleCount -= 1
    changeWantedCount(by: -1)
    guard let request = requests.last else {
      runningTaskCount += 1
      return .performTask(of: queues.removeFirst())
    }
    requests[requests.count - 1].wantedCount -= 1
    if request.wantedCount == 1 { requests.removeLast() }
    return .share(request.work)
  }
}
