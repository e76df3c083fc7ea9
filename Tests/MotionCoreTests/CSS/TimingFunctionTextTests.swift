import TestSupport
import Testing

@testable import MotionCore

@Suite struct TimingFunctionTextTests {
  static let read: [(text: String, function: TimingFunction)] = [
    ("linear", .bezier(.linear)), ("ease", .bezier(.standard)), ("Ease-In", .bezier(.easeIn)),
    ("ease-out", .bezier(.easeOut)), (" ease-in-out\n", .bezier(.easeInEaseOut)),
    ("step-start", .steps(StepCurve(1, .jumpStart))), ("step-end", .steps(StepCurve(1))),
    ("cubic-bezier(.1,-2,1,+3e-1)", .bezier(UnitBezier(0.1, -2, 1, 0.3))),
    ("steps( 4 )", .steps(StepCurve(4))), ("steps(4, start)", .steps(StepCurve(4, .jumpStart))),
    ("steps(4,end)", .steps(StepCurve(4))), ("steps(+2, jump-none)", .steps(StepCurve(2, .jumpNone))),
    ("STEPS(3, JUMP-BOTH)", .steps(StepCurve(3, .jumpBoth))),
    ("linear(0, 1.5, 1)", .linear(PiecewiseLinear(evenly: [0, 1.5, 1]))),
    ("linear(0.5)", .linear(PiecewiseLinear([.init(0.5, at: 0)]))),
    ("linear(0, 0.25 25% 75%, 1)", .linear(lines((0, 0), (0.25, 0.25), (0.25, 0.75), (1, 1)))),
    ("linear(0, 25% 75% .25, 1)", .linear(lines((0, 0), (0.25, 0.25), (0.25, 0.75), (1, 1)))),
    ("linear(0 20%, 1, 2 10%, 3)", .linear(lines((0, 0.2), (1, 0.2), (2, 0.2), (3, 1)))),
    (
      "linear(0, 1, 2, 3 60%, 4)",
      .linear(lines((0, 0), (1, 0.6 / 3), (2, 0.6 * (2.0 / 3)), (3, 0.6), (4, 1)))
    ),
    ("/* a */linear(/**/0 /* b */ 5% , 1)", .linear(lines((0, 0.05), (1, 1)))),
  ]

  @Test(arguments: read)
  func `texts of style sheets are parsed`(_ text: String, _ function: TimingFunction) throws {
    #expect(try TimingFunction(css: text) == function)
  }

  static func lines(_ stops: (Double, Double)...) -> PiecewiseLinear {
    PiecewiseLinear(stops.map { PiecewiseLinear.Stop($0.0, at: $0.1) })
  }

  static let refused: [(text: String, offset: Int, expected: EasingSyntaxError.Expectation)] = [
    ("", 0, .easingFunction), ("  eas", 2, .easingFunction),
    ("bounce(1)", 0, .easingFunction), ("linear (0, 1)", 7, .end), ("ease ease", 5, .end),
    ("ease-in)", 7, .end), ("cubic-bezier(0.1, 0.2, 0.3)", 26, .comma),
    ("cubic-bezier(0.1, 0.2, 0.3, 0.4", 31, .parenthesis),
    ("cubic-bezier(0.1, 0.2, 1.5, 0.4)", 23, .numberFromZeroToOne),
    ("cubic-bezier(-0.1, 0, 1, 1)", 13, .numberFromZeroToOne), ("cubic-bezier(0, x, 1, 1)", 16, .number),
    ("cubic-bezier(0, 1e999, 1, 1)", 16, .number), ("cubic-bezier(0, 1%, 1, 1)", 16, .number),
    ("cubic-bezier(0, 1, 1, 1, 1)", 23, .parenthesis),
    ("steps(0)", 6, .stepCount(least: 1)), ("steps(2.5)", 6, .stepCount(least: 1)),
    ("steps(1e2)", 6, .stepCount(least: 1)), ("steps(99999999999999999999)", 6, .stepCount(least: 1)),
    ("steps(1, jump-none)", 6, .stepCount(least: 2)), ("steps(2, jump)", 9, .stepPosition),
    ("steps(2, )", 9, .stepPosition), ("steps(2 start)", 8, .commaOrParenthesis), ("linear()", 7, .stop),
    ("linear(0,)", 9, .stop), ("linear(0, 5%)", 12, .number),
    ("linear(0 5% 6% 7%, 1)", 15, .commaOrParenthesis),
    ("linear(0% 1 50%, 1)", 12, .commaOrParenthesis), ("linear(0 1, 1)", 9, .commaOrParenthesis),
    ("linear(é)", 7, .stop), ("é", 0, .easingFunction), ("/* ease", 7, .easingFunction),
  ]

