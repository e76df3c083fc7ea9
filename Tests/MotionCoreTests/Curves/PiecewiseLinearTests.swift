import TestSupport
import Testing

@testable import MotionCore

@Suite struct PiecewiseLinearTests {
  /// LIN-linear_0_1_5_1_-0.75, LIN-linear_0_1_5_1_-1, LIN-linear_1_0_5_0_-0.25, -0.5, -1.
  @Test func `evenly spaced stops have the values of web browsers`() {
    let over = PiecewiseLinear(evenly: [0, 1.5, 1])
    #expect(over.value(at: 0.75) == 1.25 && over.value(at: 1) == 1)
    let under = PiecewiseLinear(evenly: [1, -0.5, 0])
    #expect(under.value(at: 0.25) == 0.25 && under.value(at: 0.5) == -0.5 && under.value(at: 1) == 0)
  }

  @Test func `outside the stops the outer lines are extended, or clamped on request`() {
    let curve = PiecewiseLinear([.init(0, at: 0.25), .init(1, at: 0.75)])
    #expect(curve.value(at: 0) == -0.5 && curve.value(at: 1) == 1.5)
    #expect(curve.extrapolatedValue(at: 1.5) == 2.5 && curve.value(at: 1.5) == 1.5)
    #expect(curve.extrapolatedValue(at: -0.25) == -1)
    #expect(curve.value(at: .nan).isNaN && curve.extrapolatedValue(at: .nan).isNaN)
  }

  @Test func `two stops at one input are a jump, and a decreasing input is raised`() {
    let curve = PiecewiseLinear([.init(0, at: 0), .init(0.2, at: 0.5), .init(0.8, at: 0.3), .init(1, at: 1)])
    #expect(curve.stops.map(\.input) == [0, 0.5, 0.5, 1])
    #expect(curve.value(at: 0.5) == 0.8)
    #expect(isClose(curve.value(at: 0.499_999_999), 0.2, within: 1e-8))
    #expect(PiecewiseLinear([.init(0, at: 0), .init(2, at: 1), .init(3, at: 1)]).value(at: 1) == 3)
  }

  @Test func `one stop holds throughout`() {
    #expect(PiecewiseLinear(evenly: [0.3]).value(at: 0.9) == 0.3)
  }

  @Test func `every stop is passed exactly`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let outputs = (0..<Int.random(in: 2...9, using: &random)).map { _ in random.double(in: -2...3) }
      let curve = PiecewiseLinear(evenly: outputs)
      for stop in curve.stops { #expect(curve.value(at: stop.input) == stop.output) }
    }
  }

  @Test func `no stop, or one that isn't finite, traps`() async {
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear([]) }
    await #expect(processExitsWith: .failure) { _ = PiecewiseLinear(evenly: [0, .nan]) }
  }
}
