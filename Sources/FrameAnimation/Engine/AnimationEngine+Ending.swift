extension AnimationEngine {
  /// Cancels an animation and calls its completion with false.
  ///
  /// The completion is called immediately or, if the animation's own closure is running, as soon as that returns. An
  /// identifier that this engine doesn't play, or no longer plays, is ignored.
  public func cancel(_ id: AnimationID) {
    if let index = index(of: id) { end(at: index, finished: false) }
  }

  /// Cancels all animations in the order in which they were started, except for those that their completions start.
  public func cancelAll() {
    for id in records.map(\.id) { cancel(id) }
  }

  /// Returns whether an animation has been started and hasn't ended. A paused animation hasn't ended.
  public func isPlaying(_ id: AnimationID) -> Bool { index(of: id) != nil }
}

// MARK: - Records

extension AnimationEngine {
  /// Returns the index of the record of an animation that isn't over. Records are sorted by identifier.
  func index(of id: AnimationID) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < records.count, records[low].id == id, records[low].timing.state != .over else { return nil }
    return low
  }

  /// Ends an animation and calls its completion, which may change the engine.
  func end(at index: Int, finished: Bool) {
    // Releasing the closures can run deinitializers that change the engine, so they are released only when this
    // method returns.
    let body = records[index].body.takeRetainedValue()
    changeBusyCount(by: records[index].timing.needsFrames ? -1 : 0)
    records[index].timing.state = .over
    records[index].timing.isCallPending = false
    endedCount += 1
    if records[index].id == calledAnimation {
      canceledBody = body
      return
    }
    if !isAdvancing, endedCount > records.count / 2 { removeEndedRecords() }
    body.completion?(finished)
  }

  /// Changes the number of animations that need frames, and pauses or resumes the display.
  func changeBusyCount(by change: Int) {
    busyCount += change
    if !isAdvancing { display?.isPaused = busyCount == 0 }
  }

  /// Removes the records of animations that are over.
  func removeEndedRecords() {
    guard endedCount > 0 else { return }
    records.removeAll { $0.timing.state == .over }
    endedCount = 0
  }
}
