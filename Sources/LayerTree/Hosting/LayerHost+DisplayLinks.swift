import Requirements

extension LayerHost {
  /// How many frames a second display links tick for; above 0, at most ``FrameGrid/maximumRate``.
  package var frameRate: Double {
    get { display.rate }
    set {
      require(
        newValue > 0 && newValue <= FrameGrid.maximumRate, "a display can't show \(newValue) frames a second")
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

  /// Lets a link tick for the frame of now.
  func tick(_ link: CADisplayLink) {
    let next = display.time(after: now, every: link.requestedRate.interval(at: display.rate))
    queueEvent(.tick(link, schedule: link.schedule), at: next)
    link.tick(DisplayFrame(time: now, nextTime: next, period: display.period))
  }
}
