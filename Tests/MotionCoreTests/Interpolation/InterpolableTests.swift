import TestSupport
import Testing

@testable import MotionCore

@Suite struct InterpolableTests {
  /// S75.
  @Test func `numbers are extrapolated beyond their ends`() {
    #expect([-0.2, 0.2, 1.2].map { 50.0.interpolated(to: 100, at: $0) } == [40, 60, 110])
    #expect([-0.5, 1.5].map { 10.0.interpolated(to: 20, at: $0) } == [5, 25])
    #expect((-4.5).interpolated(to: 2.5, at: 0.5) == -1)
  }

  /// S76: points, sizes, rectangles, vectors, offsets and insets are two or four numbers.
  @Test func `vectors are interpolated component by component`() {
    let half = SIMD4(0.0, 0, 10, 10).interpolated(to: SIMD4(10, 20, 30, 40), at: 0.5)
    #expect(half == SIMD4(5, 10, 20, 25))
    #expect(SIMD2(1.0, 2).interpolated(to: SIMD2(3, -2), at: 0.25) == SIMD2(1.5, 1))
    #expect(SIMD3(0.0, 0, 4).interpolated(to: SIMD3(1, 2, 0), at: 2) == SIMD3(2, 4, -4))
    #expect([0.0, 8, 2].interpolated(to: [1, 0, 2], at: 0.5) == [0.5, 4, 2])
  }

  /// S87: a change is added and subtracted in every component.
  @Test func `vectors are added and measured`() {
    #expect(SIMD4(0.0, 0, 10, 10).adding(SIMD4(1, 2, 3, 4), times: 1) == SIMD4(1, 2, 13, 14))
    #expect(SIMD4(1.0, 2, 13, 14).adding(SIMD4(1, 2, 3, 4), times: -1) == SIMD4(0, 0, 10, 10))
    #expect([1.0, 2].adding([10, 20], times: 0.5) == [6, 12])
    #expect([3.0, 0].distance(to: [0, 4]) == 5 && SIMD2(3.0, 0).distance(to: SIMD2(0, 4)) == 5)
    #expect((-2.0).distance(to: 1) == 3)
    #expect([[0.0, 0], [0, 3]].distance(to: [[4, 0], [0, 0]]) == 5)
    #expect(
      !SIMD2(0, Double.nan).isFinite && !SIMD4(0, 0, .infinity, 0).isFinite && ![1, -.infinity].isFinite)
  }

  /// S89.
  @Test func `lists are interpolated element by element, and lists of different length switch at one half`() {
    let gradient = [RGBColor(red: 1, green: 0, blue: 0), RGBColor(red: 0, green: 0, blue: 0)]
    let other = [RGBColor(red: 0, green: 0, blue: 1), RGBColor(red: 0, green: 1, blue: 0)]
    let half = gradient.interpolated(to: other, at: 0.5)
    #expect(half.map(\.components) == [SIMD4(0.5, 0, 0.5, 1), SIMD4(0, 0.5, 0, 1)])
    #expect([0.0, 1].interpolated(to: [4], at: 0.49) == [0, 1])
    #expect([0.0, 1].interpolated(to: [4], at: 0.5) == [4])
    #expect([Double]().interpolated(to: [], at: 0.3) == [])
  }

  @Test func `ends are exact, and numbers between finite ends are finite`() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<randomCaseCount / 4 {
      let (a, b) = (finite(&random), finite(&random))
      let fraction = random.double(in: 0...1)
      #expect(a.interpolated(to: b, at: 0) == a && a.interpolated(to: b, at: 1) == b, "\(a), \(b)")
      #expect(a.interpolated(to: a, at: fraction) == a, "\(a)")
      let (first, second) = (SIMD2(a, b), SIMD2(b, a))
      let between = first.interpolated(to: second, at: fraction)
      #expect(between.isFinite, "\(a), \(b), \(fraction)")
      #expect(between == SIMD2(a.interpolated(to: b, at: fraction), b.interpolated(to: a, at: fraction)))
      #expect(
        first.interpolated(to: second, at: 0) == first && first.interpolated(to: second, at: 1) == second)
    }
  }

  /// Returns a finite number of any exponent, often so large that differences overflow.
  private func finite(_ random: inout SeededGenerator) -> Double {
    let number = Double(bitPattern: random.next())
    guard number.isFinite, Bool.random(using: &random) else {
      return random.double(in: -1...1) * .greatestFiniteMagnitude
    }
    return number
  }
}
