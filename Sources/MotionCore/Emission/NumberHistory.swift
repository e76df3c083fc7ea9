/// The values of a number over time: straight lines between knots, with a jump where two knots share a time.
///
/// The number is constant before the first knot and after the last one.
package struct NumberHistory: Hashable, Sendable {
  /// The value at a time.
  package struct Knot: Hashable, Sendable {
    package var time: Double
    package var value: Double
  }

  /// The knots, at least one. Their times never decrease.
  package private(set) var knots: [Knot]

  /// The largest number of knots. Beyond it, each new knot replaces the last one.
  package static let maximumCount = 4096
  /// The largest magnitude of a knot's time.
  private static let maximumTime = 1e12

  /// Creates the history of a constant number.
  package init(_ value: Double) { knots = [Knot(time: 0, value: value)] }

  /// The value from the last knot on.
  package var lastValue: Double { knots[knots.count - 1].value }

  /// Adds a jump at a time and removes all later knots. Ignored if `time` is NaN or very large.
  package mutating func addJump(to value: Double, at time: Double) {
    guard abs(time) < Self.maximumTime else { return }
    let before = self.value(at: time)
    while let last = knots.last, last.time > time { knots.removeLast() }
    append(Knot(time: time, value: before))
    if value != before { append(Knot(time: time, value: value)) }
  }

  /// Adds a linear change from the value at the last knot. Ignored if `time` is NaN, very large or before
  /// that knot.
  package mutating func addRamp(to value: Double, at time: Double) {
    guard time < Self.maximumTime, time >= knots[knots.count - 1].time else { return }
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
  /// Returns the value at a time; at a jump, the later one.
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

  /// Returns the limit of the value when approaching a time from below.
  func valueBefore(_ time: Double) -> Double {
    guard let index = knots.firstIndex(where: { $0.time >= time }) else { return lastValue }
    guard index > 0, knots[index].time > time else { return knots[index].value }
    return value(at: time)
  }

  /// Returns the same history by a clock that shows (`time` − `begin`)·`speed` + `offset`. If that clock
  /// doesn't run forward, the result is constantly the last value.
  func converted(begin: Double, speed: Double, offset: Double) -> NumberHistory {
    guard speed > 0 else { return NumberHistory(lastValue) }
    var result = self
    for index in knots.indices { result.knots[index].time = (knots[index].time - begin) * speed + offset }
    return result
  }

  /// Returns the history with every value transformed by a function.
  func mapped(_ change: (Double) -> Double) -> NumberHistory {
    var result = self
    for index in knots.indices { result.knots[index].value = change(knots[index].value) }
    return result
  }

  /// Creates a history from its knots, at least one, in the order of their times.
  init(knots: [Knot]) { self.knots = knots }
}
