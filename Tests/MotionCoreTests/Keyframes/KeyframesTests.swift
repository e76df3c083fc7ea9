import TestSupport
import Testing

@testable import MotionCore

@Suite struct KeyframesTests {
  private static let four = [0, 1, 0.5, 0.7]
  private static let instants = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  /// S53 and S54. The reference values have five digits.
  @Test(
    arguments: [
      (.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.paced, nil, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.cubic, nil, [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    ] as [(KeyframeInterpolation, [Double]?, [Double])])
  func `the modes have the measured values`(
    _ interpolation: KeyframeInterpolation, _ keyTimes: [Double]?, _ expected: [Double]
  ) {
    let keyframes = Keyframes(values: Self.four, keyTimes: keyTimes, interpolation: interpolation)
    let shown = Self.instants.map { keyframes.value(at: $0) }
    #expect(isClose(shown, expected, within: 5.1e-6), "\(shown)")
  }

  /// KB-1, KB-3, KB-4, KB-6, KB-8.
  @Test func `a smooth curve follows Kochanek and Bartels`() {
    func half(_ shapes: [KeyframeShape]) -> Double {
      Keyframes(values: [0.0, 1, 4, 9], interpolation: .cubic, shapes: shapes).value(at: 0.5)
    }
    #expect(isClose(half([]), 2.25, within: 1e-14))
    #expect(isClose(half(KeyframeShape.shapes(continuities: [0, 1, 0, 0])), 2.125, within: 1e-14))
    #expect(isClose(half(KeyframeShape.shapes(biases: [0, 0, 1, 0])), 2.375, within: 1e-14))
    #expect(Keyframes(values: [0.0, 1], interpolation: .cubic).value(at: 0.5) == 0.5)
    let points = Keyframes(
      values: [SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 30)], interpolation: .cubic)
    #expect(points.value(at: 0.75).distance(to: SIMD2(10.625, 13.125)) < 1e-14)
  }

  /// KB-10: the table has eight digits. KB-11.
  @Test func `paced keyframes take time in proportion to distance`() {
    let smooth = Keyframes(values: [0.0, 80, 20, 100], interpolation: .cubicPaced)
    #expect(isClose(smooth.value(at: 0.35), 79.382188, within: 1e-6))
    let sizes = Keyframes(values: [[0.0, 0], [6, 8], [6, 38]], interpolation: .paced)
    #expect(isClose(sizes.value(at: 0.5), [6, 18], within: 1e-12))
    let ignoring = Keyframes(
      values: [0.0, 1, 4], keyTimes: [0, 0.9, 1], pacings: [.easeIn, .easeIn], interpolation: .paced)
    #expect(isClose(ignoring.value(at: 0.3), 1.2, within: 1e-15))
  }

  /// RI-1, RI-2, S50, S51.
  @Test func `key times and pacings determine the values`() {
    #expect(Keyframes(values: [0.0, 10, 100], keyTimes: [0, 0.8, 1]).value(at: 0.25) == 3.125)
    #expect(Keyframes(values: [0.0, 10, 100], keyTimes: [0, 0.8]).value(at: 0.25) == 5)
    let steps = Keyframes(values: [10.0, 20], keyTimes: [0, 0.25, 1], interpolation: .discrete)
    #expect([0.2, 0.25, 0.3, 1].map { steps.value(at: $0) } == [10, 20, 20, 20])
    let shake = Keyframes(values: [0.0, 30, -30, 30, 0], keyTimes: [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(shake.value(at: 0.25) == 30 && shake.value(at: 0.5) == -30)
    let paced = Keyframes(values: [0.0, 100, 0], pacings: [.easeIn])
    #expect(isClose(paced.value(at: 0.25), 31.536, within: 5e-4) && paced.value(at: 0.75) == 50)
    #expect(paced.value(at: 0.25) { _, fraction in fraction * fraction } == 25)
    #expect(paced.value(at: 0.75) { segment, _ in Double(segment) } == 0)
    let smooth = Keyframes(values: [0.0, 1, 4, 9], pacings: [.linear, .easeIn], interpolation: .cubic)
    let plain = Keyframes(values: [0.0, 1, 4, 9], interpolation: .cubic)
    #expect(isClose(smooth.value(at: 0.5), plain.value(at: (1 + 0.31536) / 3), within: 1e-5))
  }

  /// COL-1: the fill of the largest circle of a published Lottie file after a quarter of its duration.
  @Test func `colors are interpolated linearly in the encoded space`() {
    let dark = RGBColor(red: 0.086274512112, green: 0.113725490868, blue: 0.286274522543)
    let blue = RGBColor(red: 0.188235297799, green: 0.286274522543, blue: 0.592156887054)
    let green = RGBColor(red: 0.141176470588, green: 0.619607843137, blue: 0.572549019608)
    let fill = Keyframes(
      values: [dark, blue, green, blue, dark],
      pacings: Array(repeating: UnitBezier(0.167, 0.167, 0.833, 0.833), count: 4))
    let shown = fill.value(at: 624.0 / 960).components * 255
    #expect((0..<3).map { shown[$0].rounded() } == [43, 107, 149])
  }

  @Test func `a single value or equal values hold at any progress`() {
    for interpolation in KeyframeInterpolation.allCases {
      let single = Keyframes(values: [7.0], keyTimes: [0, 1], interpolation: interpolation)
      let equal = Keyframes(values: [7.0, 7, 7], interpolation: interpolation)
      let pair = Keyframes(values: [1.0, 3], interpolation: interpolation)
      for progress in [-.infinity, -1, 0, 0.3, 1, 9, .infinity, .nan] {
        #expect(single.value(at: progress) == 7)
        #expect(equal.value(at: progress) == 7)
      }
      #expect(pair.value(at: .nan) == 1 && pair.value(at: -9) == 1 && pair.value(at: 9) == 3)
    }
  }

  @Test func `equal key times are a jump`() {
    for interpolation in [KeyframeInterpolation.linear, .cubic] {
      let jump = Keyframes(
        values: [0.0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1], interpolation: interpolation)
      #expect(jump.value(at: 0.5) == 5)
      #expect(isClose(jump.value(at: 0.5.nextDown), 1, within: 1e-12))
      let late = Keyframes(values: [0.0, 1, 5], keyTimes: [0, 1, 1], interpolation: interpolation)
      #expect(late.value(at: 1) == 5 && late.value(at: 0.25) < 1)
    }
  }

  @Test func `zero values and vectors of different widths trap`() async {
    await #expect(processExitsWith: .failure) { _ = Keyframes<Double>(values: []) }
    await #expect(processExitsWith: .failure) {
      _ = Keyframes(values: [[1.0], [1, 2]], interpolation: .cubic)
    }
  }
}

// MARK: - Laws

extension KeyframesTests {
  /// Random keyframes, often with equal neighbors and equal key times.
  private struct Case {
    var random: SeededGenerator
    let values: [SIMD2<Double>]
    let keyTimes: [Double]
    let shapes: [KeyframeShape]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number() -> Double { Double(Int.random(in: -4...4, using: &random)) * 1.3 }
      let count = Int.random(in: 1...9, using: &random)
      values = (0..<count).map { _ in SIMD2(number(), number()) }
      let lengths = (1..<max(count, 2)).map { _ in Double(Int.random(in: 0...3, using: &random)) }
      keyTimes = KeyTimes(lengths: lengths).fractions
      shapes = (0..<Int.random(in: 0...count, using: &random)).map { _ in
        KeyframeShape(tension: number() / 5, continuity: number() / 5, bias: number() / 5)
      }
      self.random = random
    }

    func keyframes(_ interpolation: KeyframeInterpolation, shaped: Bool = true) -> Keyframes<SIMD2<Double>> {
      Keyframes(
        values: values, keyTimes: keyTimes, interpolation: interpolation, shapes: shaped ? shapes : [])
    }
  }

  @Test func `keyframes pass exactly through their values`() {
    for seed in 0..<UInt64(randomCaseCount / 10) {
      let item = Case(seed: seed)
      for interpolation in KeyframeInterpolation.allCases {
        let keyframes = item.keyframes(interpolation)
        let times = keyframes.keyTimes.fractions
        for (index, value) in item.values.enumerated() {
          // Of several values at one time, the last one counts.
          guard index + 1 == item.values.count || times[index + 1] > times[index] else { continue }
          #expect(keyframes.value(at: times[index]) == value, "seed \(seed), \(interpolation), key \(index)")
        }
        #expect(keyframes.value(at: 1) == item.values.last, "seed \(seed), \(interpolation)")
      }
    }
  }

  @Test func `paced keyframes have a constant speed`() {
    for seed in 0..<UInt64(randomCaseCount / 10) {
      var item = Case(seed: seed)
      let keyframes = item.keyframes(.paced)
      let whole = zip(item.values, item.values.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      guard whole > 0 else { continue }
      let progress = item.random.double(in: 0...1)
      let (segment, now) = (keyframes.position(at: progress).index, keyframes.value(at: progress))
      let before = zip(item.values, item.values.dropFirst()).prefix(segment)
        .reduce(0) { $0 + $1.0.distance(to: $1.1) }
      let way = before + item.values[segment].distance(to: now)
      #expect(abs(way - progress * whole) < 1e-12 * whole, "seed \(seed)")
    }
  }

  /// Continuity 0 means the same velocity before and after a keyframe, however uneven the key times are.
  @Test func `a smooth curve has no corners`() {
    for seed in 0..<UInt64(randomCaseCount / 20) {
      let item = Case(seed: seed)
      for interpolation in [KeyframeInterpolation.cubic, .cubicPaced] {
        let shapes = item.shapes.map { KeyframeShape(tension: $0.tension, bias: $0.bias) }
        let keyframes = Keyframes(
          values: item.values, keyTimes: item.keyTimes, interpolation: interpolation, shapes: shapes)
        let times = keyframes.keyTimes.fractions
        for key in 1..<max(item.values.count - 1, 1) where item.values.count > 2 {
          guard times[key - 1] < times[key], times[key] < times[key + 1] else { continue }
          let step = 1e-6
          let before = item.values[key] - keyframes.value(at: times[key] - step)
          let after = keyframes.value(at: times[key] + step) - item.values[key]
          // The second derivative is below 10⁵ here: values within ±6, segments of 1/24 or more.
          #expect(before.distance(to: after) / step < 0.2, "seed \(seed), \(interpolation), key \(key)")
        }
      }
    }
  }

  /// Compares with a slow evaluation of the definition in the form of the paper.
  @Test func `a shaped curve follows its definition`() {
    for seed in 0..<UInt64(randomCaseCount / 20) {
      var item = Case(seed: seed)
      let keyframes = item.keyframes(.cubic)
      let progress = item.random.double(in: 0...1)
      let expected = reference(item, at: progress)
      #expect(keyframes.value(at: progress).distance(to: expected) < 1e-10, "seed \(seed)")
    }
  }

  private func reference(_ item: Case, at progress: Double) -> SIMD2<Double> {
    let (times, points, last) = (item.keyTimes, item.values, item.values.count - 1)
    guard let key = times.indices.last(where: { times[$0] <= progress }), key < last else {
      return points[last]
    }
    let span = times[key + 1] - times[key]
    let u = (progress - times[key]) / span
    func tangent(_ i: Int, arriving: Bool) -> SIMD2<Double> {
      let shape = i < item.shapes.count ? item.shapes[i] : KeyframeShape()
      let way = points[min(i + 1, last)] - points[max(i - 1, 0)]
      let before = i == 0 ? way : points[i] - points[i - 1]
      let after = i == last ? way : points[i + 1] - points[i]
      let sign = arriving ? -1.0 : 1
      let (t, c, b) = (1 - shape.tension, sign * shape.continuity, shape.bias)
      let spans = i == 0 || i == last ? 2 * span : times[i + 1] - times[i - 1]
      return (t * (1 + c) * (1 + b) / 2 * before + t * (1 - c) * (1 - b) / 2 * after) * (2 * span / spans)
    }
    let (start, end) = (points[key], points[key + 1])
    let (m0, m1) = (tangent(key, arriving: false), tangent(key + 1, arriving: true))
    let cubic = 2 * (start - end) + m0 + m1
    let square = 3 * (end - start) - 2 * m0 - m1
    return start + (m0 + (square + cubic * u) * u) * u
  }

  @Test func `a tension of 1 stops at every keyframe`() {
    for seed in 0..<UInt64(200) {
      var item = Case(seed: seed)
      let tight = Keyframes(
        values: item.values, keyTimes: item.keyTimes, interpolation: .cubic,
        shapes: Array(repeating: KeyframeShape(tension: 1, bias: 0.4), count: 9))
      let straight = item.keyframes(.linear)
      let progress = item.random.double(in: 0...1)
      let stopping = straight.value(at: progress) { _, u in u * u * (3 - 2 * u) }
      #expect(tight.value(at: progress).distance(to: stopping) < 1e-13, "seed \(seed)")
    }
  }

  @Test func `finite input never gives NaN`() {
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(seed: seed)
      let huge: [Double] = [
        0, 1, -1, .leastNonzeroMagnitude, 1e-160, 1e160, 1e300, -1e300, 1.7e308, -1.7e308,
      ]
      let values = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.element(of: huge) }
      let shapes = values.map { _ in
        KeyframeShape(
          tension: random.element(of: huge), continuity: random.element(of: huge),
          bias: random.element(of: huge))
      }
      for interpolation in KeyframeInterpolation.allCases {
        let keyframes = Keyframes(values: values, interpolation: interpolation, shapes: shapes)
        for progress in [0, 0.1, 0.5, 0.9, 1] {
          #expect(!keyframes.value(at: progress).isNaN, "seed \(seed), \(values), \(interpolation)")
        }
      }
    }
  }

  /// The timeline stores tangents and key times in flat form; both must agree to the last bit.
  @Test func `a track has the values of its keyframes`() {
    for seed in 0..<UInt64(300) {
      var item = Case(seed: seed)
      for interpolation in KeyframeInterpolation.allCases {
        let keyframes = Keyframes(
          values: item.values.map { [$0.x, $0.y] }, keyTimes: item.keyTimes,
          pacings: seed % 2 == 0 ? [.easeIn, .easeOut] : [], interpolation: interpolation, shapes: item.shapes
        )
        var timeline = MotionTimeline()
        let channel = timeline.addChannel(.numbers(2))
        _ = timeline.add(
          MotionProgram(
            levels: [.init(timing: MediaTiming(fillMode: .both))],
            tracks: [
              .init(
                level: 0, target: .numbers(channel, first: 0, count: 2), values: .keyframes(keyframes))
            ]))
        for progress in keyframes.keyTimes.fractions + [item.random.double(in: 0...1), 1] {
          timeline.evaluate(at: progress)
          let shown = [timeline.value(at: 0, of: channel), timeline.value(at: 1, of: channel)]
          #expect(shown == keyframes.value(at: progress), "seed \(seed), \(interpolation), \(progress)")
        }
      }
    }
  }
}
