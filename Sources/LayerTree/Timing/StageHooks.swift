import CObjectiveCRuntime

// The hooks through which timers and delayed calls of ObjectiveCRuntime, and of packages that are built with the Swift SDK,
// reach the stage that runs the calling code. CObjectiveCRuntime declares them.

/// Reads the media time of the stage in which the caller runs; returns false if it runs in none.
@_cdecl("quartzite_stage_time")
public func _quartziteStageTime(_ time: UnsafeMutablePointer<Double>) -> Bool {
  guard let now = MediaClock.current?.now ?? TransactionStack.current.performing.last?.now else {
    return false
  }
  time.pointee = now
  return true
}

/// Returns whether the calling thread uses a stage, so that ``_quartziteStageCall(_:_:_:_:)`` accepts a call.
@_cdecl("quartzite_stage_is_used")
public func _quartziteStageIsUsed() -> Bool { CurrentStage.host?.isOpen ?? false }

/// Calls a function after a delay of the stage that the calling thread uses; returns false if it uses none.
///
/// - Parameters:
///   - delay: The delay in seconds, 0 or more and finite.
///   - function: The function to call with the context.
///   - release: Called with the context when it's no longer needed, whether or not the function was called.
///   - context: An argument for the functions.
@_cdecl("quartzite_stage_call")
public func _quartziteStageCall(
  _ delay: Double, _ function: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void,
  _ release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void, _ context: UnsafeMutableRawPointer
) -> Bool {
  guard let host = CurrentStage.host, host.isOpen else { return false }
  let owner = ContextOwner(context: context, release: release)
  host.call(after: delay) { function(owner.context) }
  return true
}

/// The owner of a C function's context.
private final class ContextOwner {
  let context: UnsafeMutableRawPointer
  private let release: @convention(c) (UnsafeMutableRawPointer) -> Void

  init(context: UnsafeMutableRawPointer, release: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void)
  {
    self.context = context
    self.release = release
  }

  deinit { release(context) }
}
