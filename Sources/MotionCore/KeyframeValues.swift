/// Vectors at fractions of a pass, and how the value moves from one to the next.
package struct KeyframeValues: Sendable {
  /// What lies between two keyframes.
  package enum Interpolation: Sendable {
    /// A straight way.
    case linear
    /// Nothing: each value holds until the next key time.
    case discrete
  }

  package let values: [[Double]]
  /// Where each value holds, 0…1, never decreasing; one more than values where they're discrete.
  package let keyTimes: [Double]
  /// The pacing of each segment; empty where all are linear.
  package let pacings: [UnitBezier]
  package let interpolation: Interpolation

  /// Creates keyframes with Core Animation's tolerance: key times that don't fit are ignored, even spacing
  /// taking their place; segments without a pacing are linear.
  ///
  /// Key times fit where there is one per value (one more where they're discrete), the first is 0, the last
  /// is 1 and none is below the one before it.
  ///
  /// - Precondition: There is at least one value, and all have one width.
  package init(
    values: [[Double]], keyTimes: [Double]? = nil, pacings: [UnitBezier] = [],
    interpolation: Interpolation = .linear
  ) {
    precondition(
      !values.isEmpty && values.allSatisfy { $0.count == values[0].count },
      "keyframes need at least one value and one width, not \(values.map(\.count))")
    self.values = values
    self.interpolation = interpolation
    let count = interpolation == .discrete ? values.count + 1 : values.count
    self.keyTimes = keyTimes.flatMap { Self.fits($0, count: count) ? $0 : nil } ?? Self.evenTimes(count)
    self.pacings = interpolation == .discrete ? [] : pacings
  }

  private static func fits(_ times: [Double], count: Int) -> Bool {
    times.count == count && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private static func evenTimes(_ count: Int) -> [Double] {
    count == 1 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
  }
}
