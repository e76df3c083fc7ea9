import Dispatch
import Foundation
import Raster
import Synchronization

/// The threads that share the work of other threads.
///
/// They are threads of the process's pool, at most one fewer for some work than there are processors. After some work, a helper
/// stays awake for a moment: a picture has several steps that threads share, and waking a thread takes long.
package final class HelperThreads: @unchecked Sendable {
  package static let shared = HelperThreads()

  /// Some work, and the number of helpers that it still wants.
  private struct Request {
    let work: SharedWork
    var helperCount: Int
  }

  // The thread sanitizer doesn't know the locks of Swift's own Mutex.
  private let lock = NSLock()
  private var requests: [Request] = []
  /// The number of helpers that all requests want. Helpers read it without the lock.
  private let wantedCount = Atomic(0)
  /// The number of helpers that have no work: those that stay awake, and those that haven't started yet.
  private var idleCount = 0
  /// The largest number of helpers for some work.
  private let maximumCount = ProcessInfo.processInfo.activeProcessorCount - 1

  /// Calls a function with 0, 1, … up to `count` - 1, from this thread and from helpers, and returns when all calls have
  /// returned.
  ///
  /// This thread makes the calls that no helper has begun.
  package func perform(_ count: Int, _ call: @Sendable (Int) -> Void) {
    let helperCount = min(count - 1, maximumCount)
    guard helperCount > 0 else { return (0..<count).forEach(call) }
    withoutActuallyEscaping(call) { call in
      let work = SharedWork(count, call)
      request(Request(work: work, helperCount: helperCount))
      work.makeCalls()
      withdrawRequest(for: work)
      work.finish()
    }
  }

  /// Wakes helpers for work that follows in a moment, up to a number of idle ones.
  package func wake(_ count: Int) {
    let newCount = lock.withLock { addIdle(upTo: min(count, maximumCount)) }
    startHelpers(newCount)
  }

  private func request(_ request: Request) {
    let newCount = lock.withLock {
      requests.append(request)
      return addIdle(upTo: changeWantedCount(by: request.helperCount))
    }
    startHelpers(newCount)
  }

  /// Counts the helpers that are missing to a number of idle ones as idle, and returns how many they are.
  private func addIdle(upTo count: Int) -> Int {
    let newCount = max(0, count - idleCount)
    idleCount += newCount
    return newCount
  }

  private func startHelpers(_ count: Int) {
    for _ in 0..<count { DispatchQueue.global().async { self.runHelper() } }
  }

  private func withdrawRequest(for work: SharedWork) {
    lock.withLock {
      guard let index = requests.firstIndex(where: { $0.work === work }) else { return }
      changeWantedCount(by: -requests.remove(at: index).helperCount)
    }
  }

  @discardableResult
  private func changeWantedCount(by change: Int) -> Int {
    wantedCount.add(change, ordering: .relaxed).newValue
  }

  /// Helps until there is no work for a moment.
  private func runHelper() {
    while let work = nextWork() {
      work.makeCalls()
      lock.withLock { idleCount += 1 }
    }
  }

  /// Returns the next work of an idle helper; nil if there is none for a moment, so that the helper ends.
  private func nextWork() -> SharedWork? {
    var work: SharedWork?
    BriefWait().until {
      if wantedCount.load(ordering: .relaxed) > 0 { work = takeRequest(orEnd: false) }
      // While frames are encoded, no processor is idle.
      return work != nil || BusyThreads.count > 0
    }
    return work ?? takeRequest(orEnd: true)
  }

  /// Returns the latest work that wants an idle helper; nil if there is none.
  ///
  /// - Parameter ends: Whether the helper ends without work, rather than stays idle.
  private func takeRequest(orEnd ends: Bool) -> SharedWork? {
    lock.withLock {
      guard let request = requests.last else {
        if ends { idleCount -= 1 }
        return nil
      }
      idleCount -= 1
      changeWantedCount(by: -1)
      requests[requests.count - 1].helperCount -= 1
      if request.helperCount == 1 { requests.removeLast() }
      return request.work
    }
  }
}
