import TestSupport
import Testing

@testable import MotionCore

@Suite struct MotionTimelineTests {
  /// Returns a program of one level and one scalar track on a channel.
  private func scalar(
    _ channel: MotionChannel, from: TrackEnd = .value([0]), to: TrackEnd = .value([1]),
    timing: MediaTiming = MediaTiming(), pacing: Pacing = .linear, additive: Bool = false,
    cumulative: Bool = false
  ) -> MotionProgram {
    MotionProgram(
      levels: [.init(timing: timing, pacing: pacing)],
      tracks: [
        .init(
          level: 0, target: .numbers(channel, first: 0, count: 1), values: .endpoints(from: from, to: to),
          isAdditive: additive, isCumulative: cumulative)
      ])
  }

  private func value(
    at time: Double, model: Double = 0.5, _ programs: (MotionChannel) -> [MotionProgram]
  ) -> Double {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    timeline.setBase(model, of: channel)
    for program in programs(channel) { _ = timeline.add(program) }
    timeline.evaluate(at: time)
    return timeline.value(of: channel)
  }

  /// The values of from, to and by animations halfway, over a model value of 0.5 (S44–S46).
  @Test func `missing ends are the underlying value`() {
    let under = TrackEnd.underlying(plus: [0])
    #expect(value(at: 0.5) { [scalar($0, from: .value([0.2]), to: under)] } == 0.35)
    #expect(value(at: 0.5) { [scalar($0, from: under, to: .value([0.8]))] } == 0.65)
    #expect(value(at: 0.5) { [scalar($0, from: under, to: .underlying(plus: [0.3]))] } == 0.65)
    #expect(value(at: 0.5) { [scalar($0, from: under, to: under)] } == 0.5)
  }

  /// S59 and S56.
  @Test func `a later track is based on the result of an earlier one`() {
    #expect(value(at: 0.5) { [scalar($0), scalar($0, from: .value([0.4]), to: .value([0.4]))] } == 0.4)
    #expect(value(at: 0.5) { [scalar($0, to: .value([0.2]), additive: true)] } == 0.6)
    let two = value(at: 0.5) {
      [
        scalar($0, to: .value([0.2]), additive: true), scalar($0, to: .value([0.1]), additive: true),
      ]
    }
    #expect(isClose(two, 0.65, within: 1e-15))
  }

  /// S57, RI-8, RI-9.
  @Test func `cycles of a cumulative track build on each other`() {
    let thrice = MediaTiming(repeatCount: 3)
    let ten = TrackEnd.value([10])
    let twenty = TrackEnd.value([20])
    #expect(value(at: 2.5) { [scalar($0, to: ten, timing: thrice, cumulative: true)] } == 25)
    #expect(value(at: 1.5) { [scalar($0, from: ten, to: twenty, timing: thrice, cumulative: true)] } == 35)
    let returning = MediaTiming(repeatCount: 2, autoreverses: true)
    #expect(value(at: 2.5) { [scalar($0, from: ten, to: twenty, timing: returning, cumulative: true)] } == 25)
  }

  @Test func `springs and curves pace a track`() {
    let spring = Pacing.spring(Spring(), velocity: 0)
    let long = MediaTiming(duration: 2)
    #expect(isClose(value(at: 0.1) { [scalar($0, timing: long, pacing: spring)] }, 0.34029985, within: 1e-8))
    #expect(isClose(value(at: 0.5) { [scalar($0, pacing: .curve(.easeIn))] }, 0.31536, within: 5e-6))
  }

  /// S68.
  @Test func `a shorter duration truncates a spring`() {
    let short = { scalar($0, timing: MediaTiming(duration: 0.5), pacing: .spring(Spring(), velocity: 0)) }
    #expect(isClose(value(at: 0.1) { [short($0)] }, 0.34029985, within: 1e-8))
    #expect(isClose(value(at: 0.49) { [short($0)] }, 1.0834387, within: 1e-7))
    #expect(value(at: 0.5) { [short($0)] } == 0.5)
  }

  @Test func `a group's curve paces the time of its members, and its end clips them`() {
    let inside = { (channel: MotionChannel, duration: Double) in
      MotionProgram(
        levels: [
          .init(timing: MediaTiming(duration: 0.5), pacing: .curve(.easeIn)),
          .init(parent: 0, timing: MediaTiming(duration: duration)),
        ],
        tracks: [
          .init(
            level: 1, target: .numbers(channel, first: 0, count: 1),
            values: .endpoints(from: .value([3.5]), to: .value([1])))
        ])
    }
    // The table has easeIn(0.5) to five digits: 3.5 − 2.5·0.31536.
    #expect(isClose(value(at: 0.25) { [inside($0, 0.5)] }, 2.71160, within: 1.3e-5))
    #expect(isClose(value(at: 0.499999) { [inside($0, 1)] }, 2.25, within: 1e-4))
    #expect(value(at: 0.5) { [inside($0, 1)] } == 0.5)
  }

