import TestSupport
import Testing

@testable import MotionCore

@Suite struct MediaTimingTests {
  /// Returns the value of an animation from 0 to 1 over a model value of 0.5.
  private func value(_ timing: MediaTiming, at time: Double) -> Double {
    timing.state(atParentTime: time)?.progress ?? 0.5
  }

  private func expect(_ timing: MediaTiming, at times: [Double], _ expected: [Double]) {
    #expect(isClose(times.map { value(timing, at: $0) }, expected, within: 1e-12), "\(timing)")
  }

  @Test func `each fill mode fills before and after as its name says`() {
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
  @Test func `an animation that fills forward holds the end of its last cycle`() {
    let held = FillMode.forwards
    expect(
      MediaTiming(repeatCount: 2, autoreverses: true, fillMode: held), at: [3.999, 4, 9], [0.001, 0, 0])
    expect(MediaTiming(repeatDuration: 2.5, autoreverses: true, fillMode: held), at: [2.5, 9], [0.5, 0.5])
    expect(MediaTiming(repeatCount: 3, fillMode: held), at: [2, 3, 9], [0, 1, 1])
    let backward = MediaTiming(beginTime: 20, duration: 2, speed: -1, timeOffset: 2, fillMode: held)
    expect(backward, at: [21, 22, 23], [0.5, 0, 0])
  }

  @Test func `cycles are counted, including the last one at the end`() {
    let timing = MediaTiming(repeatCount: 3, fillMode: .forwards)
    let cycles = [0.5, 1, 2.9, 3, 7].map { timing.state(atParentTime: $0)?.cycle }
    #expect(cycles == [0, 1, 2, 2, 2])
  }

  @Test func `an animation that ends with its parent shows its last value at the end`() {
    let timing = MediaTiming(duration: 0.5)
    #expect(timing.state(atParentTime: 0.5) == nil)
    #expect(timing.state(atParentTime: 0.5, parentIsAtEnd: true)?.progress == 1)
    #expect(timing.state(atParentTime: 0.6, parentIsAtEnd: true) == nil)
  }

  @Test func `an animation with speed 0 stays at its offset`() {
    let timing = MediaTiming(speed: 0, timeOffset: 0.25)
    #expect([0, 1, 1e9].map { timing.state(atParentTime: $0)?.progress } == [0.25, 0.25, 0.25])
  }

  @Test func `infinite and extreme numbers give a position in the cycle, never NaN`() {
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

  @Test func `local time is the parent's, offset, scaled and wrapped into the cycle`() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<randomCaseCount {
      let timing = MediaTiming(
        beginTime: random.double(in: -2...2), duration: random.double(in: 0.1...3),
        speed: random.double(in: -3...3), timeOffset: random.double(in: -5...5),
        repeatCount: random.double(in: 0.1...4), autoreverses: Bool.random(using: &random))
      let elapsed = random.double(in: 0...1) * min(timing.activeLength, 1e3) * 0.999
      let state = timing.state(atParentTime: timing.beginTime + elapsed)
      let local = timing.speed * elapsed + timing.timeOffset
      let cycles = local / timing.cycleDuration
      let phase = (cycles - cycles.rounded(.down)) * timing.cycleDuration / timing.duration
      let progress = phase > 1 ? 2 - phase : phase
      // A fraction of a cycle away from an end, where rounding determines which cycle it is.
      guard abs(cycles - cycles.rounded()) > 1e-9 else { continue }
      #expect(state.map { isClose($0.progress, progress, within: 1e-9) } ?? false, "\(timing) \(elapsed)")
      #expect(state?.cycle == cycles.rounded(.down), "\(timing) \(elapsed)")
    }
  }

  @Test func `a repeat duration and a repeat count of equal length are equivalent`() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<randomCaseCount / 4 {
      var timing = MediaTiming(
        duration: random.double(in: 0.1...3), repeatCount: random.double(in: 0.1...4),
        autoreverses: Bool.random(using: &random), fillMode: .both)
      let counted = timing
      timing.repeatDuration = counted.activeDuration
      timing.repeatCount = 0
      let time = random.double(in: -1...15)
      #expect(timing.state(atParentTime: time) == counted.state(atParentTime: time), "\(counted) \(time)")
    }
  }

  @Test func `no timing gives NaN or leaves 0…1, even with NaN among its numbers`() {
    var random = SeededGenerator(seed: 24)
    let numbers = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.3, 1, 7, 1e9, 1e300, .greatestFiniteMagnitude, .infinity,
      .nan,
    ]
    let signed = numbers + numbers.map { -$0 }
    for _ in 0..<randomCaseCount {
      let timing = MediaTiming(
        beginTime: random.element(of: signed), duration: random.element(of: signed),
        speed: random.element(of: signed), timeOffset: random.element(of: signed),
        repeatCount: random.element(of: signed), repeatDuration: random.element(of: signed),
        autoreverses: Bool.random(using: &random), fillMode: random.element(of: [.removed, .both]))
      let time = random.element(of: signed)
      if let state = timing.state(atParentTime: time) {
        #expect(state.progress >= 0 && state.progress <= 1, "\(timing) at \(time): \(state)")
        #expect(!state.cycle.isNaN, "\(timing) at \(time): \(state)")
      }
    }
  }

  /// E16.
  @Test func `an animation with speed 0 is over at an offset of its active duration, and not begun below 0`()
  {
    func progress(_ offset: Double, _ fillMode: FillMode, _ configure: (inout MediaTiming) -> Void = { _ in })
      -> Double?
    {
      var timing = MediaTiming(duration: 2, speed: 0, timeOffset: offset, fillMode: fillMode)
      configure(&timing)
      let states = [0, 0.5, 7, 1e9].map { timing.state(atParentTime: $0) }
      #expect(states.allSatisfy { $0 == states[0] })
      return states[0]?.progress
    }
    #expect(progress(Double(2).nextDown, .removed).map { $0 < 1 && $0 > 0.999 } == true)
    for offset in [2, Double(2).nextUp, 5, .infinity] as [Double] {
      #expect(progress(offset, .removed) == nil && progress(offset, .backwards) == nil)
      #expect(progress(offset, .forwards) == 1 && progress(offset, .both) == 1)
    }
    for offset in [-1e-300, -1, -.infinity] as [Double] {
      #expect(progress(offset, .removed) == nil && progress(offset, .forwards) == nil)
      #expect(progress(offset, .backwards) == 0 && progress(offset, .both) == 0)
    }
    #expect(progress(0, .removed) == 0)
    #expect(progress(3, .removed) { $0.repeatCount = 2 } == 0.5)
    #expect(progress(4, .forwards) { $0.autoreverses = true } == 0)
    #expect(progress(5, .forwards) { $0.repeatCount = 1.5 } == 0.5)
    #expect(progress(5, .removed) { $0.repeatCount = .infinity } == 0.5)
  }
}
