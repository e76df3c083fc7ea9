import CoreGraphics
import Dispatch

// In an asynchronous program on Linux the main thread has gone after the first suspension: timers of the main run loop
// never fire again, while the main queue goes on, which a main run loop that does run serves too. So a link on the main
// run loop waits for the main queue.

extension CADisplayLink {
  /// The frames of the display that a link on a run loop ticks for.
  private static var display: FrameGrid { FrameGrid(rate: 60) }

  /// Sets the timer to the next frame that is wanted.
  final func scheduleTimer() {
    guard case .runLoop(let place, let old) = source else { return }
    old?.invalidate()
    source = .runLoop(place, isPaused ? nil : makeTimer(in: place))
  }

  /// A timer that calls the link with every frame, retaining it.
  private func makeTimer(in place: DisplayLinkPlace) -> any DisplayLinkTimer {
    // A link and its run loop belong to one thread, on which the timer fires.
    nonisolated(unsafe) let link = self
    let schedule = schedule
    let tick: @Sendable () -> Double? = { link.schedule == schedule ? link.tickInRealTime() : nil }
    let delay = nextTickTime(after: MediaClock.systemTime) - MediaClock.systemTime
    if place.runLoop === RunLoop.main { return MainQueueTimer(after: delay, tick) }
    let fire = Date(timeIntervalSinceNow: delay)
    let timer = Timer(fire: fire, interval: Self.display.period, repeats: true) { timer in
      if let delay = tick() { timer.fireDate = Date(timeIntervalSinceNow: delay) }
    }
    for mode in place.modes { place.runLoop.add(timer, forMode: mode) }
    return timer
  }

  private func nextTickTime(after time: Double) -> Double {
    Self.display.time(after: time, every: wish.interval(at: Self.display.rate))
  }

  /// Ticks for the frame that the display shows now; returns how many seconds there are until the next tick.
  private func tickInRealTime() -> Double {
    let display = Self.display
    // A timer may be early by less than it can tell.
    let time = display.frame(at: MediaClock.systemTime + 0.1 * display.period) / display.rate
    if time > frame.time, isInMode {
      tick(DisplayFrame(time: time, nextTime: nextTickTime(after: time), period: display.period))
      TransactionStack.current.flush()
    }
    let now = MediaClock.systemTime
    return nextTickTime(after: max(now, frame.time)) - now
  }

  /// Whether the run loop runs in one of the link's modes, or doesn't run at all.
  private var isInMode: Bool {
    guard let place = source.place, let mode = place.runLoop.currentMode else { return true }
    return place.modes.contains(mode) || place.modes.contains(.common)
  }
}
