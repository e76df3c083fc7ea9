/// The times of births at a rate. Birth *k*, counted from 0, happens when the integral of the rate since time
/// 0 reaches *k* + 1.
///
/// So at a rate of ten births per second there are ten births in the first second, the last one at its end.
package struct BirthSchedule: Hashable, Sendable {
  /// An interval in which the rate is `rate` + `slope`·(t − `start`).
  private struct Segment: Hashable {
    let start: Double
    let rate: Double
    let slope: Double
    /// The integral up to `start`.
    let count: Double
  }

  private let segments: [Segment]

  /// The largest number of births that is counted. Further ones couldn't be distinguished.
  private static let maximumCount = 0x1p52

  /// Creates the schedule of a rate.
  ///
  /// - Parameter rates: The rate in births per second of the schedule's time.
  package init(_ rates: RateHistory) {
    var segments: [Segment] = []
    var count = 0.0
    let knots = rates.knots
    if knots[0].time > 0 {
      segments.append(Segment(start: 0, rate: knots[0].value, slope: 0, count: 0))
      count = knots[0].value * knots[0].time
    }
    for (index, knot) in knots.enumerated() {
      let next = index + 1 < knots.count ? knots[index + 1] : nil
      let (start, end) = (max(knot.time, 0), next?.time ?? .infinity)
      guard end > start else { continue }
      let slope = next.map { ($0.value - knot.value) / ($0.time - knot.time) } ?? 0
      let rate = max(0, knot.value + (start - knot.time) * slope)
      segments.append(Segment(start: start, rate: rate, slope: slope, count: count))
      if let next { count += (rate + next.value) / 2 * (next.time - start) }
    }
    self.segments = segments
  }

  /// Returns the number of births until a time as the integral of the rate; 0 if the time isn't finite.
  package func count(at time: Double) -> Double {
    guard time > 0, time < .infinity, let segment = segments.last(where: { $0.start <= time }) else {
      return 0
    }
    let elapsed = time - segment.start
    return min(segment.count + elapsed * (segment.rate + segment.slope * elapsed / 2), Self.maximumCount)
  }

  /// Returns the time of a birth; infinite if it never happens.
  package func time(ofBirth index: Int) -> Double {
    let count = Double(index) + 1
    guard let segment = segments.last(where: { $0.count < count }) else { return .infinity }
    let remainder = count - segment.count
    // The root of rate·x + slope·x²/2 = remainder without cancellation.
    let discriminant = max(0, segment.rate * segment.rate + 2 * segment.slope * remainder)
    let divisor = segment.rate + discriminant.squareRoot()
    return divisor > 0 ? segment.start + 2 * remainder / divisor : .infinity
  }

  /// Returns the births after a time, up to and including another time.
  package func births(after start: Double, through end: Double) -> Range<Int> {
    let (low, high) = (births(through: start), births(through: end))
    return low..<max(low, high)
  }

  /// Returns the number of births up to and including a time: the integral, corrected where it was rounded.
  private func births(through time: Double) -> Int {
    guard time > 0 else { return 0 }
    let count = Int(count(at: time))
    if self.time(ofBirth: count) <= time { return count + 1 }
    return count > 0 && self.time(ofBirth: count - 1) > time ? count - 1 : count
  }
}
