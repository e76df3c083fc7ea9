/// The tangents of a segment between two keyframes, for a parameter from 0 to 1 along it.
@usableFromInline
struct KeyframeTangents<Value: InterpolableVector>: Sendable {
  /// The tangent of departure from the first keyframe.
  @usableFromInline var leaving: Value
  /// The tangent of arrival at the second keyframe.
  @usableFromInline var arriving: Value

  @usableFromInline
  init(leaving: Value, arriving: Value) {
    self.leaving = leaving
    self.arriving = arriving
  }
}

extension KeyframeTangents {
  /// Returns the tangents of all segments.
  ///
  /// The curve is assumed to continue straight before the first and after the last keyframe, so the tangent
  /// there is the whole difference from the neighbor. If neighboring segments take different times, the
  /// tangents are scaled so that the speed doesn't jump. A tangent that overflows counts as zero.
  static func all(values: [Value], times: [Double], shapes: [KeyframeShape]) -> [KeyframeTangents] {
    (0..<max(values.count - 1, 0)).map { index in
      KeyframeTangents(
        leaving: Corner(at: index, values, times).tangent(
          shape(index, shapes).leaving, in: times[index + 1] - times[index]),
        arriving: Corner(at: index + 1, values, times).tangent(
          shape(index + 1, shapes).arriving, in: times[index + 1] - times[index]))
    }
  }

  private static func shape(_ index: Int, _ shapes: [KeyframeShape]) -> KeyframeShape {
    index < shapes.count ? shapes[index] : KeyframeShape()
  }

  /// A keyframe with the differences from the previous one and to the next one.
  private struct Corner {
    let before: Value
    let after: Value
    let zero: Value
    /// The duration of both segments together.
    let duration: Double

    init(at index: Int, _ values: [Value], _ times: [Double]) {
      let (first, last) = (max(index - 1, 0), min(index + 1, values.count - 1))
      let after = values[last].change(from: values[index])
      before = index == 0 ? after : values[index].change(from: values[first])
      self.after = index == last ? before : after
      zero = values[index].change(from: values[index])
      let duration = times[last] - times[first]
      self.duration = index == 0 || index == last ? 2 * duration : duration
    }

    func tangent(_ weights: (before: Double, after: Double), in segmentDuration: Double) -> Value {
      let scale = duration > 0 ? 2 * segmentDuration / duration : 1
      let tangent = zero.adding(before, times: weights.before * scale)
        .adding(after, times: weights.after * scale)
      return tangent.isFinite ? tangent : zero
    }
  }
}

/// The weights of the ends and tangents of a cubic (Hermite), at a parameter in 0…1.
@usableFromInline
struct HermiteWeights {
  /// The weight of the second keyframe's value; the first one's weight is 1 minus it.
  @usableFromInline let end: Double
  @usableFromInline let leaving: Double
  @usableFromInline let arriving: Double

  @inlinable
  @inline(__always)
  init(_ u: Double) {
    end = u * u * (3 - 2 * u)
    leaving = u * (1 - u) * (1 - u)
    arriving = u * u * (u - 1)
  }
}
