import Synchronization

/// The clock that `CACurrentMediaTime()` reads inside a stage, on any thread.
final class MediaClock: Sendable {
  @TaskLocal static var current: MediaClock?

  private let bits = Atomic<UInt64>(0)
  private let owner = Mutex(Owner())

  /// The time in seconds.
  var now: Double {
    get { Double(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }
}

// MARK: - The host

extension MediaClock {
  /// The references to the host that owns the clock.
  ///
  /// A weak reference makes every use of an object slower, so there is none to an open host, which its root layer
  /// retains anyway. The lock is for threads that read the reference while the host closes.
  private struct Owner: @unchecked Sendable {
    var open: LayerHost?
    weak var closed: LayerHost?

    /// Retains the host, so that it can leave the lock.
    var retained: Owner { Owner(open: open ?? closed) }
  }

  /// The host that owns the clock; nil once it's deallocated. It's used only on the host's thread.
  var host: LayerHost? { owner.withLock { $0.retained }.open }

  /// Retains the host that owns the clock, until ``hostClosed()``.
  func hostOpened(_ host: LayerHost) { owner.withLock { $0.open = host } }

  /// Releases the host.
  func hostClosed() { owner.withLock { $0 = Owner(closed: $0.open) } }
}
