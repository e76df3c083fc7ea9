import Synchronization

/// The clock that `CACurrentMediaTime()` reads inside a stage, on any thread.
final class MediaClock: Sendable {
  @TaskLocal static var current: MediaClock?

  private let bits = Atomic<UInt64>(0)
  /// The host that owns the clock; read only on the host's thread.
  nonisolated(unsafe) weak var host: LayerHost?

  /// The time in seconds.
  var now: Double {
    get { Double(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }
}
