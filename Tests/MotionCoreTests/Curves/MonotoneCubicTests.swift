import TestSupport
import Testing

@testable import MotionCore

@Suite struct MonotoneCubicTests {
  /// Returns numbers in 0…1 that lean toward the ends and the middle, where curves become vertical.
  private static func awkward(_ random: inout SeededGenerator) -> Double {
    let tiny = Elementary.exp2(random.double(in: -60...0)) / 2
    switch random.next() % 8 {
    case 0: return 0
    case 1: return 1
    case 2: return tiny
    case 3: return 1 - tiny
    case 4: return 0.5 + tiny
    case 5: return 0.5 - tiny
    default: return random.double(in: 0...1)
    }
  }

  /// Returns x(t) of a curve in 106 bits.
  private static func place(_ first: Double, _ second: Double, _ t: Double) -> DoubleDouble {
    let (t, rest) = (DoubleDouble(t), DoubleDouble(sum: 1, -t))
    let ends = DoubleDouble(first) * rest + DoubleDouble(second) * t
    return t * (DoubleDouble(3) * rest * ends + t * t)
  }

  /// S105. The curve never decreases, so the exact parameter is between two parameters whose positions are on
  /// both sides of `x`.
  private static func isWithin(
    _ distance: Double, _ t: Double, _ first: Double, _ second: Double, _ x: Double
  ) -> Bool {
    let before = place(first, second, max(t - distance, 0)) + -x
    let after = place(first, second, min(t + distance, 1)) + -x
    return (before.high <= 0 || t <= distance) && (after.high >= 0 || t >= 1 - distance)
  }

  @Test func `parameters are exact to 1e-8 on every curve, vertical tangents included`() {
    let seed: UInt64 = 105
    var random = SeededGenerator(seed: seed)
    for _ in 0..<randomCaseCount {
      let (first, second) = (Self.awkward(&random), Self.awkward(&random))
      let x = min(max(Self.awkward(&random), .leastNormalMagnitude), 1.0.nextDown)
      let t = MonotoneCubic(first, second).parameter(at: x)
      #expect(
        t >= 0 && t <= 1 && Self.isWithin(1e-8, t, first, second, x), "\(first), \(second) at \(x): \(t)")
    }
  }

  @Test func `parameters are exact to 1e-13 on ordinary curves`() {
    var random = SeededGenerator(seed: 106)
    for _ in 0..<randomCaseCount {
      let (first, second) = (random.double(in: 0.05...0.9), random.double(in: 0.1...0.95))
      let x = random.double(in: 1e-9...0.999_999)
      let t = MonotoneCubic(first, second).parameter(at: x)
      #expect(Self.isWithin(1e-13, t, first, second, x), "\(first), \(second) at \(x): \(t)")
    }
  }

  @Test func `the smallest and the largest position have finite parameters`() {
    for first: Double in [0, .leastNonzeroMagnitude, 1e-300, 1e-20, 0.5, 1] {
      for second: Double in [0, .leastNonzeroMagnitude, 1e-300, 1e-20, 0.5, 1] {
        for x: Double in [.leastNonzeroMagnitude, 1e-300, 1e-100, 1.0.nextDown] {
          let t = MonotoneCubic(first, second).parameter(at: x)
          #expect(t >= 0 && t <= 1, "\(first), \(second) at \(x): \(t)")
        }
      }
    }
  }
}
