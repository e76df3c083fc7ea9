/// A host's clock as the current one of a task.
package struct HostClock: Sendable {
  private let clock: MediaClock

  fileprivate init(_ clock: MediaClock) { self.clock = clock }

  /// Calls `body` with the clock as the one that `CACurrentMediaTime()` reads, also in the tasks that `body` creates.
  package nonisolated(nonsending) func withCurrentTime<Result>(
    _ body: nonisolated(nonsending) () async -> Result
  ) async -> Result {
    await MediaClock.$current.withValue(clock) { await body() }
  }
}

extension LayerHost {
  /// The host's clock, for tasks.
  package var clockForTasks: HostClock { HostClock(clock) }
}
