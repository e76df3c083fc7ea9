import Dispatch
import QuartzCore

/// The media time, constant during one turn of the main run loop: animations that are started together begin together.
final class RunLoopClock {
  private var time: Double?

  var now: Double {
    if let time { return time }
    let now = CACurrentMediaTime()
    time = now
    // The clock and the queue both belong to the main thread.
    nonisolated(unsafe) let clock = self
    DispatchQueue.main.async { clock.time = nil }
    return now
  }
}
