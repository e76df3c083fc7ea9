extension MotionTimeline {
  /// Where a level stands, given the clocks and the levels before it.
  func state(of record: LevelRecord) -> LevelState {
    let parentTime: Double
    var parentIsAtEnd = false
    switch record.source {
    case .clock(let clock):
      parentTime = clockTimes[Int(clock)]
    case .level(let parent):
      let around = states[Int(parent)]
      guard around.isActive else { return LevelState() }
      parentTime = around.time
      parentIsAtEnd = around.isAtEnd
    case .none:
      return LevelState()
    }
    guard
      let place = record.timing.state(
        atParentTime: parentTime, parentIsAtEnd: parentIsAtEnd, activeLength: record.activeLength,
        isOver: record.isOver)
    else { return LevelState() }
    let duration = record.timing.duration
    var (progress, time) = (place.progress, place.time)
    if record.pacing >= 0 {
      progress = pacings[Int(record.pacing)].progress(at: progress, time: time, duration: duration)
      // Without an end there is no way to pace: seconds pass as they come.
      if duration.isFinite { time = progress * duration }
    }
    return LevelState(
      progress: progress, time: time, cycle: place.cycle, isActive: true, isAtEnd: place.isAtEnd,
      cycleReturns: record.timing.autoreverses)
  }
}
