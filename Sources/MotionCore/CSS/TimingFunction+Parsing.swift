extension TimingFunction {
  /// Creates a function from a CSS easing function: a keyword, `linear(…)`, `cubic-bezier(…)` or `steps(…)`.
  ///
  /// The grammar follows CSS Easing Functions Level 2, without `calc()`. The keyword `linear` is a Bézier. In
  /// `linear(…)`, missing inputs are filled in: the first input is 0, the last 1, and other ones are evenly
  /// spaced between their neighbors.
  ///
  /// - Parameter text: The text of the function.
  /// - Throws: ``EasingSyntaxError`` with the offset of the error.
  public init(css text: String) throws(EasingSyntaxError) {
    var parser = EasingParser(scanner: EasingScanner(text))
    self = try parser.function()
  }
}

/// A parser of easing functions. Each method reads one part of the grammar.
private struct EasingParser {
  var scanner: EasingScanner
  /// The token expected after the arguments read so far.
  var following = EasingSyntaxError.Expectation.parenthesis

  mutating func function() throws(EasingSyntaxError) -> TimingFunction {
    scanner.skipSpace()
    let start = scanner.offset
    let name = scanner.word()
    let isCall = scanner.consume("(", afterSpace: false)
    let function = try isCall ? call(name, at: start) : keyword(name, at: start)
    if isCall && !scanner.consume(")") { throw scanner.error(following) }
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.error(.end) }
    return function
  }

  private func keyword(_ name: String, at start: Int) throws(EasingSyntaxError) -> TimingFunction {
    if let entry = TimingFunction.keywords.first(where: { $0.name.isEqualIgnoringCase(to: name) }) {
      return .bezier(entry.curve)
    }
    if name.isEqualIgnoringCase(to: "step-start") { return .steps(StepCurve(1, .jumpStart)) }
    if name.isEqualIgnoringCase(to: "step-end") { return .steps(StepCurve(1, .jumpEnd)) }
    throw scanner.error(.easingFunction, at: start)
  }

  private mutating func call(_ name: String, at start: Int) throws(EasingSyntaxError) -> TimingFunction {
    if name.isEqualIgnoringCase(to: "linear") { return .linear(try lines()) }
    if name.isEqualIgnoringCase(to: "cubic-bezier") { return .bezier(try bezier()) }
    if name.isEqualIgnoringCase(to: "steps") { return .steps(try steps()) }
    throw scanner.error(.easingFunction, at: start)
  }

  // MARK: Numbers

  private mutating func number(_ expected: EasingSyntaxError.Expectation) throws(EasingSyntaxError) -> Double
  {
    scanner.skipSpace()
    let start = scanner.offset
    guard let numeral = scanner.numeral(), !numeral.isPercentage, let value = numeral.value else {
      throw scanner.error(expected, at: start)
    }
    if expected == .numberFromZeroToOne && !(0...1).contains(value) {
      throw scanner.error(expected, at: start)
    }
    return value
  }

  private mutating func comma() throws(EasingSyntaxError) {
    guard scanner.consume(",") else { throw scanner.error(.comma) }
  }

  // MARK: cubic-bezier()

  private mutating func bezier() throws(EasingSyntaxError) -> UnitBezier {
    let x1 = try number(.numberFromZeroToOne)
    try comma()
    let y1 = try number(.number)
    try comma()
    let x2 = try number(.numberFromZeroToOne)
    try comma()
    return UnitBezier(x1, y1, x2, try number(.number))
  }

  // MARK: steps()

  private mutating func steps() throws(EasingSyntaxError) -> StepCurve {
    scanner.skipSpace()
    let start = scanner.offset
    guard let count = scanner.numeral()?.integer, count >= 1 else {
      throw scanner.error(.stepCount(least: 1), at: start)
    }
    guard scanner.consume(",") else {
      following = .commaOrParenthesis
      return StepCurve(count)
    }
    let position = try stepPosition()
    guard count >= position.leastCount else {
      throw scanner.error(.stepCount(least: position.leastCount), at: start)
    }
    return StepCurve(count, position)
  }

  private mutating func stepPosition() throws(EasingSyntaxError) -> StepCurve.Position {
    scanner.skipSpace()
    let start = scanner.offset
    let word = scanner.word()
    if word.isEqualIgnoringCase(to: "start") { return .jumpStart }
    if word.isEqualIgnoringCase(to: "end") { return .jumpEnd }
    guard let position = StepCurve.Position.allCases.first(where: { $0.css.isEqualIgnoringCase(to: word) })
    else {
      throw scanner.error(.stepPosition, at: start)
    }
    return position
  }

  // MARK: linear()

  /// A stop whose input may be missing.
  private typealias OpenStop = (output: Double, input: Double?)

  private mutating func lines() throws(EasingSyntaxError) -> PiecewiseLinear {
    var stops: [OpenStop] = []
    repeat {
      try appendStop(to: &stops)
    } while scanner.consume(",")
    following = .commaOrParenthesis
    return PiecewiseLinear(EasingParser.completed(stops))
  }

  /// Reads one number and up to two percentages, which are both before or both after it.
  private mutating func appendStop(to stops: inout [OpenStop]) throws(EasingSyntaxError) {
    var inputs = try percentages()
    let isFirst = inputs.isEmpty
    let output = try number(isFirst ? .stop : .number)
    if isFirst { inputs = try percentages() }
    guard !inputs.isEmpty else {
      stops.append((output, nil))
      return
    }
    for input in inputs { stops.append((output, input)) }
  }

  private mutating func percentages() throws(EasingSyntaxError) -> [Double] {
    var values: [Double] = []
    while values.count < 2 {
      let before = scanner
      guard let numeral = scanner.numeral(), numeral.isPercentage else {
        scanner = before
        break
      }
      guard let value = numeral.value else { throw scanner.error(.stop, at: numeral.start) }
      values.append(value)
    }
    return values
  }

  /// Returns the stops with missing inputs filled in.
  private static func completed(_ open: [OpenStop]) -> [PiecewiseLinear.Stop] {
    var inputs = open.map { $0.input }
    inputs[0] = inputs[0] ?? 0
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    var greatest = -Double.infinity
    var last = 0
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      greatest = max(greatest, input)
      inputs[index] = greatest
      let start = inputs[last] ?? greatest
      for between in last..<index where between > last {
        inputs[between] = start + (greatest - start) * (Double(between - last) / Double(index - last))
      }
      last = index
    }
    return zip(open, inputs).map { PiecewiseLinear.Stop($0.output, at: $1 ?? greatest) }
  }
}
