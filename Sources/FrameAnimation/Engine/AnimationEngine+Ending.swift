extension AnimationEngine {
  /// Ends an animation before its time; its completion is called with false.
  ///
  /// At once, except for an animation whose own closure is being called: there, as soon as that returns. An ID that isn't
  /// played by this engine, or no longer, is ignored.
  public func cancel(_ id: AnimationID) {
    if let index = index(of: id) { end(at: index, finished: false) }
  }

  /// Cancels all animations there are, in the order in which they were started. What their completions start goes on.
  public func cancelAll() {
    for id in records.map(\.id) { cancel(id) }
  }

  /// Whether an animation has been started and hasn't ended; one that is paused has not.
  public func isPlaying(_ id: AnimationID) -> Bool { index(of: id) != nil }
}

// MARK: - Records

extension AnimationEngine {
  /// Where the record of an animation is that isn't over. They lie in the order of their IDs.
  func index(of id: AnimationID) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < records.count, records[low].id == id, records[low].timing.state != .over else { return nil }
    return low
  }

  /// Ends an animation and calls its completion, which may change everything.
  func end(at index: Int, finished: Bool) {
    // What its closures hold may do anything too when it goes, which is when this returns.
    let body = records[index].body.takeRetainedValue()
    noteBusy(records[index].timing.isBusy ? -1 : 0)
    records[index].timing.state = .over
    records[index].timing.owesCall = false
    gapCount += 1
    if records[index].id == callee {
      parting = body
      return
    }
    if !isAdvancing, gapCount > records.count / 2 { closeGaps() }
    body.completion?(finished)
  }

  /// Counts who wants frames, and wakes the display for the first.
  func noteBusy(_ change: Int) {
    busyCount += change
    if !isAdvancing { display?.isPaused = busyCount == 0 }
  }

  /// Throws away the records of animations that are over.
  func closeGaps() {
    guard gapCount > 0 else { return }
    records.removeAll { $0.timing.state == .over }
    gapCount = 0
  }
}
