import Foundation

/// The ratio of the unit of ``mach_absolute_time()`` to a nanosecond.
public struct mach_timebase_info_data_t: Sendable {
  /// The number of nanoseconds in `denom` units.
  public var numer: UInt32
  /// The number of units in `numer` nanoseconds.
  public var denom: UInt32

  /// Creates a ratio of zeros.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates a ratio.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// Returns the time of the system's monotonic clock in nanoseconds; inside a stage, the stage's media time.
///
/// Divided by 10⁹, it's the value of `CACurrentMediaTime()`.
public func mach_absolute_time() -> UInt64 {
  if let time = CurrentStage.time { return UInt64((time * 1e9).rounded()) }
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}

/// Reads the ratio of the unit of ``mach_absolute_time()`` to a nanosecond, which is 1.
///
/// - Returns: 0, for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
