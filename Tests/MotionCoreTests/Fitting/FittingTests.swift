import TestSupport
import Testing

@testable import MotionCore

/// Curves in another form.
@Suite struct FittingTests {
  private func largestError(_ lines: PiecewiseLinear, _ curve: (Double) -> Double) -> Double {
    (0...16_384).map { Double($0) / 16_384 }.map { abs(lines.value(at: $0) - curve($0)) }.max() ?? 0
  }

  @Test(arguments: [
    Easing.easeInQuadratic, .easeInOutBack, .easeOutBounce, .easeOutElastic, .easeOutCircular, .gravity,
  ])
  func `lines stay within the tolerance and begin and end on the curve`(_ easing: Easing) {
    for tolerance in [0.1, 0.01, 0.002] {
      let lines = PiecewiseLinear(fitting: .easing(easing), within: tolerance)
      #expect(largestError(lines, easing.value(at:)) <= tolerance * (1 + 2e-8))
      #expect(lines.value(at: 0) == 0 && lines.value(at: 1) == 1)
    }
  }

  /// A line within ±ε of p² spans h²/8 = ε. One that starts on the curve, 2√ε·p from 0, spans only p² − 2√ε·p
  /// = ε.
  @Test(arguments: [0.01, 0.001, 0.0001])
  func `a parabola takes the smallest possible number of lines`(_ tolerance: Double) {
    let lines = PiecewiseLinear(fitting: { $0 * $0 }, within: tolerance)
    let (inner, outer) = ((8 * tolerance).squareRoot(), tolerance.squareRoot() * (1 + 2.0.squareRoot()))
    let count = 2 + max(0, ((1 - 2 * outer) / inner - 1e-9).rounded(.up))
    #expect(Double(lines.stops.count - 1) == count)
  }

  @Test func `a straight curve takes one line, and a polyline takes one for each piece`() {
    #expect(PiecewiseLinear(fitting: { $0 }, within: 1e-6).stops.count == 2)
    let broken = PiecewiseLinear([
      .init(0, at: 0), .init(1.5, at: 0.3), .init(0.2, at: 0.61), .init(1, at: 1),
    ])
    let lines = PiecewiseLinear(fitting: .linear(broken), within: 1e-3)
    #expect(lines.stops.count == 4)
    #expect(largestError(lines, broken.value(at:)) <= 1e-3 * (1 + 2e-8))
  }

