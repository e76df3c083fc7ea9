import TestSupport
import Testing

@testable import MotionCore

/// The values that a program writes depend only on it and the time: not on other programs, on the ends of
/// chunks of levels, or on removals.
@Suite struct ProgramIndependenceTests {
  /// A kind of program on a channel of its own.
  enum Kind: CaseIterable {
    case scalar, curve, spring, vector, keyframes, path, parts, composedMatrix, matrix, group, hugeGroup

    var channel: MotionChannel.Kind {
      switch self {
      case .vector, .path: .numbers(2)
      case .parts, .composedMatrix, .matrix: .transform
      case .scalar, .curve, .spring, .keyframes, .group, .hugeGroup: .numbers(1)
      }
    }

    func program(_ channel: MotionChannel, end: Double) -> MotionProgram {
      MotionProgram(
        levels: levels,
        tracks: [.init(level: levels.count - 1, target: target(channel), values: values(end: end))])
    }

    private var levels: [MotionProgram.Level] {
      let timing = MediaTiming(duration: 0.9, repeatCount: 3, autoreverses: true)
      let members = self == .group ? 3 : self == .hugeGroup ? 1500 : 0
      // Every member runs by the time of the first level, however far back that is.
      return [.init(timing: timing, pacing: pacing)]
        + (0..<members).map { .init(parent: 0, timing: MediaTiming(duration: 1 + Double($0))) }
    }

    private var pacing: Pacing {
      switch self {
      case .curve, .group: .curve(.easeOut)
      case .spring: .spring(Spring(mass: 1, stiffness: 80, damping: 6), velocity: 0)
      default: .linear
      }
    }

    private func target(_ channel: MotionChannel) -> MotionTarget {
      switch self {
      case .parts: .parts(channel, first: TransformPart.rotation, count: 3)
      case .composedMatrix: .composedMatrix(channel, first: TransformPart.scale, count: 1)
      case .matrix: .matrix(channel)
      case .vector, .path: .numbers(channel, first: 0, count: 2)
      default: .numbers(channel, first: 0, count: 1)
      }
    }

    func values(end: Double) -> TrackValues {
      switch self {
      case .vector: .endpoints(from: .value([1, end]), to: .value([end, 2]))
      case .parts: .endpoints(from: .value([0, 0, 0]), to: .value([end, 1, 2]))
      case .matrix:
        .endpoints(
          from: .value(Matrix4.identity.numbers), to: .value(Matrix4.translation(end, 3).numbers))
      case .keyframes: .keyframes(KeyframeValues(values: [[0], [end], [1]], pacings: [.easeIn, .easeOut]))
      case .path:
        .path(PathKeyframes(MotionPath([.move(.zero), .line(SIMD2(end, 1)), .line(SIMD2(3, end))])!)!)
      default: .scalars(from: 1, to: end)
      }
    }
  }

  private struct Item {
    let kind: Kind
    let end: Double
    let channel: MotionChannel
    let id: MotionProgramID
  }

