/// A host's clock, to be made the current clock of a task.
package struct HostClock: Sendable {
  private let clock: MediaClock

  fileprivate init(_ clock: MediaClock) { self.clock = clock }

  /// Calls `body` with this clock as the one that `CACurrentMediaTime()` reads, also in tasks that `body` creates.
  package nonisolated(nonsending) func withCurrentTime<Result>(
    _ body: nonisolated(nonsending) () async -> Result
  ) async -> Result {
    await MediaClock.$current.withValue(clock) { await body() }
  }
}

extension LayerHost {
  /// The host's clock, for use in tasks.
  package var clockForTasks: HostClock { HostClock(clock) }
}
