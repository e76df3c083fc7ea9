import Dispatch

/// A busy wait, at most for about the time that it takes to wake a sleeping thread.
///
/// So a wait takes at most twice the time of the better choice, to sleep or to stay awake. No result depends on the time.
struct BriefWait {
  /// Wakings were measured at 0.03 to 0.16 ms, at the median 0.09.
  private static var nanoseconds: UInt64 { 100_000 }

  private let end = DispatchTime.now().uptimeNanoseconds + Self.nanoseconds

  /// Returns when a condition holds, or when the time is over.
  func until(_ isMet: () -> Bool) {
    while !isMet(), DispatchTime.now().uptimeNanoseconds < end {}
  }
}
