import Requirements

/// The delay of a clock, and of all clocks inside it.
package struct ClockDelay: Hashable, Sendable {
  package var clock: Int
  /// The delay in seconds of the clock's own time.
  package var seconds: Double

  package init(clock: Int, seconds: Double) {
    self.clock = clock
    self.seconds = seconds
  }
}

extension MotionTimeline {
  /// The clock whose time is passed to ``evaluate(at:delays:)``.
  package static var rootClock: Int { 0 }

  /// Returns the time that a clock showed at the last evaluation.
  package func time(ofClock clock: Int) -> Double { clockTimes[clock] }

  /// Returns the time of a clock at a time of the root clock, without delays.
  ///
  /// - Complexity: O(*n*) in the number of clocks that contain the clock.
  package func localTime(ofClock clock: Int, atRootTime time: Double) -> Double {
    guard clock != Self.rootClock else { return time }
    var path: [Int] = []
    var clock = clock
    while clock != Self.rootClock {
      path.append(clock)
      clock = clocks[clock].parent
    }
    return path.reversed().reduce(time) { clocks[$1].space.localTime(atParentTime: $0) }
  }

  /// Returns the root clock's times of the ends of an interval of a clock, the earlier end first; both are infinite if the
  /// speed of the clock or of one that contains it is 0.
  ///
  /// - Complexity: O(*n*) in the number of clocks that contain the clock.
  package func rootInterval(
    ofClock clock: Int, from start: Double, length: Double
  ) -> (start: Double, end: Double) {
    var (ends, clock) = ((start, start + length), clock)
    while clock != Self.rootClock {
      let record = clocks[clock]
      if record.space.speed == 0 { return (.infinity, .infinity) }
      ends = (record.space.parentTime(atLocalTime: ends.0), record.space.parentTime(atLocalTime: ends.1))
      clock = record.parent
    }
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  /// Removes all clocks except the root clock.
  package mutating func removeClocks() {
    clocks.removeLast(clocks.count - 1)
    clockTimes.removeLast(clockTimes.count - 1)
  }

  /// Adds the clock of a layer's time space inside another clock, and returns its index.
  package mutating func addClock(_ space: TimeSpace, inside parent: Int) -> Int {
    require(
      clocks.indices.contains(parent), "a clock's parent must be one of \(clocks.count) clocks, not \(parent)"
    )
    clocks.append(ClockRecord(space: space, parent: parent))
    clockTimes.append(0)
    return clocks.count - 1
  }

  /// Changes the clock of a program.
  package mutating func setClock(_ clock: Int, of id: MotionProgramID) {
    guard let entry = programs.entries[id.index] else { return }
    for index in entry.levels.indices {
      levels[index].hasEnded = false
      if case .clock = levels[index].source { levels[index].source = .clock(Int32(clock)) }
    }
  }
}
