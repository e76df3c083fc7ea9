import Synchronization

/// The clock that `CACurrentMediaTime()` reads inside a stage; it may be read from any thread.
final class MediaClock: Sendable {
  @TaskLocal static var current: MediaClock?

  private let bits = Atomic<UInt64>(0)
  /// Whose clock it is; asked for on the host's thread alone.
  nonisolated(unsafe) weak var host: LayerHost?

  /// The time in seconds.
  var now: Double {
    get { Double(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }
}
