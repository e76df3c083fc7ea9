/// One pass over levels at an instant: reads the clocks, writes where each level stands.
///
/// It works on the timeline's memory itself, which must not move meanwhile. Levels that run by a clock come first, then
/// their pacing, all together, then the members of groups: what one curve or spring waits for, another one computes.
struct LevelPass {
  let clockTimes: UnsafeBufferPointer<Double>
  /// Where levels stand, from the first one of `range`.
  let states: UnsafeMutableBufferPointer<LevelState>
  let range: Range<Int>
  let curves: UnsafeBufferPointer<UnitBezier>
  let springs: UnsafeBufferPointer<SpringMotion>
  /// Whether a level whose end has come by the host's events is over.
  let heedsEnds: Bool

  func run(_ levels: UnsafeBufferPointer<LevelRecord>) {
    guard let first = levels.baseAddress, let state = states.baseAddress else { return }
    let record = first + range.lowerBound
    var (hasPaced, hasMembers) = (false, false)
    for index in 0..<range.count {
      if record[index].isMember {
        hasMembers = true
      } else {
        state[index] = steadyState(of: record + index)
        if record[index].isPaced { hasPaced = true }
      }
    }
    if hasPaced {
      for index in 0..<range.count where record[index].isPaced && !record[index].isMember {
        pace(state + index, record + index)
      }
    }
    guard hasMembers else { return }
    for index in 0..<range.count where record[index].isMember {
      state[index] = steadyState(of: record + index)
      if record[index].isPaced { pace(state + index, record + index) }
    }
  }

  /// Where a level stands before its pacing, given the clocks and the levels before it.
  ///
  /// The record is read where it lies; see ``TrackPass/run(_:)``.
  @inline(__always)
  private func steadyState(of record: UnsafePointer<LevelRecord>) -> LevelState {
    let parentTime: Double
    var parentIsAtEnd = false
    switch record.pointee.source {
    case .clock(let clock):
      parentTime = clockTimes[Int(clock)]
    case .level(let parent):
      let around = states[Int(parent) - range.lowerBound]
      guard around.isActive else { return LevelState() }
      parentTime = around.time
      parentIsAtEnd = around.isAtEnd
    case .none:
      return LevelState()
    }
    guard
      let place = record.pointee.timing.state(
        atParentTime: parentTime, parentIsAtEnd: parentIsAtEnd,
        isOver: heedsEnds && record.pointee.isOver)
    else { return LevelState() }
    return LevelState(
      progress: place.progress, time: place.time, cycle: place.cycle, isActive: true, isAtEnd: place.isAtEnd,
      cycleReturns: record.pointee.timing.autoreverses)
  }

  /// Lets progress, and the time of the level's members, run along its curve and spring.
  @inline(__always)
  private func pace(_ state: UnsafeMutablePointer<LevelState>, _ record: UnsafePointer<LevelRecord>) {
    guard state.pointee.isActive else { return }
    if record.pointee.stepLength > 0 { return step(state, record) }
    state.pointee.progress = pacedProgress(of: state, record)
    // Without an end there is no way to pace: seconds pass as they come.
    guard record.pointee.hasMembers, record.pointee.timing.duration.isFinite else { return }
    state.pointee.time = state.pointee.progress * record.pointee.timing.duration
  }

  /// Takes time back to the last whole step.
  private func step(_ state: UnsafeMutablePointer<LevelState>, _ record: UnsafePointer<LevelRecord>) {
    let length = record.pointee.stepLength
    let count = (state.pointee.time / length + 1e-4).rounded(.down)
    state.pointee.time = min(count * length, record.pointee.timing.duration)
    state.pointee.progress = state.pointee.time / record.pointee.timing.duration
  }

  /// Progress along the level's curve and spring.
  @inline(__always)
  private func pacedProgress(of state: UnsafePointer<LevelState>, _ record: UnsafePointer<LevelRecord>)
    -> Double
  {
    let (curve, spring) = (Int(record.pointee.curve), Int(record.pointee.spring))
    guard spring >= 0 else { return curves[curve].value(at: state.pointee.progress) }
    let duration = record.pointee.timing.duration
    guard curve >= 0 && duration.isFinite else { return springs[spring].progress(at: state.pointee.time) }
    return springs[spring].progress(at: curves[curve].value(at: state.pointee.progress) * duration)
  }
}

extension SpringMotion {
  /// The part of the way that is done; all of it at a time so late that swings can't be told apart.
  @inline(__always)
  fileprivate func progress(at time: Double) -> Double {
    let displacement = displacement(at: time)
    return displacement.isFinite ? 1 - displacement : 1
  }
}
