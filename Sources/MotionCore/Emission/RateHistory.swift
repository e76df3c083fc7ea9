/// How a rate went over time, in births per second: a history of numbers that are 0 or more.
package struct RateHistory: Hashable, Sendable {
  private var numbers: NumberHistory

  /// The number of knots that are kept; beyond it each new one takes the place of the last.
  package static var maximumCount: Int { NumberHistory.maximumCount }
  /// The greatest rate; greater ones count as this, what is negative or NaN as 0.
  package static let maximumRate = 1e6

  /// A rate that never changed.
  package init(_ rate: Double) { numbers = NumberHistory(Self.counted(rate)) }

  private init(_ numbers: NumberHistory) { self.numbers = numbers }

  /// At least one; their times never decrease.
  package var knots: [NumberHistory.Knot] { numbers.knots }

  /// The rate that holds from the last knot on.
  package var lastRate: Double { numbers.lastValue }

  /// Lets the rate jump at a time; what was said of later times is forgotten. Ignored where
  /// `time` isn't a number or is enormous.
  package mutating func jump(to rate: Double, at time: Double) {
    numbers.jump(to: Self.counted(rate), at: time)
  }

  /// Lets the rate go straight to a value from what it was at the last knot. Ignored where `time` isn't a number, is
  /// enormous or lies before that knot.
  package mutating func glide(to rate: Double, at time: Double) {
    numbers.glide(to: Self.counted(rate), at: time)
  }

  private static func counted(_ rate: Double) -> Double { rate > 0 ? min(rate, maximumRate) : 0 }
}

extension RateHistory {
  /// The rate at a time; the later one at a jump.
  package func value(at time: Double) -> Double { numbers.value(at: time) }

  /// The history times a factor.
  package func scaled(by factor: Double) -> RateHistory {
    RateHistory(numbers.mapped { Self.counted($0 * factor) })
  }

  /// The same history told by a clock that shows (`time` − `begin`)·`speed` + `offset`; where that
  /// clock doesn't run forward, the last rate for ever.
  package func told(begin: Double, speed: Double, offset: Double) -> RateHistory {
    RateHistory(numbers.told(begin: begin, speed: speed, offset: offset))
  }

  /// The product of two histories at the knots of both, with straight lines between.
  package func multiplied(by other: RateHistory) -> RateHistory {
    if other.knots.count == 1 { return scaled(by: other.lastRate) }
    if knots.count == 1 { return other.scaled(by: lastRate) }
    var product: [NumberHistory.Knot] = []
    for time in Set(knots.map { $0.time } + other.knots.map { $0.time }).sorted() {
      let before = Self.counted(numbers.valueBefore(time) * other.numbers.valueBefore(time))
      let after = Self.counted(value(at: time) * other.value(at: time))
      if before != after { product.append(.init(time: time, value: before)) }
      product.append(.init(time: time, value: after))
    }
    return RateHistory(NumberHistory(knots: product))
  }
}
