import TestSupport
import Testing

@testable import MotionCore

@Suite struct MediaTimingTests {
  /// The value of an animation from 0 to 1 over a model value of 0.5, as the tables of seeds §6 list it.
  private func value(_ timing: MediaTiming, at time: Double) -> Double {
    timing.state(atParentTime: time)?.progress ?? 0.5
  }

  private func expect(_ timing: MediaTiming, at times: [Double], _ expected: [Double]) {
    #expect(isClose(times.map { value(timing, at: $0) }, expected, within: 1e-12), "\(timing)")
  }

  @Test func `each fill mode shows what its name says before and after`() {
    let times = [0, 0.5, 1, 1.5, 2.5]
    expect(MediaTiming(beginTime: 1, fillMode: .removed), at: times, [0.5, 0.5, 0, 0.5, 0.5])
    expect(MediaTiming(beginTime: 1, fillMode: .forwards), at: times, [0.5, 0.5, 0, 0.5, 1])
    expect(MediaTiming(beginTime: 1, fillMode: .backwards), at: times, [0, 0, 0, 0.5, 0.5])
    expect(MediaTiming(beginTime: 1, fillMode: .both), at: times, [0, 0, 0, 0.5, 1])
  }

  @Test func `repeats, reversal, speed and offset follow Core Animation's table`() {
    let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3]
    expect(MediaTiming(autoreverses: true), at: times, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5])
    expect(MediaTiming(repeatCount: 2.5), at: times, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5])
    expect(MediaTiming(repeatDuration: 1.7), at: times, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5])
    expect(MediaTiming(speed: 2), at: [0, 0.2, 0.5, 0.9], [0, 0.4, 0.5, 0.5])
    expect(MediaTiming(timeOffset: 0.3), at: [0, 0.2, 0.5, 0.9, 1.2], [0.3, 0.5, 0.8, 0.2, 0.5])
    expect(MediaTiming(speed: -1), at: [0, 0.2, 0.5, 0.9, 1.2], [0, 0.8, 0.5, 0.1, 0.5])
  }

  /// RI-10, RI-11, RI-12.
  @Test func `the end of a held animation is where its last cycle stopped`() {
    let held = FillMode.forwards
    expect(
      MediaTiming(repeatCount: 2, autoreverses: true, fillMode: held), at: [3.999, 4, 9], [0.001, 0, 0])
    expect(MediaTiming(repeatDuration: 2.5, autoreverses: true, fillMode: held), at: [2.5, 9], [0.5, 0.5])
    expect(MediaTiming(repeatCount: 3, fillMode: held), at: [2, 3, 9], [0, 1, 1])
    let backward = MediaTiming(beginTime: 20, duration: 2, speed: -1, timeOffset: 2, fillMode: held)
    expect(backward, at: [21, 22, 23], [0.5, 0, 0])
  }

  @Test func `cycles are counted, the last one at the end included`() {
    let timing = MediaTiming(repeatCount: 3, fillMode: .forwards)
    let cycles = [0.5, 1, 2.9, 3, 7].map { timing.state(atParentTime: $0)?.cycle }
    #expect(cycles == [0, 1, 2, 2, 2])
  }

  @Test func `an animation that ends with its parent shows its last value then`() {
    let timing = MediaTiming(duration: 0.5)
    #expect(timing.state(atParentTime: 0.5) == nil)
    #expect(timing.state(atParentTime: 0.5, parentIsAtEnd: true)?.progress == 1)
    #expect(timing.state(atParentTime: 0.6, parentIsAtEnd: true) == nil)
  }

  @Test func `an animation that stands still shows its offset for ever`() {
    let timing = MediaTiming(speed: 0, timeOffset: 0.25)
    #expect([0, 1, 1e9].map { timing.state(atParentTime: $0)?.progress } == [0.25, 0.25, 0.25])
  }

  @Test func `endless and odd numbers give a place in the cycle, never NaN`() {
    for timing in [
      MediaTiming(repeatCount: .infinity), MediaTiming(timeOffset: .infinity), MediaTiming(speed: 1e300),
      MediaTiming(repeatDuration: .infinity, autoreverses: true),
    ] {
      for time in [0, 0.7, 1e9, 1e300] {
        if let progress = timing.state(atParentTime: time)?.progress {
          #expect(progress >= 0 && progress <= 1, "\(timing) at \(time)")
        }
      }
    }
    #expect(MediaTiming().state(atParentTime: .nan) == nil)
  }

  @Test func `progress stays within its range for random timings`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<5_000 {
      let timing = MediaTiming(
        beginTime: random.double(in: -2...2), duration: random.double(in: 0.001...3),
        speed: random.double(in: -3...3), timeOffset: random.double(in: -5...5),
        repeatCount: random.double(in: 0.1...4), autoreverses: Bool.random(using: &random), fillMode: .both)
      let progress = timing.state(atParentTime: random.double(in: -10...10))?.progress
      #expect(progress.map { $0 >= 0 && $0 <= 1 } ?? false, "\(timing)")
    }
  }
}

/// Rows CT and CTQ.
@Suite struct TimeSpaceTests {
  private func down(_ time: Double, _ spaces: TimeSpace...) -> Double {
    spaces.reduce(time) { $1.localTime(atParentTime: $0) }
  }

  private func up(_ time: Double, _ spaces: TimeSpace...) -> Double {
    spaces.reduce(time) { $1.parentTime(atLocalTime: $0) }
  }

  @Test func `local time is offset, scaled and cut off before the begin time`() {
    let root = TimeSpace(beginTime: 1, speed: 2, timeOffset: 3)
    let child = TimeSpace(beginTime: 6, speed: 4, timeOffset: 5)
    let second = TimeSpace(beginTime: 8, speed: 0.5, timeOffset: 7)
    #expect(down(10, TimeSpace(beginTime: 1, speed: 2, timeOffset: 0.5)) == 18.5)  // CT-1
    #expect(down(10, root) == 21)  // CTQ-3
    #expect(down(10, root, child) == 65)  // CTQ-5
    #expect(up(10, child, root) == 3.125)  // CTQ-6
    #expect(down(up(10, child), second) == 0)  // CTQ-9
    #expect(down(up(10, second), child) == 37)  // CTQ-10
    #expect(down(7, second) == 0)  // CTQ-11
    #expect(down(8, second) == 7)  // CTQ-12
  }

  @Test func `a layer that stands still gives its offset downward and nothing upward`() {
    let still = TimeSpace(beginTime: 8, speed: 0, timeOffset: 7)
    let root = TimeSpace(beginTime: 1, speed: 2, timeOffset: 3)
    #expect(down(10, still) == 7)  // CTQ-14
    #expect(up(10, still) == 0)  // CTQ-15
    #expect(up(10, still, root) == -0.5)  // CTQ-16
  }
}
