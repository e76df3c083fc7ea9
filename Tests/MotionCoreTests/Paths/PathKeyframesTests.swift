import TestSupport
import Testing

@testable import MotionCore

@Suite struct PathKeyframesTests {
  private static func path(_ elements: MotionPath.Element...) -> MotionPath {
    MotionPath(elements) ?? MotionPath()
  }

  private let corner = path(.move(.zero), .line(SIMD2(10, 0)), .line(SIMD2(10, 90)))
  private let arch = path(
    .move(.zero), .cubic(control1: SIMD2(0, 100), control2: SIMD2(100, 100), end: SIMD2(100, 0)))

  private func position(
    _ path: MotionPath, _ progress: Double, keyTimes: [Double]? = nil, pacings: [UnitBezier] = [],
    _ interpolation: KeyframeInterpolation = .linear
  ) throws -> SIMD2<Double> {
    let keyframes = try #require(
      PathKeyframes(path, keyTimes: keyTimes, pacings: pacings, interpolation: interpolation))
    return keyframes.position(at: progress)
  }

  private func expectClose(
    _ point: SIMD2<Double>, _ x: Double, _ y: Double, within tolerance: Double = 1e-12,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(point.distance(to: SIMD2(x, y)) <= tolerance, "\(point)", sourceLocation: location)
  }

  /// PATH-1, PATH-4, PATH-7, PATH-8, S52.
  @Test func `every element takes equal time unless key times say otherwise`() throws {
    expectClose(try position(corner, 0.25), 5, 0)
    expectClose(try position(corner, 0.25, keyTimes: [0, 0.8, 1]), 3.125, 0)
    expectClose(try position(corner, 0.25, keyTimes: [0, 1]), 5, 0)
    expectClose(try position(arch, 0.25), 15.625, 56.25)
    expectClose(try position(Self.path(.move(.zero), .line(SIMD2(100, 0))), 0.5), 50, 0)
    expectClose(try position(corner, 0.25, pacings: [.easeIn]), 3.1536, 0, within: 5e-5)
    expectClose(try position(corner, 0.25, .cubic), 5, 0)
  }

  /// PATH-9: Apple's own sampling is off by 0.12. The arch has a length in closed form, 300(u − u² + ⅔u³), so
  /// the exact position follows from a cubic equation.
  @Test func `a paced motion has a constant speed along curves too`() throws {
    expectClose(try position(corner, 0.25, .paced), 10, 15)
    expectClose(try position(corner, 0.25, keyTimes: [0, 0.9, 1], pacings: [.easeIn], .cubicPaced), 10, 15)
    let quarter = try position(arch, 0.25, .paced)
    expectClose(quarter, 10.589254302502, 48.352395179391, within: 1e-10)
    expectClose(quarter, 10.647822, 48.460465, within: 0.15)
  }

  /// PATH-10, PATH-11.
  @Test func `a jump takes no time and a closing line does`() throws {
    let two = Self.path(
      .move(.zero), .line(SIMD2(10, 0)), .move(SIMD2(100, 100)), .line(SIMD2(100, 110)))
    for interpolation in [KeyframeInterpolation.linear, .paced] {
      expectClose(try position(two, 0.25, interpolation), 5, 0)
      expectClose(try position(two, 0.5, interpolation), 100, 100)
      expectClose(try position(two, 0.5.nextDown, interpolation), 10, 0)
    }
    let triangle = Self.path(.move(.zero), .line(SIMD2(10, 0)), .line(SIMD2(0, 10)), .close)
    expectClose(try position(triangle, 5.0 / 6), 0, 5)
    expectClose(try position(triangle, 1), 0, 0)
  }

  /// PATH-12, PATH-13, S55.
  @Test func `rotation along the path acts before the layer's own transform`() throws {
    let upward = try #require(PathKeyframes(Self.path(.move(.zero), .line(SIMD2(0, 10)))))
    let ahead = upward.rotation(at: 0.5, .auto) * Matrix4.scale(2, 3)
    #expect(isClose([ahead.row1.x, ahead.row1.y, ahead.row2.x, ahead.row2.y], [0, 3, -2, 0], within: 1e-15))
    let back = upward.rotation(at: 0.5, .autoReverse) * Matrix4.scale(2, 3)
    #expect(isClose([back.row1.x, back.row1.y, back.row2.x, back.row2.y], [0, -3, 2, 0], within: 1e-15))
    let level = try #require(PathKeyframes(Self.path(.move(.zero), .line(SIMD2(5, 0)))))
    #expect(level.tangentAngle(at: 0.3) == 0)
    #expect(isClose(level.rotation(at: 0.3, .autoReverse).row1.x, -1, within: 1e-15))
  }

  /// Returns the position that a track shows over a model value.
  private func shown(
    _ path: MotionPath, at time: Double, _ timing: MediaTiming = MediaTiming(), additive: Bool = false,
    cumulative: Bool = false
  ) throws -> SIMD2<Double> {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.numbers(2))
    for (index, number) in [50.0, 60].enumerated() { timeline.setBase(number, at: index, of: channel) }
    let keyframes = try #require(PathKeyframes(path))
    _ = timeline.add(
      MotionProgram(
        levels: [.init(timing: timing)],
        tracks: [
          .init(
            level: 0, target: .numbers(channel, first: 0, count: 2), values: .path(keyframes),
            isAdditive: additive, isCumulative: cumulative)
        ]))
    timeline.evaluate(at: time)
    return SIMD2(timeline.value(at: 0, of: channel), timeline.value(at: 1, of: channel))
  }

  /// PATH-14, PATH-15.
  @Test func `a track's positions are added to the underlying value and to earlier cycles`() throws {
    let path = Self.path(.move(.zero), .line(SIMD2(10, 20)))
    expectClose(try shown(path, at: 0.5), 5, 10)
    expectClose(try shown(path, at: 0.5, additive: true), 55, 70)
    expectClose(try shown(path, at: 1.5, MediaTiming(repeatCount: 3), cumulative: true), 15, 30)
    let returning = MediaTiming(repeatCount: 2, autoreverses: true)
    expectClose(try shown(path, at: 2.5, returning, cumulative: true), 5, 10)
  }

  /// PATH-12, PATH-13 in a timeline, while programs are added and removed.
  @Test func `a track rotates a transform along its path`() throws {
    var timeline = MotionTimeline()
    let channel = timeline.addChannel(.transform)
    timeline.setBase(.scale(2, 3), of: channel)
    func turning(_ path: MotionPath, _ mode: PathRotation) throws -> MotionProgram {
      let keyframes = try #require(PathKeyframes(path))
      return MotionProgram(
        levels: [.init(timing: MediaTiming(fillMode: .both))],
        tracks: [.init(level: 0, target: .matrix(channel), values: .pathRotation(keyframes, mode))])
    }
    let upward = Self.path(.move(.zero), .line(SIMD2(0, 10)))
    for (mode, sign) in [(PathRotation.auto, 1.0), (.autoReverse, -1)] {
      let removedPrograms = try (0..<100).map { _ in timeline.add(try turning(corner, .auto)) }
      let id = timeline.add(try turning(upward, mode))
      for program in removedPrograms { timeline.remove(program) }
      timeline.evaluate(at: 0.5)
      let rows = timeline.matrix(of: channel).numbers
      #expect(isClose([rows[0], rows[1], rows[4], rows[5]], [0, 3 * sign, -2 * sign, 0], within: 1e-15))
      #expect(timeline.levelCount < 100 && timeline.paths.count == timeline.levelCount)
      timeline.remove(id)
    }
  }

  /// E13.
  @Test func `a discrete motion shows the start of each element, and the end at the end only`() throws {
    let instants = [0, 0.3, 0.49, 0.5, 0.7, 0.99, 1]
    let shown = try instants.map { try position(corner, $0, .discrete) }
    let (start, middle, end) = (SIMD2(0.0, 0), SIMD2(10.0, 0), SIMD2(10.0, 90))
    #expect(shown == [start, start, start, middle, middle, middle, end])
    #expect(try position(corner, 0.45, keyTimes: [0, 0.4, 1], .discrete) == middle)
    // As many times as for three values, as PATH-7 they are ignored.
    #expect(try position(corner, 0.45, keyTimes: [0, 0.1, 0.4, 1], .discrete) == start)
  }

  @Test func `a path without segments has no keyframes, and one without length is constant`() throws {
    #expect(PathKeyframes(MotionPath()) == nil)
    #expect(PathKeyframes(Self.path(.move(SIMD2(3, 3)))) == nil)
    let point = Self.path(
      .move(SIMD2(3, 3)), .line(SIMD2(3, 3)), .quad(control: SIMD2(3, 3), end: SIMD2(3, 3)), .close)
    for interpolation in KeyframeInterpolation.allCases {
      let keyframes = try #require(PathKeyframes(point, interpolation: interpolation))
      for progress in [-1, 0, 0.4, 1, 2, .nan, .infinity] {
        #expect(keyframes.position(at: progress) == SIMD2(3, 3))
        #expect(keyframes.tangentAngle(at: progress) == 0)
      }
    }
  }

  @Test
  func `where the velocity vanishes, the tangent is that of the path ahead, or behind at the end`()
    throws
  {
    // Both controls coincide with the ends, and a segment without length is between two lines.
    let straight = try #require(
      PathKeyframes(Self.path(.move(.zero), .cubic(control1: .zero, control2: SIMD2(0, 8), end: SIMD2(0, 8))))
    )
    for progress in [0, 0.5, 1] { #expect(straight.tangentAngle(at: progress) == .pi / 2) }
    let bent = try #require(
      PathKeyframes(
        Self.path(.move(.zero), .line(.zero), .line(SIMD2(0, 9)), .line(SIMD2(0, 9)), .line(SIMD2(9, 9)))))
    for progress in [0.1, 0.3, 0.6] { #expect(bent.tangentAngle(at: progress) == .pi / 2) }
    #expect(bent.tangentAngle(at: 0.75) == 0)
  }

  @Test func `the length is the sum of the segments`() {
    #expect(PathKeyframes.length(of: corner) == 100)
    #expect(PathKeyframes.length(of: Self.path(.move(.zero), .line(SIMD2(3, 4)), .close)) == 10)
    #expect(isClose(PathKeyframes.length(of: arch), 200, within: 1e-6))
    #expect(PathKeyframes.length(of: MotionPath()) == 0)
    let huge = Self.path(.move(SIMD2(-1e100, 0)), .line(SIMD2(1e100, 0)))
    #expect(PathKeyframes.length(of: huge) == 2e100)
  }

  @Test func `a paced motion advances evenly in the direction of its tangent`() throws {
    for seed in 0..<UInt64(randomCaseCount / 100) {
      var random = SeededGenerator(seed: seed)
      func point() -> SIMD2<Double> { SIMD2(random.double(in: -9...9), random.double(in: -9...9)) }
      let path = Self.path(
        .move(point()), .line(point()), .cubic(control1: point(), control2: point(), end: point()),
        .quad(control: point(), end: point()), .close)
      let keyframes = try #require(PathKeyframes(path, interpolation: .paced))
      let length = PathKeyframes.length(of: path)
      let progress = random.double(in: 0...0.999)
      let step = 1e-7
      let change = keyframes.position(at: progress + step) - keyframes.position(at: progress)
      guard
        keyframes.keyTimes.position(at: progress).index
          == keyframes.keyTimes.position(at: progress + step).index
      else { continue }
      // The chord of so short an arc is as long as the arc, unless a curve nearly turns on the spot.
      #expect(change.distance(to: .zero) / step < length * 1.001, "seed \(seed)")
      let angle = keyframes.tangentAngle(at: progress + step / 2)
      let direction = SIMD2(Elementary.cos(angle), Elementary.sin(angle))
      let along = (change * direction).sum() / change.distance(to: .zero)
      #expect(along > 0.99, "seed \(seed)")
    }
  }

  /// E8, E5.
  @Test func `key times that begin late or end early hold the first and the last point`() throws {
    let line = Self.path(.move(.zero), .line(SIMD2(100, 0)))
    for (progress, x) in [(0, 0.0), (0.4, 0), (0.5, 0), (0.625, 50), (0.75, 100), (0.9, 100), (1, 100)] {
      expectClose(try position(line, progress, keyTimes: [0.5, 0.75], pacings: [.linear]), x, 0)
    }
    let times = [0.25, 0.5, 0.75]
    for (progress, point) in [
      (0.1, [0.0, 0]), (0.3, [0, 0]), (0.5, [10, 0]), (0.74, [10, 0]), (0.75, [10, 0]), (0.9, [10, 0]),
      (1, [10, 90]),
    ] {
      expectClose(try position(corner, progress, keyTimes: times, .discrete), point[0], point[1])
    }
    for odd in [[0.5], [0.9, 0.1, 0.2], [0, .nan, 1], [0, .infinity, .infinity], [0, 0.2, 0.4, 0.6]] {
      expectClose(try position(corner, 0.25, keyTimes: odd), 5, 0)
    }
  }

  /// E8.
  @Test func `a closing line needs no key time`() throws {
    let triangle = Self.path(.move(.zero), .line(SIMD2(10, 0)), .line(SIMD2(10, 10)), .close)
    expectClose(try position(triangle, 0.25, keyTimes: [0, 0.5, 1]), 5, 0)
    expectClose(try position(triangle, 1, keyTimes: [0, 0.5, 1]), 10, 10)
    expectClose(try position(triangle, 1, keyTimes: [0, 0.2, 0.4, 1]), 0, 0)
  }
}
