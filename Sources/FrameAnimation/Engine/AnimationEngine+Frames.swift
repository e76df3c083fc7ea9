public import QuartzCore
import Requirements

extension AnimationEngine {
  /// Shows all animations as they are at a time, and ends those that are over: one frame.
  ///
  /// Nothing depends on which frames came before. A time before the last one shows what was then; only what has ended
  /// stays so.
  ///
  /// - Parameter time: The time of the frame, in seconds.
  /// - Precondition: `time` is finite, the engine isn't moved by a display, and isn't within a frame.
  public func advance(to time: CFTimeInterval) {
    require(time.isFinite, "an engine can't be moved to \(time)")
    require(display == nil, "a display moves this engine")
    require(!isAdvancing, "an engine can't be moved within the frame of \(frameTime)")
    showFrame(at: time)
  }

  func showFrame(at time: Double) {
    frameTime = time
    isAdvancing = true
    // What is started in the frame comes after these.
    let count = records.count
    for index in 0..<count { show(index) }
    isAdvancing = false
    closeGaps()
    display?.isPaused = busyCount == 0
  }

  @inline(__always)
  private func show(_ index: Int) {
    guard records[index].timing.isBusy else { return }
    switch records[index].timing.turn(at: frameTime) {
    case .waits: break
    case .shows(let elapsed): call(index, elapsed)
    case .ends(let elapsed):
      call(index, elapsed)
      endUnlessSentOn(index)
    case .vanishes: end(at: index, finished: true)
    }
  }

  /// Ends an animation after its last call, in which it may have been cancelled or sent on.
  private func endUnlessSentOn(_ index: Int) {
    guard records[index].timing.isBusy, case .ends = records[index].timing.turn(at: frameTime) else { return }
    end(at: index, finished: true)
  }

  @inline(__always)
  private func call(_ index: Int, _ elapsed: Double) {
    if records[index].timing.owesCall { payCall(index) }
    records[index].timing.shown = elapsed
    callee = records[index].id
    records[index].call(records[index].progress(at: elapsed))
    callee = nil
    if parting != nil { part() }
  }

  /// Notes that the closure is called now.
  private func payCall(_ index: Int) {
    records[index].timing.owesCall = false
    if !records[index].timing.isBusy { busyCount -= 1 }
  }

  /// Calls the completion of an animation that was cancelled while its own closure was called.
  private func part() {
    let body = parting
    parting = nil
    body?.completion?(false)
  }
}
