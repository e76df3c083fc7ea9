public import CoreGraphics

/// Returns the current media time in seconds.
///
/// Inside a stage (what it performs, its events and delayed calls) that is the stage's time; elsewhere the
/// system's monotonic clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.current?.now ?? MediaClock.systemTime
}

extension MediaClock {
  /// The system's monotonic time, in seconds.
  static var systemTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
