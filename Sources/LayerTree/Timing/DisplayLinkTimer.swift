import CoreGraphics
import Dispatch

/// A timer that wakes a display link in real time.
protocol DisplayLinkTimer {
  func invalidate()
}

extension Timer: DisplayLinkTimer {}

/// A timer on the main dispatch queue.
final class MainQueueTimer: DisplayLinkTimer {
  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)

  /// Calls `tick` after a delay in seconds, and again after each delay that it returns.
  init(after delay: Double, _ tick: @escaping @Sendable () -> Double?) {
    timer.schedule(deadline: .now() + delay)
    timer.setEventHandler { [weak self] in
      if let delay = tick() { self?.timer.schedule(deadline: .now() + delay) }
    }
    timer.resume()
  }

  deinit { timer.cancel() }

  func invalidate() { timer.cancel() }
}