  @Test(arguments: [1.0, -1], [0.0, 0.4])
  func `a group's steps hold its members, and jump at whole steps, backward too`(
    _ speed: Double, _ offset: Double
  ) {
    let stepped = { (channel: MotionChannel) in
      MotionProgram(
        levels: [
          .init(
            timing: MediaTiming(duration: 2, speed: speed, timeOffset: offset, fillMode: .both),
            pacing: .steps(of: 0.1)),
          .init(parent: 0, timing: MediaTiming(duration: 2, fillMode: .both)),
        ],
        tracks: [
          .init(
            level: 1, target: .numbers(channel, first: 0, count: 1),
            values: .endpoints(from: .value([0]), to: .value([20])))
        ])
    }
    for step in 0..<20 {
      // The group's own time in the middle of a step, and at its start.
      for place in [Double(step) + 0.5, Double(step)] {
        let local = place / 10 - offset
        let time = speed > 0 ? (local < 0 ? local + 2 : local) : (local > 0 ? 2 - local : -local)
        guard time < 2 else { continue }
        #expect(isClose(value(at: time) { [stepped($0)] }, Double(step), within: 1e-9), "\(place) \(time)")
      }
    }
  }

  @Test func `keyframes pass through their values, paced segment by segment`() {
    let frames = { (channel: MotionChannel, keyframes: KeyframeValues) in
      MotionProgram(
        levels: [.init(timing: MediaTiming(fillMode: .forwards))],
        tracks: [
          .init(level: 0, target: .numbers(channel, first: 0, count: 1), values: .keyframes(keyframes))
        ])
    }
    let five = [0.0, 30, -30, 30, 0].map { [$0] }
    for times in [nil, [0, 0.2, 0.4, 0.6, 0.8, 1]] {
      let keyframes = KeyframeValues(values: five, keyTimes: times)
      #expect(value(at: 0.25) { [frames($0, keyframes)] } == 30)
      #expect(value(at: 0.5) { [frames($0, keyframes)] } == -30)
      #expect(value(at: 1) { [frames($0, keyframes)] } == 0)
    }
    let uneven = KeyframeValues(values: [[0], [10], [100]], keyTimes: [0, 0.8, 1])
    #expect(value(at: 0.25) { [frames($0, uneven)] } == 3.125)  // RI-1
    let paced = KeyframeValues(values: [[0], [100], [0]], pacings: [.easeIn])
    #expect(isClose(value(at: 0.25) { [frames($0, paced)] }, 31.536, within: 5e-4))
    #expect(value(at: 0.75) { [frames($0, paced)] } == 50)
    let steps = KeyframeValues(
      values: [[10], [20]], keyTimes: [0, 0.25, 1], interpolation: .discrete)  // RI-2
    #expect(value(at: 0.2) { [frames($0, steps)] } == 10)
    #expect(value(at: 0.3) { [frames($0, steps)] } == 20)
    #expect(value(at: 7) { [frames($0, steps)] } == 20)
  }

