import Testing

@testable import MotionCore

@Suite struct TimingFunctionTests {
  @Test func `each form has the values of its type`() {
    let lines = PiecewiseLinear(evenly: [0, 1.5, 1])
    #expect(TimingFunction.bezier(.easeIn).value(at: 0.3) == UnitBezier.easeIn.value(at: 0.3))
    #expect(TimingFunction.steps(StepCurve(4)).value(at: 0.3) == 0.25)
    #expect(TimingFunction.linear(lines).value(at: 0.75) == 1.25)
    #expect(TimingFunction.custom { 1 - $0 }.value(at: 0.25) == 0.75)
  }

  @Test func `outside 0…1 the forms of CSS are extended, and easings are constant`() {
    #expect(TimingFunction.bezier(.linear).extrapolatedValue(at: 1.5) == 1.5)
    #expect(TimingFunction.bezier(.linear).value(at: 1.5) == 1)
    #expect(TimingFunction.steps(StepCurve(2)).extrapolatedValue(at: 1.5) == 1.5)
    #expect(TimingFunction.linear(PiecewiseLinear(evenly: [0, 2])).extrapolatedValue(at: -1) == -2)
    #expect(TimingFunction.easing(.easeInBack).extrapolatedValue(at: 1.5) == 1)
  }
}