  @Test(arguments: refused)
  func `an invalid text gives the position and the expected token`(
    _ text: String, _ offset: Int, _ expected: EasingSyntaxError.Expectation
  ) {
    #expect(throws: EasingSyntaxError(offset: offset, expected: expected)) { try TimingFunction(css: text) }
  }

  @Test func `errors read as sentences`() {
    let error = EasingSyntaxError(offset: 6, expected: .stepCount(least: 2))
    #expect(error.description == "offset 6: a whole number of 2 or more expected")
    let all: [EasingSyntaxError.Expectation] = [
      .easingFunction, .number, .numberFromZeroToOne, .stop, .stepCount(least: 1), .stepPosition, .comma,
      .commaOrParenthesis, .parenthesis, .end,
    ]
    #expect(Set(all.map(\.description)).count == all.count)
  }

  @Test func `functions are printed in the shortest form`() {
    #expect(TimingFunction.bezier(.standard).css == "ease")
    #expect(UnitBezier(0.1, -2, 1, 0.25).css == "cubic-bezier(0.1, -2, 1, 0.25)")
    #expect(StepCurve(4).css == "steps(4)" && StepCurve(4, .jumpNone).css == "steps(4, jump-none)")
    let lines = Self.lines((0, 0), (0.5, 0.075), (1.5, 0.123_456), (-1e-7, 0.9), (1, 1))
    #expect(lines.css == "linear(0 0%, 0.5 7.5%, 1.5 12.3456%, -1e-07 90%, 1 100%)")
    #expect(TimingFunction.easing(.easeInBack).css == nil)
  }

  /// Returns a number of any magnitude, usually with all its digits.
  private func number(_ random: inout SeededGenerator) -> Double {
    switch random.next() % 6 {
    case 0: Double(Int.random(in: -3...3, using: &random))
    case 1: Double(Int.random(in: -1000...1000, using: &random)) / 1000
    case 2: random.double(in: -1...1) * Elementary.exp2(random.double(in: -1000...1000))
    default: random.double(in: -2...3)
    }
  }

  private func function(_ random: inout SeededGenerator) -> TimingFunction {
    switch random.next() % 3 {
    case 0:
      return .bezier(
        UnitBezier(
          random.double(in: 0...1), number(&random), random.double(in: 0...1), number(&random)))
    case 1:
      let position = StepCurve.Position.allCases.randomElement(using: &random) ?? .jumpEnd
      return .steps(StepCurve(Int.random(in: 2...(.max), using: &random), position))
    default:
      let count = Int.random(in: 1...6, using: &random)
      return .linear(PiecewiseLinear((0..<count).map { _ in .init(number(&random), at: number(&random)) }))
    }
  }

  @Test func `parsing a printed function gives the same function`() throws {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<randomCaseCount {
      let function = function(&random)
      let text = try #require(function.css)
      #expect(try TimingFunction(css: text) == function, "\(text)")
    }
  }

  @Test func `any text is parsed or refused at a position inside it`() {
    var random = SeededGenerator(seed: 62)
    let pieces = [
      "linear(", "steps(", "cubic-bezier(", "ease", ")", ",", " ", "0", "1", ".5", "-", "+", "e9", "%", "25%",
      "jump-none", "start", "/*", "*/", "é", "\u{0}", "9999999999999999999999", "e-99999999999999999999",
    ]
    for _ in 0..<randomCaseCount {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do throws(EasingSyntaxError) {
        let function = try TimingFunction(css: text)
        #expect(!function.value(at: 0.3).isNaN, "\(text)")
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text)")
      }
    }
  }
}
