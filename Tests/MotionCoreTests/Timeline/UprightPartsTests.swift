import TestSupport
import Testing

@testable import MotionCore

/// Parts that translate and scale are stored apart while single numbers move them. Keyframes take another way through the
/// timeline, so the same animations as keyframes are the reference.
@Suite struct UprightPartsTests {
  private struct Motion {
    let part: Int
    let ends: (Double, Double)
    let timing: MediaTiming
    let isAdditive: Bool

    init(_ random: inout SeededGenerator) {
      part = Int.random(in: 0..<UprightParts.count, using: &random)
      ends = (random.double(in: -3...3), random.double(in: -3...3))
      timing = MediaTiming(
        beginTime: random.double(in: 0...1), duration: random.double(in: 0.2...1), fillMode: .backwards)
      isAdditive = Bool.random(using: &random)
    }

    func program(_ channel: MotionChannel, asKeyframes: Bool) -> MotionProgram {
      MotionProgram(
        levels: [.init(timing: timing)],
        tracks: [
          .init(
            level: 0, target: .parts(channel, first: part, count: 1),
            values: asKeyframes
              ? .keyframes(KeyframeValues(values: [[ends.0], [ends.1]])) : .scalars(from: ends.0, to: ends.1),
            isAdditive: isAdditive)
        ])
    }
  }

  /// Some transforms, and the programs that play on each.
  private struct Transforms: ~Copyable {
    var timeline = MotionTimeline()
    let channels: [MotionChannel]
    let asKeyframes: Bool
    private(set) var programs: [MotionProgramID] = []

    init(count: Int, asKeyframes: Bool) {
      var channels: [MotionChannel] = []
      for _ in 0..<count { channels.append(timeline.addChannel(.transform)) }
      (self.channels, self.asKeyframes) = (channels, asKeyframes)
    }

    mutating func add(_ motion: Motion, to index: Int) {
      programs.append(timeline.add(motion.program(channels[index], asKeyframes: asKeyframes)))
    }

    mutating func add(_ program: (MotionChannel) -> MotionProgram, to index: Int) {
      programs.append(timeline.add(program(channels[index])))
    }

    mutating func remove(at index: Int) { timeline.remove(programs.remove(at: index)) }

    var matrices: [[Double]] {
      channels.map { channel in (0..<16).map { timeline.value(at: $0, of: channel) } }
    }

    var states: [Bool] {
      channels.flatMap { [timeline.isAnimated($0), timeline.isFinite($0)] }
    }

    /// The matrices as a snapshot reads them.
    mutating func numbers() -> [[Double]] {
      let channels = channels
      var result: [[Double]] = []
      timeline.withNumbers { current, _ in
        result = channels.map { Array(current[$0.offset..<$0.offset + 16]) }
      }
      return result
    }
  }

  @Test(arguments: 1...60)
  func `upright parts have the same matrices as keyframes of the same parts`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scalars = Transforms(count: 3, asKeyframes: false)
    var keyframes = Transforms(count: 3, asKeyframes: true)
    for _ in 0..<60 {
      let index = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0..<3:
        let motion = Motion(&random)
        scalars.add(motion, to: index)
        keyframes.add(motion, to: index)
      case 3, 4:
        guard !scalars.programs.isEmpty else { break }
        let victim = Int.random(in: 0..<scalars.programs.count, using: &random)
        scalars.remove(at: victim)
        keyframes.remove(at: victim)
      case 5:
        let matrix = base(&random)
        scalars.timeline.setBase(matrix, of: scalars.channels[index])
        keyframes.timeline.setBase(matrix, of: keyframes.channels[index])
      case 6:
        let program = otherProgram(&random)
        scalars.add(program, to: index)
        keyframes.add(program, to: index)
      default: break
      }
      let time = random.double(in: -0.5...2.5)
      scalars.timeline.evaluate(at: time)
      keyframes.timeline.evaluate(at: time)
      let (matrices, expected) = (scalars.matrices, keyframes.matrices)
      #expect(matrices == expected)
      let (states, expectedStates) = (scalars.states, keyframes.states)
      #expect(states == expectedStates)
      guard Bool.random(using: &random) else { continue }
      let numbers = [scalars.numbers(), keyframes.numbers(), scalars.numbers(), scalars.matrices]
      #expect(numbers == Array(repeating: expected, count: 4))
    }
  }

  /// Returns a program that rotates, or moves a whole matrix.
  private func otherProgram(_ random: inout SeededGenerator) -> (MotionChannel) -> MotionProgram {
    let timing = MediaTiming(beginTime: random.double(in: 0...1), duration: random.double(in: 0.2...1))
    let isMatrix = Bool.random(using: &random)
    let isAdditive = Bool.random(using: &random)
    let end = Matrix4.translation(random.double(in: -3...3), 2).numbers
    return { channel in
      MotionProgram(
        levels: [.init(timing: timing)],
        tracks: [
          .init(
            level: 0, target: isMatrix ? .matrix(channel) : .parts(channel, first: 11, count: 1),
            values: isMatrix
              ? .endpoints(from: .value(Matrix4.identity.numbers), to: .value(end))
              : .scalars(from: 0, to: end[12]),
            isAdditive: isAdditive)
        ])
    }
  }

  private func base(_ random: inout SeededGenerator) -> Matrix4 {
    var parts = TransformParts()
    parts.translation = SIMD3(random.double(in: -5...5), random.double(in: -5...5), 0)
    parts.scale = SIMD3(random.double(in: -2...3), random.double(in: 0.1...3), 1)
    if Int.random(in: 0..<4, using: &random) == 0 { parts.rotation = Rotation(eulerAngles: SIMD3(0, 0, 0.7)) }
    return parts.matrix
  }

  @Test func `a new base replaces a matrix only at the next instant`() {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.transform)
    let track = MotionProgram.Track(
      level: 0, target: .parts(channel, first: TransformPart.scale, count: 1),
      values: .scalars(from: 2, to: 4))
    _ = timeline.add(MotionProgram(levels: [.init(timing: MediaTiming())], tracks: [track]))
    timeline.evaluate(at: 0.5)
    timeline.setBase(.translation(7, 8), of: channel)
    let before = timeline.matrix(of: channel)
    timeline.evaluate(at: 0.75)
    let after = timeline.matrix(of: channel)
    #expect((before.row1.x, before.row4.x) == (3, 0) && (after.row1.x, after.row4.x) == (3.5, 7))
    timeline.evaluate(at: 1)
    #expect(timeline.matrix(of: channel) == .translation(7, 8))
    #expect(timeline.isAnimated(channel) == false)
  }
}
