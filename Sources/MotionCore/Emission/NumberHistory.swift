/// How a number went over time: straight lines between knots, with a jump where two share a time.
///
/// Before the first knot it is that knot's, after the last one that one's.
package struct NumberHistory: Hashable, Sendable {
  /// The number at a time.
  package struct Knot: Hashable, Sendable {
    package var time: Double
    package var value: Double
  }

  /// At least one; their times never decrease.
  package private(set) var knots: [Knot]

  /// The number of knots that are kept; beyond it each new one takes the place of the last.
  package static let maximumCount = 4096
  /// The times at which knots can lie, to both sides of 0.
  private static let farthest = 1e12

  /// A number that never changed.
  package init(_ value: Double) { knots = [Knot(time: 0, value: value)] }

  /// The number that holds from the last knot on.
  package var lastValue: Double { knots[knots.count - 1].value }

  /// Lets the number jump at a time; what was said of later times is forgotten. Ignored where `time` isn't a number or is
  /// enormous.
  package mutating func jump(to value: Double, at time: Double) {
    guard abs(time) < Self.farthest else { return }
    let before = self.value(at: time)
    while let last = knots.last, last.time > time { knots.removeLast() }
    append(Knot(time: time, value: before))
    if value != before { append(Knot(time: time, value: value)) }
  }

  /// Lets the number go straight to a value from what it was at the last knot. Ignored where `time` isn't a number, is
  /// enormous or lies before that knot.
  package mutating func glide(to value: Double, at time: Double) {
    guard time < Self.farthest, time >= knots[knots.count - 1].time else { return }
    append(Knot(time: time, value: value))
  }

  private mutating func append(_ knot: Knot) {
    if knots.last == knot { return }
    let isLevel = knots.count > 1 && knots.suffix(2).allSatisfy { $0.value == knot.value }
    if isLevel || knots.count >= Self.maximumCount { knots.removeLast() }
    knots.append(knot)
  }
}

extension NumberHistory {
  /// The number at a time; the later one at a jump.
  ///
  /// - Complexity: O(log *n*) in the number of knots.
  package func value(at time: Double) -> Double {
    var (low, high) = (0, knots.count)
    while low < high {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    // The first knot after the time is `low`.
    guard low > 0 else { return knots[0].value }
    guard low < knots.count else { return lastValue }
    let (start, end) = (knots[low - 1], knots[low])
    return start.value + (end.value - start.value) * (time - start.time) / (end.time - start.time)
  }

  /// The number that a time is approached with.
  func valueBefore(_ time: Double) -> Double {
    guard let index = knots.firstIndex(where: { $0.time >= time }) else { return lastValue }
    guard index > 0, knots[index].time > time else { return knots[index].value }
    return value(at: time)
  }

  /// The same history told by a clock that shows (`time` − `begin`)·`speed` + `offset`; where that clock doesn't run
  /// forward, the last number for ever.
  func told(begin: Double, speed: Double, offset: Double) -> NumberHistory {
    guard speed > 0 else { return NumberHistory(lastValue) }
    var result = self
    for index in knots.indices { result.knots[index].time = (knots[index].time - begin) * speed + offset }
    return result
  }

  /// The history with every number replaced by what a function makes of it.
  func mapped(_ change: (Double) -> Double) -> NumberHistory {
    var result = self
    for index in knots.indices { result.knots[index].value = change(knots[index].value) }
    return result
  }

  /// A history of knots in the order of their times, of which there is one at least.
  init(knots: [Knot]) { self.knots = knots }
}
