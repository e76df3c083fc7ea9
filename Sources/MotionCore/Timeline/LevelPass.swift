/// One pass over levels at an instant, which reads the clocks and writes the state of each level.
///
/// It accesses the timeline's memory directly, which must not move meanwhile. Levels that run by a clock come first, with
/// their curves; then their springs and steps, all together; then the members of groups: while one spring waits, another one
/// is computed. A curve that several levels in a row share is computed for all of them at once.
struct LevelPass {
  let clockTimes: UnsafeBufferPointer<Double>
  /// The memory for the levels of `range`.
  var memory: ChunkStates.Memory
  var range: Range<Int>
  let curves: UnsafeBufferPointer<UnitBezier>
  let springs: UnsafeBufferPointer<SpringMotion>
  let steps: UnsafeBufferPointer<Double>
  /// Whether a level counts as ended as soon as the host's events have ended it.
  let honorsEnds: Bool

  /// Returns the pass for a chunk of levels. Callers store it in a constant, whose fields stay in registers.
  @inline(__always)
  func forLevels(_ range: Range<Int>) -> LevelPass {
    var result = self
    result.range = range
    return result
  }

  func run(_ levels: UnsafeBufferPointer<LevelRecord>) {
    guard let first = levels.baseAddress else { return }
    let (states, records) = (memory.states, first + range.lowerBound)
    let remaining = runRoots(states, records)
    if remaining.hasPacing { paceRoots(states, records) }
    if remaining.hasMembers { runMembers(states, records) }
  }

  /// Evaluates the levels that run by a clock, and paces those that a curve alone paces.
  ///
  /// - Returns: Whether some of them have another pacing, and whether there are levels that run by other levels.
  @inline(__always)
  private func runRoots(_ states: UnsafeMutablePointer<LevelState>, _ records: UnsafePointer<LevelRecord>)
    -> (hasPacing: Bool, hasMembers: Bool)
  {
    var row = CurveRow()
    var remaining = (hasPacing: false, hasMembers: false)
    for index in 0..<range.count {
      guard !records[index].isMember else {
        remaining.hasMembers = true
        continue
      }
      states[index] = unpacedState(of: records + index)
      if records[index].isPacedByCurveAlone {
        guard !row.append(index, curve: records[index].curve) else { continue }
        pace(row, states)
        row = CurveRow(index, curve: records[index].curve)
      } else if records[index].isPaced {
        remaining.hasPacing = true
      }
    }
    pace(row, states)
    return remaining
  }

  /// Paces the levels that run by a clock, except those that a curve alone paces.
  private func paceRoots(_ states: UnsafeMutablePointer<LevelState>, _ records: UnsafePointer<LevelRecord>) {
    for index in 0..<range.count where records[index].isPaced && !records[index].isPacedByCurveAlone {
      if !records[index].isMember { pace(states + index, records + index) }
    }
  }

  /// Evaluates the levels that run by others.
  private func runMembers(_ states: UnsafeMutablePointer<LevelState>, _ records: UnsafePointer<LevelRecord>) {
    for index in 0..<range.count where records[index].isMember {
      states[index] = unpacedState(of: records + index)
      if records[index].isPaced { pace(states + index, records + index) }
    }
  }

  /// Returns the state of a level before its pacing, from the clocks and the previous levels.
  ///
  /// The record is read in place; see ``TrackPass/run(_:)``.
  @inline(__always)
  private func unpacedState(of record: UnsafePointer<LevelRecord>) -> LevelState {
    if case .clock(let clock) = record.pointee.source, !(honorsEnds && record.pointee.hasEnded),
      let time = record.pointee.timing.timeInFirstPass(atParentTime: clockTimes[Int(clock)])
    {
      return LevelState(
        progress: time / record.pointee.timing.duration, time: time, isActive: true,
        cycleReturns: record.pointee.timing.autoreverses)
    }
    return anyUnpacedState(of: record)
  }

  /// Returns the state of a level before its pacing, inside its first pass or not.
  @inline(never)
  private func anyUnpacedState(of record: UnsafePointer<LevelRecord>) -> LevelState {
    let parentTime: Double
    var parentIsAtEnd = false
    switch record.pointee.source {
    case .clock(let clock):
      parentTime = clockTimes[Int(clock)]
    case .level(let parent):
      let parentState = memory.states[Int(parent) - range.lowerBound]
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

  /// Paces a row of levels by their curve.
  @inline(__always)
  private func pace(_ row: CurveRow, _ states: UnsafeMutablePointer<LevelState>) {
    if row.count >= Self.smallestBatch {
      return paceAtOnce(states + row.start, count: row.count, along: row.curve)
    }
    for index in row.start..<row.start + row.count where states[index].isActive {
      states[index].progress = curves[Int(row.curve)].value(at: states[index].progress)
    }
  }

  /// The smallest number of positions on a curve that are computed at once.
  private static var smallestBatch: Int { 4 }
  /// The largest number of positions on a curve that are computed at once, which fit into the fastest cache.
  static var largestBatch: Int { 128 }

  /// Computes a curve for several levels; the values are the same as one by one.
  @inline(never)
  private func paceAtOnce(_ states: UnsafeMutablePointer<LevelState>, count: Int, along curve: Int32) {
    let (positions, values) = (memory.scratch, memory.scratch + Self.largestBatch)
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
    if record.pointee.step >= 0 { return step(state, record) }
    state.pointee.progress = pacedProgress(of: state, record)
    // A pass without an end has nothing to pace: its seconds pass evenly.
    guard record.pointee.hasMembers, record.pointee.timing.duration.isFinite else { return }
    state.pointee.time = state.pointee.progress * record.pointee.timing.duration
  }

  /// Rounds time down to a whole step.
  private func step(_ state: UnsafeMutablePointer<LevelState>, _ record: UnsafePointer<LevelRecord>) {
    let length = steps[Int(record.pointee.step)]
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

/// Successive levels that one curve alone paces, none of which is a member of a group.
private struct CurveRow {
  var start = 0
  var count = 0
  var curve: Int32 = -1

  init() {}

  init(_ level: Int, curve: Int32) { (start, count, self.curve) = (level, 1, curve) }

  /// Adds a level at the end, and returns whether that was possible.
  @inline(__always)
  mutating func append(_ level: Int, curve: Int32) -> Bool {
    guard curve == self.curve, level == start + count, count < LevelPass.largestBatch else { return false }
    count += 1
    return true
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
