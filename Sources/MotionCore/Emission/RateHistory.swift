/// How a rate went over time: straight lines between knots, with a jump where two share a time.
///
/// Before the first knot the rate is that knot's, after the last one that one's.
package struct RateHistory: Hashable, Sendable {
  /// The rate at a time, in births per second.
  package struct Knot: Hashable, Sendable {
    package var time: Double
    package var rate: Double
  }

  /// At least one; their times never decrease.
  package private(set) var knots: [Knot]

  /// The number of knots that are kept; beyond it each new one takes the place of the last.
  package static let maximumCount = 4096
  /// The greatest rate; greater ones count as this, what is negative or NaN as 0.
  package static let maximumRate = 1e6
  /// The times at which knots can lie, to both sides of 0.
  private static let farthest = 1e12

  /// A rate that never changed.
  package init(_ rate: Double) { knots = [Knot(time: 0, rate: Self.counted(rate))] }

  /// The rate that holds from the last knot on.
  package var lastRate: Double { knots[knots.count - 1].rate }

  /// Lets the rate jump at a time; what was said of later times is forgotten. Ignored where
  /// `time` isn't a number or is enormous.
  package mutating func jump(to rate: Double, at time: Double) {
    guard abs(time) < Self.farthest else { return }
    let (before, rate) = (value(at: time), Self.counted(rate))
    while let last = knots.last, last.time > time { knots.removeLast() }
    append(Knot(time: time, rate: before))
    if rate != before { append(Knot(time: time, rate: rate)) }
  }

  /// Lets the rate go straight to a value from what it was at the last knot. Ignored where `time` isn't a number, is
  /// enormous or lies before that knot.
  package mutating func glide(to rate: Double, at time: Double) {
    guard time < Self.farthest, time >= knots[knots.count - 1].time else { return }
    append(Knot(time: time, rate: Self.counted(rate)))
  }

  private mutating func append(_ knot: Knot) {
    if knots.last == knot { return }
    let isLevel = knots.count > 1 && knots.suffix(2).allSatisfy { $0.rate == knot.rate }
    if isLevel || knots.count >= Self.maximumCount { knots.removeLast() }
    knots.append(knot)
  }

  private static func counted(_ rate: Double) -> Double { rate > 0 ? min(rate, maximumRate) : 0 }
}

extension RateHistory {
  /// The rate at a time; the later one at a jump.
  package func value(at time: Double) -> Double {
    guard let before = knots.lastIndex(where: { $0.time <= time }) else { return knots[0].rate }
    guard before + 1 < knots.count else { return lastRate }
    let (start, end) = (knots[before], knots[before + 1])
    return start.rate + (end.rate - start.rate) * (time - start.time) / (end.time - start.time)
  }

  /// The history times a factor.
  package func scaled(by factor: Double) -> RateHistory {
    var result = self
    for index in knots.indices { result.knots[index].rate = Self.counted(knots[index].rate * factor) }
    return result
  }

  /// The same history told by a clock that shows (`time` − `begin`)·`speed` + `offset`; where that
  /// clock doesn't run forward, the last rate for ever.
  package func told(begin: Double, speed: Double, offset: Double) -> RateHistory {
    guard speed > 0 else { return RateHistory(lastRate) }
    var result = self
    for index in knots.indices { result.knots[index].time = (knots[index].time - begin) * speed + offset }
    return result
  }

  /// The product of two histories at the knots of both, with straight lines between.
  package func multiplied(by other: RateHistory) -> RateHistory {
    if other.knots.count == 1 { return scaled(by: other.lastRate) }
    if knots.count == 1 { return other.scaled(by: lastRate) }
    var result = self
    result.knots = []
    let times = Set(knots.map(\.time) + other.knots.map(\.time)).sorted()
    for time in times {
      let before = Self.counted(valueBefore(time) * other.valueBefore(time))
      let after = Self.counted(value(at: time) * other.value(at: time))
      if before != after { result.knots.append(Knot(time: time, rate: before)) }
      result.knots.append(Knot(time: time, rate: after))
    }
    return result
  }

  /// The rate that a time is approached with.
  private func valueBefore(_ time: Double) -> Double {
    guard let index = knots.firstIndex(where: { $0.time >= time }) else { return lastRate }
    guard index > 0, knots[index].time > time else { return knots[index].rate }
    return value(at: time)
  }
}