  /// No chain of fewer lines on a coarse grid of vertices fits either.
  @Test func `a slow search finds no shorter chain`() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<5 {
      let curve = UnitBezier(0.3, random.double(in: -1...2), 0.6, random.double(in: -1...2))
      let tolerance = 0.05
      let found = PiecewiseLinear(fitting: .bezier(curve), within: tolerance).stops.count - 1
      #expect(found <= fewestLines(curve.value(at:), tolerance))
    }
  }

  /// Returns the smallest number of lines with vertices at 20 positions and 11 heights.
  private func fewestLines(_ curve: (Double) -> Double, _ tolerance: Double) -> Int {
    let columns = (0...20).map { column in
      let value = curve(Double(column) / 20)
      return column == 0 || column == 20 ? [value] : (-5...5).map { value + tolerance * Double($0) / 5 }
    }
    var least = columns.map { [Int](repeating: .max, count: $0.count) }
    least[0][0] = 0
    for end in 1...20 {
      for (row, height) in columns[end].enumerated() {
        for start in 0..<end {
          for (before, from) in columns[start].enumerated() where least[start][before] < least[end][row] - 1 {
            let fits = (start...end).allSatisfy { column in
              let line = from + (height - from) * Double(column - start) / Double(end - start)
              return abs(line - curve(Double(column) / 20)) <= tolerance * (1 + 1e-9)
            }
            if fits { least[end][row] = least[start][before] + 1 }
          }
        }
      }
    }
    return least[20][0]
  }

  /// The curve is sampled at 16,385 positions. Between two of them it may exceed the tolerance by as much as
  /// the curve or the lines change.
  @Test(arguments: [
    TimingFunction.bezier(.easeInOutExpo), .bezier(.easeInOutBack), .bezier(UnitBezier(1, 0, 0.2, 1)),
    .easing(.easeOutCircular), .easing(.easeOutBounce), .easing(.easeOutElastic), .easing(.easeInExponential),
  ])
  func `between samples lines exceed the tolerance only slightly`(_ function: TimingFunction) {
    for tolerance in [0.02, 1e-4] {
      let lines = PiecewiseLinear(fitting: function, within: tolerance)
      var excess = 0.0
      for index in 0..<16_384 {
        let ends = (Double(index) / 16_384, Double(index + 1) / 16_384)
        let change = min(
          abs(function.value(at: ends.1) - function.value(at: ends.0)),
          abs(lines.value(at: ends.1) - lines.value(at: ends.0)))
        for part in [0.25, 0.5, 0.75] {
          let x = ends.0 + (ends.1 - ends.0) * part
          excess = max(excess, abs(function.value(at: x) - lines.value(at: x)) - tolerance - change)
        }
      }
      #expect(excess <= 2e-8 * tolerance + 1e-15)
    }
  }

  /// A curve leaves its chord by at most f″/8 times the square of the chord's length.
  @Test(arguments: [
    (Easing.easeInQuadratic, 2.0), (.easeInOutCubic, 12), (.easeInOutSine, 5), (.easeInQuintic, 20),
  ])
  func `smooth curves stay within the tolerance everywhere`(_ easing: Easing, _ bend: Double) {
    for tolerance in [0.01, 1e-5] {
      let lines = PiecewiseLinear(fitting: easing.value(at:), within: tolerance)
      let limit = tolerance * (1 + 2e-8) + bend / 8 / 16_384 / 16_384
      let error = (0...200_000).map { Double($0) / 200_000 }.map {
        abs(lines.value(at: $0) - easing.value(at: $0))
      }
      #expect(error.max() ?? 1 <= limit)
    }
  }

  @Test func `a tolerance that isn't above 0 traps`() async {
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(fitting: { $0 }, within: 0) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(fitting: { $0 }, within: .nan) }
  }

  @Test(arguments: [UnitBezier.easeIn, .easeOutBack, .easeInOutQuint, .standard])
  func `a Bézier is recovered`(_ curve: UnitBezier) {
    let fit = UnitBezier.fit(curve.value(at:))
    #expect(fit.largestError < 1e-6)
    // If x2 is 1, a curve hardly depends on the length of its last handle.
    #expect(
      isClose(
        [fit.curve.x1, fit.curve.y1, fit.curve.x2, fit.curve.y2], [curve.x1, curve.y1, curve.x2, curve.y2],
        within: 2e-3))
  }

  /// 8 of 1,000 fits end beside the curve, with errors of at most 0.012.
  @Test func `almost any Bézier is recovered`() {
    var random = SeededGenerator(seed: 52)
    let errors = (0..<min(randomCaseCount / 400, 1000)).map { _ in
      let (x1, y1) = (random.double(in: 0...1), random.double(in: -1...2))
      let curve = UnitBezier(x1, y1, random.double(in: 0...1), random.double(in: -1...2))
      return UnitBezier.fit(curve.value(at:)).largestError
    }
    #expect(errors.filter { $0 > 1e-4 }.count * 50 <= errors.count)
    #expect(errors.allSatisfy { $0 < 0.02 })
  }

  @Test func `powers up to the third are Béziers, and higher ones approximately`() {
    // x = t: both x are thirds.
    let cubic = UnitBezier.fit(.easeInCubic)
    #expect(cubic.largestError < 1e-6)
    #expect(UnitBezier.fit(.easeInSine).largestError < 1e-3)
    #expect(UnitBezier.fit(.easeOutCircular).largestError < 0.02)
    let bounce = UnitBezier.fit(.easeOutBounce)
    #expect(bounce.largestError > 0.1 && bounce.meanError < bounce.largestError)
  }
}
