import Dispatch
import QuartzCore

/// The media time, the same all through one turn of the main queue: what is started together begins together.
final class TurnClock {
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
