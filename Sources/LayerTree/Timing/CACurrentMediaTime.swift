public import CoreGraphics

/// Returns the current media time in seconds.
///
/// Inside a stage, in its performed closures, events and delayed calls, it's the stage's time; elsewhere it's the time
/// of the system's monotonic clock.
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
