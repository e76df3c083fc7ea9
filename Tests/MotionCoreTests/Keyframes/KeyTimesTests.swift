import TestSupport
import Testing

@testable import MotionCore

@Suite struct KeyTimesTests {
  /// RI-1: the count, the ends, the order and the range must fit.
  @Test func `invalid key times are refused`() {
    let bad: [[Double]] = [
      [], [0], [0, 1], [0, 0.5, 0.9, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.2, 1], [0, -0.1, 1],
      [0, .nan, 1],
      [0, .infinity, 1], [.nan, .nan, .nan],
    ]
    for fractions in bad {
      #expect(KeyTimes(fractions, count: 3) == nil, "\(fractions)")
      #expect(KeyTimes(fractions, count: 3) ?? KeyTimes(even: 3) == KeyTimes([0, 0.5, 1], count: 3))
    }
    #expect(KeyTimes([0, 0.8, 1], count: 3)?.fractions == [0, 0.8, 1])
    #expect(KeyTimes([0, 1, 1], count: 3) != nil)
  }

  @Test func `spacing by length is proportional to the lengths, and even if they are invalid`() {
    #expect(KeyTimes(lengths: [1, 0, 3]).fractions == [0, 0.25, 0.25, 1])
    for lengths in [[0, 0], [.nan, 1], [.infinity, 1], [1e308, 1e308], [-1, 3], [3, -1]] {
      #expect(KeyTimes(lengths: lengths).fractions == [0, 0.5, 1], "\(lengths)")
    }
    #expect(KeyTimes(lengths: []).fractions == [0])
    #expect(KeyTimes(even: 1).fractions == [0])
  }

  @Test func `the position of a progress equals the result of a linear search`() {
    for seed in UInt64(0)..<200 {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...20, using: &random)
      let lengths = (0..<count).map { _ in Double(Int.random(in: 0...3, using: &random)) }
      let times = KeyTimes(lengths: lengths)
      for progress in [-1, 0, 1, 2] + times.fractions + (0..<40).map({ _ in random.double(in: 0...1) }) {
        let position = times.position(at: progress)
        let expected = times.fractions.lastIndex { $0 <= progress } ?? 0
        #expect(position.index == expected, "seed \(seed), progress \(progress)")
        #expect(position.fraction >= 0 && position.fraction < 1, "seed \(seed), progress \(progress)")
      }
      #expect(times.position(at: .nan) == KeyTimes.Position(index: 0, fraction: 0))
    }
  }

  @Test func `zero key times trap`() async {
    await #expect(processExitsWith: .failure) { _ = KeyTimes(even: 0) }
  }
}
