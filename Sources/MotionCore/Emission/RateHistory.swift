/// The values of a rate over time, in births per second: a history of numbers that are 0 or more.
package struct RateHistory: Hashable, Sendable {
  private var numbers: NumberHistory

  /// The largest number of knots. Beyond it, each new knot replaces the last one.
  package static var maximumCount: Int { NumberHistory.maximumCount }
  /// The largest rate. Rates are clamped to 0…10⁶; NaN counts as 0.
  package static let maximumRate = 1e6

  /// Creates the history of a constant rate.
  package init(_ rate: Double) { numbers = NumberHistory(Self.clamped(rate)) }

  private init(_ numbers: NumberHistory) { self.numbers = numbers }

  /// The knots, at least one. Their times never decrease.
  package var knots: [NumberHistory.Knot] { numbers.knots }

  /// The rate from the last knot on.
  package var lastRate: Double { numbers.lastValue }

  /// Adds a jump at a time and removes all later knots. Ignored if `time` is NaN or very large.
  package mutating func addJump(to rate: Double, at time: Double) {
    numbers.addJump(to: Self.clamped(rate), at: time)
  }

  /// Adds a linear change from the rate at the last knot. Ignored if `time` is NaN, very large or before that
  /// knot.
  package mutating func addRamp(to rate: Double, at time: Double) {
    numbers.addRamp(to: Self.clamped(rate), at: time)
  }

  private static func clamped(_ rate: Double) -> Double { rate > 0 ? min(rate, maximumRate) : 0 }
}

extension RateHistory {
  /// Returns the rate at a time; at a jump, the later one.
  package func value(at time: Double) -> Double { numbers.value(at: time) }

  /// Returns the history multiplied by a factor.
  package func scaled(by factor: Double) -> RateHistory {
    RateHistory(numbers.mapped { Self.clamped($0 * factor) })
  }

  /// Returns the same history by a clock that shows (`time` − `begin`)·`speed` + `offset`. If that clock
  /// doesn't run forward, the result is constantly the last rate.
  package func converted(begin: Double, speed: Double, offset: Double) -> RateHistory {
    RateHistory(numbers.converted(begin: begin, speed: speed, offset: offset))
  }

  /// Returns the product of two histories at the knots of both, with straight lines in between.
  package func multiplied(by other: RateHistory) -> RateHistory {
    if other.knots.count == 1 { return scaled(by: other.lastRate) }
    if knots.count == 1 { return other.scaled(by: lastRate) }
    var product: [NumberHistory.Knot] = []
    for time in Set(knots.map { $0.time } + other.knots.map { $0.time }).sorted() {
      let before = Self.clamped(numbers.valueBefore(time) * other.numbers.valueBefore(time))
      let after = Self.clamped(value(at: time) * other.value(at: time))
      if before != after { product.append(.init(time: time, value: before)) }
      product.append(.init(time: time, value: after))
    }
    return RateHistory(NumberHistory(knots: product))
  }
}
