public import QuartzCore
import Requirements

extension AnimationEngine {
  /// Advances to a time: calls all closures with the progress at that time, and ends the animations whose end has been
  /// reached.
  ///
  /// The result doesn't depend on earlier frames. A time before the last frame shows the progress at that time, but animations
  /// that have ended don't restart.
  ///
  /// - Parameter time: The time of the frame, in seconds.
  /// - Precondition: `time` is finite, no display advances the engine, and the call isn't made inside of a frame.
  public func advance(to time: CFTimeInterval) {
    require(time.isFinite, "the time of a frame must be finite, not \(time)")
    require(display == nil, "a display advances this engine, so advance(to:) can't")
    require(!isAdvancing, "advance(to:) can't be called inside of the frame at \(frameTime) s")
    showFrame(at: time)
  }

  func showFrame(at time: Double) {
    frameTime = time
    isAdvancing = true
    // Animations that are started in this frame are called in the next one.
    let count = records.count
    for index in 0..<count { show(index) }
    isAdvancing = false
    removeEndedRecords()
    display?.isPaused = busyCount == 0
  }

  @inline(__always)
  private func show(_ index: Int) {
    guard records[index].timing.needsFrames else { return }
    switch records[index].timing.frameAction(at: frameTime) {
    case .wait: break
    case .show(let elapsed): call(index, elapsed)
    case .end(let elapsed):
      call(index, elapsed)
      endUnlessContinued(index)
    case .endSilently: end(at: index, finished: true)
    }
  }

  /// Ends an animation after its last call, unless the closure canceled or continued it.
  private func endUnlessContinued(_ index: Int) {
    guard records[index].timing.needsFrames, case .end = records[index].timing.frameAction(at: frameTime)
    else { return }
    end(at: index, finished: true)
  }

  @inline(__always)
  private func call(_ index: Int, _ elapsed: Double) {
    if records[index].timing.isCallPending { clearPendingCall(index) }
    records[index].timing.lastCallTime = elapsed
    calledAnimation = records[index].id
    records[index].call(records[index].progress(at: elapsed))
    calledAnimation = nil
    if canceledBody != nil { completeCanceled() }
  }

  /// Clears the pending call of an animation that is stopped.
  private func clearPendingCall(_ index: Int) {
    records[index].timing.isCallPending = false
    if !records[index].timing.needsFrames { busyCount -= 1 }
  }

  /// Calls the completion of an animation that its own closure canceled.
  private func completeCanceled() {
    let body = canceledBody
    canceledBody = nil
    body?.completion?(false)
  }
}
