import LayerTree
import QuartzCore

/// Calls a closure at every multiple of 1/120 s of a stage's time, or in real time without a stage.
@MainActor
final class DynamicClock {
  private let tick: @MainActor () -> Void
  private let findHost: @MainActor () -> LayerHost?
  private weak var host: LayerHost?
  private var link: CADisplayLink?
  private var isStopped = false
  /// The number of the next tick since time 0.
  private var next = 0
  /// The closure that the stage calls, which is created once.
  private var stageCall: () -> Void = {}

  /// The number of ticks per second.
  static var rate: Double { 120 }
  /// The maximum number of ticks that compensate for a late call in real time; a longer delay is a
  /// pause.
  private static var mostTicksAtOnce: Int { 30 }

  /// Starts a clock.
  ///
  /// - Parameters:
  ///   - findHost: Returns the host whose time to follow; nil if there is none yet.
  ///   - tick: The closure to call. The first call is for the first multiple after the current time.
  init(findHost: @escaping @MainActor () -> LayerHost?, tick: @escaping @MainActor () -> Void) {
    (self.findHost, self.tick) = (findHost, tick)
    stageCall = { [weak self] in withViews(()) { self?.stageReachedTime() } }
    if let host = findHost() { follow(host) } else { followDisplay() }
  }

  /// Stops the clock for good.
  func stop() {
    isStopped = true
    link.take()?.invalidate()
  }

  /// Returns the number of the first tick after a time.
  private static func numberOfTick(after time: Double) -> Int {
    let nearest = (time * rate).rounded()
    return Int(nearest) + (nearest / rate <= time ? 1 : 0)
  }

  // MARK: On a stage

  private func follow(_ host: LayerHost) {
    self.host = host
    next = Self.numberOfTick(after: host.now)
    host.call(at: Double(next) / Self.rate, stageCall)
  }

  private func stageReachedTime() {
    guard !isStopped, let host else { return }
    next += 1
    host.call(at: Double(next) / Self.rate, stageCall)
    tick()
  }

  // MARK: With a display link

  private func followDisplay() {
    next = Self.numberOfTick(after: CACurrentMediaTime())
    let link = CADisplayLink { [weak self] link in
      withViews(link) { link in
        if let self { self.displayReachedTime(link.timestamp) } else { link.invalidate() }
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func displayReachedTime(_ time: Double) {
    if let host = findHost() {
      // The items have been put on a stage.
      link.take()?.invalidate()
      follow(host)
      return
    }
    let end = Self.numberOfTick(after: time)
    let count = min(end - next, Self.mostTicksAtOnce)
    next = end
    for _ in 0..<max(count, 0) where !isStopped { tick() }
  }
}
