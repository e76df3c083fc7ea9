import Dispatch
import TestSupport
import Testing

@testable import MotionCore

/// Parts of a timeline have the numbers of the whole, in whatever order they are evaluated.
@Suite struct IndependentPartsTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>, [2, 16])
  func `parts in any order have the same numbers as the whole`(seed: UInt64, _ count: Int) {
    var timelines = TimelinePair(seed: seed)
    var order = SeededGenerator(seed: seed)
    var dividedCount = 0
    for _ in 0..<8 {
      timelines.change()
      for _ in 0..<3 {
        let count = timelines.random.element(of: [count, count, 3])
        timelines.evaluate(inParts: count, threadCount: 1) { count, call in
          for part in (0..<count).shuffled(using: &order) { call(part, 0) }
        }
        timelines.expectEqualNumbers()
        if timelines.partCount > 1 { dividedCount += 1 }
      }
    }
    #expect(dividedCount >= 12)
  }

  @Test(arguments: 101...110 as ClosedRange<UInt64>)
  func `threads have the same numbers as one`(seed: UInt64) {
    var timelines = TimelinePair(seed: seed)
    for _ in 0..<12 {
      timelines.change()
      timelines.evaluate(inParts: 8, threadCount: 3) { count, call in
        nonisolated(unsafe) let call = call
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
          for part in stride(from: thread, to: count, by: 3) { call(part, thread) }
        }
      }
      timelines.expectEqualNumbers()
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `ranges of channels have all numbers and transforms once, and divide no transform`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var timeline = MotionTimeline()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      _ = timeline.addChannel(random.element(of: [.numbers(1), .numbers(7), .transform]))
    }
    let ranges = timeline.dividedChannels(into: Int.random(in: 1...20, using: &random))
    #expect(ranges.flatMap(\.numbers) == Array(timeline.base.indices))
    #expect(ranges.flatMap(\.transforms) == Array(timeline.transforms.indices))
    for range in ranges {
      for transform in range.transforms {
        let numbers = timeline.transforms[transform].numbers
        #expect(range.numbers.lowerBound <= numbers.lowerBound)
        #expect(numbers.upperBound <= range.numbers.upperBound)
      }
    }
  }

  /// A removed program's channel can belong to a new one, whose part another thread may evaluate.
  @Test func `inactive tracks leave their transforms alone`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.transform)
    let target = MotionTarget.parts(channel, first: TransformPart.rotation, count: 1)
    let track = MotionProgram.Track(level: 0, target: target, values: .scalars(from: 1, to: 2))
    timeline.remove(
      timeline.add(MotionProgram(levels: [.init(timing: MediaTiming(duration: 1))], tracks: [track])))
    let pass = timeline.beginInstant(at: 0.5, [])
    timeline.transforms[channel.transform].currentForm = .parts
    pass.evaluate(timeline.wholeSection)
    #expect(timeline.transforms[channel.transform].currentForm == .parts)
  }

  @Test func `programs of different channels are divided evenly, whatever the order of the channels`() {
    var random = SeededGenerator(seed: 1)
    var timeline = MotionTimeline()
    let channels = (0..<800).map { _ in timeline.addChannel(.numbers(1)) }
    for channel in channels.shuffled(using: &random) { _ = timeline.add(scalar(channel)) }
    #expect(partLengths(of: &timeline) == [200, 200, 200, 200])
  }

  @Test func `programs of the same channel are one part`() {
    var timeline = MotionTimeline()
    let channels = (0..<800).map { _ in timeline.addChannel(.numbers(1)) }
    for channel in channels { _ = timeline.add(scalar(channel)) }
    let again = timeline.add(scalar(channels[250]))
    // Of 801 levels, each part has 201, but the last one 198.
    #expect(partLengths(of: &timeline) == [201, 201 + 198, 201])
    timeline.remove(again)
    #expect(partLengths(of: &timeline) == [201, 201, 201, 198])
  }

  @Test func `a timeline without levels, or with fewer than parts, is evaluated`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(1))
    timeline.setBase(7, of: channel)
    evaluateInFourParts(&timeline)
    #expect(timeline.value(of: channel) == 7)
    _ = timeline.add(scalar(channel))
    evaluateInFourParts(&timeline)
    #expect(timeline.value(of: channel) == 1.5)
  }

  /// Returns the numbers of levels of each of the parts into which a timeline is divided when four are wanted.
  private func partLengths(of timeline: inout MotionTimeline) -> [Int] {
    evaluateInFourParts(&timeline)
    return timeline.independentParts!.parts.map { $0.reduce(0) { $0 + $1.levels.count } }
  }

  private func evaluateInFourParts(_ timeline: inout MotionTimeline) {
    timeline.evaluateNeeded(at: 0.5, inParts: 4, threadCount: 1) { count, call in
      for part in 0..<count { call(part, 0) }
    }
  }

  private func scalar(_ channel: MotionChannel) -> MotionProgram {
    MotionProgram(
      levels: [.init(timing: MediaTiming(duration: 1))],
      tracks: [
        .init(level: 0, target: .numbers(channel, first: 0, count: 1), values: .scalars(from: 1, to: 2))
      ])
  }
}

