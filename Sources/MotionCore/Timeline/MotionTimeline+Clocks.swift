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

  /// The number of clocks, including the root clock.
  package var clockCount: Int { clocks.count }

  /// Returns the time that a clock showed at the last evaluation.
  package func time(ofClock clock: Int) -> Double { clockTimes[clock] }

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
