import Foundation
import LayerTree

// The functions that SDK/StageTime.c calls, through which delays in packages that are built with the Swift SDK follow the
// current stage's time.

/// Returns the current stage's time, in seconds; NaN outside of a stage.
@_cdecl("quartzite_current_time")
public func _stageTime() -> Double { CurrentStage.host?.now ?? .nan }

/// Calls a C function after a delay in the current stage's time.
///
/// - Parameters:
///   - delay: The delay in seconds, 0 or more.
///   - function: The function to call with the context.
///   - release: Releases the context, after the call or when the stage is released.
///   - context: The argument of both functions.
/// - Returns: Whether there is a current stage. Otherwise, the context is released at once.
@_cdecl("quartzite_call_in_current_time")
public func _stageCall(
  _ delay: Double, _ function: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void,
  _ release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void, _ context: UnsafeMutableRawPointer
) -> Bool {
  let call = ForeignCall(function: function, release: release, context: context)
  guard let host = CurrentStage.host else { return false }
  host.call(after: delay) { call.function(call.context) }
  return true
}

/// Fires a timer in the current stage's time, as if it were added to a run loop.
///
/// - Parameters:
///   - delay: The delay before the timer fires for the first time, in seconds.
///   - interval: The interval at which it fires again, in seconds; 0 if it fires once.
///   - timer: A `Timer`.
/// - Returns: Whether there is a current stage.
@_cdecl("quartzite_current_timer")
public func _stageTimer(_ delay: Double, _ interval: Double, _ timer: UnsafeMutableRawPointer) -> Bool {
  guard let host = CurrentStage.host else { return false }
  let timer = Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
  host.companion { StageTimers() }.add(timer, after: delay, every: interval)
  return true
}

/// A C function's call, which releases its context when it's no longer needed.
private final class ForeignCall {
  let function: @convention(c) (UnsafeMutableRawPointer) -> Void
  let context: UnsafeMutableRawPointer
  private let release: @convention(c) (UnsafeMutableRawPointer) -> Void

  init(
    function: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void,
    release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void, context: UnsafeMutableRawPointer
  ) {
    (self.function, self.context, self.release) = (function, context, release)
  }

  deinit { release(context) }
}

/// The timers that fire in a stage's time.
private final class StageTimers {
  private var timers: Set<ObjectIdentifier> = []

  /// Fires a timer after a delay and, if the interval is above 0, again after each interval.
  ///
  /// A timer that was added before, in another mode of the run loop, keeps its times.
  func add(_ timer: Timer, after delay: Double, every interval: Double) {
    guard timers.insert(ObjectIdentifier(timer)).inserted else { return }
    schedule(timer, after: delay, every: interval)
  }

  private func schedule(_ timer: Timer, after delay: Double, every interval: Double) {
    CurrentStage.host?.call(after: delay) { [weak self] in
      guard let self else { return }
      if timer.isValid { timer.fire() }
      if timer.isValid, interval > 0 {
        schedule(timer, after: interval, every: interval)
      } else {
        timers.remove(ObjectIdentifier(timer))
      }
    }
  }
}
