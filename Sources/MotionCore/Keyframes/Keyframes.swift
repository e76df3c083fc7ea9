import Requirements

/// Values at fractions of a pass, and how one becomes the next.
///
/// ```swift
/// let hop = Keyframes(values: [0.0, 30, -30, 30, 0], interpolation: .cubic)
/// hop.value(at: 0.25)  // 30
/// ```
///
/// The value of an array is a vector of any width: `Keyframes<[Double]>`. Transforms have keyframes of their own kind
/// in a motion timeline, since they aren't vectors.
public struct Keyframes<Value: InterpolableVector>: Sendable {
  /// The values, at least one.
  public let values: [Value]
  /// Where each value holds; one more than values where they're discrete.
  public let keyTimes: KeyTimes
  /// The timing curve of each segment; segments beyond the last of them are linear.
  public let pacings: [UnitBezier]
  /// What lies between two keyframes.
  public let interpolation: KeyframeInterpolation
  /// The tangents of each segment, for a smooth curve only.
  @usableFromInline let tangents: [KeyframeTangents<Value>]

  /// Creates keyframes with Core Animation's tolerance: key times that don't fit are ignored, even spacing
  /// taking their place; segments without a pacing are linear.
  ///
  /// Key times fit where there is one per value (one more where they're discrete), the first is 0, the last
  /// is 1 and none is below the one before it. A single value holds throughout. Where two key times are equal, the
  /// value jumps.
  ///
  /// - Parameters:
  ///   - values: One for each keyframe.
  ///   - keyTimes: When each value holds, 0…1; nil for even spacing, which also stands in for times that don't fit.
  ///   - pacings: The timing curve of each segment; ignored where nothing lies between, or distances decide.
  ///   - interpolation: The way from value to value.
  ///   - shapes: How a smooth curve runs through each keyframe; missing ones are Catmull and Rom's.
  /// - Precondition: There is at least one value; arrays have one width.
  public init(
    values: [Value], keyTimes: [Double]? = nil, pacings: [UnitBezier] = [],
    interpolation: KeyframeInterpolation = .linear, shapes: [KeyframeShape] = []
  ) {
    require(!values.isEmpty, "keyframes need at least one value")
    self.values = values
    self.interpolation = interpolation
    switch interpolation {
    case .discrete: self.keyTimes = KeyTimes(keyTimes, count: values.count + 1)
    case .paced, .cubicPaced: self.keyTimes = KeyTimes(lengths: Self.distances(values))
    case .linear, .cubic: self.keyTimes = KeyTimes(keyTimes, count: values.count)
    }
    self.pacings = interpolation == .linear || interpolation == .cubic ? pacings : []
    tangents =
      interpolation.isCubic
      ? KeyframeTangents.all(values: values, times: self.keyTimes.fractions, shapes: shapes) : []
  }

  private static func distances(_ values: [Value]) -> [Double] {
    zip(values, values.dropFirst()).map { $0.distance(to: $1) }
  }
}

// MARK: - Sampling

extension Keyframes {
  /// Returns the value at a progress, which is brought into 0…1 first; the first value for NaN.
  ///
  /// At a key time it is that keyframe's value exactly.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  @inlinable
  public func value(at progress: Double) -> Value {
    value(at: progress) { segment, fraction in
      segment < pacings.count ? pacings[segment].value(at: fraction) : fraction
    }
  }

  /// Returns the value at a progress, segments paced by a function instead of ``pacings``.
  ///
  /// - Parameters:
  ///   - progress: The elapsed fraction of the whole, 0…1.
  ///   - pacing: Takes the index of a segment and the elapsed fraction of it, returns the fraction of the way shown,
  ///     which may lie outside 0…1.
  @inlinable
  public func value(at progress: Double, pacing: (_ segment: Int, _ fraction: Double) -> Double) -> Value {
    let place = place(at: progress)
    let start = values[place.index]
    guard place.fraction > 0 else { return start }
    let fraction = pacing(place.index, place.fraction)
    let end = values[place.index + 1]
    guard place.index < tangents.count, fraction != 1 else {
      return start.interpolated(to: end, at: fraction)
    }
    let shares = HermiteShares(fraction)
    return start.interpolated(to: end, at: shares.way)
      .adding(tangents[place.index].leaving, times: shares.leaving)
      .adding(tangents[place.index].arriving, times: shares.arriving)
  }

  /// Returns the keyframe at or before a progress and the fraction of the way to the next, not paced.
  @inlinable
  public func place(at progress: Double) -> KeyTimes.Place {
    let place = keyTimes.place(at: progress)
    guard interpolation == .discrete else { return place }
    return KeyTimes.Place(index: min(place.index, values.count - 1), fraction: 0)
  }
}

// MARK: - Vectors of any width

/// Keyframes as a ``MotionTimeline`` takes them.
package typealias KeyframeValues = Keyframes<[Double]>
