public import Foundation

/// Creates a timer that calls a closure.
///
/// The timer doesn't fire until it's added to a run loop.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: The time of the first fire. A time before now means now.
///   - interval: The time between two fires, in seconds; 0 or less for a timer that fires only once.
///   - flags: Ignored.
///   - order: Ignored.
///   - block: The closure, which receives the timer.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: UInt,
  _ order: Int,
  _ block: @escaping (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
  let handler = TimerHandler(block)
  let date = Date(timeIntervalSinceNow: fireDate - CFAbsoluteTimeGetCurrent())
  let timer = Timer(fire: date, interval: max(interval, 0), repeats: interval > 0) { handler.call($0) }
  FirstFire.setTime(fireDate, of: timer)
  return timer
}

/// Adds a timer to a mode of a run loop.
///
/// Inside a stage, the timer fires by the stage's time, regardless of the run loop and the mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  let delay =
    FirstFire.time(of: timer).map { $0 - CFAbsoluteTimeGetCurrent() } ?? timer.fireDate.timeIntervalSinceNow
  if !timer._scheduleOnStage(after: delay) { rl.add(timer, forMode: RunLoop.Mode(mode.rawValue)) }
}

/// Stops a timer permanently.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// A closure that a timer calls, on the thread of the run loop to which the caller added the timer.
private final class TimerHandler: @unchecked Sendable {
  let call: (CFRunLoopTimer?) -> Void
  init(_ call: @escaping (CFRunLoopTimer?) -> Void) { self.call = call }
}

/// The exact time of a timer's first firing, which a stage uses because a date is rounded and follows the
/// system's clock.
private enum FirstFire {
  private static let key = AssociationKey()

  static func setTime(_ time: CFAbsoluteTime, of timer: Timer) {
    objc_setAssociatedObject(timer, key.address, time, .OBJC_ASSOCIATION_RETAIN)
  }

  static func time(of timer: Timer) -> CFAbsoluteTime? {
    objc_getAssociatedObject(timer, key.address) as? Double
  }
}
