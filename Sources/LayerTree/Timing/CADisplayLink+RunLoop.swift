import CoreGraphics
import Dispatch

// In an asynchronous program on Linux, the main thread exits at the first suspension. Timers of the main run loop never
// fire after that, but the main queue continues to run. A running main run loop serves the main queue, too. So a link
// on the main run loop uses a timer of the main queue.

extension CADisplayLink {
  /// The frames of the assumed display for links on a run loop.
  private static var display: FrameGrid { FrameGrid(rate: 60) }

  /// Schedules the timer for the next requested frame.
  final func scheduleTimer() {
    guard case .runLoop(let membership, let old) = source else { return }
    old?.invalidate()
    source = .runLoop(membership, isPaused ? nil : makeTimer(in: membership))
  }

  /// Creates a timer that retains the link and calls it for every requested frame.
  private func makeTimer(in membership: RunLoopMembership) -> any DisplayLinkTimer {
    // The link and its run loop belong to one thread, on which the timer fires.
    nonisolated(unsafe) let link = self
    let schedule = schedule
    let tick: @Sendable () -> Double? = { link.schedule == schedule ? link.tickInRealTime() : nil }
    let delay = nextTickTime(after: MediaClock.systemTime) - MediaClock.systemTime
    if membership.runLoop === RunLoop.main { return MainQueueTimer(after: delay, tick) }
    let fire = Date(timeIntervalSinceNow: delay)
    let timer = Timer(fire: fire, interval: Self.display.period, repeats: true) { timer in
      if let delay = tick() { timer.fireDate = Date(timeIntervalSinceNow: delay) }
    }
    for mode in membership.modes { membership.runLoop.add(timer, forMode: mode) }
    return timer
  }

  private func nextTickTime(after time: Double) -> Double {
    Self.display.time(after: time, every: requestedRate.interval(at: Self.display.rate))
  }

  /// Ticks for the display's current frame and returns the number of seconds until the next tick.
  private func tickInRealTime() -> Double {
    let display = Self.display
    // A timer may fire slightly early, because its resolution is limited.
    let time = display.frame(at: MediaClock.systemTime + 0.1 * display.period) / display.rate
    if time > frame.time, isInMode {
      tick(DisplayFrame(time: time, nextTime: nextTickTime(after: time), period: display.period))
      TransactionStack.current.flush()
    }
    let now = MediaClock.systemTime
    return nextTickTime(after: max(now, frame.time)) - now
  }

  /// Whether the run loop is running in one of the link's modes, or isn't running.
  private var isInMode: Bool {
    guard let membership = source.membership, let mode = membership.runLoop.currentMode else { return true }
    return membership.modes.contains(mode) || membership.modes.contains(.common)
  }
}
