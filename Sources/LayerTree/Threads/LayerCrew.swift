import MotionCore
import Synchronization
import ThreadPool

/// The threads that share work for the layers of a tree.
package struct LayerCrew: Sendable {
  /// The largest number of threads, at least 1.
  package let threadCount: Int
  /// The number of layers from which on the work is shared.
  let leastLayerCount: Int

  package static let oneThread = LayerCrew(threadCount: 1, leastLayerCount: .max)

  package init(threadCount: Int, leastLayerCount: Int) {
    (self.threadCount, self.leastLayerCount) = (threadCount, leastLayerCount)
  }

  /// The number of parts into which the work for a number of layers is divided; 1 if it isn't shared.
  ///
  /// There are more parts than threads, because some take longer than others.
  package func partCount(ofLayers count: Int) -> Int {
    guard threadCount > 1, count >= leastLayerCount else { return 1 }
    return min(16 * threadCount, max(2, 4 * count / max(1, leastLayerCount)))
  }

  /// The number of parts into which a number of steps is divided that take much less time than building a layer's commands; 1
  /// if they aren't shared, because another thread would begin when most is done.
  package func partCount(ofBriefSteps count: Int) -> Int {
    count / 8 >= leastLayerCount ? partCount(ofLayers: count) : 1
  }

  /// Calls a function for each part of some work. Each thread has a share of adjacent parts, and then helps others with
  /// theirs.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - makeState: A function that each thread calls for its initial state, with its index, which is less than
  ///     ``threadCount``.
  ///   - perform: A function that is called with the index of a part and the thread's state.
  package func share<State>(
    _ count: Int, _ makeState: (_ thread: Int) -> State, perform: (_ part: Int, inout State) -> Void
  ) {
    let shares = PartShares(of: count, among: min(threadCount, count))
    // Nothing that the functions capture is used after this one returns.
    nonisolated(unsafe) let (makeState, perform) = (makeState, perform)
    HelperThreads.shared.perform(shares.count) { thread in
      var state = makeState(thread)
      while let part = shares.next(for: thread) { perform(part, &state) }
    }
  }

  /// Copies numbers to other memory of the same size.
  func copy(_ numbers: UnsafeBufferPointer<Double>, to destination: UnsafeMutableBufferPointer<Double>) {
    // Eight numbers, a line of the cache, are a step.
    let count = partCount(ofBriefSteps: numbers.count / 8)
    guard count > 1 else {
      _ = destination.update(fromContentsOf: numbers)
      return
    }
    share(count, { _ in }) { part, _ in
      let range = numbers.indices.part(part, of: count)
      _ = destination[range].update(fromContentsOf: numbers[range])
    }
  }
}

/// The parts of some work that no thread has taken yet, divided into a share for each thread.
///
/// If a thread works on the same parts for each picture, their layers stay in its processor's cache. Only atomic numbers
/// change.
private final class PartShares: @unchecked Sendable {
  /// The number of shares.
  let count: Int
  private let parts: Range<Int>
  /// The next part of each share.
  private let nextParts: UnsafeMutablePointer<Atomic<Int>>

  init(of partCount: Int, among count: Int) {
    (parts, self.count) = (0..<partCount, count)
    nextParts = .allocate(capacity: count)
    for share in 0..<count {
      (nextParts + share).initialize(to: Atomic(parts.part(share, of: count).lowerBound))
    }
  }

  deinit {
    nextParts.deinitialize(count: count)
    nextParts.deallocate()
  }

  /// Returns the next part that isn't done, of a thread's own share if possible; nil if there is none.
  func next(for thread: Int) -> Int? {
    for share in 0..<count {
      let share = (thread + share) % count
      let end = parts.part(share, of: count).upperBound
      guard nextParts[share].load(ordering: .relaxed) < end else { continue }
      let part = nextParts[share].add(1, ordering: .relaxed).oldValue
      if part < end { return part }
    }
    return nil
  }
}
