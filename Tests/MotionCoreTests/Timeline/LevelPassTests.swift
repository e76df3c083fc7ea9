import TestSupport
import Testing

@testable import MotionCore

@Suite struct LevelPassTests {
  private static let curves: [UnitBezier] = [.easeInOut, UnitBezier(1, 0, 0, 1), UnitBezier(0.9, 0, 1, 0.1)]

  /// Adjacent levels with one curve are computed at once. Some have no effect, some are at an end, and groups and other
  /// curves interrupt the row.
  @Test(arguments: 1...12, [3, 200, 1500])
  func `levels in a row have the same progress as a level alone`(seed: UInt64, _ count: Int) {
    var random = SeededGenerator(seed: seed)
    var timeline = MotionTimeline()
    var expected: [(channel: MotionChannel, program: MotionProgram)] = []
    var (pacing, removed) = (Pacing.linear, [] as [MotionProgramID])
    for _ in 0..<count {
      if Int.random(in: 0..<20, using: &random) == 0 {
        pacing =
          switch Int.random(in: 0..<6, using: &random) {
          case 0: .spring(Spring(mass: 1, stiffness: 80, damping: 6), velocity: 0)
          case 1: .steps(of: [0.05, 0.1].randomElement(using: &random)!)
          default: .curve(Self.curves.randomElement(using: &random)!)
          }
      }
      let channel = timeline.addChannel(.numbers(1))
      let program = program(channel, pacing, &random)
      let id = timeline.add(program)
      if Int.random(in: 0..<9, using: &random) == 0 {
        removed.append(id)
      } else {
        expected.append((channel, program))
      }
    }
    for id in removed { timeline.remove(id) }
    for time in [0, 0.25, 0.6, 1, 3] {
      timeline.evaluate(at: time)
      for (channel, program) in expected {
        let value = timeline.value(of: channel)
        #expect(value.bitPattern == valueAlone(of: program, at: time).bitPattern)
      }
    }
  }

  @Test func `a level whose program ended has no effect, except with a delay`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    let level = MotionProgram.Level(timing: MediaTiming(duration: 1))
    let track = MotionProgram.Track(
      level: 0, target: .numbers(channel, first: 0, count: 1), values: .scalars(from: 1, to: 2))
    let id = timeline.add(MotionProgram(levels: [level], tracks: [track]))
    timeline.evaluate(at: 0.5)
    var values = [timeline.value(of: channel)]
    timeline.end(id)
    timeline.evaluate(at: 0.5)
    values.append(timeline.value(of: channel))
    timeline.evaluate(at: 0.5, delays: [ClockDelay(clock: MotionTimeline.rootClock, seconds: 0.25)])
    values.append(timeline.value(of: channel))
    #expect(values == [1.5, 0, 1.25])
  }

  @Test func `lengths of steps are released with their programs`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    func program(_ length: Double) -> MotionProgram {
      MotionProgram(
        levels: [.init(timing: MediaTiming(duration: 1), pacing: .steps(of: length))],
        tracks: [
          .init(level: 0, target: .numbers(channel, first: 0, count: 1), values: .scalars(from: 0, to: 1))
        ])
    }
    for index in 1...300 {
      let id = timeline.add(program(1 / Double(index)))
      timeline.remove(id)
    }
    let stepCount = timeline.steps.elements.count
    #expect(stepCount == 1)
    _ = timeline.add(program(0.25))
    timeline.evaluate(at: 0.3)
    let value = timeline.value(of: channel)
    #expect(value == 0.25)
  }

  private func program(
    _ channel: MotionChannel, _ pacing: Pacing, _ random: inout SeededGenerator
  ) -> MotionProgram {
    let fill = [FillMode.removed, .both, .both].randomElement(using: &random)!
    var timing = MediaTiming(
      beginTime: Double(Int.random(in: 0...4, using: &random)) * 0.1, duration: random.double(in: 0.2...1),
      fillMode: fill)
    if Int.random(in: 0..<5, using: &random) == 0 {
      timing.speed = [-1, 0, 2].randomElement(using: &random)!
      timing.repeatCount = [1, 2.5].randomElement(using: &random)!
      timing.autoreverses = .random(using: &random)
    }
    let hasMember = Int.random(in: 0..<30, using: &random) == 0
    let member = MotionProgram.Level(parent: 0, timing: MediaTiming(duration: 0.7), pacing: pacing)
    return MotionProgram(
      levels: [.init(timing: timing, pacing: pacing)] + (hasMember ? [member] : []),
      tracks: [
        .init(
          level: hasMember ? 1 : 0, target: .numbers(channel, first: 0, count: 1),
          values: .scalars(from: 1, to: 2))
      ])
  }

  private func valueAlone(of program: MotionProgram, at time: Double) -> Double {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    var program = program
    program.tracks[0].target = .numbers(channel, first: 0, count: 1)
    _ = timeline.add(program)
    timeline.evaluate(at: time)
    return timeline.value(of: channel)
  }
}