/// Two equal timelines, of which one is evaluated as a whole and one in parts.
private struct TimelinePair: ~Copyable {
  var random: SeededGenerator
  private var whole = MotionTimeline()
  private var divided = MotionTimeline()
  private var channels: [MotionChannel] = []
  private var programs: [(id: MotionProgramID, channel: Int)] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let kind = random.element(of: [MotionChannel.Kind.numbers(1), .numbers(2), .transform])
      channels.append(addChannel(kind))
    }
  }

  /// The number of parts of the last evaluation.
  var partCount: Int { divided.independentParts?.parts.count ?? 0 }

  /// Adds and removes programs and channels, and changes what is needed.
  mutating func change() {
    let first = Int.random(in: 0..<channels.count, using: &random)
    // Most often one program for each channel.
    for channel in first..<min(first + 60, channels.count)
    where !programs.contains(where: { $0.channel == channel }) || Int.random(in: 0..<100, using: &random) == 0
    {
      let program = program(channels[channel])
      programs.append((whole.add(program), channel))
      _ = divided.add(program)
    }
    for _ in 0..<Int.random(in: 0...programs.count / 4, using: &random) { replaceChannel() }
    if Bool.random(using: &random) {
      let isNeeded = (0..<whole.numberCount).map { _ in Int.random(in: 0..<3, using: &random) > 0 }
      whole.setNeeded(isNeeded)
      divided.setNeeded(isNeeded)
    }
    for channel in channels where channel.kind == .transform && Int.random(in: 0..<9, using: &random) == 0 {
      let base = Matrix4.translation(random.double(in: 1...9), 2)
      whole.setBase(base, of: channel)
      divided.setBase(base, of: channel)
    }
  }

  /// Removes the programs of a channel, and replaces the channel by one that may reuse the memory of another one.
  private mutating func replaceChannel() {
    guard let channel = programs.randomElement(using: &random)?.channel else { return }
    for program in programs where program.channel == channel {
      whole.remove(program.id)
      divided.remove(program.id)
    }
    programs.removeAll { $0.channel == channel }
    whole.removeChannel(channels[channel])
    divided.removeChannel(channels[channel])
    channels[channel] = addChannel(random.element(of: [.numbers(1), .numbers(2), .transform]))
  }

  private mutating func addChannel(_ kind: MotionChannel.Kind) -> MotionChannel {
    _ = divided.addChannel(kind)
    return whole.addChannel(kind)
  }

  mutating func evaluate(
    inParts count: Int, threadCount: Int,
    _ perform: (_ count: Int, _ call: (_ part: Int, _ thread: Int) -> Void) -> Void
  ) {
    let time = random.double(in: 0...3)
    whole.evaluateNeeded(at: time)
    divided.evaluateNeeded(at: time, inParts: count, threadCount: threadCount, perform)
  }

  func expectEqualNumbers() {
    for channel in channels {
      for index in 0..<channel.count {
        let (number, expected) = (divided.value(at: index, of: channel), whole.value(at: index, of: channel))
        #expect(number.bitPattern == expected.bitPattern)
      }
    }
  }

  /// Returns a program of several levels, the last of which moves a channel, or parts of a transform.
  private mutating func program(_ channel: MotionChannel) -> MotionProgram {
    let timing = MediaTiming(duration: random.double(in: 0.5...2), repeatCount: 3, autoreverses: true)
    let memberCount = random.element(of: [0, 0, 0, 2, 90])
    let levels =
      [MotionProgram.Level(timing: timing, pacing: .curve(.easeOut))]
      + (0..<memberCount).map { _ in .init(parent: 0, timing: timing) }
    let (target, values) = track(channel)
    return MotionProgram(
      levels: levels,
      tracks: [
        .init(
          level: levels.count - 1, target: target, values: values, isAdditive: Bool.random(using: &random))
      ])
  }

  private mutating func track(_ channel: MotionChannel) -> (MotionTarget, TrackValues) {
    let (from, to) = (random.double(in: 1...9), random.double(in: 1...9))
    let scalars = TrackValues.scalars(from: from, to: to)
    switch (channel.kind, Int.random(in: 0..<200, using: &random)) {
    case (.numbers(2), _):
      return (
        .numbers(channel, first: 0, count: 2), .endpoints(from: .value([1, from]), to: .value([to, 2]))
      )
    case (.numbers, _):
      return (.numbers(channel, first: 0, count: 1), scalars)
    // All of these are in one part.
    case (.transform, 0):
      return (.composedMatrix(channel, first: TransformPart.scale, count: 1), scalars)
    case (.transform, 1..<50):
      let end = Matrix4.translation(from, 3)
      return (
        .matrix(channel), .endpoints(from: .value(Matrix4.identity.numbers), to: .value(end.numbers))
      )
    case (.transform, 50..<90):
      let keyframes = KeyframeValues(
        values: [[0, 1, 0], [from, 2, to], [1, 0, 1]], pacings: [.easeIn, .easeOut])
      return (.parts(channel, first: TransformPart.rotation, count: 3), .keyframes(keyframes))
    case (.transform, _):
      return (.parts(channel, first: Int.random(in: 0..<12, using: &random), count: 1), scalars)
    }
  }
}
