/// One pass over levels at an instant, which reads the clocks and writes the state of each level.
///
/// It accesses the timeline's memory directly, which must not move meanwhile. Levels that run by a clock come
/// first, then their springs, all together, then the members of groups: while one spring waits, another one is
/// computed. A curve that several levels in a row share is computed for all of them at once.
struct LevelPass {
  let clockTimes: UnsafeBufferPointer<Double>
  /// The states of levels, from the first one of `range`.
  let states: UnsafeMutableBufferPointer<LevelState>
  let range: Range<Int>
  let curves: UnsafeBufferPointer<UnitBezier>
  let springs: UnsafeBufferPointer<SpringMotion>
  /// Scratch memory for ``batchSize`` positions on a curve, and then for the values there.
  let scratch: UnsafeMutablePointer<Double>
  /// Whether a level counts as ended as soon as the host's events have ended it.
  let honorsEnds: Bool

  func run(_ levels: UnsafeBufferPointer<LevelRecord>) {
    guard let first = levels.baseAddress, let state = states.baseAddress else { return }
    let record = first + range.lowerBound
    var (hasPaced, hasMembers) = (false, false)
    var run = CurveRun()
    for index in 0..<range.count {
      if record[index].isMember {
        hasMembers = true
        continue
      }
      state[index] = unpacedState(of: record + index)
      if record[index].isPaced {
        if record[index].isPacedByCurveAlone {
          if run.curve != record[index].curve || run.indices.upperBound != index
            || run.count == Self.batchSize
          {
            pace(run, state, record)
            run = CurveRun(curve: record[index].curve, from: index)
          }
          run.append(record[index])
        } else {
          hasPaced = true
        }
      }
    }
    pace(run, state, record)
    if hasPaced {
      for index in 0..<range.count
      where record[index].isPaced && !record[index].isPacedByCurveAlone && !record[index].isMember {
        pace(state + index, record + index)
      }
    }
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

  /// The largest number of positions on a curve that are computed at once, which fit into the fastest cache.
  static var batchSize: Int { 128 }

  /// Adjacent levels that are paced by one curve alone.
  private struct CurveRun {
    let curve: Int32
    private(set) var indices: Range<Int>
    /// Whether other levels run by the time of any of them.
    private(set) var hasMembers = false

    /// Creates an empty run.
    init() { (curve, indices) = (-1, 0..<0) }

    init(curve: Int32, from start: Int) { (self.curve, indices) = (curve, start..<start) }

    var count: Int { indices.count }

    /// Appends the level after the last one.
    mutating func append(_ level: LevelRecord) {
      indices = indices.lowerBound..<indices.upperBound + 1
      if level.hasMembers { hasMembers = true }
    }
  }

  /// Applies the curve of a run to the progress of its levels.
  @inline(__always)
  private func pace(
    _ run: CurveRun, _ states: UnsafeMutablePointer<LevelState>, _ records: UnsafePointer<LevelRecord>
  ) {
    guard run.count > 0 else { return }
    guard run.count >= 4, !run.hasMembers else {
      for index in run.indices { pace(states + index, records + index) }
      return
    }
    paceAtOnce(run, states + run.indices.lowerBound)
  }

  /// Computes a curve for all levels of a run; the values are the same as one by one.
  @inline(never)
  private func paceAtOnce(_ run: CurveRun, _ states: UnsafeMutablePointer<LevelState>) {
    let (positions, values) = (scratch, scratch + Self.batchSize)
    // The position of an inactive level is 0, which would take longer than one inside the curve.
    for index in 0..<run.count {
      positions[index] = states[index].isActive ? states[index].progress : 0.5
    }
    curves[Int(run.curve)].write(
      UnsafeBufferPointer(start: positions, count: run.count),
      to: UnsafeMutableBufferPointer(start: values, count: run.count))
    for index in 0..<run.count {
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
