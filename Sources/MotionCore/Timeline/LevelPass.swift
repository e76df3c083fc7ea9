/// One pass over levels at an instant, which reads the clocks and writes the state of each level.
///
/// It accesses the timeline's memory directly, which must not move meanwhile. Levels that run by a clock come
/// first, then their pacing, all together, then the members of groups: while one curve or spring waits,
/// another one is computed. A curve that several levels in a row share is computed for all of them at once.
struct LevelPass {
  let clockTimes: UnsafeBufferPointer<Double>
  /// The states of levels, from the first one of `range`.
  let states: UnsafeMutableBufferPointer<LevelState>
  let range: Range<Int>
  let curves: UnsafeBufferPointer<UnitBezier>
  let springs: UnsafeBufferPointer<SpringMotion>
  /// Scratch memory for ``largestBatch`` positions on a curve, and then for the values there.
  let scratch: UnsafeMutablePointer<Double>
  /// Whether a level counts as ended as soon as the host's events have ended it.
  let honorsEnds: Bool

  func run(_ levels: UnsafeBufferPointer<LevelRecord>) {
    guard let first = levels.baseAddress, let state = states.baseAddress else { return }
    let record = first + range.lowerBound
    var (hasPaced, hasMembers) = (false, false)
    for index in 0..<range.count {
      if record[index].isMember {
        hasMembers = true
      } else {
        state[index] = unpacedState(of: record + index)
        if record[index].isPaced { hasPaced = true }
      }
    }
    if hasPaced { paceRoots(state, record) }
    guard hasMembers else { return }
    for index in 0..<range.count where record[index].isMember {
      state[index] = unpacedState(of: record + index)
      if record[index].isPaced { pace(state + index, record + index) }
    }
  }

  /// Returns the state of a level before its pacing, from the clocks and the previous levels.
  ///
  /// The record is read in place; see ``TrackPass/run(_:)``.
  @inline(__always)
  private func unpacedState(of record: UnsafePointer<LevelRecord>) -> LevelState {
    let parentTime: Double
    var parentIsAtEnd = false
    switch record.pointee.source {
    case .clock(let clock):
      parentTime = clockTimes[Int(clock)]
    case .level(let parent):
      let parentState = states[Int(parent) - range.lowerBound]
      guard parentState.isActive else { return LevelState() }
      parentTime = parentState.time
      parentIsAtEnd = parentState.isAtEnd
    case .none:
      return LevelState()
    }
    guard
      let position = record.pointee.timing.state(
        atParentTime: parentTime, parentIsAtEnd: parentIsAtEnd,
        hasEnded: honorsEnds && record.pointee.hasEnded)
    else { return LevelState() }
    return LevelState(
      progress: position.progress, time: position.time, cycle: position.cycle, isActive: true,
      isAtEnd: position.isAtEnd,
      cycleReturns: record.pointee.timing.autoreverses)
  }

  /// Paces the levels that run by a clock.
  @inline(__always)
  private func paceRoots(
    _ states: UnsafeMutablePointer<LevelState>, _ records: UnsafePointer<LevelRecord>
  ) {
    var index = 0
    while index < range.count {
      guard records[index].isPaced, !records[index].isMember else {
        index += 1
        continue
      }
      if records[index].hasMembers {
        pace(states + index, records + index)
        index += 1
        continue
      }
      let end = endOfRun(from: index, records)
      if end - index >= Self.smallestBatch {
        paceAtOnce(states + index, count: end - index, along: records[index].curve)
      } else {
        for index in index..<end { pace(states + index, records + index) }
      }
      index = end
    }
  }

  /// Returns the end of a row of levels that one curve alone paces and that don't have members, or of a single other level.
  @inline(__always)
  private func endOfRun(from start: Int, _ records: UnsafePointer<LevelRecord>) -> Int {
    let limit = min(start + Self.largestBatch, range.count)
    var end = start
    while end < limit, records[end].curve == records[start].curve, records[end].isPacedByCurveAlone,
      !records[end].hasMembers, !records[end].isMember
    {
      end += 1
    }
    return max(end, start + 1)
  }

  /// The smallest number of positions on a curve that are computed at once.
  private static var smallestBatch: Int { 4 }
  /// The largest number of positions on a curve that are computed at once, which fit into the fastest cache.
  static var largestBatch: Int { 128 }

  /// Computes a curve for several levels; the values are the same as one by one.
  @inline(never)
  private func paceAtOnce(_ states: UnsafeMutablePointer<LevelState>, count: Int, along curve: Int32) {
    let (positions, values) = (scratch, scratch + Self.largestBatch)
    // The position of an inactive level is 0, which would take longer than one inside the curve.
    for index in 0..<count {
      positions[index] = states[index].isActive ? states[index].progress : 0.5
    }
    curves[Int(curve)].write(
      UnsafeBufferPointer(start: positions, count: count),
      to: UnsafeMutableBufferPointer(start: values, count: count))
    for index in 0..<count {
      states[index].progress = states[index].isActive ? values[index] : 0
    }
  }

  /// Applies the level's curve and spring to its progress and to the time of its members.
  @inline(__always)
  private func pace(_ state: UnsafeMutablePointer<LevelState>, _ record: UnsafePointer<LevelRecord>) {
    guard state.pointee.isActive else { return }
    if record.pointee.stepLength > 0 { return step(state, record) }
    state.pointee.progress = pacedProgress(of: state, record)
    // A pass without an end has nothing to pace: its seconds pass evenly.
    guard record.pointee.hasMembers, record.pointee.timing.duration.isFinite else { return }
    state.pointee.time = state.pointee.progress * record.pointee.timing.duration
  }

  /// Rounds time down to a whole step.
  private func step(_ state: UnsafeMutablePointer<LevelState>, _ record: UnsafePointer<LevelRecord>) {
    let length = record.pointee.stepLength
    let count = (state.pointee.time / length + 1e-4).rounded(.down)
    state.pointee.time = min(count * length, record.pointee.timing.duration)
    state.pointee.progress = state.pointee.time / record.pointee.timing.duration
  }

  /// Returns the progress along the level's curve and spring.
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
  /// Returns the completed fraction of the way, or 1 at a time so late that oscillations can't be computed.
  @inline(__always)
  fileprivate func progress(at time: Double) -> Double {
    let displacement = displacement(at: time)
    return displacement.isFinite ? 1 - displacement : 1
  }
}