  @Test(arguments: 1...6)
  func `a program has the same values alone and among other ones, including removed ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var timeline = MotionTimeline()
    var alive: [Item] = []
    for _ in 0..<400 {
      if alive.count > 8, Int.random(in: 0..<3, using: &random) > 0 {
        let victim = alive.remove(at: Int.random(in: 0..<alive.count, using: &random))
        timeline.remove(victim.id)
        timeline.removeChannel(victim.channel)
      } else {
        let kind = Kind.allCases.randomElement(using: &random)!
        let (channel, end) = (timeline.addChannel(kind.channel), random.double(in: 2...9))
        let id = timeline.add(kind.program(channel, end: end))
        alive.append(Item(kind: kind, end: end, channel: channel, id: id))
      }
    }
    let time = random.double(in: 0...6)
    timeline.evaluate(at: time)
    for item in alive {
      #expect(
        numbers(of: item.channel, timeline) == numbersAlone(of: item, at: time), "\(item.kind) at \(time)")
    }
  }

  @Test(arguments: 1...12)
  func `needed numbers are the same as in a whole evaluation, the others are those of the base`(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    var timeline = MotionTimeline()
    var items: [Item] = []
    for _ in 0..<60 {
      let kind = Kind.allCases.randomElement(using: &random)!
      let (channel, end) = (timeline.addChannel(kind.channel), random.double(in: 2...9))
      let id = timeline.add(kind.program(channel, end: end))
      items.append(Item(kind: kind, end: end, channel: channel, id: id))
    }
    for _ in 0..<4 {
      let needed = items.map { _ in Int.random(in: 0..<3, using: &random) == 0 }
      var isNeeded = Array(repeating: false, count: timeline.numberCount)
      for (item, needed) in zip(items, needed) where needed {
        for number in item.channel.numbers { isNeeded[number] = true }
      }
      timeline.setNeeded(isNeeded)
      let time = random.double(in: 0...6)
      timeline.evaluateNeeded(at: time)
      for (item, needed) in zip(items, needed) {
        let expected =
          needed ? numbersAlone(of: item, at: time) : numbersWithoutPrograms(of: item.channel.kind)
        #expect(numbers(of: item.channel, timeline) == expected, "\(item.kind) at \(time)")
      }
    }
    timeline.remove(items.removeLast().id)
    timeline.evaluateNeeded(at: 1.5)
    for item in items { #expect(numbers(of: item.channel, timeline) == numbersAlone(of: item, at: 1.5)) }
  }

  /// Only the numbers that tracks change are reset to a transform's base from one instant to the next.
  @Test(arguments: 1...40 as ClosedRange<UInt64>, [false, true])
  func `a transform doesn't depend on earlier instants`(seed: UInt64, isUpright: Bool) {
    var random = SeededGenerator(seed: seed)
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.transform)
    var alive: [(program: MotionProgram, id: MotionProgramID)] = []
    var base = Matrix4.identity
    for _ in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3:
        let program = transformProgram(channel, isUpright: isUpright, &random)
        alive.append((program, timeline.add(program)))
      case 3 where !alive.isEmpty:
        timeline.remove(alive.remove(at: Int.random(in: 0..<alive.count, using: &random)).id)
      case 4:
        base = isUpright ? randomUprightBase(&random) : randomBase(&random)
        timeline.setBase(base, of: channel)
      default:
        break
      }
      let time = random.double(in: -0.5...2.5)
      timeline.evaluate(at: time)
      var fresh = MotionTimeline()
      let same = fresh.addChannel(.transform)
      fresh.setBase(base, of: same)
      for item in alive { _ = fresh.add(item.program) }
      fresh.evaluate(at: time)
      #expect(timeline.matrix(of: channel) == fresh.matrix(of: same))
    }
  }

  /// The channel is reused; programs of other channels are interspersed with its own and removed at times.
  @Test(arguments: 1...20)
  func `a transform doesn't depend on the ends of chunks of levels`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var timeline = MotionTimeline()
    let former = timeline.addChannel(.transform)
    timeline.setBase(randomBase(&random), of: former)
    let old = timeline.add(transformProgram(former, &random))
    timeline.evaluate(at: 0.7)
    timeline.remove(old)
    timeline.removeChannel(former)
    let (channel, other) = (timeline.addChannel(.transform), timeline.addChannel(.numbers(1)))
    #expect(channel == former)
    var alive: [(program: MotionProgram, id: MotionProgramID)] = []
    var fillers: [MotionProgramID] = []
    for _ in 0..<24 {
      let program = transformProgram(channel, &random)
      alive.append((program, timeline.add(program)))
      if Bool.random(using: &random) {
        let levels = Int.random(in: 0..<3, using: &random) * 500 + 1
        let roots = [MotionProgram.Level](repeating: .init(timing: MediaTiming(duration: 9)), count: levels)
        let track = MotionProgram.Track(
          level: levels - 1, target: .numbers(other, first: 0, count: 1), values: .scalars(from: 0, to: 1))
        fillers.append(timeline.add(MotionProgram(levels: roots, tracks: [track])))
      }
      if Int.random(in: 0..<4, using: &random) == 0, let filler = fillers.popLast() {
        timeline.remove(filler)
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        timeline.remove(alive.remove(at: Int.random(in: 0..<alive.count, using: &random)).id)
      }
      let time = random.double(in: 0...2.5)
      timeline.evaluate(at: time)
      var alone = MotionTimeline()
      let same = alone.addChannel(.transform)
      #expect(same == channel)
      for item in alive { _ = alone.add(item.program) }
      alone.evaluate(at: time)
      #expect(timeline.matrix(of: channel) == alone.matrix(of: same))
    }
  }

  /// - Parameter isUpright: Whether the program only translates or scales. Default false.
  private func transformProgram(
    _ channel: MotionChannel, isUpright: Bool = false, _ random: inout SeededGenerator
  ) -> MotionProgram {
    let timing = MediaTiming(
      beginTime: random.double(in: 0...1), duration: random.double(in: 0.2...1),
      repeatCount: Double(Int.random(in: 1...3, using: &random)))
    let first = Int.random(in: 0..<12, using: &random)
    let ends = (random.double(in: -3...3), random.double(in: -3...3))
    let scalars = TrackValues.scalars(from: ends.0, to: ends.1)
    let (target, values): (MotionTarget, TrackValues) =
      switch isUpright ? 3 : Int.random(in: 0..<6, using: &random) {
      case 0: (.matrix(channel), Kind.matrix.values(end: ends.1))
      case 1: (.composedMatrix(channel, first: min(first, 5), count: 1), scalars)
      case 2:
        (
          .parts(channel, first: min(first, 9), count: 3),
          .endpoints(from: .underlying(plus: [0, 0, ends.0]), to: .value([1, ends.1, 2]))
        )
      case 3: (.parts(channel, first: first % 6, count: 1), scalars)
      default: (.parts(channel, first: first, count: 1), scalars)
      }
    return MotionProgram(
      levels: [.init(timing: timing)],
      tracks: [
        .init(
          level: 0, target: target, values: values, isAdditive: Bool.random(using: &random),
          isCumulative: Bool.random(using: &random))
      ])
  }

  private func randomBase(_ random: inout SeededGenerator) -> Matrix4 {
    let move = Matrix4.translation(random.double(in: -5...5), random.double(in: -5...5))
    guard Bool.random(using: &random) else { return move }
    var parts = TransformParts(move)!
    parts.rotation = Rotation(eulerAngles: SIMD3(0.1, random.double(in: -3...3), 0.4))
    parts.perspective.z = -0.002
    return parts.matrix
  }

  private func randomUprightBase(_ random: inout SeededGenerator) -> Matrix4 {
    var parts = TransformParts()
    parts.translation = SIMD3(random.double(in: -5...5), random.double(in: -5...5), 0)
    parts.scale = SIMD3(random.double(in: 0.1...3), random.double(in: 0.1...3), 1)
    return parts.matrix
  }

  private func numbersAlone(of item: Item, at time: Double) -> [Double] {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(item.kind.channel)
    _ = timeline.add(item.kind.program(channel, end: item.end))
    timeline.evaluate(at: time)
    return numbers(of: channel, timeline)
  }

  private func numbersWithoutPrograms(of kind: MotionChannel.Kind) -> [Double] {
    var timeline = MotionTimeline()
    return numbers(of: timeline.addChannel(kind), timeline)
  }

  private func numbers(of channel: MotionChannel, _ timeline: borrowing MotionTimeline) -> [Double] {
    (0..<channel.count).map { timeline.value(at: $0, of: channel) }
  }
}
