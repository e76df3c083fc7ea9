import Requirements

/// The fractions of a pass at which keyframes hold: from 0 to 1, never decreasing.
public struct KeyTimes: Hashable, Sendable {
  /// The fractions; at least one.
  public let fractions: [Double]

  /// Creates key times from fractions, or returns nil if they are invalid: unless there are `count` of them,
  /// the first is 0, the last is 1 and none is below the previous one (or NaN).
  public init?(_ fractions: [Double], count: Int) {
    guard fractions.count == count, fractions.first == 0, fractions.last == 1,
      zip(fractions, fractions.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    self.fractions = fractions
  }

  /// Creates `count` evenly spaced key times. A single one is 0.
  ///
  /// - Precondition: `count` is at least 1.
  public init(even count: Int) {
    require(count > 0, "there must be at least one key time, not \(count)")
    fractions = Self.evenFractions(count)
  }

  private static func evenFractions(_ count: Int) -> [Double] {
    count == 1 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Creates key times in proportion to the lengths between them: one more than there are lengths.
  ///
  /// The spacing is even if a length is negative or if the lengths sum to 0 or to an infinite number.
  public init(lengths: [Double]) {
    var sums = [0.0]
    for length in lengths { sums.append(sums[sums.count - 1] + length) }
    let total = sums[sums.count - 1]
    let isUsable = total > 0 && total.isFinite && lengths.allSatisfy { $0 >= 0 }
    // The last quotient is exactly 1.
    fractions = isUsable ? sums.map { $0 / total } : Self.evenFractions(sums.count)
  }

  /// Creates key times that may begin after 0 and end before 1. Returns nil unless there are `count` of them, all
  /// finite and none below the previous one.
  init?(partial fractions: [Double], count: Int) {
    guard count > 0, fractions.count == count, fractions.allSatisfy(\.isFinite),
      zip(fractions, fractions.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    self.fractions = fractions
  }

  /// Creates key times as Core Animation does: the given fractions if they are valid, otherwise evenly
  /// spaced ones.
  init(_ fractions: [Double]?, count: Int) {
    self = fractions.flatMap { KeyTimes($0, count: count) } ?? KeyTimes(even: count)
  }
}

// MARK: - Finding a position

extension KeyTimes {
  /// A position among keyframes: one of them, and the fraction of the way to the next one.
  public struct Position: Hashable, Sendable {
    /// The index of the keyframe.
    public let index: Int
    /// The fraction of the way to the next keyframe: 0 at the keyframe, always below 1.
    public let fraction: Double

    @inlinable
    init(index: Int, fraction: Double) {
      self.index = index
      self.fraction = fraction
    }
  }

  /// Returns the position of a progress: the last key time at or before it.
  ///
  /// The result is the first key time before 0 and for NaN, and the last one from 1 on, each with a fraction
  /// of 0.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func position(at progress: Double) -> Position {
    fractions.withUnsafeBufferPointer {
      KeyTimes.position(at: progress, among: $0.baseAddress!, count: $0.count)
    }
  }

  /// Returns the position of a progress among times in memory.
  @inlinable
  @inline(__always)
  static func position(
    at progress: Double, among times: UnsafePointer<Double>, count: Int
  ) -> Position {
    let index = index(at: progress, among: times, count: count)
    guard index < count - 1, progress > 0 else { return Position(index: index, fraction: 0) }
    let (start, end) = (times[index], times[index + 1])
    return Position(index: index, fraction: (progress - start) / (end - start))
  }

  /// Returns the index of the last time at or before a progress, or 0 if there is none.
  ///
  /// The bisection's only branch is the loop's, because the choice of a half can't be predicted.
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
