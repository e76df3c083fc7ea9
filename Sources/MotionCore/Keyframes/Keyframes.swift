import Requirements

/// Values at fractions of a pass, and the interpolation between them.
///
/// ```swift
/// let hop = Keyframes(values: [0.0, 30, -30, 30, 0], interpolation: .cubic)
/// hop.value(at: 0.25)  // 30
/// ```
///
/// An array is a vector of any width: `Keyframes<[Double]>`. Transforms aren't vectors; a motion timeline has
/// a separate kind of keyframes for them.
public struct Keyframes<Value: InterpolableVector>: Sendable {
  /// The values, at least one.
  public let values: [Value]
  /// The key times of the values; one more than values if they are discrete.
  public let keyTimes: KeyTimes
  /// The timing curve of each segment. Segments without one are linear.
  public let pacings: [UnitBezier]
  /// The interpolation between two keyframes.
  public let interpolation: KeyframeInterpolation
  /// The tangents of each segment, for a smooth curve only.
  @usableFromInline let tangents: [KeyframeTangents<Value>]

  /// Creates keyframes with Core Animation's tolerance: invalid key times are replaced by even spacing, and
  /// segments without a pacing are linear.
  ///
  /// Key times are valid if there is one per value (one more for discrete values), the first is 0, the last
  /// is 1 and none is below the previous one. A single value holds throughout. Where two key times are equal,
  /// the value jumps.
  ///
  /// - Parameters:
  ///   - values: The values, one for each keyframe.
  ///   - keyTimes: The fractions at which the values hold, 0…1; nil for even spacing, which also replaces
  ///     invalid times.
  ///   - pacings: The timing curve of each segment, ignored for discrete and paced interpolation.
  ///   - interpolation: The interpolation from value to value.
  ///   - shapes: The shapes of a smooth curve at the keyframes. Missing ones are those of a Catmull–Rom
  ///     spline.
  /// - Precondition: There is at least one value, and arrays have the same number of elements.
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
  /// Returns the value at a progress, which is clamped to 0…1 first; the first value for NaN.
  ///
  /// At a key time the result is exactly that keyframe's value.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  @inlinable
  public func value(at progress: Double) -> Value {
    value(at: progress) { segment, fraction in
      segment < pacings.count ? pacings[segment].value(at: fraction) : fraction
    }
  }

  /// Returns the value at a progress, with segments paced by a function instead of ``pacings``.
  ///
  /// - Parameters:
  ///   - progress: The elapsed fraction of the whole, 0…1.
  ///   - pacing: Returns the fraction of the way for the index of a segment and its elapsed fraction. The
  ///     result may be outside 0…1.
  @inlinable
  public func value(at progress: Double, pacing: (_ segment: Int, _ fraction: Double) -> Double) -> Value {
    let position = position(at: progress)
    let start = values[position.index]
    guard position.fraction > 0 else { return start }
    let fraction = pacing(position.index, position.fraction)
    let end = values[position.index + 1]
    guard position.index < tangents.count, fraction != 1 else {
      return start.interpolated(to: end, at: fraction)
    }
    let weights = HermiteWeights(fraction)
    return start.interpolated(to: end, at: weights.end)
      .adding(tangents[position.index].leaving, times: weights.leaving)
      .adding(tangents[position.index].arriving, times: weights.arriving)
  }

  /// Returns the keyframe at or before a progress and the fraction of the way to the next one, not paced.
  @inlinable
  public func position(at progress: Double) -> KeyTimes.Position {
    let position = keyTimes.position(at: progress)
    guard interpolation == .discrete else { return position }
    return KeyTimes.Position(index: min(position.index, values.count - 1), fraction: 0)
  }
}

// MARK: - Vectors of any width

/// Keyframes in the form used by ``MotionTimeline``.
package typealias KeyframeValues = Keyframes<[Double]>
