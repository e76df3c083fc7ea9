import CObjectiveCRuntime

/// The stage in which the calling code runs, if any.
enum CurrentStage {
  /// The stage's media time in seconds; nil outside a stage.
  static var time: Double? {
    var time = 0.0
    return quartzite_stage_time_if_linked(&time) ? time : nil
  }

  /// Calls `body` after a delay of the stage; returns false, without calling it, if the thread performs no stage.
  ///
  /// - Parameter delay: The delay in seconds, 0 or more and finite.
  static func call(after delay: Double, _ body: @escaping () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body))
    let isScheduled = quartzite_stage_call_if_linked(
      delay, { Unmanaged<Body>.fromOpaque($0).takeUnretainedValue().call() },
      { Unmanaged<Body>.fromOpaque($0).release() }, context.toOpaque())
    if !isScheduled { context.release() }
    return isScheduled
  }

  private final class Body {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
  }
}
