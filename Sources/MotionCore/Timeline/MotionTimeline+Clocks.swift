import Requirements

/// How much later a clock, and all clocks inside it, run than they would by themselves.
package struct ClockDelay: Hashable, Sendable {
  package var clock: Int
  /// In the clock's own time.
  package var seconds: Double

  package init(clock: Int, seconds: Double) {
    self.clock = clock
    self.seconds = seconds
  }
}

extension MotionTimeline {
  /// The clock whose time is the one given to ``evaluate(at:delays:)``.
  package static var rootClock: Int { 0 }

  /// How many clocks there are, the root's included.
  package var clockCount: Int { clocks.count }

  /// Forgets all clocks but the root's.
  package mutating func removeClocks() {
    clocks.removeLast(clocks.count - 1)
    clockTimes.removeLast(clockTimes.count - 1)
  }

  /// Adds the clock of a layer's time space inside another clock.
  package mutating func addClock(_ space: TimeSpace, inside parent: Int) -> Int {
    require(clocks.indices.contains(parent), "no clock \(parent) among \(clocks.count)")
    clocks.append(ClockRecord(space: space, parent: parent))
    clockTimes.append(0)
    return clocks.count - 1
  }

  /// Lets a program run by another clock.
  package mutating func setClock(_ clock: Int, of id: MotionProgramID) {
    guard let entry = programs.entries[id.index] else { return }
    for index in entry.levels.indices {
      levels[index].isOver = false
      if case .clock = levels[index].source { levels[index].source = .clock(Int32(clock)) }
    }
  }
}
