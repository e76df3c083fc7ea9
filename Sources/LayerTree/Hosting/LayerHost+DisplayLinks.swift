import Requirements

extension LayerHost {
  /// The display's frame rate for display links, in frames per second; above 0, at most ``FrameGrid/maximumRate``.
  package var frameRate: Double {
    get { display.rate }
    set {
      require(
        newValue > 0 && newValue <= FrameGrid.maximumRate,
        "a display's frame rate must be above 0 and at most \(FrameGrid.maximumRate), not \(newValue)")
      display = FrameGrid(rate: newValue)
      for link in displayLinks { link.reschedule() }
    }
  }

  func insert(_ link: CADisplayLink) {
    displayLinks.append(link)
    link.reschedule()
  }

  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  /// Queues a link's next tick, unless it's paused.
  func scheduleTick(of link: CADisplayLink) {
    guard !link.isPaused else { return }
    let next = display.time(after: now, every: link.requestedRate.interval(at: display.rate))
    queueEvent(.tick(link, schedule: link.schedule), at: next)
  }

  /// Ticks a link for the frame at the current time.
  func tick(_ link: CADisplayLink) {
    let next = display.time(after: now, every: link.requestedRate.interval(at: display.rate))
    queueEvent(.tick(link, schedule: link.schedule), at: next)
    link.tick(DisplayFrame(time: now, nextTime: next, period: display.period))
  }
}
