import Requirements

/// The fractions of a pass at which keyframes hold: from 0 to 1, never decreasing.
public struct KeyTimes: Hashable, Sendable {
  /// The fractions; at least one.
  public let fractions: [Double]

  /// Takes `fractions` as they are, nil where they don't fit: where there aren't `count` of them, the first isn't 0,
  /// the last isn't 1 or one is below the one before it (or NaN).
  public init?(_ fractions: [Double], count: Int) {
    guard fractions.count == count, fractions.first == 0, fractions.last == 1,
      zip(fractions, fractions.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    self.fractions = fractions
  }

  /// Spaces `count` key times evenly; a single one is 0.
  ///
  /// - Precondition: `count` is at least 1.
  public init(even count: Int) {
    require(count > 0, "there are no \(count) key times")
    fractions = Self.evenFractions(count)
  }

  private static func evenFractions(_ count: Int) -> [Double] {
    count == 1 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Spaces key times in proportion to the lengths between them: one more than there are lengths.
  ///
  /// Even spacing where a length is below 0, and where they sum up to 0 or to nothing finite.
  public init(lengths: [Double]) {
    var sums = [0.0]
    for length in lengths { sums.append(sums[sums.count - 1] + length) }
    let total = sums[sums.count - 1]
    let isUsable = total > 0 && total.isFinite && lengths.allSatisfy { $0 >= 0 }
    // The last quotient is exactly 1.
    fractions = isUsable ? sums.map { $0 / total } : Self.evenFractions(sums.count)
  }

  /// Takes key times as Core Animation does: `given` where they fit, else even spacing.
  init(_ given: [Double]?, count: Int) {
    self = given.flatMap { KeyTimes($0, count: count) } ?? KeyTimes(even: count)
  }
}

// MARK: - Finding a place

extension KeyTimes {
  /// A place among keyframes: one of them, and the fraction of the way to the next.
  public struct Place: Hashable, Sendable {
    /// The index of the keyframe.
    public let index: Int
    /// 0 at the keyframe; below 1.
    public let fraction: Double

    @inlinable
    init(index: Int, fraction: Double) {
      self.index = index
      self.fraction = fraction
    }
  }

  /// Returns the place of a progress: the last key time at or before it.
  ///
  /// Before 0, and for NaN, it is the first key time, from 1 on the last one, without a way to go.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func place(at progress: Double) -> Place {
    fractions.withUnsafeBufferPointer {
      KeyTimes.place(at: progress, among: $0.baseAddress!, count: $0.count)
    }
  }

  /// The same among numbers in memory.
  @inlinable
  @inline(__always)
  static func place(
    at progress: Double, among times: UnsafePointer<Double>, count: Int
  ) -> Place {
    let index = index(at: progress, among: times, count: count)
    guard index < count - 1, progress > 0 else { return Place(index: index, fraction: 0) }
    let (start, end) = (times[index], times[index + 1])
    return Place(index: index, fraction: (progress - start) / (end - start))
  }

  /// The index of the last time at or before a progress, 0 where there is none.
  ///
  /// Bisection whose only branch is that of the loop: which half is taken can't be predicted.
  @inlinable
  @inline(__always)
  static func index(at progress: Double, among times: UnsafePointer<Double>, count: Int) -> Int {
    var (low, rest) = (0, count)
    while rest > 1 {
      let half = rest / 2
      low = times[low + half] <= progress ? low + half : low
      rest -= half
    }
    return low
  }
}
