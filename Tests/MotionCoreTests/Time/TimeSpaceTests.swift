import TestSupport
import Testing

@testable import MotionCore

/// The rows CT and CTQ.
@Suite struct TimeSpaceTests {
  private func down(_ time: Double, _ spaces: TimeSpace...) -> Double {
    spaces.reduce(time) { $1.localTime(atParentTime: $0) }
  }

  private func up(_ time: Double, _ spaces: TimeSpace...) -> Double {
    spaces.reduce(time) { $1.parentTime(atLocalTime: $0) }
  }

  @Test func `local time is offset and scaled, and 0 before the begin time`() {
    let root = TimeSpace(beginTime: 1, speed: 2, timeOffset: 3)
    let child = TimeSpace(beginTime: 6, speed: 4, timeOffset: 5)
    let second = TimeSpace(beginTime: 8, speed: 0.5, timeOffset: 7)
    #expect(down(10, TimeSpace(beginTime: 1, speed: 2, timeOffset: 0.5)) == 18.5)  // CT-1
    #expect(down(10, root) == 21)  // CTQ-3
    #expect(down(10, child) == 21)  // CTQ-7
    #expect(down(10, root, child) == 65)  // CTQ-5
    #expect(up(10, child, root) == 3.125)  // CTQ-6
    #expect(down(up(10, child), second) == 0)  // CTQ-9
    #expect(down(up(10, second), child) == 37)  // CTQ-10
    #expect(down(7, second) == 0)  // CTQ-11
    #expect(down(8, second) == 7)  // CTQ-12
  }

  @Test func `a leaf's time inverts its parents' times one by one`() {
    let middle = TimeSpace(beginTime: 2, speed: 3, timeOffset: 0.25)
    let leaf = TimeSpace(beginTime: 1, speed: 2, timeOffset: 0.5)
    #expect(up(10, leaf) == 5.75)  // CT-3
    #expect(isClose(up(10, leaf, middle), 3.8333333, within: 1e-5))  // CT-4
    #expect(isClose(up(10, leaf, middle, TimeSpace()), 3.8333333, within: 1e-5))  // CT-5
  }

  @Test func `conversions of a time space are inverse to each other from its begin time on`() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<randomCaseCount {
      let speed = random.element(of: [-1, 1]) * random.logarithmic(in: 0.01...100)
      let space = TimeSpace(
        beginTime: random.double(in: -10...10), speed: speed, timeOffset: random.double(in: -10...10))
      let time = space.beginTime + random.double(in: 0...100)
      let back = space.parentTime(atLocalTime: space.localTime(atParentTime: time))
      #expect(isClose(back, time, within: 1e-11), "\(space) at \(time)")
    }
  }

  @Test func `a layer with speed 0 has its offset as local time, and 0 for its parent's time`() {
    let still = TimeSpace(beginTime: 8, speed: 0, timeOffset: 7)
    let root = TimeSpace(beginTime: 1, speed: 2, timeOffset: 3)
    #expect(down(10, still) == 7)  // CTQ-14
    #expect(up(10, still) == 0)  // CTQ-15
    #expect(up(10, still, root) == -0.5)  // CTQ-16
  }
}
