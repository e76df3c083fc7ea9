import Foundation

/// The time that the processor spent, which doesn't depend on other load.
package enum ProcessorTime {
  /// The time spent on all threads of the process, and by its child processes that have ended.
  package static var ofProcess: Duration { time(of: CLOCK_PROCESS_CPUTIME_ID) + timeOfChildren }

  /// The time spent on the calling thread since it began.
  static var ofThread: Duration { time(of: CLOCK_THREAD_CPUTIME_ID) }

  private static var timeOfChildren: Duration {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec)
    }
  }

  private static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
