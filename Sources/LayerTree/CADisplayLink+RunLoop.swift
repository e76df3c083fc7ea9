import CoreGraphics

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
  private func makeTimer(in place: DisplayLinkPlace) -> Timer {
    // A link and its run loop belong to one thread, on which the timer fires.
    nonisolated(unsafe) let link = self
    let (schedule, period) = (schedule, Self.display.period)
    let delay = nextTickTime(after: MediaClock.systemTime) - MediaClock.systemTime
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: period, repeats: true) { timer in
      guard link.schedule == schedule else { return }
      timer.fireDate = Date(timeIntervalSinceNow: link.tickInRealTime())
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
    if time > frame.time {
      tick(DisplayFrame(time: time, nextTime: nextTickTime(after: time), period: display.period))
      TransactionStack.current.flush()
    }
    let now = MediaClock.systemTime
    return nextTickTime(after: max(now, frame.time)) - now
  }
}
