public import QuartzCore

extension AnimationEngine {
  /// Shows all animations as they are at a time, and ends those that are over: one frame.
  ///
  /// Nothing depends on which frames came before. A time before the last one shows what was then; only what has ended
  /// stays so.
  ///
  /// - Parameter time: The time of the frame, in seconds.
  /// - Precondition: `time` is finite, the engine isn't moved by a display, and isn't within a frame.
  public func advance(to time: CFTimeInterval) {
    precondition(time.isFinite, "an engine can't be moved to \(time)")
    precondition(display == nil, "a display moves this engine")
    precondition(!isAdvancing, "an engine can't be moved within the frame of \(frameTime)")
    showFrame(at: time)
  }

  func showFrame(at time: Double) {
    frameTime = time
    isAdvancing = true
    // What is started in the frame comes after these.
    let count = records.count
    for index in 0..<count where records[index].isBusy { show(index) }
    isAdvancing = false
    closeGaps()
    display?.isPaused = busyCount == 0
  }

  @inline(__always)
  private func show(_ index: Int) {
    switch records[index].turn(at: frameTime) {
    case .waits: break
    case .shows(let progress): call(index, progress)
    case .ends(let progress):
      if let progress { call(index, progress) }
      // The closure may have cancelled it, or have sent it on.
      if records[index].isBusy, case .ends = records[index].turn(at: frameTime) {
        end(at: index, finished: true)
      }
    }
  }

  @inline(__always)
  private func call(_ index: Int, _ progress: Double) {
    if records[index].owesCall { payCall(index) }
    records[index].noteShown(at: frameTime)
    callee = records[index].id
    records[index].block?(progress)
    callee = nil
    if parting != nil { part() }
  }

  /// Notes that the closure is called now.
  private func payCall(_ index: Int) {
    records[index].owesCall = false
    if !records[index].isBusy { busyCount -= 1 }
  }

  /// Calls the completion of an animation that its own closure has cancelled.
  private func part() {
    let completion = parting
    parting = nil
    completion?(false)
  }
}
