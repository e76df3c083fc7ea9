/// Samples properties that keyframes alone can't describe.
///
/// There are four samples a frame, because animations are also drawn between frames. Beyond a limit samples get sparser.
struct PropertySampler {
  /// The root composition's frames.
  let frames: ClosedRange<Double>
  private let budget: SampleBudget

  /// - Parameters:
  ///   - frames: The root composition's frames.
  ///   - limit: The number of samples that all properties may take together. Beyond that samples get sparser.
  ///   - pointLimit: The number of points that all paths may have.
  ///   - keyframeLimit: The number of keyframes that may be processed. Further properties keep their first values.
  init(
    _ frames: ClosedRange<Double>, limit: Double = 500_000, pointLimit: Int = 400_000,
    keyframeLimit: Int = 3_000_000
  ) {
    self.frames = frames
    budget = SampleBudget(samples: limit, points: pointLimit, keyframes: keyframeLimit)
  }

  /// Returns a property with the values of a function of the frame.
  func sample<Value>(_ value: (Double) -> Value) -> Animated<Value> {
    sample(over: frames, value)
  }

  /// Returns a property with the values of a function in a span of frames; it's constant before and after the span.
  ///
  /// - Parameters:
  ///   - span: The frames.
  ///   - cost: The cost of computing one value, in samples.
  ///   - value: The value at a frame.
  func sample<Value>(
    over span: ClosedRange<Double>, cost: Int = 1, _ value: (Double) -> Value
  ) -> Animated<Value> {
    let first = max(span.lowerBound, frames.lowerBound).rounded(.down)
    let last = max(first, min(span.upperBound, frames.upperBound + 1).rounded(.up))
    var keyframes = [Keyframe(time: first, value: value(first))]
    let step = budget.step(
      over: last - first, pointCount: keyframes[0].value.elementCount, cost: Double(max(1, cost)),
      memoryCost: Value.memoryCost)
    var frame = first + step
    while frame < last {
      keyframes.append(Keyframe(time: frame, value: value(frame)))
      frame += step
    }
    keyframes.append(Keyframe(time: last, value: value(last)))
    return Animated(keyframes: withoutRepetitions(keyframes))
  }

  /// Returns keyframes of a value that is constant throughout the animation.
  func constantKeyframes<Value>(_ value: Value) -> [Keyframe<Value>] {
    [Keyframe(time: frames.lowerBound, value: value), Keyframe(time: frames.upperBound + 1, value: value)]
  }
}

// MARK: - Limits

extension PropertySampler {
  /// Returns whether further paths may have so many points.
  func reservePoints(_ count: Int) -> Bool { budget.reservePoints(count) }

  /// Returns whether the keyframes of a property may be processed once more. One property may serve many layers.
  func reserveKeyframes<Value>(of property: Animated<Value>) -> Bool {
    budget.reserveKeyframes(property.keyframes.count * max(1, property.first.elementCount / 4))
  }

  /// Whether the keyframe limit was reached, so that some properties keep their first values.
  var isExhausted: Bool { budget.isExhausted }
}

/// Returns the keyframes without those in the middle of a span in which the value is constant.
private func withoutRepetitions<Value>(_ keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
  guard keyframes.contains(where: { $0.value != keyframes[0].value }) else {
    return Array(keyframes.prefix(1))
  }
  return keyframes.indices.filter { index in
    index == 0 || index == keyframes.count - 1 || keyframes[index].value != keyframes[index - 1].value
      || keyframes[index].value != keyframes[index + 1].value
  }.map { keyframes[$0] }
}

/// The samples, points and keyframes that an animation may still use.
private final class SampleBudget {
  private var remainingSamples: Double
  private var remainingPoints: Int
  /// The number of points that may still be computed, including those of paths that are dropped in the end.
  private var remainingComputedPoints = 8_000_000.0
  private var remainingKeyframes: Int
  private(set) var isExhausted = false

  init(samples: Double, points: Int, keyframes: Int) {
    (remainingSamples, remainingPoints, remainingKeyframes) = (samples, points, keyframes)
  }

  func reserveKeyframes(_ count: Int) -> Bool {
    guard count <= remainingKeyframes else {
      isExhausted = true
      return false
    }
    remainingKeyframes -= count
    return true
  }

  func reservePoints(_ count: Int) -> Bool {
    guard count <= remainingPoints else { return false }
    remainingPoints -= count
    return true
  }

  /// Reserves samples and returns the number of frames between them: a quarter, or as many whole frames as keep the
  /// property within a hundredth of the remaining samples and an eighth of the remaining points.
  ///
  /// - Parameters:
  ///   - length: The number of frames to sample.
  ///   - pointCount: The number of points in each sample.
  ///   - cost: The cost of computing each sample, in samples.
  ///   - memoryCost: The memory of each sample, in samples.
  func step(over length: Double, pointCount: Int, cost: Double, memoryCost: Double) -> Double {
    let size = Double(max(pointCount, 1))
    let points = min(Double(max(remainingPoints, 0)), remainingComputedPoints) / 8
    let least = max(
      length / (remainingSamples > 0 ? max(remainingSamples / 100 / cost, 8) : 1),
      length * size / max(points, size))
    let step = least <= 0.25 ? 0.25 : least.rounded(.up)
    remainingSamples -= length / step * max(cost, memoryCost)
    remainingComputedPoints -= length / step * size
    return step
  }
}
