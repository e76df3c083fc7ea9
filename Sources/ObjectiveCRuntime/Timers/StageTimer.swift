import Foundation
import Synchronization

/// A timer that fires by the time of a stage instead of a run loop's.
final class StageTimer {
  private let timer: Timer
  private let start: Double
  private let firstDelay: Double
  private let interval: Double
  private var count = 0

  private init(_ timer: Timer, start: Double, firstDelay: Double, interval: Double) {
    self.timer = timer
    self.start = start
    self.firstDelay = firstDelay
    self.interval = interval
  }

  deinit { Self.scheduled.withLock { _ = $0.remove(ObjectIdentifier(timer)) } }

  /// The timers that stages will fire.
  private static let scheduled = Mutex<Set<ObjectIdentifier>>([])

  /// Fires a timer after a delay of the current stage, and again after every interval until it's invalid.
  ///
  /// A timer that was already scheduled for another mode of the run loop keeps its schedule.
  ///
  /// - Parameters:
  ///   - delay: The time before the timer first fires, in seconds. Less than 0 counts as 0.
  ///   - interval: The time between two fires, in seconds. Less than 0.1 ms counts as 0.1 ms.
  /// - Returns: Whether the thread uses a stage. If it doesn't, the timer isn't scheduled.
  static func schedule(_ timer: Timer, after delay: Double, every interval: Double) -> Bool {
    guard let start = CurrentStage.time else { return false }
    guard scheduled.withLock({ $0.insert(ObjectIdentifier(timer)).inserted }) else { return true }
    let new = StageTimer(
      timer, start: start, firstDelay: max(delay, 0), interval: max(interval, shortestInterval))
    return new.scheduleNext(at: start)
  }

  /// The shortest interval of a timer, in seconds, as on Apple's systems.
  static var shortestInterval: Double { 0.0001 }

  /// The times of all fires are computed from the start, so that they don't accumulate rounding errors.
  private func scheduleNext(at now: Double) -> Bool {
    let time = start + firstDelay + Double(count) * interval
    return CurrentStage.call(after: max(time - now, 0)) { [self] in fire() }
  }

  private func fire() {
    guard timer.isValid else { return }
    count += 1
    timer.fire()
    if timer.isValid, let now = CurrentStage.time { _ = scheduleNext(at: now) }
  }
}

/// Fires a timer in the current stage's time; the Swift SDK calls it for timers that are added to a run loop.
///
/// - Parameters:
///   - delay: The delay before the timer fires for the first time, in seconds.
///   - interval: The interval at which it fires again, in seconds.
///   - timer: A `Timer`. A timer that doesn't repeat is invalidated when it fires.
/// - Returns: Whether the thread uses a stage.
@_cdecl("quartzite_stage_timer")
public func _quartziteStageTimer(_ delay: Double, _ interval: Double, _ timer: UnsafeMutableRawPointer)
  -> Bool
{
  StageTimer.schedule(
    Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue(), after: delay, every: interval)
}
