import Foundation

/// The time that the processor spent, which doesn't depend on other load.
enum ProcessorTime {
  /// The time spent on the calling thread since it began.
  static var ofThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
