import TestSupport
import Testing

@testable import MotionCore

/// What a program writes follows from it and the time alone: not from the programs beside it, nor from where chunks
/// of levels end, nor from what was removed.
@Suite struct ProgramIndependenceTests {
  /// A kind of program on a channel of its own.
  enum Kind: CaseIterable {
    case scalar, curve, spring, vector, keyframes, path, parts, partsAlone, matrix, group, hugeGroup

    var channel: MotionChannel.Kind {
      switch self {
      case .vector, .path: .numbers(2)
      case .parts, .partsAlone, .matrix: .transform
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
      // Every member plays in the time of the first level, however far back that lies.
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
      case .partsAlone: .partsAlone(channel, first: TransformPart.scale, count: 1)
      case .matrix: .matrix(channel)
      case .vector, .path: .numbers(channel, first: 0, count: 2)
      default: .numbers(channel, first: 0, count: 1)
      }
    }

    private func values(end: Double) -> TrackValues {
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
  func `a program shows the same alone and among others, removed ones included`(seed: UInt64) {
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

  private func numbersAlone(of item: Item, at time: Double) -> [Double] {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(item.kind.channel)
    _ = timeline.add(item.kind.program(channel, end: item.end))
    timeline.evaluate(at: time)
    return numbers(of: channel, timeline)
  }

  private func numbers(of channel: MotionChannel, _ timeline: MotionTimeline) -> [Double] {
    (0..<channel.count).map { timeline.value(at: $0, of: channel) }
  }
}
