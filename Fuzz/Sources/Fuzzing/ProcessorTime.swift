import Foundation

/// The time that the processor spent, which doesn't depend on other load.
package enum ProcessorTime {
  /// The time spent on all threads of the process since it began.
  package static var ofProcess: Duration { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The time spent on the calling thread since it began.
  static var ofThread: Duration { time(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
