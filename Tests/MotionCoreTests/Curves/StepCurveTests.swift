import TestSupport
import Testing

@testable import MotionCore

@Suite struct StepCurveTests {
  @Test func `two steps have their levels`() {
    let rows: [(StepCurve.Position, [Double])] = [
      (.jumpStart, [0.5, 0.5, 1, 1, 1]), (.jumpEnd, [0, 0, 0.5, 0.5, 1]), (.jumpNone, [0, 0, 1, 1, 1]),
      (.jumpBoth, [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
    ]
    for (position, levels) in rows {
      let curve = StepCurve(2, position)
      #expect([0, 0.49, 0.5, 0.99, 1].map { curve.value(at: $0) } == levels)
    }
  }

  @Test func `before a jump the lower step counts`() {
    #expect(StepCurve(2, .jumpStart).value(at: 0, isBefore: true) == 0)
    #expect(StepCurve(2, .jumpEnd).value(at: 0.5, isBefore: true) == 0)
    #expect(StepCurve(2, .jumpEnd).value(at: 0.6, isBefore: true) == 0.5)
    #expect(StepCurve(2, .jumpEnd).value(at: 0, isBefore: true) == 0)
  }

  @Test func `outside 0…1 the stairs continue, or are clamped on request`() {
    #expect(StepCurve(2, .jumpStart).extrapolatedValue(at: -0.1) == 0)
    #expect(StepCurve(2, .jumpEnd).extrapolatedValue(at: -0.1) == -0.5)
    #expect(StepCurve(2, .jumpEnd).extrapolatedValue(at: 1.5) == 1.5)
    #expect(StepCurve(2, .jumpStart).extrapolatedValue(at: 1.2) == 1.5)
    #expect(StepCurve(2, .jumpEnd).value(at: 1.5) == 1 && StepCurve(2, .jumpEnd).value(at: -3) == 0)
    #expect(StepCurve(2).value(at: .nan).isNaN)
  }

  @Test func `a staircase never decreases and has the stated number of levels`() {
    for position in StepCurve.Position.allCases {
      for count in [2, 3, 7, 10] {
        let curve = StepCurve(count, position)
        let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        let missing = position == .jumpStart || position == .jumpBoth ? 1 : 0
        #expect(Set(values).count == curve.jumps + 1 - missing)
        #expect(curve.value(at: 1) == 1)
      }
    }
    #expect(StepCurve(.max, .jumpBoth).value(at: 0.5) == 0.5)
  }

  @Test func `a staircase without a step traps`() async {
    await #expect(processExitsWith: .failure) { _ = StepCurve(0) }
    await #expect(processExitsWith: .failure) { _ = StepCurve(1, .jumpNone) }
  }
}
