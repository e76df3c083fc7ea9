/// When births happen at a rate: birth *k*, counted from 0, when the integral of the rate since time 0 reaches *k* + 1.
///
/// So ten births a second have ten births in the first second, the last at its end.
package struct BirthSchedule: Hashable, Sendable {
  /// A stretch on which the rate is `rate` + `slope`·(t − `start`).
  private struct Piece: Hashable {
    let start: Double
    let rate: Double
    let slope: Double
    /// The integral up to `start`.
    let count: Double
  }

  private let pieces: [Piece]

  /// Beyond so many births no more are counted: they could no longer be told apart.
  private static let maximumCount = 0x1p52

  /// - Parameter rates: In births per second of the schedule's time.
  package init(_ rates: RateHistory) {
    var pieces: [Piece] = []
    var count = 0.0
    let knots = rates.knots
    if knots[0].time > 0 {
      pieces.append(Piece(start: 0, rate: knots[0].value, slope: 0, count: 0))
      count = knots[0].value * knots[0].time
    }
    for (index, knot) in knots.enumerated() {
      let next = index + 1 < knots.count ? knots[index + 1] : nil
      let (start, end) = (max(knot.time, 0), next?.time ?? .infinity)
      guard end > start else { continue }
      let slope = next.map { ($0.value - knot.value) / ($0.time - knot.time) } ?? 0
      let rate = max(0, knot.value + (start - knot.time) * slope)
      pieces.append(Piece(start: start, rate: rate, slope: slope, count: count))
      if let next { count += (rate + next.value) / 2 * (next.time - start) }
    }
    self.pieces = pieces
  }

  /// How many births there were by a time, as the integral of the rate; 0 where the time isn't finite.
  package func count(at time: Double) -> Double {
    guard time > 0, time < .infinity, let piece = pieces.last(where: { $0.start <= time }) else { return 0 }
    let elapsed = time - piece.start
    return min(piece.count + elapsed * (piece.rate + piece.slope * elapsed / 2), Self.maximumCount)
  }

  /// When a birth happens; infinite for one that never does.
  package func time(ofBirth index: Int) -> Double {
    let count = Double(index) + 1
    guard let piece = pieces.last(where: { $0.count < count }) else { return .infinity }
    let rest = count - piece.count
    // The root of rate·x + slope·x²/2 = rest that has no cancellation.
    let discriminant = max(0, piece.rate * piece.rate + 2 * piece.slope * rest)
    let divisor = piece.rate + discriminant.squareRoot()
    return divisor > 0 ? piece.start + 2 * rest / divisor : .infinity
  }

  /// The births after a time, up to and including another.
  package func births(after start: Double, through end: Double) -> Range<Int> {
    let (low, high) = (births(through: start), births(through: end))
    return low..<max(low, high)
  }

  /// How many births happened up to and including a time: the integral, set right where it was rounded.
  private func births(through time: Double) -> Int {
    guard time > 0 else { return 0 }
    let count = Int(count(at: time))
    if self.time(ofBirth: count) <= time { return count + 1 }
    return count > 0 && self.time(ofBirth: count - 1) > time ? count - 1 : count
  }
}