  @Test func `the parts of a transform move independently, and rotations exceed whole turns`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.transform)
    timeline.setBase(Rotation(eulerAngles: SIMD3(0.2, 0.3, 0.4)).matrix, of: channel)
    func add(_ part: Int, _ from: Double, _ to: Double) {
      _ = timeline.add(
        MotionProgram(
          levels: [.init(timing: MediaTiming())],
          tracks: [
            .init(
              level: 0, target: .parts(channel, first: part, count: 1),
              values: .endpoints(from: .value([from]), to: .value([to])))
          ]))
    }
    add(TransformPart.rotation, 0.2, 0.6)  // RI-4
    timeline.evaluate(at: 0.5)
    let angles = TransformParts(timeline.matrix(of: channel))?.rotation.eulerAngles ?? SIMD3()
    #expect((angles - SIMD3(0.4, 0.3, 0.4)).length < 1e-12)
    add(TransformPart.rotation + 2, 0, 8 * .pi)
    add(TransformPart.scale, 2, 4)
    timeline.evaluate(at: 0.25)
    let parts = TransformParts(timeline.matrix(of: channel))
    #expect(abs(parts?.rotation.eulerAngles.z ?? 1) < 1e-9)
    #expect(abs((parts?.scale.x ?? 0) - 2.5) < 1e-12)
  }

  /// RI-6.
  @Test func `a transform composed from parts replaces the underlying one, or is applied before it`() {
    for isAdditive in [false, true] {
      var timeline = MotionTimeline()
      let channel = timeline.addChannel(.transform)
      timeline.setBase(.translation(10, 0), of: channel)
      let factors = TrackEnd.value([2, 3, 1])
      _ = timeline.add(
        MotionProgram(
          levels: [.init(timing: MediaTiming())],
          tracks: [
            .init(
              level: 0, target: .composedMatrix(channel, first: TransformPart.scale, count: 3),
              values: .endpoints(from: factors, to: factors), isAdditive: isAdditive)
          ]))
      timeline.evaluate(at: 0.5)
      let expected = isAdditive ? Matrix4.scale(2, 3) * .translation(10, 0) : .scale(2, 3)
      #expect(timeline.matrix(of: channel) == expected)
    }
  }

  @Test func `a whole transform replaces earlier parts and is modified by later ones`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.transform)
    func scale(to value: Double) -> MotionProgram {
      MotionProgram(
        levels: [.init(timing: MediaTiming())],
        tracks: [
          .init(
            level: 0, target: .parts(channel, first: TransformPart.scale, count: 1),
            values: .endpoints(from: .value([value]), to: .value([value])))
        ])
    }
    let shift = MotionProgram(
      levels: [.init(timing: MediaTiming())],
      tracks: [
        .init(
          level: 0, target: .matrix(channel),
          values: .endpoints(
            from: .value(numbers(.identity)), to: .value(numbers(.translation(10, 0)))))
      ])
    _ = timeline.add(scale(to: 3))
    let whole = timeline.add(shift)
    timeline.evaluate(at: 0.5)
    #expect(timeline.matrix(of: channel) == .translation(5, 0))
    _ = timeline.add(scale(to: 2))
    timeline.evaluate(at: 0.5)
    #expect(timeline.matrix(of: channel).row1.x == 2 && timeline.matrix(of: channel).row4.x == 5)
    timeline.remove(whole)
    timeline.evaluate(at: 0.5)
    #expect(timeline.matrix(of: channel).row1.x == 2 && timeline.matrix(of: channel).row4.x == 0)
  }

  private func numbers(_ matrix: Matrix4) -> [Double] {
    [matrix.row1, matrix.row2, matrix.row3, matrix.row4].flatMap { row in (0..<4).map { row[$0] } }
  }

  @Test func `programs run by their clocks`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    let fast = timeline.addClock(TimeSpace(speed: 2), inside: MotionTimeline.rootClock)
    let id = timeline.add(scalar(channel), clock: fast)
    timeline.evaluate(at: 0.25)
    #expect(timeline.value(of: channel) == 0.5)
    timeline.setClock(MotionTimeline.rootClock, of: id)
    timeline.removeClocks()
    timeline.evaluate(at: 0.25)
    #expect(timeline.value(of: channel) == 0.25)
  }

  /// The values of a timeline depend only on its programs and the time, regardless of removals in between.
  @Test func `adding and removing programs in any order doesn't affect the other ones`() {
    var random = SeededGenerator(seed: 41)
    var timeline = MotionTimeline()
    var alive: [(program: MotionProgram, id: MotionProgramID, channel: MotionChannel)] = []
    for round in 0..<3_000 {
      if alive.count > 20, Bool.random(using: &random) {
        let victim = alive.remove(at: Int.random(in: 0..<alive.count, using: &random))
        timeline.remove(victim.id)
        timeline.removeChannel(victim.channel)
      } else {
        let channel = timeline.addChannel(.numbers(1))
        let end = TrackEnd.value([random.double(in: 1...9)])
        let program = scalar(channel, to: end, pacing: round % 3 == 0 ? .curve(.easeOut) : .linear)
        alive.append((program, timeline.add(program), channel))
      }
      guard round % 50 == 0 else { continue }
      timeline.evaluate(at: 0.3)
      for item in alive {
        let expected = value(at: 0.3, model: 0) { channel in
          var copy = item.program
          copy.tracks[0].target = .numbers(channel, first: 0, count: 1)
          return [copy]
        }
        #expect(timeline.value(of: item.channel) == expected)
      }
    }
    #expect(timeline.levelCount < 4 * alive.count + 200)
  }

  @Test func `tracks that don't match their channels, and clocks without a parent, trap`() async {
    await #expect(processExitsWith: .failure) { Self.add(.endpoints(from: .value([0, 0]), to: .value([1]))) }
    await #expect(processExitsWith: .failure) { Self.add(.endpoints(from: .value([0]), to: .value([]))) }
    await #expect(processExitsWith: .failure) {
      Self.add(.keyframes(KeyframeValues(values: [[0], [1, 2]])))
    }
    await #expect(processExitsWith: .failure) { Self.line.map { Self.add(.path($0)) } }
    await #expect(processExitsWith: .failure) {
      Self.line.map { Self.add(.pathRotation($0, .auto)) }
    }
    await #expect(processExitsWith: .failure) {
      var timeline = MotionTimeline()
      _ = timeline.addClock(TimeSpace(), inside: 1)
    }
  }

  private static var line: PathKeyframes? {
    MotionPath([.move(.zero), .line(SIMD2(1, 0))]).flatMap { PathKeyframes($0) }
  }

  /// Adds a track of one number.
  private static func add(_ values: TrackValues) {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    _ = timeline.add(
      MotionProgram(
        levels: [.init(timing: MediaTiming())],
        tracks: [.init(level: 0, target: .numbers(channel, first: 0, count: 1), values: values)]))
  }

  @Test func `programs without tracks leave no records behind`() {
    var timeline = MotionTimeline()
    for _ in 0..<100_000 {
      timeline.remove(timeline.add(MotionProgram(levels: [.init(timing: MediaTiming())])))
    }
    #expect(timeline.levelCount < 200)
  }
}

extension Rotation {
  fileprivate var matrix: Matrix4 {
    Matrix4(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }
}
